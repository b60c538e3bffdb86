import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../types';
import { addRing, type Contours, regionContains, type Ring, signedArea } from './region';
import { unionOf } from './union';

const square = (x: number, y: number, side: number): Ring => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const united = (...rings: readonly Ring[]) => {
  const contours: Contours = [];
  for (const ring of rings) addRing(contours, ring);
  return unionOf(contours);
};
const area = (region: ReturnType<typeof unionOf>) =>
  [...region.outer, ...region.holes].reduce((sum, ring) => sum + signedArea(ring), 0);

/** A clockwise convex ring: the corners of a random star around its middle, by angle. */
const convex: fc.Arbitrary<Ring> = fc
  .record({
    x: fc.double({ min: -5, max: 5, noNaN: true }),
    y: fc.double({ min: -5, max: 5, noNaN: true }),
    radius: fc.double({ min: 0.3, max: 4, noNaN: true }),
    degrees: fc.uniqueArray(fc.integer({ min: 0, max: 71 }), { minLength: 3, maxLength: 10 }),
  })
  .map(({ x, y, radius, degrees }) =>
    [...degrees]
      .sort((a, b) => a - b)
      .map((step) => ({
        x: x + radius * Math.cos((step * Math.PI) / 36),
        y: y + radius * Math.sin((step * Math.PI) / 36),
      })),
  );

const depthIn = (ring: Ring, at: Point): number => {
  let least = Infinity;
  for (const [index, to] of ring.entries()) {
    const from = ring[(index + ring.length - 1) % ring.length] ?? to;
    const across = (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    least = Math.min(least, across / Math.hypot(to.x - from.x, to.y - from.y));
  }
  return least;
};

describe('the union of contours', () => {
  it('of one ring is that ring, clockwise', () => {
    const { outer, holes } = united(square(1, 1, 2));
    expect([outer.length, holes.length]).toEqual([1, 0]);
    expect(signedArea(outer[0] ?? [])).toBeCloseTo(4, 6);
    expect(outer[0]).toHaveLength(4);
  });

  it('of nothing is nothing', () => {
    expect(unionOf([])).toEqual({ outer: [], holes: [] });
  });

  it('joins what overlaps, shares an edge or stands apart', () => {
    expect(united(square(0, 0, 2), square(1, 1, 2)).outer).toHaveLength(1);
    expect(area(united(square(0, 0, 2), square(1, 1, 2)))).toBeCloseTo(7, 6);
    expect(united(square(0, 0, 2), square(2, 0, 2)).outer).toHaveLength(1);
    expect(united(square(0, 0, 2), square(0, 2, 2)).outer).toHaveLength(1);
    expect(united(square(0, 0, 2), square(3, 0, 2)).outer).toHaveLength(2);
    expect(united(square(0, 0, 2), square(0, 0, 2)).outer).toHaveLength(1);
  });

  it('keeps a hole that is walled in, counter-clockwise', () => {
    const frame = [square(0, 0, 1), square(1, 0, 1), square(2, 0, 1), square(0, 1, 1), square(2, 1, 1)];
    const { outer, holes } = united(...frame, square(0, 2, 1), square(1, 2, 1), square(2, 2, 1));
    expect([outer.length, holes.length]).toEqual([1, 1]);
    expect(signedArea(holes[0] ?? [])).toBeCloseTo(-1, 6);
  });

  it('covers exactly the places that lie in one of its rings', () => {
    fc.assert(
      fc.property(
        fc.array(convex, { minLength: 1, maxLength: 12 }),
        fc.array(
          fc.tuple(fc.double({ min: -7, max: 7, noNaN: true }), fc.double({ min: -7, max: 7, noNaN: true })),
        ),
        (rings, places) => {
          const region = united(...rings);
          for (const [x, y] of places) {
            const deepest = Math.max(...rings.map((ring) => depthIn(ring, { x, y })));
            if (Math.abs(deepest) < 1e-3) continue;
            expect(regionContains(region, { x, y })).toBe(deepest > 0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('has rings of the right turn, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(convex, { minLength: 1, maxLength: 12 }), (rings) => {
        const { outer, holes } = united(...rings);
        expect(outer.every((ring) => signedArea(ring) > 0)).toBe(true);
        expect(holes.every((ring) => signedArea(ring) < 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
