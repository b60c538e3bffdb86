/** A test in words: what is rolled against what. */
import type { Amount, Condition, TestSpec } from '../../../../../shared/content/into-the-unknown';
import { amountWords } from './amount-words';
import { conditionsWords } from './condition-words';
import { SKILL_NAMES, STAT_NAMES } from './names';
import type { Worded } from './told';
import { listed } from './text';

/** `test Science and Logic, difficulty 2, 1 less if the target is a ship`. */
export function testWords(told: Worded, { stat, skill, difficulty, modifiers }: TestSpec): string {
  const against = `difficulty ${amountWords(difficulty)}`;
  const changes = modifiers.map(({ by, when }) => `${changeWords(by)}${whenWords(told, when)}`);
  return [`test ${STAT_NAMES[stat]} and ${skillWords(skill)}`, against, ...changes].join(', ');
}

function changeWords(by: Amount): string {
  if (typeof by === 'number') return by < 0 ? amountWords(-by, 'less') : amountWords(by, 'more');
  return by.times < 0 ? amountWords({ ...by, times: -by.times }, 'less') : amountWords(by, 'more');
}

function whenWords(told: Worded, when: readonly Condition[]): string {
  return when.length === 0 ? '' : ` if ${conditionsWords(told, when)}`;
}

function skillWords(skill: TestSpec['skill']): string {
  if (typeof skill === 'string') return SKILL_NAMES[skill];
  if ('highest' in skill) return `the highest ${skill.highest} skill`;
  return listed(
    skill.either.map((each) => SKILL_NAMES[each]),
    'or',
  );
}
