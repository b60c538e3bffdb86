/** What players are taken to do while a bot looks ahead: something legal, never thought over. */
import type { IntoTheUnknownAction, TaskType } from '../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from './state';

/** Where nothing presses and a position may be judged as it is: between orders. */
const QUIET: ReadonlySet<TaskType> = new Set(['priority-order', 'standby-order', 'open-hail'] as const);

/** Null between orders; else what `sample` draws. */
export function habitOf(
  { tasks }: IntoTheUnknownState,
  sample: () => IntoTheUnknownAction,
): IntoTheUnknownAction | null {
  const top = tasks.at(-1)?.type;
  return top !== undefined && QUIET.has(top) ? null : sample();
}
