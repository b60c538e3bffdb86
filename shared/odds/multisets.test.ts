import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFullMultisets, countMultisets, makeMultisets, pickUps, waysOf } from './multisets';

const sizes = [fc.nat(5), fc.integer({ min: 1, max: 4 })] as const;

describe('states of dice of one kind', () => {
  it('are as many as are counted beforehand, full ones first, each numbered once', () => {
    fc.assert(
      fc.property(...sizes, (dice, classes) => {
        const sets = makeMultisets(dice, classes);
        expect(sets.counts).toHaveLength(countMultisets(dice, classes));
        expect(sets.fullCount).toBe(countFullMultisets(dice, classes));
        expect(sets.rest.slice(0, sets.fullCount).every((rest) => rest === 0)).toBe(true);
        expect(sets.counts.map((counts) => sets.indexOf(counts))).toEqual(
          sets.counts.map((_, index) => index),
        );
      }),
    );
  });

  it('come after every state that one more die makes of them', () => {
    fc.assert(
      fc.property(...sizes, (dice, classes) => {
        const sets = makeMultisets(dice, classes);
        for (const [index, plus] of sets.plus.entries()) {
          expect(plus).toHaveLength(sets.rest[index] === 0 ? 0 : classes);
          for (const next of plus) expect(next).toBeLessThan(index);
        }
      }),
    );
  });

  it('have all ways to roll the dice between them', () => {
    fc.assert(
      fc.property(...sizes, (dice, classes) => {
        const ways = Array.from({ length: classes }, (_, index) => index + 1);
        const faces = ways.reduce((sum, one) => sum + one, 0);
        const { counts, fullCount } = makeMultisets(dice, classes);
        const total = counts.slice(0, fullCount).reduce((sum, one) => sum + waysOf(one, ways), 0n);
        expect(total).toBe(BigInt(faces) ** BigInt(dice));
      }),
    );
  });

  it('leave, when at most so many dice are picked up, what lies under them, all dice kept first', () => {
    const sets = makeMultisets(2, 2);
    const lists = pickUps(sets, 1);
    const mixed = lists[sets.indexOf([1, 1])] ?? [];
    expect(mixed[0]).toEqual({ kept: sets.indexOf([1, 1]), picked: 0 });
    expect(mixed.map(({ kept }) => sets.counts[kept])).toEqual([
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
  });
});
