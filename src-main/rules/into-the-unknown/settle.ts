/** Carrying out what waits for nobody, until somebody has to decide. */
import type { Task, TaskType } from '../../../shared/contract/into-the-unknown';
import { settleState } from './memo';
import type { Play } from './play';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';
import type { Asked, TaskRules } from './task-rules';
import { TASKS } from './tasks';

function topOf(state: IntoTheUnknownState): Task {
  const task = state.tasks.at(-1);
  if (!task) throw new Error('A match that is not over has nothing under way.');
  return task;
}

export interface Question {
  readonly rules: TaskRules<TaskType>;
  readonly asked: Asked<TaskType>;
}

/** The rules of a task with the question they are asked; the table is total, so the types belong together. */
export function ask(table: Table, state: IntoTheUnknownState): Question {
  const task = topOf(state);
  const rules = TASKS[task.type] as unknown as TaskRules<TaskType>; // the entry of the task's own type
  return { rules, asked: { table, state, task } };
}

/**
 * Carries out what waits for nobody. Every task either ends or leaves something smaller, so this ends. Nothing may be
 * written into the state afterwards.
 */
export function settle(play: Play): void {
  for (let steps = 0; play.frozen.outcome === null; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('The stack of tasks does not come to rest.');
    settleState(play.frozen);
    const { rules, asked } = ask(play.table, play.frozen);
    if (rules.isMoot?.(play.frozen, asked.task)) play.pop();
    else if (rules.waitsFor(asked).length > 0) return;
    else rules.run(play, asked.task);
  }
  settleState(play.frozen);
}

/** Far more than any effect needs; a loop is a bug and must not hang the table. */
const MOST_STEPS = 10_000;
