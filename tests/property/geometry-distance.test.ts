import * as flatten from '@flatten-js/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Point,
  type Polygon,
  type Shape,
  TOLERANCE_IN,
  distance,
  outlineAt,
  overlapDepth,
  overlaps,
  shapeContains,
} from '../../shared/geometry';
import { PROJECTILE, anyDisc, anyOutline, anyPiece, onGrid } from './geometry-bases';
import {
  apart,
  mirrorPoint,
  mirrorShape,
  movePoint,
  moveShape,
  offOutline,
  outlinePoints,
} from './geometry-probes';

const anyPoint = fc.record({ x: onGrid(0, 36), y: onGrid(0, 36) });
const anyShape: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 4, arbitrary: anyOutline },
  { weight: 2, arbitrary: anyDisc },
  anyPoint.map((at): Shape => ({ type: 'point', at })),
  fc.tuple(anyPoint, anyPoint).map(([from, to]): Shape => ({ type: 'segment', from, to })),
  fc
    .tuple(anyPoint, onGrid(0.01, 12), onGrid(0.01, 12))
    .map(([{ x, y }, w, h]): Shape => ({ type: 'box', x0: x, y0: y, x1: x + w, y1: y + h })),
);
const anyMotion = fc.record({ turnDeg: onGrid(0, 360), dx: onGrid(-40, 40), dy: onGrid(-40, 40) });

describe('distance', () => {
  it('is the same from either side, to the last bit, witnesses swapped', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const [there, back] = [distance(a, b), distance(b, a)];
        expect(back).toStrictEqual({ distanceIn: there.distanceIn, from: there.to, to: there.from });
        expect(overlapDepth(a, b)).toBe(overlapDepth(b, a));
      }),
      { numRuns: 3000 },
    );
  });

  it('does not change when the whole table is turned, shifted or mirrored, nor do the witnesses', () => {
    fc.assert(
      fc.property(anyShape, anyShape, anyMotion, (a, b, motion) => {
        const plain = distance(a, b);
        const moved = distance(moveShape(motion, a), moveShape(motion, b));
        const mirrored = distance(mirrorShape(a), mirrorShape(b));
        expect(Math.abs(moved.distanceIn - plain.distanceIn)).toBeLessThan(1e-9);
        expect(Math.abs(mirrored.distanceIn - plain.distanceIn)).toBeLessThan(1e-9);
        if (plain.distanceIn === 0) return;
        // Where the nearest points barely form a stretch (equal to 1e-10), rounding decides whether its middle counts.
        expect(apart(moved.from, movePoint(motion, plain.from))).toBeLessThan(1e-4);
        expect(apart(mirrored.to, mirrorPoint(plain.to))).toBeLessThan(1e-4);
      }),
      { numRuns: 2000 },
    );
  });

  it('its witness points lie on both outlines, that far apart, and no pair of edge points is nearer', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const { distanceIn, from, to } = distance(a, b);
        fc.pre(distanceIn > 0);
        expect(offOutline(a, from)).toBeLessThan(1e-9);
        expect(offOutline(b, to)).toBeLessThan(1e-9);
        expect(Math.abs(apart(from, to) - distanceIn)).toBeLessThan(1e-9);
        expect(leastSampled(a, b)).toBeGreaterThan(distanceIn - 1e-9);
      }),
      { numRuns: 400 },
    );
  });

  it('touching and overlapping shapes measure 0 at one common point of both', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (a, b) => {
        const { distanceIn, from, to } = distance(a, b);
        expect(distanceIn).toBeGreaterThanOrEqual(0);
        if (overlapDepth(a, b) > 0) expect(distanceIn).toBe(0);
        if (distanceIn > 0) return;
        expect(to).toStrictEqual(from);
        expect(shapeContains(a, from) && shapeContains(b, from)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  // That library compares with a tolerance of 1e-6, so in a few cases of a thousand it misses the nearest pair by
  // less than that; it must never find a nearer one.
  it('agrees with another geometry library to 1e-9 wherever shapes are more than 1e-4 apart', () => {
    const counts = { compared: 0, alike: 0 };
    const check = fc.property(anyPiece, anyPiece, (a, b) => {
      const own = distance(a, b).distanceIn;
      if (own <= 1e-4) return;
      const excess = otherLibrary(a, b) - own;
      counts.compared += 1;
      if (Math.abs(excess) < 1e-9) counts.alike += 1;
      expect(excess).toBeGreaterThan(-1e-9);
      expect(excess).toBeLessThan(2e-6);
    });
    fc.assert(check, { numRuns: 1500, endOnFailure: true });
    expect(counts.compared).toBeGreaterThan(1000);
    expect(counts.alike / counts.compared).toBeGreaterThan(0.98);
  });

  it('finds zero for overlapping bases where the other library finds an intersection', () => {
    fc.assert(
      fc.property(anyOutline, anyOutline, (a, b) => {
        const meets = flattenPolygon(a).intersect(flattenPolygon(b)).length > 0;
        if (meets) expect(distance(a, b).distanceIn).toBe(0);
        else if (distance(a, b).distanceIn === 0) expect(overlaps(a, b)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('overlaps', () => {
  it('is true only beyond the tolerance, and moving apart by the depth in the best direction ends it', () => {
    fc.assert(
      fc.property(anyPiece, anyPiece, (a, b) => {
        const depth = overlapDepth(a, b);
        expect(overlaps(a, b)).toBe(depth > TOLERANCE_IN);
        const least = Math.min(...bearings(360).map((away) => depthAfter(a, b, away, depth + 1e-3)));
        if (depth > 0) expect(least).toBeLessThan(depth * 0.01 + 1e-3);
        for (const away of bearings(24)) {
          // No direction separates them with a shorter move than the depth.
          if (depth > 0.01) expect(overlaps(a, shift(b, away, depth * 0.98))).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('points and segments have no area to share', () => {
    const base = outlineAt(PROJECTILE, { x: 5, y: 5, headingDeg: 0 });
    expect(overlaps(base, { type: 'point', at: { x: 5, y: 5 } })).toBe(false);
    expect(overlaps(base, { type: 'segment', from: { x: 0, y: 5 }, to: { x: 9, y: 5 } })).toBe(false);
  });
});

function leastSampled(a: Shape, b: Shape): number {
  const others = outlinePoints(b, 9);
  let least = Infinity;
  for (const one of outlinePoints(a, 9))
    for (const other of others) least = Math.min(least, apart(one, other));
  return least;
}

function otherLibrary(a: Polygon | Extract<Shape, { type: 'disc' }>, b: typeof a): number {
  if (a.type === 'disc' && b.type === 'disc') return apart(a.centre, b.centre) - a.radiusIn - b.radiusIn;
  if (a.type === 'disc' && b.type === 'polygon') return otherLibrary(b, a);
  if (a.type !== 'polygon') return NaN;
  if (b.type === 'polygon') return flattenPolygon(a).distanceTo(flattenPolygon(b))[0];
  const centre = new flatten.Point(b.centre.x, b.centre.y);
  return flattenPolygon(a).distanceTo(centre)[0] - b.radiusIn;
}

function flattenPolygon(polygon: Polygon): flatten.Polygon {
  return new flatten.Polygon(polygon.corners.map(({ x, y }): [number, number] => [x, y]));
}

function bearings(count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
}

function shift(shape: Shape, direction: Point, byIn: number): Shape {
  return moveShape({ turnDeg: 0, dx: direction.x * byIn, dy: direction.y * byIn }, shape);
}

function depthAfter(a: Shape, b: Shape, direction: Point, byIn: number): number {
  return overlapDepth(a, shift(b, direction, byIn));
}
