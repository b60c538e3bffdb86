/** How fast Black Alert plays at random: who acts, what is legal, one of it, and the next state. */
import { pick, randomFrom } from '../../src-main/rules/engine';
import { rulesWith, SEATS } from '../support/black-alert';

export interface BlackAlertBench {
  readonly actionsPerSecond: number;
  readonly actions: number;
  readonly matches: number;
}

/** Whole matches of two, three and four players until `milliseconds` are over; the first one warms up uncounted. */
export function benchBlackAlert(milliseconds = 3000): BlackAlertBench {
  const rules = rulesWith();
  playMatch(rules, 0);
  let actions = 0;
  let matches = 0;
  const begin = performance.now();
  while (performance.now() - begin < milliseconds) {
    matches += 1;
    actions += playMatch(rules, matches);
  }
  return { actionsPerSecond: (1000 * actions) / (performance.now() - begin), actions, matches };
}

/** A match longer than this goes in circles and is left. */
const LIMIT = 3000;

function playMatch(rules: ReturnType<typeof rulesWith>, match: number): number {
  const seats = ([2, 3, 4] as const)[match % 3] ?? 2;
  const started = rules.start({ seats: SEATS[seats] });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const random = randomFrom(`bench ${match}`);
  let state = started.value;
  let actions = 0;
  for (
    let [actor] = rules.actors(state);
    actor !== undefined && actions < LIMIT;
    [actor] = rules.actors(state)
  ) {
    const list = rules.legal(state, actor);
    const action = list.type === 'open' ? rules.sample(state, actor, random) : pick(list.actions, random);
    state = rules.apply(state, actor, action).state;
    actions += 1;
  }
  return actions;
}
