/** Tasks of movement carried out by themselves: what they push for other rooms stays on the stack for the test to see. */
import type { Refusal, Result } from '../../../shared/base';
import type {
  EventOf,
  FeatureState,
  IntoTheUnknownAction,
  IntoTheUnknownEvent,
  MoveTask,
  Task,
  UnitState,
} from '../../../shared/contract/into-the-unknown';
import type { Actor, SeatId } from '../../../src-main/rules/engine';
import { MOVE_TASKS } from '../../../src-main/rules/into-the-unknown/moves/tasks';
import type { Play } from '../../../src-main/rules/into-the-unknown/play';
import type { Asked, TaskRules } from '../../../src-main/rules/into-the-unknown/task-rules';
import { type BegunOptions, playWith } from './play';

type Any = MoveTask['type'];

export class Moves {
  readonly play: Play;

  constructor(options: BegunOptions & { readonly tasks: readonly Task[] }) {
    this.play = playWith(options);
  }

  /** The task on top, none of the bottom's. */
  get top(): Task | undefined {
    return this.play.frozen.tasks.at(-1);
  }

  private asked(): { readonly rules: TaskRules<Any>; readonly asked: Asked<Any> } {
    const { top } = this;
    if (top === undefined || !(top.type in MOVE_TASKS)) throw new Error(`No move is on top: ${top?.type}.`);
    const task = top as MoveTask; // its type is one of the table's
    const rules = MOVE_TASKS[task.type] as unknown as TaskRules<Any>; // the entry of that type
    return { rules, asked: { table: this.play.table, state: this.play.frozen, task } };
  }

  waits(): readonly Actor[] {
    const { rules, asked } = this.asked();
    return rules.waitsFor(asked);
  }

  legal(seat: SeatId = '1'): readonly IntoTheUnknownAction[] {
    const { rules, asked } = this.asked();
    return rules.legal(asked, seat);
  }

  check(action: IntoTheUnknownAction, seat: SeatId = '1'): Result<IntoTheUnknownAction, Refusal> {
    const { rules, asked } = this.asked();
    if (!rules.open) throw new Error('Everything is listed.');
    return rules.open.check(asked, seat, action);
  }

  /** Why it may not be. Throws when it may. */
  refusal(action: IntoTheUnknownAction): Refusal {
    const checked = this.check(action);
    if (checked.ok) throw new Error(`${JSON.stringify(action)} is legal.`);
    return checked.error;
  }

  /** Answers the task on top; an open answer is checked first. */
  answer(action: IntoTheUnknownAction, actor: Actor = '1'): this {
    const { rules, asked } = this.asked();
    const isOpen = rules.open?.kinds(asked, '1').includes(action.type) ?? false;
    const checked = isOpen ? this.check(action) : ({ ok: true, value: action } as const);
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    rules.answer(this.play, asked.task, checked.value, actor);
    return this;
  }

  /** Carries out what waits for nobody, until somebody or another room is asked; answers that somebody may have are left. */
  run(): this {
    for (let steps = 0; steps < 200; steps += 1) {
      const { top } = this;
      if (top?.type === 'react') {
        this.play.pop();
        continue;
      }
      if (top === undefined || !(top.type in MOVE_TASKS)) return this;
      const { rules, asked } = this.asked();
      if (rules.isMoot?.(asked.state, asked.task)) this.play.pop();
      else if (rules.waitsFor(asked).length > 0) return this;
      else rules.run(this.play, asked.task);
    }
    throw new Error('The moves never end.');
  }

  /** Takes the task on top away, as if another room had carried it out. */
  skip(): this {
    this.play.pop();
    return this;
  }

  unit(id: string): UnitState {
    const unit = this.play.frozen.units.find((each) => each.id === id);
    if (!unit) throw new Error(`No unit ${id}.`);
    return unit;
  }

  feature(id: string): FeatureState {
    const feature = this.play.frozen.features.find((each) => each.id === id);
    if (!feature) throw new Error(`No feature ${id}.`);
    return feature;
  }

  told<Type extends IntoTheUnknownEvent['type']>(type: Type): readonly EventOf<Type>[] {
    return this.play.events.filter((event): event is EventOf<Type> => event.type === type);
  }
}

/** A manoeuvre as an action, straight on unless told. */
export function maneuver(
  kind: 'warp' | 'forward' | 'reverse' | 'lateral-port' | 'lateral-starboard' | 'come-about',
  own: Partial<Extract<IntoTheUnknownAction, { readonly type: 'maneuver' }>> = {},
): Extract<IntoTheUnknownAction, { readonly type: 'maneuver' }> {
  return {
    type: 'maneuver',
    kind,
    tool: null,
    notches: 0,
    distanceIn: 0,
    headingDeg: null,
    system: null,
    ...own,
  };
}

export const IMPULSE_KINDS = [
  'forward',
  'reverse',
  'lateral-port',
  'lateral-starboard',
  'come-about',
] as const;
