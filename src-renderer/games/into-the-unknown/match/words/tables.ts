/** What the tables of words hold for each action, task and event: a total one is put together from one of each room. */
import type { SeatId } from '../../../../../shared/contract';
import type {
  ActionOf,
  ActionType,
  IntoTheUnknownEvent,
  TaskType,
  TaskView,
} from '../../../../../shared/contract/into-the-unknown';
import type { LogLine } from '../../../descriptor';
import type { ActionWords, Line, TaskWords } from './line';
import type { Told } from './told';

/** Actions, as they are told before they are done. */
export type Words<Types extends ActionType> = {
  readonly [Type in Types]: (told: Told, action: ActionOf<Type>) => ActionWords;
};

/** What is asked. */
export type TaskViewOf<Type extends TaskType> = Extract<TaskView, { readonly type: Type }>;
export type Questions<Types extends TaskType> = {
  readonly [Type in Types]: (told: Told, task: TaskViewOf<Type>) => TaskWords;
};

export type EventType = IntoTheUnknownEvent['type'];
type Having<Each, Type> = Each extends { readonly type: infer Tag }
  ? Type extends Tag
    ? Each
    : never
  : never;
/** The event of a type, one that shares its shape with others too. */
export type EventWith<Type extends EventType> = Having<IntoTheUnknownEvent, Type>;
/** What the lines of one record are told by besides. */
export interface Telling extends Told {
  readonly line: Line;
  /** Whose record it is; null: chance's or the referee's. */
  readonly actor: SeatId | null;
}
export type Lines<Types extends EventType> = {
  readonly [Type in Types]: (telling: Telling, event: EventWith<Type>) => LogLine | null;
};
