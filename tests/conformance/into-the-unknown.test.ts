import { describe, expect, it } from 'vitest';
import { PLAYED_FACTIONS } from '../../shared/content/into-the-unknown';
import type { IntoTheUnknownSetup } from '../../shared/documents';
import { randomForce } from '../../shared/fleet';
import { READING_KEYS, READINGS } from '../../shared/sector';
import { pick, randomFrom } from '../../src-main/rules/engine';
import { intoTheUnknown } from '../../src-main/rules/into-the-unknown';
import { shippedContent } from '../support/shipped-content';
import { conform } from './conform';

/** Far more records than any match by chance has had. */
const LIMIT = 6_000;

/** So many with other readings in the suite; `MATCHES=20` plays more, from the one of number `MATCHES_FROM`. */
const MATCHES = Number(process.env['MATCHES'] ?? 2);
const FROM = Number(process.env['MATCHES_FROM'] ?? 6);

/** Two task forces and a mission, all drawn. */
function anySetup(seed: string, dealt: boolean): IntoTheUnknownSetup {
  const random = randomFrom(seed);
  const content = shippedContent();
  const seats = [0, 1].map(() => {
    const force = randomForce(content, pick(PLAYED_FACTIONS, random), random);
    if (force === null) throw new Error('The shipped packs have officers for every faction.');
    return { force };
  });
  return {
    mode: 'match',
    mission: { type: 'incident', overture: null, situation: null },
    corePoints: 50,
    flexPoints: 0,
    dealt,
    seats,
  };
}

/** One of its values for every reading, drawn from the seed. */
function anyReadings(seed: string): Readonly<Record<string, string>> {
  const random = randomFrom(seed);
  return Object.fromEntries(READING_KEYS.map((key) => [key, pick(READINGS[key].values, random)]));
}

describe('the contract of Into the Unknown, by random play', () => {
  it('holds from the first draw to the last round, set up by hand', () => {
    const seed = 'set up by hand';
    const rules = intoTheUnknown(shippedContent(), {});
    const records = conform(rules, { setup: anySetup(seed, false), seed, limit: LIMIT });
    expect(records.some(({ seat }) => seat === 'chance')).toBe(true);
  }, 120_000);

  for (let match = FROM; match < FROM + MATCHES; match += 1) {
    const seed = `readings ${match}`;
    it(`holds with other readings, seed ${seed}`, () => {
      const rules = intoTheUnknown(shippedContent(), anyReadings(seed));
      conform(rules, { setup: anySetup(seed, true), seed, limit: LIMIT });
    }, 120_000);
  }
});
