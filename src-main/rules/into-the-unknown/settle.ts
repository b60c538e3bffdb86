/** Carrying out what waits for nobody, until somebody has to decide. */
import type { TaskType } from '../../../shared/contract/into-the-unknown';
import { runToRest, topTask } from '../engine';
import { settleState } from './memo';
import type { Play } from './play';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';
import type { Asked, TaskRules } from './task-rules';
import { TASKS } from './tasks';

export interface Question {
  readonly rules: TaskRules<TaskType>;
  readonly asked: Asked<TaskType>;
}

/** The rules of a task with the question they are asked; the table is total, so the types belong together. */
export function ask(table: Table, state: IntoTheUnknownState): Question {
  const task = topTask(state.tasks);
  const rules = TASKS[task.type] as unknown as TaskRules<TaskType>; // the entry of the task's own type
  return { rules, asked: { table, state, task } };
}

/** Carries out what waits for nobody. Nothing may be written into the state afterwards. */
export function settle(play: Play): void {
  runToRest(() => {
    settleState(play.frozen);
    if (play.frozen.outcome !== null) return false;
    const { rules, asked } = ask(play.table, play.frozen);
    if (rules.isMoot?.(play.frozen, asked.task)) play.pop();
    else if (rules.waitsFor(asked).length > 0) return false;
    else rules.run(play, asked.task);
    return true;
  });
}
