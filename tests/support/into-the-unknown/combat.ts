/**
 * Tests, attacks and damage carried out below the rules of a whole match: what a test pushes is worked off until somebody
 * has to decide, answers are given as `check` would take them.
 */
import type { Refusal } from '../../../shared/base';
import type { TestWork } from '../../../shared/content/into-the-unknown';
import type {
  EffectContext,
  EventOf,
  IntoTheUnknownAction,
  IntoTheUnknownEvent,
  OfficerState,
  SeatState,
  Task,
  TaskOf,
  TaskType,
  UnitState,
} from '../../../shared/contract/into-the-unknown';
import { type Actor, randomFrom } from '../../../src-main/rules/engine';
import { COMBAT_TASKS } from '../../../src-main/rules/into-the-unknown/combat/tasks';
import { startTest, type TestHow } from '../../../src-main/rules/into-the-unknown/combat/start-test';
import { contextOf } from '../../../src-main/rules/into-the-unknown/effects/context';
import { Play } from '../../../src-main/rules/into-the-unknown/play';
import { ROUND_TASKS } from '../../../src-main/rules/into-the-unknown/round/tasks';
import type { Asked, TaskRules } from '../../../src-main/rules/into-the-unknown/task-rules';
import { type BegunOptions, playWith } from './play';

const TASKS = { ...ROUND_TASKS, ...COMBAT_TASKS };
type Any = keyof typeof TASKS;

/** Places of faces in the shipped dice. */
export const INTUITION = { success: 0, double: 2, breakthrough: 3, analysis: 4, blank: 6 } as const;
export const { success, double, breakthrough, analysis, blank } = INTUITION;
export const EXPERTISE = { success: 0, breakthrough: 2, analysis: 3, delta: 4, blank: 5 } as const;

export class Combat {
  play: Play;

  constructor(options: BegunOptions = {}) {
    this.play = playWith({ tasks: [], seats: { '1': QUIET, '2': QUIET }, ...options });
  }

  /** Another one from here on: what is written from now on leaves this one as it is. */
  branch(): Combat {
    const other = new Combat();
    other.play = new Play(this.play.table, this.play.frozen);
    return other;
  }

  /** Puts something on the stack and works it off until somebody is asked. */
  do(what: (play: Play) => void): this {
    what(this.play);
    return this.run();
  }

  /** An effect of a unit, as a card has it. */
  effect(effect: Extract<Task, { type: 'verb' }>['effect'], context: Partial<EffectContext> = {}): this {
    const self = this.play.frozen.units.find(({ id }) => id === context.self) ?? null;
    return this.do((play) =>
      play.push({ type: 'verb', effect, context: contextOf(self, context), picks: [], done: 0 }),
    );
  }

  test(work: TestWork, context: Partial<EffectContext>, how: TestHow = {}): this {
    const self = this.play.frozen.units.find(({ id }) => id === context.self) ?? null;
    return this.do((play) => startTest(play, work, contextOf(self, context), how));
  }

  /** What waits for nobody is carried out. */
  run(): this {
    for (let steps = 0; steps < 500; steps += 1) {
      const top = this.play.frozen.tasks.at(-1);
      if (top === undefined || !(top.type in TASKS)) return this;
      const { rules, asked } = this.asked();
      if (rules.isMoot?.(asked.state, asked.task)) this.play.pop();
      else if (rules.waitsFor(asked).length > 0) return this;
      else rules.run(this.play, asked.task);
    }
    throw new Error('It never ends.');
  }

  private asked(): { readonly rules: TaskRules<Any>; readonly asked: Asked<Any> } {
    const task = this.top as TaskOf<Any>; // what is not in the table is refused below
    if (!(task.type in TASKS)) throw new Error(`${task.type} is of another room.`);
    const rules = TASKS[task.type] as unknown as TaskRules<Any>; // the entry of that type
    return { rules, asked: { table: this.play.table, state: this.play.frozen, task } };
  }

  get top(): Task {
    const task = this.play.frozen.tasks.at(-1);
    if (!task) throw new Error('Nothing is under way.');
    return task;
  }

  /** True once everything has been worked off. */
  get isOver(): boolean {
    return this.play.frozen.tasks.length === 0;
  }

  /** The task on top, which is of this type. */
  taskOf<Type extends TaskType>(type: Type): TaskOf<Type> {
    if (this.top.type !== type) throw new Error(`${this.top.type} is on top, not ${type}.`);
    return this.top as TaskOf<Type>; // just compared
  }

