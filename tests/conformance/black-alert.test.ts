import { describe, expect, it } from 'vitest';
import { READINGS } from '../../src-main/rules/black-alert';
import { pick, randomFrom } from '../../src-main/rules/engine';
import { rulesWith, SEATS } from '../support/black-alert';
import { conform } from './conform';

/** Far more records than any match by chance has had. */
const LIMIT = 6000;

/** One of its values for every reading, drawn from the seed. */
function anyReadings(seed: string): Readonly<Record<string, string>> {
  const random = randomFrom(seed);
  return Object.fromEntries(Object.entries(READINGS).map(([key, values]) => [key, pick(values, random)]));
}

describe('the contract of Black Alert, by random play', () => {
  for (const seats of [2, 3, 4] as const) {
    it(`holds for ${seats} players`, () => {
      const seed = `${seats} players`;
      const records = conform(rulesWith(), { setup: { seats: SEATS[seats] }, seed, limit: LIMIT });
      expect(records.some(({ seat }) => seat === 'chance')).toBe(true);
    });

    it(`holds for ${seats} players with other readings`, () => {
      const seed = `${seats} players, other readings`;
      const records = conform(rulesWith(anyReadings(seed)), {
        setup: { seats: SEATS[seats] },
        seed,
        limit: LIMIT,
      });
      expect(records.some(({ seat }) => seat === 'chance')).toBe(true);
    });
  }
});
