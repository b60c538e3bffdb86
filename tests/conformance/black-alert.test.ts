import { describe, expect, it } from 'vitest';
import type { BlackAlertContent } from '../../shared/content/black-alert';
import { blackAlert, READINGS, readingsOf } from '../../src-main/rules/black-alert';
import { pick, randomFrom } from '../../src-main/rules/engine';
import { CONTENT, SEATS } from '../support/black-alert';
import { shippedBlackAlert } from '../support/shipped-content';
import { conform } from './conform';

/** Far more records than any match by chance has had. The seeds below are of short ones, so that the test is quick. */
const LIMIT = 30_000;
const SHORT = { 2: 'a', 3: 'g', 4: 'g' } as const;

/** One of its values for every reading, drawn from the seed. */
function anyReadings(seed: string): Readonly<Record<string, string>> {
  const random = randomFrom(seed);
  return Object.fromEntries(
    Object.entries(READINGS).map(([key, { values }]) => [key, pick(Object.keys(values), random)]),
  );
}

/** A match over a content; the shipped pack has every Character that the fixture's seats name. */
function holds(
  content: BlackAlertContent,
  seats: 2 | 3 | 4,
  given: Readonly<Record<string, string>>,
  seed: string,
) {
  const readings = readingsOf(given);
  if (!readings.ok) throw new Error(JSON.stringify(readings.error));
  const rules = blackAlert(content, readings.value);
  const records = conform(rules, { setup: { seats: SEATS[seats] }, seed, limit: LIMIT });
  expect(records.some(({ seat }) => seat === 'chance')).toBe(true);
}

describe('the contract of Black Alert, by random play', () => {
  for (const seats of [2, 3, 4] as const) {
    it(`holds for ${seats} players over the fixture, where every verb comes up`, () => {
      holds(CONTENT, seats, {}, `${seats} players`);
    });

    it(`holds for ${seats} players over the shipped packs`, () => {
      holds(shippedBlackAlert(), seats, {}, `${seats} players, shipped, ${SHORT[seats]}`);
    });

    it(`holds for ${seats} players with other readings`, () => {
      const seed = `${seats} players, other readings`;
      holds(seats === 3 ? CONTENT : shippedBlackAlert(), seats, anyReadings(seed), seed);
    });
  }
});
