/** Where a match is, in turns: what the time bar and the log count by. */
import type { MatchState, SeatId, TurnMark } from '../../../shared/contract';

/** The turn, from 1, that a position belongs to: the last one that has begun. 0 where none has. */
export function turnAt(turns: readonly TurnMark[], position: number): number {
  return turns.filter((turn) => turn.position <= position).length;
}

/** The turn in which a record fell: the position before it counts. */
export function turnOfRecord(turns: readonly TurnMark[], record: number): number {
  return turnAt(turns, record - 1);
}

/** Where on a scale of even turns a position stands, 0 to 1: within a turn by its records. */
export function placeOnScale(turns: readonly TurnMark[], position: number, length: number): number {
  const ends = scaleEnds(turns, length);
  const last = ends.length - 1;
  if (last < 1) return 1;
  const index = ends.findLastIndex((end) => end <= position);
  if (index < 0) return 0;
  if (index >= last) return 1;
  const [from = 0, to = 0] = [ends[index], ends[index + 1]];
  return (index + (to > from ? (position - from) / (to - from) : 0)) / last;
}

/** The position at a place of the scale, at the nearest turn's beginning or the end. */
export function positionAt(turns: readonly TurnMark[], length: number, place: number): number {
  const ends = scaleEnds(turns, length);
  const index = Math.round(Math.min(1, Math.max(0, place)) * (ends.length - 1));
  return ends[index] ?? length;
}

/** The beginning of the turn before a position, or of the match. */
export function turnBefore(turns: readonly TurnMark[], position: number): number {
  return turns.findLast((turn) => turn.position < position)?.position ?? 0;
}

/** The beginning of the next turn, or the end. */
export function turnAfter(turns: readonly TurnMark[], position: number, length: number): number {
  return turns.find((turn) => turn.position > position)?.position ?? length;
}

/** `turn 13, now`, `turn 9 of 13`. */
export function turnWords({ turns, position, length }: MatchState): string {
  const turn = turnAt(turns, position);
  if (position >= length) return turn === 0 ? 'set-up, now' : `turn ${turn}, now`;
  return turn === 0 ? 'set-up' : `turn ${turn} of ${turns.length}`;
}

/** Sign of a seat where the game has no sides: 1 to 6. */
export function markOf(seat: SeatId, team: 'starfleet' | 'terran' | null | undefined): 1 | 2 | 3 | 4 | 5 | 6 {
  if (team === 'starfleet') return 1;
  if (team === 'terran') return 2;
  return Number(seat) as 1 | 2 | 3 | 4 | 5 | 6; // seats are '1' to '6'
}

/** Where the turns begin, and where the records end. */
function scaleEnds(turns: readonly TurnMark[], length: number): readonly number[] {
  const begins = turns.map(({ position }) => position);
  return begins.at(-1) === length ? begins : [...begins, length];
}
