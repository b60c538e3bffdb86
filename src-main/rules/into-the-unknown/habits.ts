/** What players are taken to do while a bot looks ahead: something legal, hardly thought over. */
import type { IntoTheUnknownAction, TaskType } from '../../../shared/contract/into-the-unknown';
import type { SeatId } from '../engine';
import { prospectOf } from './judging';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';

/** Where nothing presses and a position may be judged as it is: between orders. */
const QUIET: ReadonlySet<TaskType> = new Set(['priority-order', 'standby-order', 'open-hail'] as const);
/** Where everybody sees what is best: dice that fell short are thrown again, results are spent, teams sent to work. */
const PLAIN: ReadonlySet<TaskType> = new Set(['test', 'verb', 'transport'] as const);

/** Of so many draws a player is taken to make the move that brings nearest to points. */
const MOVES = 4;

interface Answers {
  readonly legal: () => readonly IntoTheUnknownAction[];
  readonly sample: () => IntoTheUnknownAction;
}

/** Null between orders; the most promising answer where that is plain; else what `sample` draws. */
export function habitOf(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  { legal, sample }: Answers,
): IntoTheUnknownAction | null {
  const top = state.tasks.at(-1)?.type;
  if (top === undefined || QUIET.has(top)) return top === undefined ? sample() : null;
  if (top === 'maneuver') {
    const drawn = Array.from({ length: MOVES }, sample);
    return mostPromising(table, state, seat, drawn, -Infinity) ?? sample();
  }
  return PLAIN.has(top) ? (mostPromising(table, state, seat, legal()) ?? sample()) : sample();
}

/** The first of equals; null where nothing promises more than `least`. */
function mostPromising(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  actions: readonly IntoTheUnknownAction[],
  least = 0,
): IntoTheUnknownAction | null {
  let best: IntoTheUnknownAction | null = null;
  let highest = least;
  for (const action of actions) {
    const prospect = prospectOf(table, state, seat, action);
    if (prospect > highest || (best === null && action.type === 'done'))
      [best, highest] = [action, Math.max(least, prospect)];
  }
  return best;
}
