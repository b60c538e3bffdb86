import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArcMeasure,
  type ArcName,
  TOLERANCE_IN,
  distance,
  hasArc,
  measureArc,
  outlineAt,
  shapeContains,
  toShip,
  toTable,
} from '../../shared/geometry';
import { anyBaseName, anyPose, firingBase, onGrid } from './geometry-bases';
import { apart, innerPoints, mirrorPose, mirrorShape, movePose, moveShape } from './geometry-probes';
import { anyLimitedArc, anyShot, depthIn } from './geometry-shots';

const QUARTERS = ['fore-port', 'fore-starboard', 'aft-port', 'aft-starboard'] as const;
const MIRRORED: Readonly<Record<ArcName, ArcName>> = {
  all: 'all',
  fore: 'fore',
  aft: 'aft',
  port: 'starboard',
  starboard: 'port',
  'fore-port': 'fore-starboard',
  'fore-starboard': 'fore-port',
  'aft-port': 'aft-starboard',
  'aft-starboard': 'aft-port',
  bow: 'bow',
  stern: 'stern',
};

function sameVerdict(left: ArcMeasure, right: ArcMeasure): void {
  expect(right.in).toBe(left.in);
  for (const key of ['distanceIn', 'marginIn', 'marginDeg'] as const) {
    expect(right[key] === null).toBe(left[key] === null);
    expect(right[key] ?? 0).toBeCloseTo(left[key] ?? 0, 7);
  }
}

