import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARCS,
  type ArcName,
  type Disc,
  type FiringBase,
  type Polygon,
  TOLERANCE_IN,
  hasArc,
  measureArc,
  outlineAt,
  pathDistance,
  regionPath,
} from '../../shared/geometry';
import { BASES, PROJECTILE, anyBaseName, anyPose, firingBase, onGrid } from './geometry-bases';

interface Aim {
  readonly base: FiringBase;
  readonly arc: ArcName;
  readonly target: Polygon | Disc;
}

const OUTLINES = [...Object.values(BASES).map((base) => base.corners), PROJECTILE];
const anyAim: fc.Arbitrary<Aim> = fc
  .tuple(
    anyBaseName,
    anyPose,
    fc.constantFrom(...ARCS),
    fc.tuple(onGrid(-8, 8), onGrid(-8, 8), onGrid(0, 359.99)),
    fc.integer({ min: 0, max: 6 }),
  )
  .map(([name, pose, arc, [dx, dy, headingDeg], kind]) => {
    const there = { x: pose.x + dx, y: pose.y + dy };
    const corners = OUTLINES[kind];
    const target: Polygon | Disc =
      corners === undefined
        ? { type: 'disc', centre: there, radiusIn: kind === 5 ? 0.625 : 0.1 }
        : outlineAt(corners, { ...there, headingDeg });
    return { base: firingBase(name, pose), arc, target };
  })
  .filter(({ base, arc }) => hasArc(base, arc));

/** The drawn outline held against the target by walking its lines and arcs, knowing nothing of cones. */
function drawnMeets({ base, arc, target }: Aim, rangeIn: number, slackIn: number): boolean {
  return pathDistance(regionPath(base, arc, rangeIn), target) <= slackIn;
}

function inRange({ base, arc, target }: Aim, rangeIn: number): boolean {
  const { distanceIn } = measureArc(base, arc, target);
  return distanceIn !== null && distanceIn <= rangeIn + TOLERANCE_IN;
}

describe('what is drawn is what is judged', () => {
  it('the region of an arc meets the target exactly when the verdict says in range', () => {
    const counts = { met: 0, missed: 0 };
    fc.assert(
      fc.property(fc.noBias(anyAim), onGrid(0.1, 9), (aim, rangeIn) => {
        const verdict = inRange(aim, rangeIn);
        expect(drawnMeets(aim, rangeIn, TOLERANCE_IN)).toBe(verdict);
        counts[verdict ? 'met' : 'missed'] += 1;
      }),
      { numRuns: 6000 },
    );
    expect(Math.min(counts.met, counts.missed)).toBeGreaterThan(1000);
  });

  it('at exactly the range, give or take 1e-9, it meets; 1e-5 and 1e-4 short of it, it does not', () => {
    fc.assert(
      fc.property(anyAim, (aim) => {
        const { distanceIn, marginIn } = measureArc(aim.base, aim.arc, aim.target);
        fc.pre(distanceIn !== null && distanceIn > 0.01 && Math.abs(marginIn ?? 1) > 1e-4);
        for (const excess of [1e-4, 1e-5, 1e-9, 0, -1e-9]) {
          expect(inRange(aim, (distanceIn ?? 0) + excess)).toBe(true);
          expect(drawnMeets(aim, (distanceIn ?? 0) + excess, TOLERANCE_IN)).toBe(true);
        }
        for (const excess of [-1e-5, -1e-4]) {
          expect(inRange(aim, (distanceIn ?? 0) + excess)).toBe(false);
          // Where the region's tip slides up to a slanted edge the gap between both is smaller than the excess.
          expect(drawnMeets(aim, (distanceIn ?? 0) + excess, 1e-10)).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('a target out of the arc meets no region, however far the range', () => {
    fc.assert(
      fc.property(fc.noBias(anyAim), (aim) => {
        fc.pre(!measureArc(aim.base, aim.arc, aim.target).in);
        expect(drawnMeets(aim, 20, TOLERANCE_IN)).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });

  it('is a closed outline, every step starting where the last one ended, every arc on its circle', () => {
    fc.assert(
      fc.property(anyAim, onGrid(0, 12), ({ base, arc }, rangeIn) => {
        const path = regionPath(base, arc, rangeIn);
        expect(path.steps.at(-1)?.to.x).toBeCloseTo(path.start.x, 8);
        expect(path.steps.at(-1)?.to.y).toBeCloseTo(path.start.y, 8);
        let from = path.start;
        for (const step of path.steps) {
          if (step.type === 'arc') {
            const at = (deg: number): number[] => [
              step.centre.x + step.radiusIn * Math.cos((deg * Math.PI) / 180),
              step.centre.y + step.radiusIn * Math.sin((deg * Math.PI) / 180),
            ];
            const [fromX = NaN, fromY = NaN] = at(step.fromDeg);
            const [toX = NaN, toY = NaN] = at(step.toDeg);
            expect(Math.hypot(fromX - from.x, fromY - from.y)).toBeLessThan(1e-7);
            expect(Math.hypot(toX - step.to.x, toY - step.to.y)).toBeLessThan(1e-7);
            expect(step.toDeg).toBeGreaterThan(step.fromDeg);
          }
          from = step.to;
        }
      }),
      { numRuns: 800 },
    );
  });
});
