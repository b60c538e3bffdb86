import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crossing, crossingsOf, isUnclear } from '.';

const ACROSS = [-1, 0, 1, 0];
const DOWN = [0, -1, 0, 1];

describe('crossings of drawn pathways', () => {
  it('finds where two lines cross, and how clearly', () => {
    expect(crossingsOf([ACROSS, DOWN])).toEqual([{ one: 0, other: 1, x: 0, y: 0, angleDeg: 90 }]);
    const [steep] = crossingsOf([ACROSS, [-1, -0.1, 1, 0.1]]);
    expect(steep?.angleDeg).toBeCloseTo((Math.atan(0.1) * 180) / Math.PI, 9);
  });

  it('passes over lines that only touch: a common end, an end on the other line, one beside the other', () => {
    expect(crossingsOf([ACROSS, [1, 0, 2, 1]])).toEqual([]);
    expect(crossingsOf([ACROSS, [-1, 0, -2, 1]])).toEqual([]);
    expect(crossingsOf([ACROSS, [0, 0, 0, 1]])).toEqual([]);
    expect(crossingsOf([ACROSS, [-1, 0.1, 1, 0.1]])).toEqual([]);
    expect(crossingsOf([ACROSS, ACROSS])).toEqual([]);
  });

  it('finds a crossing at the corner of a bent line, and each of several', () => {
    expect(crossingsOf([[-1, 0.001, 0, 0.001, 1, 0.001], DOWN])).toHaveLength(1);
    expect(crossingsOf([ACROSS, [-0.5, -1, 0, 1, 0.5, -1]])).toHaveLength(2);
  });

  it('names the lines by their index, the smaller first', () => {
    expect(crossingsOf([[5, 5, 6, 6], DOWN, ACROSS]).map(({ one, other }) => [one, other])).toEqual([[1, 2]]);
  });

  it('does not depend on the direction of a line nor on the order of the two', () => {
    const place = fc.double({ min: -1, max: 1, noNaN: true });
    const line = fc.tuple(place, place, place, place);
    fc.assert(
      fc.property(line, line, (a, b) => {
        const back = [a[2], a[3], a[0], a[1]];
        const count = crossingsOf([a, b]).length;
        expect([crossingsOf([b, a]).length, crossingsOf([back, b]).length]).toEqual([count, count]);
      }),
    );
  });

  it('is unclear at a small angle or beside a node, and clear else', () => {
    const at = (angleDeg: number): Crossing => ({ one: 0, other: 1, x: 0, y: 0, angleDeg });
    expect([29.9, 30, 90].map((angle) => isUnclear(at(angle), []))).toEqual([true, false, false]);
    expect([0.119, 0.12].map((x) => isUnclear(at(90), [{ x, y: 0 }]))).toEqual([true, false]);
  });
});
