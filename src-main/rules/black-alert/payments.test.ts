import { describe, expect, it } from 'vitest';
import { subsetsOf } from './payments';

describe('sets of a hand that can be bid or paid', () => {
  it('are all of them up to ten cards, counted like binary numbers', () => {
    expect(subsetsOf(0)).toEqual([]);
    expect(subsetsOf(3)).toEqual([[0], [1], [0, 1], [2], [0, 2], [1, 2], [0, 1, 2]]);
    expect(subsetsOf(10)).toHaveLength(1023);
  });

  it('are those of few cards and the whole hand beyond that: a hoard never makes a list without end', () => {
    expect(subsetsOf(11)).toHaveLength(11 + 55 + 165 + 330 + 462 + 1);
    for (const count of [12, 16, 24, 49]) {
      const sets = subsetsOf(count);
      expect(sets.length).toBeLessThanOrEqual(1025);
      expect(sets.slice(0, count)).toEqual(Array.from({ length: count }, (_, place) => [place]));
      expect(sets.at(-1)).toHaveLength(count);
      expect(new Set(sets.map((set) => set.join())).size).toBe(sets.length);
    }
  });
});
