/** How fast a game's rules play at random: who acts, what is legal, one of it, and the next state, without freezing. */
import {
  type Actor,
  type AnyAction,
  type GameRules,
  pick,
  type Random,
  randomFrom,
} from '../../src-main/rules/engine';

export interface RandomPlay {
  readonly actionsPerSecond: number;
  readonly actions: number;
  readonly matches: number;
}

/** What drives the rules: it shows the state and plays an action. */
export interface Driver<State, Action> {
  state(): State;
  play(actor: Actor, action: Action): void;
}

/** A match longer than this goes in circles and is left. */
const LIMIT = 3000;

/** Whole matches until `milliseconds` are over; the first one warms up uncounted. `open` begins the n-th match. */
export function benchRandomPlay<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  open: (match: number) => Driver<State, Action>,
  milliseconds: number,
): RandomPlay {
  playMatch(rules, open(0), randomFrom('bench 0'));
  let actions = 0;
  let matches = 0;
  const begin = performance.now();
  while (performance.now() - begin < milliseconds) {
    matches += 1;
    actions += playMatch(rules, open(matches), randomFrom(`bench ${matches}`));
  }
  return { actionsPerSecond: (1000 * actions) / (performance.now() - begin), actions, matches };
}

/** The rules driven by themselves, as the engine does it without freezing. */
export function bareDriver<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  first: State,
): Driver<State, Action> {
  let state = first;
  return {
    state: () => state,
    play: (actor, action) => (state = rules.apply(state, actor, action).state),
  };
}

function playMatch<Setup, State, Action extends AnyAction, View, Event>(
  rules: GameRules<Setup, State, Action, View, Event>,
  driver: Driver<State, Action>,
  random: Random,
): number {
  let actions = 0;
  let state = driver.state();
  for (
    let [actor] = rules.actors(state);
    actor !== undefined && actions < LIMIT;
    [actor] = rules.actors(state)
  ) {
    const list = rules.legal(state, actor);
    const action = list.type === 'open' ? rules.sample(state, actor, random) : pick(list.actions, random);
    driver.play(actor, action);
    state = driver.state();
    actions += 1;
  }
  return actions;
}
