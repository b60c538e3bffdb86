/** Set-ups of Black Alert. */
import { LAID } from './board';
import { rulesWith, SEATS } from './match';
import { randomFrom } from '../../../src-main/rules/engine';
import type { BlackAlertSetup, BlackAlertState } from '../../../src-main/rules/black-alert';

/** The state once chance has answered everything that comes before the first turn. */
export function begun(setup: BlackAlertSetup, rules = rulesWith()): BlackAlertState {
  const first = rules.start(setup);
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  let state = first.value;
  const random = randomFrom('setup');
  while (rules.actors(state)[0] === 'chance') {
    state = rules.apply(state, 'chance', rules.sample(state, 'chance', random)).state;
  }
  return state;
}

/** What is refused of a set-up, empty when it starts. */
export function faults(setup: BlackAlertSetup) {
  const first = rulesWith().start(setup);
  return first.ok ? [] : first.error.map(({ code, at, rule }) => ({ code, at, rule }));
}
export const CASE = { seats: SEATS[4], tiles: LAID } as const;
