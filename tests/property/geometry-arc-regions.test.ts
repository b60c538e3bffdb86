import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ARCS,
  type Disc,
  type FiringBase,
  type Polygon,
  type Pose,
  endAttacked,
  hasArc,
  measureArc,
  outlineAt,
  pathContains,
  regionPath,
  toTable,
} from '../../shared/geometry';
import { BASES, type BaseName, anyBaseName, anyPose, firingBase, onGrid } from './geometry-bases';

describe('the drawn region', () => {
  it('holds exactly the points in the cone within range of the part of the base in the cone', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyBaseName, anyPose, fc.constantFrom(...ARCS), onGrid(0, 9)),
        fc.array(fc.tuple(onGrid(-11, 11), onGrid(-11, 11)), { minLength: 12, maxLength: 12 }),
        ([name, pose, arc, rangeIn], offsets) => {
          const base = firingBase(name, pose);
          fc.pre(hasArc(base, arc));
          const path = regionPath(base, arc, rangeIn);
          for (const [dx, dy] of offsets) {
            const at = { x: pose.x + dx, y: pose.y + dy };
            const { distanceIn, marginIn } = measureArc(base, arc, { type: 'point', at });
            const slack = Math.min(
              Math.abs((distanceIn ?? Infinity) - rangeIn),
              Math.abs(marginIn ?? Infinity),
            );
            if (slack > 1e-5)
              expect(pathContains(path, at)).toBe(distanceIn !== null && distanceIn <= rangeIn);
          }
        },
      ),
      { numRuns: 600 },
    );
  });
});

describe('the end attacked', () => {
  const defender = (name: BaseName, pose: Pose): FiringBase => firingBase(name, pose);

  it('is fore ahead of the side slots, aft behind them, and either on their line', () => {
    fc.assert(
      fc.property(anyPose, onGrid(2, 9), onGrid(0.01, 9), (pose, u, v) => {
        const token = (at: { u: number; v: number }): Disc => ({
          type: 'disc',
          centre: toTable(pose, at),
          radiusIn: 0.1,
        });
        expect(endAttacked(token({ u, v }), defender('small', pose))).toBe('fore');
        expect(endAttacked(token({ u: -u, v: -v }), defender('small', pose))).toBe('aft');
        expect(endAttacked(token({ u, v: 0 }), defender('small', pose))).toBe('either');
      }),
      { numRuns: 400 },
    );
  });

  it('is either when a stretch of nearest points reaches both sides of the line', () => {
    const pose = { x: 10, y: 10, headingDeg: 0 };
    const beside = (y: number): Polygon => outlineAt(BASES.large.corners, { x: 15, y, headingDeg: 0 });
    expect(endAttacked(beside(11), defender('small', pose))).toBe('either');
    expect(endAttacked(beside(10 - 2.189), defender('small', pose))).toBe('either');
    expect(endAttacked(beside(7), defender('small', pose))).toBe('fore');
    expect(endAttacked(beside(13), defender('small', pose))).toBe('aft');
  });
});