  /** Who is asked; null: nobody. */
  get actor(): Actor | null {
    if (this.isOver || !(this.top.type in TASKS)) return null;
    const { rules, asked } = this.asked();
    return rules.waitsFor(asked)[0] ?? null;
  }

  legal(): readonly IntoTheUnknownAction[] {
    const { rules, asked } = this.asked();
    const [actor] = rules.waitsFor(asked);
    return actor === undefined || actor === 'chance' || actor === 'referee' ? [] : rules.legal(asked, actor);
  }

  options<Type extends IntoTheUnknownAction['type']>(
    type: Type,
  ): readonly Extract<IntoTheUnknownAction, { readonly type: Type }>[] {
    return this.legal().filter(
      (action): action is Extract<IntoTheUnknownAction, { readonly type: Type }> => action.type === type,
    );
  }

  /** Why the actor may not; null: it may. */
  why(action: IntoTheUnknownAction, actor: Actor | null = this.actor): Refusal | null {
    const { rules, asked } = this.asked();
    if (actor === 'chance') return rules.chance?.isPossible(asked, action) ? null : IMPOSSIBLE;
    if (actor === null || actor === 'referee') return IMPOSSIBLE;
    const isListed = rules
      .legal(asked, actor)
      .some((each) => JSON.stringify(each) === JSON.stringify(action));
    return isListed || rules.accepts?.(asked, actor, action) ? null : rules.why(asked, actor, action);
  }

  /** Throws with the refusal where it may not be. */
  answer(action: IntoTheUnknownAction): this {
    const { actor } = this;
    const refusal = this.why(action);
    if (refusal || actor === null) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(refusal)}`);
    const { rules, asked } = this.asked();
    rules.answer(this.play, asked.task, action, actor);
    return this.run();
  }

  roll(...faces: readonly number[]): this {
    return this.answer({ type: 'rolled', faces: [...faces] });
  }

  draw(...cards: readonly string[]): this {
    return this.answer({ type: 'drawn', cards: [...cards] });
  }

  done(): this {
    return this.answer({ type: 'done' });
  }

  /** Nothing more of what is offered, to the end. */
  finish(): this {
    for (let steps = 0; steps < 50 && !this.isOver; steps += 1) {
      const done = this.legal().find(({ type }) => type === 'done');
      if (!done) return this;
      this.answer(done);
    }
    return this;
  }

  /** Chance as it comes, and whatever is listed, to the end. */
  playOut(seed: string): this {
    const random = randomFrom(seed);
    for (let steps = 0; steps < 200 && this.actor !== null; steps += 1) {
      const { rules, asked } = this.asked();
      if (this.actor === 'chance' && rules.chance) {
        this.answer(rules.chance.sample(asked, random));
        continue;
      }
      const actions = this.legal();
      const action = actions[random.below(actions.length)];
      if (!action) throw new Error(`Nothing is legal at ${asked.task.type}.`);
      this.answer(action);
    }
    return this;
  }

  unit(id: string): UnitState {
    const unit = this.play.frozen.units.find((each) => each.id === id);
    if (!unit) throw new Error(`No unit ${id}.`);
    return unit;
  }

  officer(id: string): OfficerState {
    const officer = this.play.frozen.officers.find((each) => each.id === id);
    if (!officer) throw new Error(`No officer ${id}.`);
    return officer;
  }

  seat(id: string): SeatState {
    const seat = this.play.frozen.seats.find((each) => each.seat === id);
    if (!seat) throw new Error(`No seat ${id}.`);
    return seat;
  }

  told<Type extends IntoTheUnknownEvent['type']>(type: Type): readonly EventOf<Type>[] {
    return this.play.events.filter((event): event is EventOf<Type> => event.type === type);
  }
}

const card = { card: 'none', side: 'calm', scored: {} } as const;
/** Directives that no pack knows say nothing to what happens. */
const QUIET: Partial<SeatState> = { directives: { combat: card, exploration: card, diplomacy: card } };

const IMPOSSIBLE: Refusal = { code: 'impossible', message: 'That cannot be.' };

/** A test of a stat and a skill that does nothing. */
export function work(
  difficulty: number,
  stat: TestWork['test']['stat'],
  skill: TestWork['test']['skill'],
  own: Partial<TestWork> & { readonly reroll?: TestWork['test']['reroll'] } = {},
): TestWork {
  const { reroll = null, ...rest } = own;
  return {
    test: { difficulty, modifiers: [], stat, skill, reroll },
    success: [],
    failure: [],
    spends: [],
    ...rest,
  };
}
