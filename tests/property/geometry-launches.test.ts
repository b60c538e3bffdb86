import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Flat,
  type Pose,
  SLOTS,
  distance,
  foreVector,
  headCentre,
  launchPose,
  outlineAt,
  overlaps,
  round9,
  slideAlongFlat,
  toShip,
} from '../../shared/geometry';
import { BASES, PROJECTILE, anyPose, onGrid } from './geometry-bases';
import { apart, mirrorPose } from './geometry-probes';
import { NOTCH_DEG, samePose } from './geometry-turns';

describe('launches', () => {
  const anyLaunch = fc.record({
    slot: fc.constantFrom(...SLOTS),
    notches: onGrid(-3, 3),
    side: fc.constantFrom('port' as const, 'starboard' as const),
    slideIn: onGrid(0.95, 2.22),
  });
  const stemHalfWidthIn = 0.107;
  const shuttle = { kind: 'base', widthIn: 0.76, halfMouthSideIn: BASES.shuttle.halfMouthSideIn } as const;
  const projectile = { kind: 'projectile', acrossFlatsIn: 0.75 } as const;

  it('lie with their edge on the stem, on the side named, and face along it', () => {
    fc.assert(
      fc.property(anyPose, anyLaunch, fc.constantFrom(shuttle, projectile), (pose, launch, unit) => {
        const launcher = { base: BASES.large, pose };
        const end = launchPose({ launcher, unit, ...launch, stemHalfWidthIn, notchDeg: NOTCH_DEG });
        const head = headCentre(launcher.base, pose, launch.slot);
        const stem = { ...head, headingDeg: end.headingDeg };
        const corners = unit.kind === 'base' ? BASES.shuttle.corners : PROJECTILE;
        const across = outlineAt(corners, end).corners.map((at) => toShip(stem, at).u);
        if (launch.side === 'starboard') expect(Math.min(...across)).toBeCloseTo(stemHalfWidthIn, 8);
        else expect(Math.max(...across)).toBeCloseTo(-stemHalfWidthIn, 8);
        const outward = { fore: 0, starboard: 90, aft: 180, port: 270 }[launch.slot];
        const bearing = pose.headingDeg + outward + launch.notches * NOTCH_DEG;
        expect(apart(foreVector(bearing), foreVector(end.headingDeg))).toBeLessThan(1e-9);
      }),
      { numRuns: 800 },
    );
  });

  it('every pose of a launch and of a slide is on the grid of 1e-9, with a heading in 0 to 360', () => {
    const onTheGrid = (end: Pose): void => {
      for (const value of [end.x, end.y, end.headingDeg]) expect(round9(value)).toBe(value);
      expect(end.headingDeg >= 0 && end.headingDeg < 360).toBe(true);
    };
    fc.assert(
      fc.property(anyPose, anyLaunch, fc.constantFrom(shuttle, projectile), (pose, launch, unit) => {
        const launcher = { base: BASES.large, pose };
        onTheGrid(launchPose({ launcher, unit, ...launch, stemHalfWidthIn, notchDeg: NOTCH_DEG }));
        onTheGrid(slideAlongFlat(pose, 'port-fore', launch.slideIn));
      }),
      { numRuns: 500 },
    );
  });

  it('mirror: turned and placed the other way from the mirrored slot', () => {
    const mirrored = { port: 'starboard', starboard: 'port', fore: 'fore', aft: 'aft' } as const;
    fc.assert(
      fc.property(anyPose, anyLaunch, (pose, launch) => {
        const rest = { unit: shuttle, stemHalfWidthIn, notchDeg: NOTCH_DEG };
        const end = launchPose({ launcher: { base: BASES.medium, pose }, ...launch, ...rest });
        const other = launchPose({
          launcher: { base: BASES.medium, pose: mirrorPose(pose) },
          slot: mirrored[launch.slot],
          notches: -launch.notches,
          side: launch.side === 'port' ? 'starboard' : 'port',
          slideIn: launch.slideIn,
          ...rest,
        });
        samePose(other, mirrorPose(end), 3e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('a shuttle launched straight out never overlaps its launcher', () => {
    fc.assert(
      fc.property(anyPose, anyLaunch, (pose, launch) => {
        const launcher = { base: BASES.medium, pose };
        const unit = shuttle;
        const end = launchPose({
          launcher,
          unit,
          ...launch,
          notches: 0,
          stemHalfWidthIn,
          notchDeg: NOTCH_DEG,
        });
        const launched = outlineAt(BASES.shuttle.corners, end);
        expect(overlaps(launched, outlineAt(launcher.base.corners, pose))).toBe(false);
        expect(distance(launched, outlineAt(launcher.base.corners, pose)).distanceIn).toBeGreaterThan(0.3);
      }),
      { numRuns: 300 },
    );
  });

  it('projectiles slide along a flat without turning, 60 degrees off the heading along the fore ones', () => {
    const offDeg: Readonly<Record<Flat, number>> = {
      port: 0,
      starboard: 0,
      'port-fore': 60,
      'starboard-fore': -60,
    };
    fc.assert(
      fc.property(
        anyPose,
        onGrid(0, 9),
        fc.constantFrom(...(Object.keys(offDeg) as Flat[])),
        (pose, d, flat) => {
          const end = slideAlongFlat(pose, flat, d);
          const way = foreVector(pose.headingDeg + offDeg[flat]);
          samePose(end, { x: pose.x + way.x * d, y: pose.y + way.y * d, headingDeg: pose.headingDeg });
          expect(end.headingDeg).toBe(pose.headingDeg);
        },
      ),
      { numRuns: 300 },
    );
  });
});
