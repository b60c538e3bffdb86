/**
 * What the rules say of one type of task. Each room of this folder has a table of its tasks (`setup/tasks.ts`,
 * `round/tasks.ts` ...); `tasks.ts` puts them together, total over every type.
 */
import type { Refusal, Result, RuleId } from '../../../shared/base';
import type { IntoTheUnknownAction, TaskOf, TaskType } from '../../../shared/contract/into-the-unknown';
import type { Actor, Random, SeatId } from '../engine';
import type { Play } from './play';
import type { IntoTheUnknownState } from './state';
import type { Table } from './table';

export type ChanceKind = 'rolled' | 'drawn' | 'number' | 'flipped' | 'revealed';

/** Everything a question about a task needs. */
export interface Asked<Type extends TaskType> {
  readonly table: Table;
  readonly state: IntoTheUnknownState;
  readonly task: TaskOf<Type>;
}

/** Answers that cannot be listed: a manoeuvre, a place on the table, a whole fleet. */
export interface OpenAnswers<Type extends TaskType> {
  /** Types of actions that are open to this seat now; empty: all is listed. */
  kinds(asked: Asked<Type>, seat: SeatId): readonly IntoTheUnknownAction['type'][];
  /** Whether it may be, exactly; the refusal cites the rule. The action that is recorded comes back, rounded to 1e-9. */
  check(
    asked: Asked<Type>,
    seat: SeatId,
    action: IntoTheUnknownAction,
  ): Result<IntoTheUnknownAction, Refusal>;
  /** A legal one, drawn so that bots see good and bad ones; null when only listed answers are left. */
  sample(asked: Asked<Type>, seat: SeatId, random: Random): IntoTheUnknownAction | null;
}

export interface TaskRules<Type extends TaskType> {
  /** Who must decide, several where choices are secret and simultaneous; empty when it is carried out at once. */
  waitsFor(asked: Asked<Type>): readonly Actor[];
  /** Everything listed that a seat may do, in an order that never changes. */
  legal(asked: Asked<Type>, seat: SeatId): readonly IntoTheUnknownAction[];
  readonly open?: OpenAnswers<Type>;
  /** A listed answer drawn without listing all, for tasks with long lists; null: draw from the list. */
  draw?(asked: Asked<Type>, seat: SeatId, random: Random): IntoTheUnknownAction | null;
  /** Whether an action that is not in the list is as good as one: where there are more sets of dice than are listed. */
  accepts?(asked: Asked<Type>, seat: SeatId, action: IntoTheUnknownAction): boolean;
  /** Why an action that is not in the list is refused: the rule that forbids it. */
  why(asked: Asked<Type>, seat: SeatId, action: IntoTheUnknownAction): Refusal;
  /** For tasks that wait for chance. */
  readonly chance?: {
    readonly kind: ChanceKind;
    /** What says which answers there are: cited where one could not have come. */
    readonly rule: RuleId;
    /** Where a reading asks for another kind of answer; left out: always `kind`. */
    kindOf?(asked: Asked<Type>): ChanceKind;
    sample(asked: Asked<Type>, random: Random): IntoTheUnknownAction;
    isPossible(asked: Asked<Type>, action: IntoTheUnknownAction): boolean;
  };
  /** Carries out the answer of an actor. The task is still on top of the stack and is popped or replaced here. */
  answer(play: Play, task: TaskOf<Type>, action: IntoTheUnknownAction, actor: Actor): void;
  /** Carries it out where it waits for nobody. The task is popped or replaced here. */
  run(play: Play, task: TaskOf<Type>): void;
  /** What it is about is gone (a unit destroyed in between): it is dropped. Left out: never. */
  isMoot?(state: IntoTheUnknownState, task: TaskOf<Type>): boolean;
}

/** The rules of some types of tasks: what each room gives. */
export type TaskTable<Types extends TaskType> = { readonly [Type in Types]: TaskRules<Type> };
