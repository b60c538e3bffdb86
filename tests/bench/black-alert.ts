/** How fast Black Alert plays at random: who acts, what is legal, one of it, and the next state; beside the same rules
 * driven through boardgame.io. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { BlackAlertAction } from '../../shared/contract/black-alert';
import type { BlackAlertState } from '../../src-main/rules/black-alert';
import { type Actor, pick, randomFrom } from '../../src-main/rules/engine';
import { rulesWith, SEATS } from '../support/black-alert';

export interface BlackAlertBench {
  readonly actionsPerSecond: number;
  readonly actions: number;
  readonly matches: number;
}

/** What drives the rules: it shows the state and plays an action. */
interface Driver<State> {
  state(): State;
  play(actor: Actor, action: BlackAlertAction): void;
}
type Rules = ReturnType<typeof rulesWith>;
type Opens = (rules: Rules, first: BlackAlertState) => Driver<BlackAlertState>;

/** The rules driven by themselves, as the engine does it without freezing. */
const bare: Opens = (rules, first) => {
  let state = first;
  return {
    state: () => state,
    play: (actor, action) => (state = rules.apply(state, actor, action).state),
  };
};

/** The same rules as a game of boardgame.io, driven through its client as its players would, without undo. */
const throughPeer: Opens = (rules, first) => {
  const game: Game<{ readonly state: BlackAlertState }> = {
    name: 'black-alert',
    setup: () => ({ state: first }),
    disableUndo: true,
    moves: {
      play: ({ G }, actor: Actor, action: BlackAlertAction) => ({
        state: rules.apply(G.state, actor, action).state,
      }),
    },
  };
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  const state = (): BlackAlertState => {
    const now = client.getState();
    if (now === null) throw new Error('The client has no state.');
    return now.G.state;
  };
  return { state, play: (actor, action) => client.moves['play']?.(actor, action) };
};

/** Whole matches of two, three and four players until `milliseconds` are over; the first one warms up uncounted. */
export function benchBlackAlert(milliseconds = 3000): BlackAlertBench {
  return bench(bare, milliseconds);
}

/** The same matches through boardgame.io's client. */
export function benchPeer(milliseconds = 3000): BlackAlertBench {
  return bench(throughPeer, milliseconds);
}

function bench(open: Opens, milliseconds: number): BlackAlertBench {
  const rules = rulesWith();
  playMatch(rules, open, 0);
  let actions = 0;
  let matches = 0;
  const begin = performance.now();
  while (performance.now() - begin < milliseconds) {
    matches += 1;
    actions += playMatch(rules, open, matches);
  }
  return { actionsPerSecond: (1000 * actions) / (performance.now() - begin), actions, matches };
}

/** A match longer than this goes in circles and is left. */
const LIMIT = 3000;

function playMatch(rules: Rules, open: Opens, match: number): number {
  const seats = ([2, 3, 4] as const)[match % 3] ?? 2;
  const started = rules.start({ seats: SEATS[seats] });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const random = randomFrom(`bench ${match}`);
  const driver = open(rules, started.value);
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
