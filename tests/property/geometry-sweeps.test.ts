import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Disc,
  type Point,
  type Polygon,
  type Shape,
  TOLERANCE_IN,
  boxContains,
  clearTravel,
  contactTravel,
  distance,
  farthestFrom,
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
  systemMembership,
} from '../../shared/geometry';
import {
  BASES,
  PROJECTILE,
  anyBaseName,
  anyDisc,
  anyOutline,
  anyPiece,
  anyPose,
  onGrid,
} from './geometry-bases';
import { apart, moveShape, outlinePoints } from './geometry-probes';

interface Travel {
  readonly mover: Polygon;
  readonly direction: Point;
  readonly distanceIn: number;
  readonly obstacle: Polygon | Disc;
}
/** Half of the travels are aimed at the obstacle, give or take 30 degrees, so that many meet it. */
const anyTravel: fc.Arbitrary<Travel> = fc
  .tuple(anyOutline, anyPiece, onGrid(0, 17), fc.boolean(), onGrid(0, 360))
  .map(([mover, obstacle, distanceIn, aimed, bearing]) => {
    const from = mover.corners[0] ?? { x: 0, y: 0 };
    const to = obstacle.type === 'disc' ? obstacle.centre : (obstacle.corners[2] ?? from);
    const toward = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
    const direction = foreVector(aimed ? toward + (bearing - 180) / 6 : bearing);
    return { mover, direction, distanceIn, obstacle };
  });

function moved(mover: Polygon, direction: Point, byIn: number): Polygon {
  const shift = ({ x, y }: Point): Point => ({ x: x + direction.x * byIn, y: y + direction.y * byIn });
  return { type: 'polygon', corners: mover.corners.map(shift) };
}

