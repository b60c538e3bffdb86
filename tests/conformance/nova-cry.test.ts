import { describe, expect, it } from 'vitest';
import { NOVA_CRY_READINGS, type NovaCryContent } from '../../shared/content/nova-cry';
import { pick, randomFrom } from '../../src-main/rules/engine';
import { novaCry, readingsOf } from '../../src-main/rules/nova-cry';
import { CONTENT, openSeats } from '../support/nova-cry';
import { shippedNovaCry } from '../support/shipped-content';
import { conform } from './conform';

/** Far more records than any match by chance has had. */
const LIMIT = 20_000;

/** One of its values for every reading, drawn from the seed. */
function anyReadings(seed: string): Readonly<Record<string, string>> {
  const random = randomFrom(seed);
  return Object.fromEntries(
    Object.entries(NOVA_CRY_READINGS).map(([key, { values }]) => [key, pick(Object.keys(values), random)]),
  );
}

function holds(
  content: NovaCryContent,
  seats: number,
  given: Readonly<Record<string, string>>,
  seed: string,
): void {
  const readings = readingsOf(given);
  if (!readings.ok) throw new Error(JSON.stringify(readings.error));
  const rules = novaCry(content, readings.value);
  const setup = { seats: openSeats(seats), exclusives: seats % 2 === 1 };
  const records = conform(rules, { setup, seed, limit: LIMIT });
  expect(records.some(({ seat }) => seat === 'chance')).toBe(true);
}

describe('the contract of Nova Cry, by random play', () => {
  for (const seats of [2, 5]) {
    it(`holds for ${seats} players over the fixture, where every verb comes up`, () => {
      holds(CONTENT, seats, {}, `${seats} players`);
    });
  }

  for (const seats of [4, 6]) {
    it(`holds for ${seats} players over the shipped packs`, () => {
      holds(shippedNovaCry(), seats, {}, `${seats} players, shipped`);
    });
  }

  for (const seats of [2, 3]) {
    it(`holds for ${seats} players with other readings`, () => {
      const seed = `${seats} players, other readings`;
      holds(seats === 3 ? CONTENT : shippedNovaCry(), seats, anyReadings(seed), seed);
    });
  }
});
