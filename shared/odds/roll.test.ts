import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestMean,
  EXPERTISE,
  everyRoll,
  fraction,
  INTUITION,
  tallyOfFaces,
} from '../../tests/support/dice-by-hand';
import { nameOf } from './symbols';
import { type Aim, exactly, type Die, type Face, type PoolPart, rollPool, type Tally } from './index';

const asItLies = (shows: Tally): Tally => shows;
const successes = ({ success, breakthrough }: Tally): number => success + breakthrough;
const forSuccesses = (difficulty: number): Aim => ({
  view: asItLies,
  worth: (shows) => (successes(shows) >= difficulty ? 1 : 0),
});
const FOR_MOST: Aim = { view: asItLies, worth: successes };

function diceOf(pool: readonly PoolPart[]): readonly Die[] {
  return pool.flatMap(({ die, count }) => Array.from({ length: count }, () => die));
}

function rolled(pool: readonly PoolPart[], rerolls: readonly number[], aim: Aim) {
  const result = rollPool(pool, rerolls, asItLies, aim);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

/** The mean worth of an answer as a fraction. */
function meanWorth(pool: readonly PoolPart[], rerolls: readonly number[], aim: Aim): string {
  const { total, outcomes } = rolled(pool, rerolls, aim);
  return exactly(
    outcomes.reduce((sum, { shows, ways }) => sum + ways * BigInt(aim.worth(shows)), 0n),
    total,
  ).exact;
}

/** All pools of up to five of the two dice. */
const POOLS = Array.from({ length: 6 }, (_, intuition) =>
  Array.from({ length: 6 - intuition }, (_, expertise) => ({ intuition, expertise })),
).flat();

const poolOf = (intuition: number, expertise: number): readonly PoolPart[] => [
  { die: INTUITION, count: intuition },
  { die: EXPERTISE, count: expertise },
];

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

/** Small dice of a few faces, so that every policy can be tried. */
const face = fc.record<Face>({
  success: fc.constantFrom(0, 0, 1, 2),
  breakthrough: fc.constantFrom(0, 0, 1),
  analysis: fc.constantFrom(0, 1),
});
const die = (id: string) =>
  fc.array(face, { minLength: 1, maxLength: 4 }).map((faces): Die => ({ id, faces }));
const smallPool = fc
  .tuple(die('one'), die('other'), fc.nat(2), fc.nat(2))
  .map(([one, other, some, more]): readonly PoolPart[] => [
    { die: one, count: some },
    { die: other, count: more },
  ]);
/** Worth that wants analysis results too, and is worth nothing without a success. */
const forBoth: Aim = {
  view: asItLies,
  worth: (shows) => (successes(shows) > 0 ? successes(shows) + 2 * Math.min(1, shows.analysis) : 0),
};

describe('rerolls', () => {
  it.each([
    { pool: [1, 0], rerolls: [1] },
    { pool: [2, 0], rerolls: [1] },
    { pool: [2, 1], rerolls: [2] },
    { pool: [1, 2], rerolls: [3] },
    { pool: [3, 0], rerolls: [2] },
    { pool: [2, 0], rerolls: [1, 1] },
    { pool: [1, 1], rerolls: [2, 1, 1] },
  ])('of pool $pool, up to $rerolls, are played as well as the best of all policies', ({ pool, rerolls }) => {
    const parts = poolOf(pool[0] ?? 0, pool[1] ?? 0);
    for (const aim of [forSuccesses(1), forSuccesses(2), forSuccesses(4), FOR_MOST, forBoth]) {
      const best = bestMean(diceOf(parts), rerolls, (faces) => aim.worth(tallyOfFaces(faces)));
      expect(meanWorth(parts, rerolls, aim)).toBe(fraction(best));
    }
  });

  it('are the best of all policies for any dice and any aim', () => {
    fc.assert(
      fc.property(
        smallPool,
        fc.array(fc.nat(3), { maxLength: 2 }),
        fc.constantFrom(forSuccesses(1), forSuccesses(3), FOR_MOST, forBoth),
        (pool, rerolls, aim) => {
          const best = bestMean(diceOf(pool), rerolls, (faces) => aim.worth(tallyOfFaces(faces)));
          expect(meanWorth(pool, rerolls, aim)).toBe(fraction(best));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('every policy there is, written out for two coins, is at most as good', () => {
    const coin: Die = { id: 'coin', faces: [{ success: 1 }, {}] };
    const aim = forSuccesses(2);
    const rolls = everyRoll([coin, coin]);
    const means = Array.from({ length: 4 ** rolls.length }, (_, policy) => {
      const tops = rolls.map((roll, index) => {
        const picked = Math.floor(policy / 4 ** index) % 4;
        const kept = roll.filter((_, one) => (picked >> one) % 2 === 0);
        const again = everyRoll(roll.filter((_, one) => (picked >> one) % 2 === 1).map(() => coin));
        const good = again.filter((more) => aim.worth(tallyOfFaces([...kept, ...more])) > 0).length;
        return good / again.length;
      });
      return tops.reduce((sum, one) => sum + one, 0) / rolls.length;
    });
    expect(Math.max(...means)).toBe(9 / 16);
    expect(meanWorth([{ die: coin, count: 2 }], [2], aim)).toBe('9/16');
  });

  it('a second reroll is planned for: with it in hand one risks less at first', () => {
    const once = meanWorth(poolOf(3, 0), [3], forSuccesses(3));
    const twice = meanWorth(poolOf(3, 0), [3, 3], forSuccesses(3));
    const both = bestMean([INTUITION, INTUITION, INTUITION], [3, 3], (faces) =>
      forSuccesses(3).worth(tallyOfFaces(faces)),
    );
    expect(twice).toBe(fraction(both));
    expect(once).not.toBe(twice);
  });

  it('dice are picked up only where it serves: a roll that has enough, or cannot get enough, stays', () => {
    const reached = rolled(poolOf(2, 1), [3], forSuccesses(0));
    const hopeless = rolled(poolOf(2, 1), [3], forSuccesses(9));
    const plain = rolled(poolOf(2, 1), [], FOR_MOST);
    for (const { total, outcomes } of [reached, hopeless]) {
      const chances = new Map(outcomes.map(({ shows, ways }) => [nameOf(shows), exactly(ways, total).exact]));
      expect(chances).toEqual(
        new Map(plain.outcomes.map(({ shows, ways }) => [nameOf(shows), exactly(ways, plain.total).exact])),
      );
    }
  });

  it('of dice that serve the aim equally, blanks go before analysis results', () => {
    // Two dice that show an analysis result and nothing: one is picked up, and it is the blank one.
    const view: Aim = {
      ...FOR_MOST,
      view: ({ success }) => ({ success, breakthrough: 0, analysis: 0, delta: 0 }),
    };
    const half: Die = { id: 'half', faces: [{ analysis: 1 }, {}, { success: 1 }] };
    const { total, outcomes } = rolled([{ die: half, count: 2 }], [1], view);
    const both = outcomes.find(({ shows }) => nameOf(shows) === '0 0 2 0');
    // Only two analysis results, the second die rolled again to the same (1/9 * 1/3), or one rolled to it (2/9 * 1/3).
    expect(exactly(both?.ways ?? 0n, total).exact).toBe('1/9');
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
