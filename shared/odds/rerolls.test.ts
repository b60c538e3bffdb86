import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMean, everyRoll, fraction, INTUITION, tallyOfFaces } from '../../tests/support/dice-by-hand';
import {
  asItLies,
  diceOf,
  FOR_MOST,
  forSuccesses,
  meanWorth,
  poolOf,
  rolled,
  successes,
} from '../../tests/support/pools-by-hand';
import { nameOf } from './symbols';
import { type Aim, type Die, exactly, type Face, type PoolPart, rollPool, tallyOf } from './index';

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
    { pool: [3, 0], rerolls: [1, 2] },
    { pool: [1, 2], rerolls: [1, 2] },
    { pool: [2, 1], rerolls: [1, 2, 3] },
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

  it('in whichever order they are told they come to the same', () => {
    for (const aim of [forSuccesses(3), FOR_MOST, forBoth])
      expect(meanWorth(poolOf(2, 2), [1, 3], aim)).toBe(meanWorth(poolOf(2, 2), [3, 1], aim));
  });

  it('the smaller one may come first: what it rolls tells what the greater one is worth picking up', () => {
    // Both analysis results or a success: whoever has one of each may go either way.
    const odd: Die = { id: 'odd', faces: [{ analysis: 1 }, { success: 2 }, {}] };
    const aim: Aim = {
      view: asItLies,
      worth: ({ success, analysis }) => (success >= 4 || analysis >= 3 ? 1 : 0),
    };
    const pool = [{ die: odd, count: 3 }];
    const best = bestMean([odd, odd, odd], [1, 2], (faces) => aim.worth(tallyOfFaces(faces)));
    expect(meanWorth(pool, [2, 1], aim)).toBe(fraction(best));
  });

  it('dice that lie there may be picked up as those that are rolled', () => {
    fc.assert(
      fc.property(
        smallPool,
        fc.array(fc.tuple(fc.boolean(), face), { maxLength: 2 }),
        fc.array(fc.nat(2), { maxLength: 2 }),
        fc.constantFrom(forSuccesses(1), forSuccesses(3), FOR_MOST, forBoth),
        (pool, there, rerolls, aim) => {
          const [one, other] = pool.map((part) => part.die);
          if (!one || !other) throw new Error('There are two kinds of dice.');
          const lying = there.map(([isOne, shows]) => ({ die: isOne ? one : other, shows: tallyOf(shows) }));
          const dice = [...lying.map(({ die: of }) => of), ...diceOf(pool)];
          const best = bestMean(dice, rerolls, (faces) => aim.worth(tallyOfFaces(faces)), [
            ...lying.map(({ shows }) => shows),
            ...diceOf(pool).map(() => null),
          ]);
          const told = rollPool(pool, rerolls, asItLies, aim, lying);
          if (!told.ok) throw new Error(told.error.message);
          const { total, outcomes } = told.value;
          const sum = outcomes.reduce((all, { shows, ways }) => all + ways * BigInt(aim.worth(shows)), 0n);
          expect(exactly(sum, total).exact).toBe(fraction(best));
          expect(outcomes.reduce((all, { ways }) => all + ways, 0n)).toBe(total);
        },
      ),
      { numRuns: 100 },
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
