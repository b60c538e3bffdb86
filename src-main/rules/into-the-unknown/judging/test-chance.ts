/** How likely a test succeeds, at a glance: dice by their mean and spread, re-rolls for what falls short. */
import type { TestWork } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import type { TestHow } from '../combat/test-how';
import {
  difficultyLines,
  difficultyOf,
  expertiseLine,
  intuitionLine,
  skillOfTest,
} from '../combat/test-pool';
import { rerollLines } from '../combat/test-rerolls';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** Successes of one die, and the share of dice that fall short. */
const INTUITION = 0.625;
const EXPERTISE = 0.5;
const SHORT = 0.5;
const SPREAD = 0.62;
/** The logistic curve lies near the normal one at this slope. */
const SLOPE = 1.7;

/** 0 to 1. `how`: what is special about the test, such as dice by trust. */
export function testChance(
  table: Table,
  state: IntoTheUnknownState,
  work: TestWork,
  context: EffectContext,
  how: TestHow = {},
): number {
  const asking = { table, state, work, context, how };
  const skill = skillOfTest(asking);
  const intuition = intuitionLine(asking).count;
  const expertise = skill === null ? 1 : expertiseLine(asking, skill).count;
  const rerolls = rerollLines(asking, skill).reduce((sum, { count }) => sum + count, 0);
  const again = Math.min(rerolls, (intuition + expertise) * SHORT);
  const mean = intuition * INTUITION + expertise * EXPERTISE + again * INTUITION;
  return chanceOf(mean, intuition + expertise, difficultyOf(difficultyLines(asking)));
}

/** Of reaching `needed` successes with dice of that mean. */
export function chanceOf(mean: number, dice: number, needed: number): number {
  if (needed <= 0) return 1;
  if (dice === 0) return 0;
  return 1 / (1 + Math.exp((-SLOPE * (mean - needed + 0.5)) / (SPREAD * Math.sqrt(dice))));
}
