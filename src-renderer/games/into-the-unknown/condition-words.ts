/** Conditions of units and keywords of features in words, with the rules they come from. */
import { assertNever } from '../../../shared/base';
import type { ContentPack } from '../../../shared/content';
import type { Condition, FeatureKeyword } from '../../../shared/sector';
import type { Wording } from './wording';

export function conditionWord(condition: Condition): string {
  return condition.charAt(0).toUpperCase() + condition.slice(1);
}

/** What a condition does, by the pack's figures. */
export function conditionHint(condition: Condition, { effects }: ContentPack, words: Wording): string {
  const { difficulty, rangeIn } = effects[condition];
  const range = rangeIn === null ? 'unknown' : `${words.range(rangeIn)} ${words.unit}`;
  switch (condition) {
    case 'hidden':
      return `+${difficulty ?? 0} difficulty against it`;
    case 'jammed':
      return `Comms and Sensors ${range}`;
    case 'cloaked':
      return `only ${range} all round`;
    default:
      return assertNever(condition);
  }
}

const KEYWORD_RULES: Readonly<Record<FeatureKeyword, string>> = {
  abundant: 'ITU-FKEY-01',
  capacity: 'ITU-FKEY-02',
  massive: 'ITU-FKEY-03',
  obscuring: 'ITU-FKEY-06',
  treacherous: 'ITU-FKEY-07',
  unstable: 'ITU-FKEY-09',
};
export function keywordRule(keyword: FeatureKeyword): string {
  return KEYWORD_RULES[keyword];
}
export function keywordWord(keyword: FeatureKeyword): string {
  return keyword.charAt(0).toUpperCase() + keyword.slice(1);
}
