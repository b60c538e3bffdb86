/** What the rules say of one type of task; the table in `tasks/index.ts` has one of these for each type. */
import type { Refusal } from '../../../shared/base';
import type { Actor, Random } from '../engine';
import type { BlackAlertAction, ChanceAction } from '../../../shared/contract/black-alert';
import type { Play } from './play';
import type { BlackAlertState } from './state';
import type { Table } from './table';
import type { TaskOf, TaskType } from './task';

/** Everything a question about a task needs. */
export interface Asked<Type extends TaskType> {
  readonly table: Table;
  readonly state: BlackAlertState;
  readonly task: TaskOf<Type>;
}

export interface TaskRules<Type extends TaskType> {
  /** Who must decide; null when it is carried out at once. */
  waitsFor(asked: Asked<Type>): Actor | null;
  /** Everything the one it waits for may do, in an order that never changes; chance is not listed. */
  legal(asked: Asked<Type>): readonly BlackAlertAction[];
  /** Why an action that is not in the list is refused: the rule that forbids it. */
  why(asked: Asked<Type>, action: BlackAlertAction): Refusal;
  /** For tasks that wait for chance: an answer, and whether a given one could have come. */
  readonly chance?: {
    readonly kind: ChanceAction['type'];
    sample(asked: Asked<Type>, random: Random): BlackAlertAction;
    isPossible(asked: Asked<Type>, action: BlackAlertAction): boolean;
  };
  /** Carries out the answer. The task is still on top of the stack and is popped or replaced here. */
  answer(play: Play, task: TaskOf<Type>, action: BlackAlertAction): void;
  /** Carries it out where it waits for nobody. The task is popped or replaced here. */
  run(play: Play, task: TaskOf<Type>): void;
}
