/** Pawns on their planet cards (NC-NAV-01 to 08, NC-TERM-01 to 03, NC-STRAT-02). */
import type { PlanetRecord } from '../../../shared/content/nova-cry';
import type { CardId } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import { recordOf, type Table } from './table';

export function planetOf({ content }: Table, card: CardId): PlanetRecord {
  const record = content.planets[recordOf(card)];
  if (!record) throw new Error(`No planet ${card}.`);
  return record;
}

/** The card comes into play with the pawn on travel space 1 (NC-NAV-01), in the place of one that lies there (NC-NAV-08). */
export function beginPlanet(play: Play, seat: SeatId, planet: CardId): void {
  discardPlanet(play, seat, null);
  play.seat(seat).planet = { card: planet, space: 1 };
  const { turn } = play.state;
  if (turn?.seat === seat) turn.docked = false;
  play.tell({ type: 'planet', seat, planet });
}

/** Forward by so many spaces, at most to the last, where it docks at once (NC-TERM-01, NC-STRAT-08); nothing without a card. */
export function movePawn(play: Play, seat: SeatId, spaces: number): void {
  const { planet } = play.seat(seat);
  if (!planet || spaces <= 0) return;
  const last = planetOf(play.table, planet.card).track.length;
  if (planet.space >= last) return; // docking is under way
  planet.space = Math.min(last, planet.space + spaces);
  play.tell({ type: 'moved', seat, space: planet.space, of: last });
  if (planet.space === last) dock(play, seat, planet.card);
}

function dock(play: Play, seat: SeatId, planet: CardId): void {
  const { turn } = play.state;
  if (turn?.seat === seat) turn.docked = true;
  play.tell({ type: 'docked', seat, planet });
  play.push({ type: 'dock', seat, planet, step: 'score' });
}

/** A pawn goes back, never before travel space 1. */
export function holdBack(play: Play, seat: SeatId, spaces: number): void {
  const { planet } = play.seat(seat);
  if (!planet || planet.space <= 1) return;
  const last = planetOf(play.table, planet.card).track.length;
  if (planet.space >= last) return; // docking is under way
  planet.space = Math.max(1, planet.space - spaces);
  play.tell({ type: 'moved', seat, space: planet.space, of: last });
}

/** The planet card in play is discarded (NC-PLANET-03, NC-ABIL-01); `by`: whose doing it is where an opponent's. */
export function discardPlanet(play: Play, seat: SeatId, by: SeatId | null): void {
  const held = play.seat(seat);
  const { planet } = held;
  if (!planet) return;
  held.planet = null;
  play.state.piles.planets.discard.push(planet.card);
  if (by !== null) play.tell({ type: 'cast-off', seat, planet: planet.card, by });
}
