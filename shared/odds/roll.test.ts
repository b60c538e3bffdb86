import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyRoll, tallyOfFaces } from '../../tests/support/dice-by-hand';
import { asItLies, diceOf, FOR_MOST, forSuccesses, poolOf, rolled } from '../../tests/support/pools-by-hand';
import { nameOf } from './symbols';
import { type PoolPart, rollPool, type Tally } from './index';

/** All pools of up to five of the two dice. */
const POOLS = Array.from({ length: 6 }, (_, intuition) =>
  Array.from({ length: 6 - intuition }, (_, expertise) => ({ intuition, expertise })),
).flat();

describe('a roll without rerolls', () => {
  it.each(POOLS)(
    'of $intuition intuition and $expertise expertise dice is what listing every roll gives',
    ({ intuition, expertise }) => {
      const pool = poolOf(intuition, expertise);
      const counted = new Map<string, bigint>();
      for (const roll of everyRoll(diceOf(pool))) {
        const name = nameOf(tallyOfFaces(roll));
        counted.set(name, (counted.get(name) ?? 0n) + 1n);
      }
      const { total, outcomes } = rolled(pool, [], FOR_MOST);
      expect(total).toBe(8n ** BigInt(intuition) * 6n ** BigInt(expertise));
      expect(new Map(outcomes.map(({ shows, ways }) => [nameOf(shows), ways]))).toEqual(counted);
    },
  );

  it('takes parts of the same die as one pool', () => {
    const parts = [...poolOf(1, 1), ...poolOf(2, 0)];
    const bySize = (one: Tally, other: Tally) => (nameOf(one) < nameOf(other) ? -1 : 1);
    const shown = (pool: readonly PoolPart[]) =>
      [...rolled(pool, [], FOR_MOST).outcomes].sort((a, b) => bySize(a.shows, b.shows));
    expect(shown(parts)).toEqual(shown(poolOf(3, 1)));
  });

  it('no dice show nothing, for certain', () => {
    for (const rerolls of [[], [2]]) {
      const { total, outcomes } = rolled([], rerolls, FOR_MOST);
      expect({ total, outcomes }).toEqual({
        total: 1n,
        outcomes: [{ shows: { success: 0, breakthrough: 0, analysis: 0, delta: 0 }, ways: 1n }],
      });
    }
  });
});

describe('any pool', () => {
  it('its chances add up to exactly 1', () => {
    fc.assert(
      fc.property(
        fc.nat(6),
        fc.nat(6),
        fc.array(fc.nat(6), { maxLength: 2 }),
        fc.nat(8),
        (intuition, expertise, rerolls, difficulty) => {
          const pool = poolOf(Math.min(intuition, 4), Math.min(expertise, 4));
          const { total, outcomes } = rolled(pool, rerolls, forSuccesses(difficulty));
          expect(outcomes.reduce((sum, { ways }) => sum + ways, 0n)).toBe(total);
          expect(new Set(outcomes.map(({ shows }) => nameOf(shows))).size).toBe(outcomes.length);
          expect(outcomes.every(({ ways }) => ways > 0n)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('too large a pool is refused, not guessed', () => {
    const result = rollPool(poolOf(40, 40), [], asItLies, FOR_MOST);
    expect(result).toMatchObject({ ok: false, error: { code: 'out-of-range' } });
    expect(rollPool(poolOf(20, 20), [5], asItLies, FOR_MOST)).toMatchObject({ ok: false });
    expect(rollPool(poolOf(20, 20), [], asItLies, FOR_MOST).ok).toBe(true);
  });
});
