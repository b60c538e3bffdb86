/** What the distance of two shapes means, statement by statement; `tests/property` holds the same for random shapes. */
import { describe, expect, it } from 'vitest';
import { BASES } from '../../tests/property/geometry-bases';
import { distance, nearestStretch, overlapDepth, overlaps } from './distance';
import { outlineAt } from './frame';
import type { Point, Shape } from './types';

const KINDS = ['polygon', 'disc', 'point', 'segment', 'box'] as const;
type Kind = (typeof KINDS)[number];
const PAIRS = KINDS.flatMap((one) => KINDS.map((other): [Kind, Kind] => [one, other]));

/** A shape of a kind whose western rim lies at x, nearest on the line y = 5; its eastern one 2 farther, but for lines. */
function eastOf(kind: Kind, x: number): Shape {
  switch (kind) {
    case 'polygon':
      return {
        type: 'polygon',
        corners: [
          { x, y: 5 },
          { x: x + 1, y: 4 },
          { x: x + 2, y: 5 },
          { x: x + 1, y: 6 },
        ],
      };
    case 'disc':
      return { type: 'disc', centre: { x: x + 1, y: 5 }, radiusIn: 1 };
    case 'point':
      return { type: 'point', at: { x, y: 5 } };
    case 'segment':
      return { type: 'segment', from: { x, y: 5 }, to: { x: x + 2, y: 5 } };
    case 'box':
      return { type: 'box', x0: x, y0: 4, x1: x + 2, y1: 6 };
  }
}
const eastEnd = (kind: Kind, x: number): number => (kind === 'point' ? x : x + 2);
const box = (x0: number, y0: number, x1: number, y1: number): Shape => ({ type: 'box', x0, y0, x1, y1 });
const near = (at: Point, x: number, y: number): void => {
  expect(at.x).toBeCloseTo(x, 12);
  expect(at.y).toBeCloseTo(y, 12);
};

describe('distance', () => {
  it.each(PAIRS)('is the shortest between a %s and a %s, with the two witness points', (one, other) => {
    const westEnd = eastEnd(one, 3);
    const found = distance(eastOf(one, 3), eastOf(other, westEnd + 2.5));
    expect(found.distanceIn).toBeCloseTo(2.5, 12);
    near(found.from, westEnd, 5);
    near(found.to, westEnd + 2.5, 5);
  });

  it.each(PAIRS)('of a %s and a %s that touch is 0, with one common point', (one, other) => {
    const westEnd = eastEnd(one, 3);
    for (const gapIn of [-1e-9, 0, 1e-9, 9e-7]) {
      const found = distance(eastOf(one, 3), eastOf(other, westEnd + gapIn));
      expect(found.distanceIn).toBe(0);
      expect(found.to).toStrictEqual(found.from);
    }
    expect(distance(eastOf(one, 3), eastOf(other, westEnd + 1e-4)).distanceIn).toBeCloseTo(1e-4, 10);
  });

  it.each(PAIRS)('of a %s and a %s is symmetric to the last bit, the witnesses swapped', (one, other) => {
    for (const x of [3.1, 4.7, 11.3]) {
      const [a, b] = [eastOf(one, 3.3), eastOf(other, x)];
      const there = distance(a, b);
      expect(distance(b, a)).toStrictEqual({
        distanceIn: there.distanceIn,
        from: there.to,
        to: there.from,
      });
    }
  });

  it('overlapping, also one inside the other, is 0 and never negative', () => {
    const inside: readonly [Shape, Shape][] = [
      [box(0, 0, 9, 9), eastOf('polygon', 3)],
      [box(0, 0, 9, 9), eastOf('disc', 3)],
      [box(0, 0, 9, 9), eastOf('segment', 3)],
      [{ type: 'disc', centre: { x: 4, y: 5 }, radiusIn: 6 }, eastOf('disc', 3)],
      [eastOf('disc', 3), eastOf('point', 4)],
      [eastOf('segment', 3), { type: 'segment', from: { x: 4, y: 0 }, to: { x: 4, y: 9 } }],
      [eastOf('disc', 3), { type: 'segment', from: { x: 0, y: 5.5 }, to: { x: 9, y: 5.5 } }],
    ];
    for (const [a, b] of inside) expect(distance(a, b).distanceIn).toBe(0);
  });

  it('where the nearest points form a segment, the witness is its middle', () => {
    const fore = outlineAt(BASES.medium.corners, { x: 10, y: 10, headingDeg: 0 });
    const aft = outlineAt(BASES.small.corners, { x: 10.2, y: 4, headingDeg: 0 });
    // Fore edge x 9.62 to 10.38, the other's aft edge 9.833 to 10.567: shared from 9.833 to 10.38.
    const found = nearestStretch(fore, aft);
    near(found.from, (9.833 + 10.38) / 2, 8.26);
    near(found.to, (9.833 + 10.38) / 2, 5.07);
    expect(found.fromEnds.map(({ x }) => Math.round(x * 1000)).sort()).toEqual([10380, 9833]);

    const boxes = distance(box(0, 0, 2, 4), box(5, 1, 7, 9));
    expect(boxes).toStrictEqual({ distanceIn: 3, from: { x: 2, y: 2.5 }, to: { x: 5, y: 2.5 } });
    const beside = distance(
      { type: 'segment', from: { x: 0, y: 0 }, to: { x: 8, y: 0 } },
      { type: 'segment', from: { x: 9, y: 3 }, to: { x: 2, y: 3 } },
    );
    near(beside.from, 5, 0);
    near(beside.to, 5, 3);
  });

  it('where shapes touch along a segment, the common point is its middle', () => {
    near(distance(box(0, 0, 2, 4), box(2, 1, 7, 9)).from, 2, 2.5);
    near(distance(box(0, 0, 2, 4), { type: 'segment', from: { x: 2, y: 3 }, to: { x: 2, y: 9 } }).to, 2, 3.5);
  });
});

describe('overlaps', () => {
  it('is true when the least translation that separates the interiors exceeds the tolerance; touching is none', () => {
    const [a, b] = [box(0, 0, 2, 2), (x: number): Shape => box(x, 0.5, x + 3, 1)];
    expect(overlaps(a, b(2))).toBe(false);
    expect(overlaps(a, b(2 - 1e-9))).toBe(false);
    expect(overlaps(a, b(2 - 0.9e-6))).toBe(false);
    expect(overlaps(a, b(2 - 1.1e-6))).toBe(true);
    expect(overlapDepth(a, b(1.75))).toBeCloseTo(0.25, 12);
  });

  it('the least translation may lead another way than the shapes came', () => {
    // 1.9 deep from the west, but only 0.1 from the north.
    expect(overlapDepth(box(0, 0, 2, 2), box(0.1, 1.9, 9, 3))).toBeCloseTo(0.1, 12);
    const discs = (gapIn: number): [Shape, Shape] => [eastOf('disc', 3), eastOf('disc', 5 + gapIn)];
    expect(overlapDepth(...discs(-0.3))).toBeCloseTo(0.3, 12);
    expect(overlapDepth(...discs(0.3))).toBe(0);
  });
});
