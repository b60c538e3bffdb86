/** Alert tokens: the bag, front rows, ships (NC-ALERT-01 to 20). */
import { TOKENS, type Token } from '../../../shared/content/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import type { NovaCryState } from './state';

export function tokensInBag({ bag }: NovaCryState): number {
  return TOKENS.reduce((sum, token) => sum + bag[token], 0);
}

/** Back into the bag, wherever they come from; told as one. */
export function putInBag(play: Play, seat: SeatId, tokens: readonly Token[]): void {
  if (tokens.length === 0) return;
  for (const token of tokens) play.state.bag[token] += 1;
  play.tell({ type: 'bagged', seat, tokens });
}

/** Takes the latest token of a type out of a front row; one that is not there is a bug. */
export function takeFromFront(play: Play, seat: SeatId, token: Token): void {
  const { front } = play.seat(seat);
  const index = front.lastIndexOf(token);
  if (index < 0) throw new Error(`Seat ${seat} has no ${token} in the front row.`);
  front.splice(index, 1);
}

/** Takes a token of a type off a ship; one that is not there is a bug. */
export function takeFromShip(play: Play, seat: SeatId, token: Token): void {
  const { ship } = play.seat(seat);
  const index = ship?.tokens.indexOf(token) ?? -1;
  if (!ship || index < 0) throw new Error(`Seat ${seat} has no ${token} on the ship.`);
  ship.tokens = ship.tokens.filter((_, place) => place !== index);
}

/** Onto the ship, sorted (NC-ALERT-11). */
export function layOnShip(play: Play, seat: SeatId, token: Token): void {
  const { ship } = play.seat(seat);
  if (!ship) throw new Error(`Seat ${seat} has no ship.`);
  ship.tokens = [...ship.tokens, token].sort();
}

/** A front-row token leaves its row and activates, its player first being asked for an answer (NC-ALERT-03, NC-ALERT-04). */
export function activateToken(play: Play, seat: SeatId, token: Token, by: SeatId | null): void {
  takeFromFront(play, seat, token);
  play.push({ type: 'activate', seat, token, by, step: 'answer' });
}

/** So many tokens come out of the bag into a front row; no re-draw outside the Alerts Phase (NC-ALERT-18). */
export function dealTokens(play: Play, seat: SeatId, count: number): void {
  if (count > 0) play.push({ type: 'draw-tokens', seat, count, redraws: false, aside: [] });
}
