import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArcName,
  type Disc,
  type FiringBase,
  type Point,
  type Polygon,
  TOLERANCE_IN,
  hasArc,
  measureArc,
  outlineAt,
  toShip,
  toTable,
} from '../../shared/geometry';
import { BASES, anyPose, firingBase, onGrid } from './geometry-bases';
import { innerPoints } from './geometry-probes';
import { anyLimitedArc, anyShot, depthIn } from './geometry-shots';

const AXES: Readonly<Record<ArcName, readonly [axisDeg: number, halfDeg: number]>> = {
  all: [0, 180],
  fore: [0, 90],
  starboard: [90, 90],
  aft: [180, 90],
  port: [270, 90],
  'fore-starboard': [45, 45],
  'aft-starboard': [135, 45],
  'aft-port': [225, 45],
  'fore-port': [315, 45],
  bow: [0, 45],
  stern: [180, 45],
};

/** Half the width less the angle off the axis of one point, degrees, seen from the apex. */
function degreesIn(base: FiringBase, arc: ArcName, at: Point): number {
  const apexV = arc === 'bow' ? (base.wedgeApexIn ?? 0) : arc === 'stern' ? -(base.wedgeApexIn ?? 0) : 0;
  const { u, v } = toShip(base.pose, at);
  const [axisDeg, halfDeg] = AXES[arc];
  const bearingDeg = (Math.atan2(u, v - apexV) * 180) / Math.PI;
  return halfDeg - Math.abs(((bearingDeg - axisDeg + 900) % 360) - 180);
}

describe('margins', () => {
  it('marginIn is the greatest depth of any point of the target, in exactly when it is not negative', () => {
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const { marginIn, in: isIn, limit } = measureArc(base, arc, target);
        if (marginIn === null || limit === null) throw new Error('a limited arc has margins');
        const sampled = Math.max(...innerPoints(target, 12, 6).map((at) => depthIn(base, arc, at)));
        expect(sampled).toBeLessThanOrEqual(marginIn + 1e-9);
        expect(sampled).toBeGreaterThan(marginIn - 0.15);
        expect(isIn).toBe(marginIn >= -TOLERANCE_IN);
        expect(depthIn(base, arc, limit.apex)).toBeCloseTo(0, 9);
        const radians = (limit.bearingDeg * Math.PI) / 180;
        const along = {
          x: limit.apex.x + 9 * Math.sin(radians),
          y: limit.apex.y - 9 * Math.cos(radians),
        };
        expect(depthIn(base, arc, along)).toBeCloseTo(0, 6);
      }),
      { numRuns: 1000 },
    );
  });

  it('marginDeg is half the width less the least angle off the axis of any point of the target', () => {
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const { marginDeg, marginIn } = measureArc(base, arc, target);
        if (marginDeg === null || marginIn === null) throw new Error('a limited arc has margins');
        const samples = innerPoints(target, 5, 3).map((at) => degreesIn(base, arc, at));
        expect(Math.max(...samples)).toBeLessThanOrEqual(marginDeg + 1e-6);
        if (Math.abs(marginIn) > 1e-6) expect(marginDeg > 0).toBe(marginIn > 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('both margins are exact for a disc beside a limit line', () => {
    const base = firingBase('medium', { x: 18, y: 18, headingDeg: 0 });
    const disc: Disc = { type: 'disc', centre: { x: 22, y: 19 }, radiusIn: 0.625 };
    const fore = measureArc(base, 'fore', disc);
    expect(fore.marginIn).toBeCloseTo(-0.375, 12);
    const degrees = Math.PI / 180;
    expect(fore.marginDeg).toBeCloseTo(
      90 - (90 + Math.atan2(1, 4) / degrees - Math.asin(0.625 / Math.hypot(4, 1)) / degrees),
      9,
    );
    expect(fore.limit).toStrictEqual({ apex: { x: 18, y: 18 }, bearingDeg: 90 });
    const astern = measureArc(base, 'stern', { ...disc, centre: { x: 18, y: 25 } });
    expect(astern.marginIn).toBeCloseTo((25.625 - 18.825) / Math.SQRT2, 12);
    expect(astern.marginDeg).toBe(45);
  });

  it('a target that holds the apex or meets the axis has the whole half width', () => {
    const base = firingBase('small', { x: 10, y: 10, headingDeg: 90 });
    const around = outlineAt(BASES.large.corners, { x: 10, y: 10, headingDeg: 20 });
    expect(measureArc(base, 'fore-port', around).marginDeg).toBe(45);
    expect(measureArc(base, 'fore', around).marginDeg).toBe(90);
    const ahead = outlineAt(BASES.small.corners, { x: 15, y: 10.3, headingDeg: 20 });
    expect(measureArc(base, 'bow', ahead).marginDeg).toBe(45);
    expect(measureArc(base, 'stern', ahead).in).toBe(false);
  });

  it('a target built on a limit line, give or take 1e-9, is in; 1e-5 and 1e-4 beyond it is out', () => {
    fc.assert(
      fc.property(anyPose, onGrid(4, 9), fc.boolean(), (pose, out, asDisc) => {
        const base = firingBase('medium', pose);
        const halfWidth = asDisc ? 0.625 : 1.07;
        const targetAt = (aheadOfLine: number): Polygon | Disc => {
          const centre = toTable(pose, { u: out, v: aheadOfLine - halfWidth });
          return asDisc
            ? { type: 'disc', centre, radiusIn: 0.625 }
            : outlineAt(BASES.small.corners, { ...centre, headingDeg: pose.headingDeg });
        };
        for (const excess of [-1e-9, 0, 1e-9, 1e-5, 1e-4]) {
          const fore = measureArc(base, 'fore', targetAt(excess));
          expect(fore.in).toBe(true);
          expect(fore.distanceIn).not.toBeNull();
          expect(fore.marginIn).toBeCloseTo(excess, 9);
        }
        for (const excess of [-1e-5, -1e-4])
          expect(measureArc(base, 'fore', targetAt(excess))).toMatchObject({ in: false, distanceIn: null });
      }),
      { numRuns: 300 },
    );
  });
});
