/** The readings that a plan already shows, in words. */
import type { ReadingKey } from '../../../shared/sector';
import { READING_KEYS, READING_WORDS, READINGS } from '../../../shared/sector';

export interface ReadingChoice {
  readonly key: ReadingKey;
  readonly title: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly default: string;
  /** The ambiguous rule, or null: a reading of measuring that no rule mentions. */
  readonly rule: string | null;
}

/** Readings whose difference a plan without a match shows, in the ledger's order. */
export const PLAN_READINGS: readonly ReadingChoice[] = READING_KEYS.filter((key) => READINGS[key].plan).map(
  (key) => {
    const { values, rule } = READINGS[key];
    const words = READING_WORDS[key];
    return {
      key,
      title: words.title,
      values: values.map((value) => ({ value, label: words.values[value] ?? value })),
      default: values[0],
      rule,
    };
  },
);
