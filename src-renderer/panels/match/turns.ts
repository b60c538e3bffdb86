/** Where a match is, in turns: what the time bar and the log count by. */
import type { MatchState, SeatId, TurnMark } from '../../../shared/contract';
import type { Mark } from '../../ui';

/** The turn, from 1, that a position belongs to: the last one that has begun. 0 where none has. */
export function turnAt(turns: readonly TurnMark[], position: number): number {
  return turns.filter((turn) => turn.position <= position).length;
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

/** What a match is counted by: rounds where its turns say which they belong to, else turns. */
export function unitOf(turns: readonly TurnMark[]): 'round' | 'turn' {
  return turns.some(({ round }) => round !== undefined) ? 'round' : 'turn';
}

/** The round, or the turn where the match counts turns, that a position belongs to. 0 where none has begun. */
export function countAt(turns: readonly TurnMark[], position: number): number {
  const turn = turnAt(turns, position);
  return turns[turn - 1]?.round ?? turn;
}

/** `turn 13, now`, `turn 9 of 13`, `round 4 of 9`. */
export function turnWords({ turns, position, length }: MatchState): string {
  const [count, unit] = [countAt(turns, position), unitOf(turns)];
  if (position >= length) return count === 0 ? 'set-up, now' : `${unit} ${count}, now`;
  return count === 0 ? 'set-up' : `${unit} ${count} of ${countAt(turns, length)}`;
}

/** What a position belongs to, such as `turn 9`, `round 4`, `the set-up`. */
export function placeWords(turns: readonly TurnMark[], position: number): string {
  const count = countAt(turns, position);
  return count === 0 ? 'the set-up' : `${unitOf(turns)} ${count}`;
}

/** A turn by its place in the match and whose it is, such as `Turn 3: Burnham`, `Round 2: Vantar`. */
export function turnTitle(turns: readonly TurnMark[], index: number): string {
  const { round, label = '' } = turns[index] ?? {};
  return round === undefined ? `Turn ${index + 1}: ${label}` : `Round ${round}: ${label}`;
}

/** The mark of a seat that is on nobody's side: seats are '1' to '6'. */
export function seatMark(seat: SeatId): Mark {
  return Number(seat) as Mark;
}

/** Where the turns begin, and where the records end. */
function scaleEnds(turns: readonly TurnMark[], length: number): readonly number[] {
  const begins = turns.map(({ position }) => position);
  return begins.at(-1) === length ? begins : [...begins, length];
}