describe('arcs', () => {
  it('the four quarters, and fore and aft, tile the table: every point is in one, on a limit line in both', () => {
    fc.assert(
      fc.property(anyBaseName, anyPose, onGrid(0, 36), onGrid(0, 36), (name, pose, x, y) => {
        const base = firingBase(name, pose);
        const inArcs = (arcs: readonly ArcName[]): number =>
          arcs.filter((arc) => measureArc(base, arc, { type: 'point', at: { x, y } }).in).length;
        const { u, v } = toShip(pose, { x, y });
        const onLine = Math.abs(u) <= 2 * TOLERANCE_IN || Math.abs(v) <= 2 * TOLERANCE_IN;
        expect(inArcs(QUARTERS)).toBeGreaterThanOrEqual(1);
        expect(inArcs(['fore', 'aft'])).toBeGreaterThanOrEqual(1);
        if (onLine) return;
        expect(inArcs(QUARTERS)).toBe(1);
        expect(inArcs(['fore', 'aft'])).toBe(1);
        expect(inArcs(['port', 'starboard'])).toBe(1);
      }),
      { numRuns: 3000 },
    );
  });

  it('a limit line counts as in both arcs beside it, 1e-5 beyond it only in one', () => {
    fc.assert(
      fc.property(anyPose, onGrid(2, 12), (pose, out) => {
        const base = firingBase('medium', pose);
        const isIn = (arc: ArcName, u: number, v: number): boolean =>
          measureArc(base, arc, { type: 'point', at: toTable(pose, { u, v }) }).in;
        for (const aside of [-1e-9, 0, 1e-9])
          expect(['fore-port', 'fore-starboard'].every((arc) => isIn(arc as ArcName, aside, out))).toBe(true);
        for (const aside of [1e-5, 1e-4]) {
          expect(isIn('fore-starboard', aside, out)).toBe(true);
          expect(isIn('fore-port', aside, out)).toBe(false);
          expect(isIn('bow', out - aside, out + 0.825)).toBe(true);
          expect(isIn('bow', out + aside * 1.5, out + 0.825)).toBe(false);
        }
        expect(isIn('bow', -out - 1e-9, out + 0.825)).toBe(true);
        expect(isIn('stern', out, -out - 0.825)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('port mirrors starboard, and mirror and rotation of the whole table change no verdict', () => {
    const anyMotion = fc.record({ turnDeg: onGrid(0, 360), dx: onGrid(-9, 9), dy: onGrid(-9, 9) });
    fc.assert(
      fc.property(anyShot, anyLimitedArc, anyMotion, ({ base, target }, arc, motion) => {
        fc.pre(hasArc(base, arc));
        const plain = measureArc(base, arc, target);
        fc.pre(Math.abs(plain.marginIn ?? 0) > 1e-5);
        const turned = { ...base, pose: movePose(motion, base.pose) };
        sameVerdict(plain, measureArc(turned, arc, moveShape(motion, target)));
        const mirrored = { ...base, pose: mirrorPose(base.pose) };
        sameVerdict(plain, measureArc(mirrored, MIRRORED[arc], mirrorShape(target)));
      }),
      { numRuns: 2000 },
    );
  });

  it('a target wholly inside a wedge or quarter is not in the opposite one', () => {
    const opposite: Partial<Record<ArcName, ArcName>> = {
      bow: 'stern',
      'fore-port': 'aft-starboard',
      'fore-starboard': 'aft-port',
    };
    fc.assert(
      fc.property(anyShot, fc.constantFrom('bow', 'fore-port', 'fore-starboard' as const), (shot, arc) => {
        const { base, target } = shot;
        const behind = opposite[arc];
        fc.pre(hasArc(base, arc) && behind !== undefined && !shapeContains(target, base.pose));
        fc.pre(measureArc(base, arc, target).in && behind !== undefined);
        const across = { turnDeg: 180, dx: 2 * base.pose.x, dy: 2 * base.pose.y };
        const reflected = moveShape(across, target);
        expect(measureArc(base, behind ?? arc, reflected).in).toBe(true);
        if (innerPoints(target, 4, 1).every((at) => depthIn(base, arc, at) > 1e-3))
          expect(measureArc(base, arc, reflected).in).toBe(false);
      }),
      { numRuns: 1500 },
    );
  });

  it('the nearest edge inside the arc is never nearer than the nearest edge, and both occur apart', () => {
    let different = 0;
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const inside = measureArc(base, arc, target);
        const whole = measureArc(base, 'all', target);
        expect(whole.distanceIn).toBe(distance(outlineAt(base.corners, base.pose), target).distanceIn);
        expect(whole.marginIn === null && whole.marginDeg === null && whole.limit === null).toBe(true);
        if (inside.distanceIn === null) return;
        expect(inside.distanceIn).toBeGreaterThanOrEqual((whole.distanceIn ?? 0) - 1e-9);
        if (inside.distanceIn > (whole.distanceIn ?? 0) + 0.02) different += 1;
      }),
      { numRuns: 1500 },
    );
    expect(different).toBeGreaterThan(50);
  });

  it('the distance in an arc is that of the nearest pair of points of both inside the cone', () => {
    fc.assert(
      fc.property(anyShot, anyLimitedArc, ({ base, target }, arc) => {
        fc.pre(hasArc(base, arc));
        const verdict = measureArc(base, arc, target);
        fc.pre(verdict.in && verdict.from !== null && verdict.to !== null);
        const { from, to, distanceIn } = verdict;
        if (from === null || to === null || distanceIn === null) return;
        const own = outlineAt(base.corners, base.pose);
        expect(shapeContains(own, from) && shapeContains(target, to)).toBe(true);
        expect(Math.min(depthIn(base, arc, from), depthIn(base, arc, to))).toBeGreaterThan(-2 * TOLERANCE_IN);
        expect(Math.abs(apart(from, to) - distanceIn)).toBeLessThan(1e-9);
        const ours = innerPoints(own, 4, 3).filter((at) => depthIn(base, arc, at) >= 0);
        const theirs = innerPoints(target, 4, 3).filter((at) => depthIn(base, arc, at) >= 0);
        let least = Infinity;
        for (const one of ours) for (const other of theirs) least = Math.min(least, apart(one, other));
        expect(least).toBeGreaterThan(distanceIn - 1e-9);
      }),
      { numRuns: 200 },
    );
  });
});
