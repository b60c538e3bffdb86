/** What the rules say of one type of task; the table in `tasks/index.ts` has one of these for each type. */
import type { Refusal } from '../../../shared/base';
import type { NovaCryAction, TaskOf, TaskType } from '../../../shared/contract/nova-cry';
import type { Actor, Random, SeatId } from '../engine';
import type { Play } from './play';
import type { NovaCryState } from './state';
import type { Table } from './table';

/** Everything a question about a task needs. */
export interface Asked<Type extends TaskType> {
  readonly table: Table;
  readonly state: NovaCryState;
  readonly task: TaskOf<Type>;
}

export interface TaskRules<Type extends TaskType> {
  /** Who must decide, several where choices are secret and simultaneous; empty when it is carried out at once. */
  waitsFor(asked: Asked<Type>): readonly Actor[];
  /** Everything that seat may do, in an order that never changes; chance is not listed. */
  legal(asked: Asked<Type>, seat: SeatId): readonly NovaCryAction[];
  /** Whether an action that is not in the list is as good as one: where there are more ways to pay than are listed. */
  accepts?(asked: Asked<Type>, seat: SeatId, action: NovaCryAction): boolean;
  /** Why an action that is not in the list is refused: the rule that forbids it. */
  why(asked: Asked<Type>, seat: SeatId, action: NovaCryAction): Refusal;
  /** For tasks that wait for chance: an answer, and whether a given one could have come. */
  readonly chance?: {
    readonly kind: 'rolled' | 'drawn' | 'tokens' | 'revealed';
    /** Nothing is open: what has to come is only shown now, and not in the step that led to it (`revealed`). */
    isForced?(asked: Asked<Type>): boolean;
    sample(asked: Asked<Type>, random: Random): NovaCryAction;
    isPossible(asked: Asked<Type>, action: NovaCryAction): boolean;
  };
  /** Carries out the answer of an actor. The task is still on top of the stack and is popped or replaced here. */
  answer(play: Play, task: TaskOf<Type>, action: NovaCryAction, actor: Actor): void;
  /** Carries it out where it waits for nobody. The task is popped or replaced here. */
  run(play: Play, task: TaskOf<Type>): void;
}
