/** The die effects of a test: those of the work, then what the officer who leads brings along. */
import type { EffectContext, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findOfficer } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { perSuccessIn, poolShows, successesIn } from './dice';
import { abilitySpends, printedSpend, type SpendOption, type Spending } from './spends';
import { SYNTHETIC_USED } from './test-changes';
import { leadKeywords } from './leading';

type Test = TaskOf<'test'>;

/** The context of a test's effects: what the dice showed, and how often die effects have been resolved. */
export function resultContext({ context, results, spent }: Test): EffectContext {
  return { ...context, results: results && { ...results, spent } };
}

/** What the dice show at the moment when the outcome is determined (ITU-DICE-12). */
export function resultsOf(
  table: Table,
  { dice, difficulty, spent }: Test,
): NonNullable<EffectContext['results']> {
  return {
    successes: perSuccessIn(table, dice),
    breakthroughs: poolShows(table, dice).breakthrough,
    margin: successesIn(table, dice) - difficulty,
    damage: 0,
    spent,
  };
}

/** All die effects of the test, in an order that never changes while it is made. */
export function testSpends(table: Table, state: IntoTheUnknownState, task: Test): readonly SpendOption[] {
  const context = resultContext(task);
  return [
    ...task.work.spends.map((spend) => printedSpend({ table, state }, spend, context, 'Test')),
    ...abilitySpends({ table, state }, context),
    ...keywordSpends(table, state, task),
  ];
}

/** Inspiring (ITU-OKEY-07) and what Synthetic banks. */
function keywordSpends(table: Table, state: IntoTheUnknownState, task: Test): readonly SpendOption[] {
  const officer = findOfficer(state, task.context.officer);
  if (!officer) return [];
  const { inspiring = [], synthetic = 0 } = leadKeywords(table, state, task.context.officer);
  const basic = { result: 'analysis', kicker: false, step: 'post', most: null, repeatable: false } as const;
  const inspires = task.stat !== 'trust' && inspiring.includes(task.stat);
  return [
    { ...basic, name: 'Inspiring', cost: 2, isOpen: inspires, work: { type: 'inspire' } },
    {
      ...basic,
      name: 'Synthetic',
      cost: 1,
      repeatable: true,
      most: Math.max(0, synthetic - officer.advantage),
      isOpen: synthetic > 0 && !(SYNTHETIC_USED in task.changes),
      work: { type: 'bank-advantage' },
    },
  ];
}

/** What may be spent in this step. */
export function testSpending(table: Table, state: IntoTheUnknownState, task: Test): Spending | null {
  if (task.step !== 'outcome' && task.step !== 'post') return null;
  const { dice, spent, success, step } = task;
  return { table, dice, options: testSpends(table, state, task), counts: spent, step, success };
}
