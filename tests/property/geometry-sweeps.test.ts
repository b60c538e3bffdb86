import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Polygon,
  type Shape,
  TOLERANCE_IN,
  clearTravel,
  distance,
  firstContact,
  foreVector,
  forbiddenTravel,
  outlineAt,
  overlapDepth,
  overlaps,
  passesThrough,
  shapeContains,
  starboardVector,
  sweptOutline,
} from '../../shared/geometry';
import { BASES, PROJECTILE, anyBaseName, anyPose, onGrid } from './geometry-bases';
import { moveShape } from './geometry-probes';
import { anyTravel, moved } from './geometry-travels';

describe('passing through', () => {
  it('is an overlap of the interiors at some point of the way; touching and sliding along an edge are not', () => {
    fc.assert(
      fc.property(anyTravel, ({ mover, direction, distanceIn, obstacle }) => {
        const through = passesThrough(mover, direction, distanceIn, obstacle);
        const depths = Array.from({ length: 40 }, (_, step) =>
          overlapDepth(moved(mover, direction, (distanceIn * step) / 39), obstacle),
        );
        if (Math.max(...depths) > 2 * TOLERANCE_IN) expect(through).not.toBeNull();
        if (through === null) return;
        expect(through.atIn).toBeCloseTo(firstContact(mover, direction, distanceIn, obstacle) ?? NaN, 9);
        const forbidden = forbiddenTravel(mover, direction, obstacle);
        if (forbidden === null) throw new Error('what is passed through is forbidden somewhere');
        const middle = (Math.max(0, forbidden.fromIn) + Math.min(distanceIn, forbidden.toIn)) / 2;
        expect(overlapDepth(moved(mover, direction, middle), obstacle)).toBeGreaterThan(TOLERANCE_IN / 2);
      }),
      { numRuns: 1500 },
    );
  });

  it('a slide along an edge is allowed give or take 1e-9, and 1e-5 or 1e-4 nearer is not', () => {
    fc.assert(
      fc.property(onGrid(0, 360), onGrid(3, 6), fc.boolean(), (turnDeg, ahead, asDisc) => {
        const motion = { turnDeg, dx: 18, dy: 18 };
        const mover = moveShape(motion, outlineAt(BASES.small.corners, { x: 0, y: 0, headingDeg: 0 }));
        if (mover.type !== 'polygon') throw new Error('a moved outline is an outline');
        const halfWidth = asDisc ? 0.625 : 1.03;
        const obstacleAt = (gapIn: number): Shape => {
          const centre = { x: 0.77 + halfWidth + gapIn, y: -ahead };
          return moveShape(
            motion,
            asDisc
              ? { type: 'disc', centre, radiusIn: 0.625 }
              : outlineAt(BASES.medium.corners, { ...centre, headingDeg: 0 }),
          );
        };
        const way = foreVector(turnDeg);
        for (const gapIn of [-1e-9, 0, 1e-9, 1e-5, 1e-4]) {
          expect(passesThrough(mover, way, 9, obstacleAt(gapIn))).toBeNull();
          expect(clearTravel(mover, way, 9, obstacleAt(gapIn))).toBe(9);
        }
        for (const gapIn of [-1e-9, 0, 1e-9])
          expect(firstContact(mover, way, 9, obstacleAt(gapIn))).not.toBeNull();
        expect(firstContact(mover, way, 9, obstacleAt(1e-5))).toBeNull();
        for (const gapIn of [-1e-5, -1e-4]) {
          expect(passesThrough(mover, way, 9, obstacleAt(gapIn))).not.toBeNull();
          expect(clearTravel(mover, way, 9, obstacleAt(gapIn))).toBeLessThan(ahead + 0.1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('after the greatest clear travel no interiors overlap, and any real step more overlaps', () => {
    let barred = 0;
    fc.assert(
      fc.property(anyTravel, ({ mover, direction, distanceIn, obstacle }) => {
        const clearIn = clearTravel(mover, direction, distanceIn, obstacle);
        expect(clearIn >= 0 && clearIn <= distanceIn).toBe(true);
        if (overlaps(mover, obstacle)) return;
        expect(passesThrough(mover, direction, clearIn, obstacle)).toBeNull();
        if (clearIn === distanceIn) return;
        barred += 1;
        expect(passesThrough(mover, direction, distanceIn, obstacle)).not.toBeNull();
        expect(distance(moved(mover, direction, clearIn), obstacle).distanceIn).toBe(0);
      }),
      { numRuns: 1500 },
    );
    expect(barred).toBeGreaterThan(100);
  });

  it('overlapping bases may move apart but not deeper: the clear travel is 0 while they overlap', () => {
    const mover = outlineAt(BASES.small.corners, { x: 10, y: 10, headingDeg: 0 });
    const obstacle = outlineAt(BASES.small.corners, { x: 10, y: 8.5, headingDeg: 0 });
    expect(clearTravel(mover, foreVector(0), 5, obstacle)).toBe(0);
    expect(passesThrough(mover, foreVector(0), 0, obstacle)).toStrictEqual({ atIn: 0 });
    expect(passesThrough(mover, foreVector(180), 5, obstacle)).toStrictEqual({ atIn: 0 });
  });

  it('bases that touch along sides turned by a hair may slide on until they really overlap', () => {
    const mover = outlineAt(BASES.small.corners, { x: 10, y: 10, headingDeg: 0 });
    const beside = outlineAt(BASES.small.corners, { x: 11.54, y: 10, headingDeg: 0 });
    const direction = foreVector(2e-5);
    expect(distance(mover, beside).distanceIn).toBe(0);
    const clearIn = clearTravel(mover, direction, 5, beside);
    expect(clearIn).toBeGreaterThan(1);
    expect(overlaps(moved(mover, direction, clearIn), beside)).toBe(false);
  });

  it('points and segments are crossed but never passed through', () => {
    const mover = outlineAt(PROJECTILE, { x: 10, y: 10, headingDeg: 0 });
    const line: Shape = { type: 'segment', from: { x: 0, y: 5 }, to: { x: 20, y: 5 } };
    expect(firstContact(mover, foreVector(0), 9, line)).toBeCloseTo(5 - 0.75 / Math.sqrt(3), 12);
    expect(passesThrough(mover, foreVector(0), 9, line)).toBeNull();
    expect(clearTravel(mover, foreVector(0), 9, line)).toBe(9);
  });
});

describe('the swept outline', () => {
  it('is convex, clockwise, holds both ends of the way, and meets what the travel meets', () => {
    fc.assert(
      fc.property(anyTravel, ({ mover, direction, distanceIn, obstacle }) => {
        const swept = sweptOutline(mover, direction, distanceIn);
        const count = swept.corners.length;
        for (const [index, at] of swept.corners.entries()) {
          const [to, next] = [
            swept.corners[(index + 1) % count] ?? at,
            swept.corners[(index + 2) % count] ?? at,
          ];
          const turn = (to.x - at.x) * (next.y - to.y) - (to.y - at.y) * (next.x - to.x);
          expect(turn).toBeGreaterThan(-1e-9);
        }
        for (const part of [0, 0.3, 0.7, 1])
          for (const corner of moved(mover, direction, distanceIn * part).corners)
            expect(shapeContains(swept, corner)).toBe(true);
        const gapIn = distance(swept, obstacle).distanceIn;
        if (gapIn > 1e-5) expect(firstContact(mover, direction, distanceIn, obstacle)).toBeNull();
        if (gapIn === 0 && overlapDepth(swept, obstacle) > 1e-5)
          expect(firstContact(mover, direction, distanceIn, obstacle)).not.toBeNull();
      }),
      { numRuns: 1500 },
    );
  });

  it('of a slide along its own axis keeps the width and grows by the travel', () => {
    fc.assert(
      fc.property(anyBaseName, anyPose, onGrid(0.1, 9), (name, pose, distanceIn) => {
        const mover = outlineAt(BASES[name].corners, pose);
        const swept = sweptOutline(mover, foreVector(pose.headingDeg), distanceIn);
        expect(area(swept)).toBeCloseTo(area(mover) + distanceIn * widthOf(mover, pose.headingDeg), 8);
      }),
      { numRuns: 300 },
    );
  });
});

function area({ corners }: Polygon): number {
  return corners.reduce((sum, from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return sum + (from.x * to.y - from.y * to.x) / 2;
  }, 0);
}

function widthOf({ corners }: Polygon, headingDeg: number): number {
  const side = starboardVector(headingDeg);
  const across = corners.map(({ x, y }) => x * side.x + y * side.y);
  return Math.max(...across) - Math.min(...across);
}
