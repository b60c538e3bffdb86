/** Intel of a seat: gained, lost, paid to the bank (NC-COMP-10). */
import type { RuleId } from '../../../shared/base';
import type { SeatId } from '../engine';
import type { Play } from './play';
import { warnOfSupply } from './supply';

/** So many green cubes from the bank. */
export function gainIntel(play: Play, seat: SeatId, count: number, rule: RuleId): void {
  change(play, seat, count, rule);
  warnOfSupply(play, 'intel', count);
}

/** So many green cubes back to the bank; as many as there are. Returns how many went. */
export function loseIntel(play: Play, seat: SeatId, count: number, rule: RuleId): number {
  const lost = Math.min(count, play.seat(seat).intel);
  change(play, seat, -lost, rule);
  return lost;
}

/** A price to the bank, tested before: a seat that cannot pay it is a bug. */
export function payIntel(play: Play, seat: SeatId, count: number, rule: RuleId): void {
  if (count > play.seat(seat).intel) throw new Error(`${seat} cannot pay ${count} Intel.`);
  change(play, seat, -count, rule);
}

/** From one seat to another, as many as there are. */
export function handOverIntel(play: Play, from: SeatId, to: SeatId, count: number, rule: RuleId): void {
  change(play, to, loseIntel(play, from, count, rule), rule);
}

function change(play: Play, to: SeatId, by: number, rule: RuleId): void {
  if (by === 0) return;
  const seat = play.seat(to);
  seat.intel += by;
  play.tell({ type: 'intel', seat: to, by, now: seat.intel, rule });
}
