import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPERTISE, INTUITION, rollDie, seededChance } from '../../tests/support/dice-by-hand';
import { DELTA_READINGS, exactly, type TestQuestion } from './index';
import { odds, question, successesOf } from '../../tests/support/dice-questions';

const ROLLS = 100_000;
const SIGMAS = 4;

describe('any test', () => {
  const asked = fc.record({
    intuition: fc.nat(4),
    expertise: fc.nat(4),
    rerolls: fc.array(fc.nat(4), { maxLength: 1 }),
    delta: fc.constantFrom(...DELTA_READINGS),
  });
  const parsed = (exact: string): [bigint, bigint] => {
    const [top = '0', bottom = '1'] = exact.split('/');
    return [BigInt(top), BigInt(bottom)];
  };
  const sumsToOne = (chances: readonly { readonly chance: { readonly exact: string } }[]): string => {
    let [top, bottom] = [0n, 1n];
    for (const { chance } of chances) {
      const [upper, lower] = parsed(chance.exact);
      [top, bottom] = [top * lower + upper * bottom, bottom * lower];
    }
    return exactly(top, bottom).exact;
  };

  it('its chances add up to exactly 1, by successes and by results', () => {
    fc.assert(
      fc.property(asked, ({ intuition, expertise, rerolls, delta }) => {
        const { successes, results } = odds(question(intuition, expertise, { rerolls, difficulty: 2 }), {
          delta,
        });
        expect([sumsToOne(successes), sumsToOne(results)]).toEqual(['1', '1']);
        expect(successes[0]?.atLeast.exact).toBe('1');
      }),
      { numRuns: 40 },
    );
  });

  it('a higher difficulty is never easier, a reroll and a die more never harder', () => {
    fc.assert(
      fc.property(asked, fc.nat(6), ({ intuition, expertise, rerolls, delta }, difficulty) => {
        const value = (more: Partial<TestQuestion>, extra = 0) => {
          const { success } = odds(question(intuition + extra, expertise, { rerolls, ...more }), { delta });
          const [top, bottom] = parsed(success?.exact ?? '0');
          return { top, bottom };
        };
        const [one, harder] = [value({ difficulty }), value({ difficulty: difficulty + 1 })];
        expect(harder.top * one.bottom <= one.top * harder.bottom).toBe(true);
        for (const easier of [value({ difficulty, rerolls: [...rerolls, 1] }), value({ difficulty }, 1)]) {
          expect(easier.top * one.bottom >= one.top * easier.bottom).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('the doubles stand for the fractions', () => {
    for (const { count, chance, atLeast } of odds(question(5, 4)).successes) {
      for (const { exact, value } of [chance, atLeast]) {
        const [top, bottom] = parsed(exact);
        expect([count, Math.abs(Number(top) / Number(bottom) - value) < 1e-15]).toEqual([count, true]);
      }
    }
  });
});

describe('dice really rolled', () => {
  /** The share of rolls in which something holds, and how far chance may carry it from what it should be. */
  function share(seed: number, isTrue: (chance: () => number) => boolean): number {
    const chance = seededChance(seed);
    let held = 0;
    for (let roll = 0; roll < ROLLS; roll += 1) if (isTrue(chance)) held += 1;
    return held / ROLLS;
  }
  const sigma = (p: number) => Math.sqrt((p * (1 - p)) / ROLLS);

  it.each([
    { seed: 1, intuition: 3, expertise: 1, difficulty: 2 },
    { seed: 2, intuition: 5, expertise: 3, difficulty: 5 },
    { seed: 3, intuition: 0, expertise: 4, difficulty: 3 },
  ])(
    'come as often as the odds say, 100,000 rolls, seed $seed',
    ({ seed, intuition, expertise, difficulty }) => {
      const expected = odds(question(intuition, expertise, { difficulty })).success?.value ?? Number.NaN;
      const dice = [
        ...Array.from({ length: intuition }, () => INTUITION),
        ...Array.from({ length: expertise }, () => EXPERTISE),
      ];
      const seen = share(
        seed,
        (chance) => successesOf(dice.map((die) => rollDie(die, chance))) >= difficulty,
      );
      expect(Math.abs(seen - expected)).toBeLessThan(SIGMAS * sigma(expected));
    },
  );

  it('with two rerolls of dice that failed come as often as the odds say, seed 4', () => {
    // For most successes a die is worth rerolling when it shows less than it yields on average: when it shows none.
    const asked = question(4, 0, { rerolls: [2], goal: 'expected' });
    const { successes } = odds(asked);
    const counts = new Map<number, number>();
    const chance = seededChance(4);
    for (let roll = 0; roll < ROLLS; roll += 1) {
      const faces = [0, 1, 2, 3].map(() => rollDie(INTUITION, chance));
      let left = 2;
      const last = faces.map((face) => {
        if (successesOf([face]) > 0 || left === 0) return face;
        left -= 1;
        return rollDie(INTUITION, chance);
      });
      counts.set(successesOf(last), (counts.get(successesOf(last)) ?? 0) + 1);
    }
    for (const { count, chance: expected } of successes) {
      const seen = (counts.get(count) ?? 0) / ROLLS;
      // A value too rare for a normal law to hold may be one roll off.
      expect(Math.abs(seen - expected.value)).toBeLessThan(SIGMAS * sigma(expected.value) + 1 / ROLLS);
    }
  });
});
