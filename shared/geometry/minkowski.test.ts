import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from './distance';
import { outlineAt } from './frame';
import { convexSum, meetingCorners } from './minkowski';
import { shapeContains } from './containment';
import type { Disc, Polygon, ShipPoint } from './types';

const BASE: readonly ShipPoint[] = [
  { u: 0.4, v: 1 },
  { u: 0.8, v: 0.7 },
  { u: 0.8, v: -0.7 },
  { u: 0.4, v: -1 },
  { u: -0.4, v: -1 },
  { u: -0.8, v: -0.7 },
  { u: -0.8, v: 0.7 },
  { u: -0.4, v: 1 },
];
const at = (x: number, y: number, headingDeg: number): Polygon => outlineAt(BASE, { x, y, headingDeg });
const coordinate = fc.double({ min: -4, max: 4, noNaN: true });
const heading = fc.double({ min: 0, max: 359, noNaN: true });

describe('where two outlines meet', () => {
  it('the sum of two squares is a square of both sides together', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
      { x: 0, y: 2 },
    ];
    expect(convexSum(square, square)).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ]);
  });

  it('a centre lies in the sum exactly when the mover there meets the obstacle', () => {
    fc.assert(
      fc.property(heading, heading, coordinate, coordinate, (mine, theirs, x, y) => {
        const obstacle = at(0, 0, theirs);
        const sum = meetingCorners(at(0, 0, mine).corners, obstacle, 0.001);
        const gapIn = distance(at(x, y, mine), obstacle).distanceIn;
        const inSum = shapeContains({ type: 'polygon', corners: sum }, { x, y });
        if (inSum) expect(gapIn).toBeLessThan(1e-5);
        else expect(gapIn).toBeGreaterThan(0);
      }),
    );
  });

  it('a disc as obstacle rounds the corners, with chords inside the true edge', () => {
    fc.assert(
      fc.property(heading, coordinate, coordinate, (mine, x, y) => {
        const disc: Disc = { type: 'disc', centre: { x: 0.5, y: -0.25 }, radiusIn: 0.625 };
        const sum = meetingCorners(at(0, 0, mine).corners, disc, 0.001);
        const gapIn = distance(at(x, y, mine), disc).distanceIn;
        const inSum = shapeContains({ type: 'polygon', corners: sum }, { x, y });
        if (inSum) expect(gapIn).toBeLessThan(1e-5);
        else expect(gapIn > 0 || isShallow(mine, x, y, disc)).toBe(true);
      }),
    );
  });
});

/** True if a step of the chord's error separates both. */
function isShallow(headingDeg: number, x: number, y: number, disc: Disc): boolean {
  return distance(at(x, y, headingDeg), { ...disc, radiusIn: disc.radiusIn - 0.0011 }).distanceIn > 0;
}
