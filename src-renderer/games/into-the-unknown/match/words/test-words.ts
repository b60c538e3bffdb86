/** A test in words: what is rolled against what. */
import type { TestSpec } from '../../../../../shared/content/into-the-unknown';
import { amountWords } from './amount-words';
import { SKILL_NAMES, STAT_NAMES } from './names';
import type { Worded } from './told';
import { listed } from './text';

/** `test Science and Logic, difficulty 2`. */
export function testWords(_: Worded, { stat, skill, difficulty }: TestSpec): string {
  return `test ${STAT_NAMES[stat]} and ${skillWords(skill)}, difficulty ${amountWords(difficulty)}`;
}

function skillWords(skill: TestSpec['skill']): string {
  if (typeof skill === 'string') return SKILL_NAMES[skill];
  if ('highest' in skill) return `the highest ${skill.highest} skill`;
  return listed(
    skill.either.map((each) => SKILL_NAMES[each]),
    'or',
  );
}
