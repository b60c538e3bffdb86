/** A ship that makes a test, the cards that ask for one, and the faces of its dice. */
import type { Effect, OfficerRecord, Spend } from '../../../shared/content/into-the-unknown';
import { officerCard } from './cards';
import type { UnitOptions } from './pieces';
import { Combat } from './combat';

/** A Defiant at green 1: command 3, ops 4, science 2, instruments 2. */
export const DEFIANT: UnitOptions = {
  class: 'defiant',
  at: [18, 18, 0],
  alert: 'green 1',
  crew: { helm: 'tester' },
};
export const LED = { self: '1:defiant', officer: '1:tester' } as const;
/** So many tokens on who tests. */
export const onSelf = (token: 'peril' | 'advantage', count: number): Effect => ({
  verb: 'token',
  token,
  on: 'self',
  count,
});
/** A spend of one analysis result, once, but for what is named. */
export const spendOf = (own: Partial<Spend>): Spend => ({
  result: 'analysis',
  cost: 1,
  repeatable: false,
  kicker: false,
  step: 'post',
  when: [],
  effects: [onSelf('advantage', 1)],
  ...own,
});
/** A Defiant that makes the test, with a tester of that card at its helm. */
export function ship(card: Partial<OfficerRecord> = {}, units: readonly UnitOptions[] = [], readings = {}) {
  return new Combat({
    units: [DEFIANT, ...units],
    cards: { officers: { tester: officerCard(card), friend: officerCard() } },
    readings,
  });
}
