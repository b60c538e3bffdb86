/** A match that tests play: a state with its rules, changed by every step. Each game names its seats in its own way. */
import type { Refusal } from '../../shared/base';
import {
  type Actor,
  type AnyAction,
  deepFrozen,
  type GameRules,
  type Random,
  randomFrom,
} from '../../src-main/rules/engine';

interface WithTasks {
  readonly tasks: readonly { readonly type: string }[];
}
interface Typed {
  readonly type: string;
}

export abstract class PlayedMatch<
  Setup,
  State extends WithTasks,
  Action extends AnyAction,
  View,
  Event extends Typed,
  Who extends string = Actor,
> {
  readonly rules: GameRules<Setup, State, Action, View, Event>;
  state: State;
  /** What the last step brought. */
  events: readonly Event[] = [];

  constructor(rules: GameRules<Setup, State, Action, View, Event>, state: State) {
    this.rules = rules;
    this.state = deepFrozen(state);
  }

  /** Whom a test means by a name. */
  protected abstract actorOf(who: Who): Actor;

  /** Checked first, so that no test plays what is not legal: throws with the refusal. */
  step(actor: Actor, action: Action): this {
    const checked = this.rules.check(this.state, actor, action);
    if (!checked.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(checked.error)}`);
    const step = this.rules.apply(this.state, actor, checked.value);
    this.state = deepFrozen(step.state);
    this.events = step.events;
    return this;
  }

  /** Some answer of who has to decide, the first of several. */
  sample(random: Random, actor: Actor | null = this.actor): this {
    if (actor === null) throw new Error('The match is over.');
    return this.step(actor, this.rules.sample(this.state, actor, random));
  }

  /** Chance answers whatever it is asked, until somebody else has to decide. */
  fate(seed = 'fate'): this {
    const random = randomFrom(seed);
    while (this.actor === 'chance') this.sample(random);
    return this;
  }

  /** Everything that can be listed of what they may do now. */
  legal(who: Who): readonly Action[] {
    const { actions } = this.rules.legal(this.state, this.actorOf(who));
    if (actions === undefined) throw new Error(`Nothing can be listed for ${who}.`);
    return actions;
  }

  /** The legal actions of one type. */
  options<Type extends Action['type']>(
    who: Who,
    type: Type,
  ): readonly Extract<Action, { readonly type: Type }>[] {
    const isOfType = (action: Action): action is Extract<Action, { readonly type: Type }> =>
      action.type === type;
    return this.legal(who).filter(isOfType);
  }

  /** Why they may not do this. Throws when they may. */
  refusal(who: Who, action: unknown): Refusal {
    const checked = this.rules.check(this.state, this.actorOf(who), action);
    if (checked.ok) throw new Error(`${JSON.stringify(action)} is legal.`);
    return checked.error;
  }

  /** Who has to decide, the first of several; null: the match is over. */
  get actor(): Actor | null {
    return this.actors[0] ?? null;
  }

  get actors(): readonly Actor[] {
    return this.rules.actors(this.state);
  }

  /** The task on top. */
  get task(): State['tasks'][number] {
    const task = this.state.tasks.at(-1);
    if (!task) throw new Error('Nothing is under way.');
    return task;
  }

  /** The events of the last step of one type. */
  told<Type extends Event['type']>(type: Type): readonly Extract<Event, { readonly type: Type }>[] {
    return this.events.filter(
      (event): event is Extract<Event, { readonly type: Type }> => event.type === type,
    );
  }
}