describe('first contact', () => {
  it('is the least travel at which the shapes touch: apart before it, touching at it', () => {
    let contacts = 0;
    fc.assert(
      fc.property(anyTravel, ({ mover, direction, distanceIn, obstacle }) => {
        const contact = firstContact(mover, direction, distanceIn, obstacle);
        const gapAt = (d: number): number => distance(moved(mover, direction, d), obstacle).distanceIn;
        const until = contact ?? distanceIn;
        for (let step = 0; step < 12; step += 1)
          if (until > 1e-3) expect(gapAt(((until - 1e-3) * step) / 11)).toBeGreaterThan(0);
        if (contact === null) return;
        contacts += 1;
        expect(gapAt(contact)).toBeLessThanOrEqual(TOLERANCE_IN);
        if (contact === 0) expect(distance(mover, obstacle).distanceIn).toBe(0);
      }),
      { numRuns: 2000 },
    );
    expect(contacts).toBeGreaterThan(200);
  });

  it('is met from any kind of shape, and null when the travel is short of it or leads away', () => {
    fc.assert(
      fc.property(onGrid(0, 360), onGrid(0.01, 9), (turnDeg, gapIn) => {
        const motion = { turnDeg, dx: 18, dy: 18 };
        const mover = outlineAt(BASES.small.corners, { x: 0, y: 0, headingDeg: 0 });
        const wall = -1.07 - gapIn;
        const obstacles: Shape[] = [
          { type: 'disc', centre: { x: 0.1, y: wall - 0.625 }, radiusIn: 0.625 },
          { type: 'point', at: { x: 0.3, y: wall } },
          { type: 'segment', from: { x: -3, y: wall }, to: { x: 3, y: wall } },
          { type: 'box', x0: -2, y0: wall - 1, x1: 5, y1: wall },
        ];
        const [turnedMover, way] = [moveShape(motion, mover) as Polygon, foreVector(turnDeg)];
        for (const obstacle of obstacles) {
          const turned = moveShape(motion, obstacle);
          expect(firstContact(turnedMover, way, gapIn, turned)).toBeCloseTo(gapIn, 9);
          expect(firstContact(turnedMover, way, gapIn - 1e-9, turned)).toBeCloseTo(gapIn, 8);
          expect(firstContact(turnedMover, way, gapIn - 1e-5, turned)).toBeNull();
          expect(firstContact(turnedMover, foreVector(turnDeg + 180), 30, turned)).toBeNull();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('run backwards from beyond the obstacle meets the far end of the same contact', () => {
    fc.assert(
      fc.property(anyTravel, ({ mover, direction, obstacle }) => {
        const through = contactTravel(mover, direction, obstacle);
        fc.pre(through !== null && through.fromIn > 0.01);
        if (through === null) return;
        const beyondIn = through.toIn + 3;
        const back = { x: -direction.x, y: -direction.y };
        const contact = firstContact(moved(mover, direction, beyondIn), back, beyondIn, obstacle);
        expect(contact).toBeCloseTo(beyondIn - through.toIn, 7);
      }),
      { numRuns: 800 },
    );
  });

  it('touching at the start is contact at 0, also when the travel leads away', () => {
    fc.assert(
      fc.property(onGrid(0, 360), fc.constantFrom(-1e-9, 0, 1e-9), (turnDeg, gapIn) => {
        const motion = { turnDeg, dx: 9, dy: 9 };
        const mover = moveShape(motion, outlineAt(BASES.medium.corners, { x: 0, y: 0, headingDeg: 0 }));
        const beside = moveShape(
          motion,
          outlineAt(BASES.medium.corners, { x: 2.06 + gapIn, y: 1, headingDeg: 180 }),
        );
        fc.pre(mover.type === 'polygon');
        if (mover.type !== 'polygon') return;
        for (const bearing of [0, 90, 180, 270])
          expect(firstContact(mover, foreVector(turnDeg + bearing), 5, beside)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });
});

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

describe('systems and containment', () => {
  it('a base is outside, wholly or partly in a system by its nearest and farthest points', () => {
    fc.assert(
      fc.property(anyPiece, onGrid(0, 36), onGrid(0, 36), (piece, x, y) => {
        const { nearestIn, farthestIn, membership } = systemMembership(piece, { x, y }, 13);
        const spread = outlinePoints(piece, 8).map((at) => apart(at, { x, y }));
        if (!shapeContains(piece, { x, y }))
          expect(nearestIn).toBeLessThanOrEqual(Math.min(...spread) + 1e-9);
        else expect(nearestIn).toBe(0);
        expect(farthestIn).toBeGreaterThanOrEqual(Math.max(...spread) - 1e-9);
        expect(farthestIn).toBe(farthestFrom({ x, y }, piece));
        const expected = nearestIn >= 13 ? 'outside' : farthestIn <= 13 ? 'wholly' : 'partly';
        expect(membership).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('at the rim give or take 1e-9 a base counts as wholly in, or as outside; 1e-5 decides', () => {
    const at = (y: number): string =>
      systemMembership(outlineAt(BASES.small.corners, { x: 18, y, headingDeg: 0 }), { x: 18, y: 18 }, 13)
        .membership;
    const farthest = 18 - Math.sqrt(169 - 0.367 ** 2) + 1.07;
    for (const off of [-1e-9, 0, 1e-9]) {
      expect(at(farthest + off)).toBe('wholly');
      expect(at(5 - 1.07 + off)).toBe('outside');
    }
    expect(at(farthest - 1e-5)).toBe('partly');
    expect(at(farthest + 1e-5)).toBe('wholly');
    expect(at(5 - 1.07 + 1e-5)).toBe('partly');
    expect(at(5 - 1.07 - 1e-5)).toBe('outside');
  });

  it('a shape lies in a box with its edges included, give or take 1e-9; 1e-5 beyond is out', () => {
    const sector = { type: 'box', x0: 0, y0: 0, x1: 36, y1: 36 } as const;
    fc.assert(
      fc.property(onGrid(2, 34), anyDisc, (along, disc) => {
        const base = (off: number): Shape =>
          outlineAt(BASES.large.corners, { x: along, y: 2.5 - off, headingDeg: 180 });
        const token = (off: number): Shape => ({
          ...disc,
          centre: { x: 36 - disc.radiusIn + off, y: along },
        });
        for (const off of [-1e-4, -1e-9, 0, 1e-9])
          expect(boxContains(sector, base(off)) && boxContains(sector, token(off))).toBe(true);
        for (const off of [1e-5, 1e-4, 1e-3])
          expect(boxContains(sector, base(off)) || boxContains(sector, token(off))).toBe(false);
      }),
      { numRuns: 200 },
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
