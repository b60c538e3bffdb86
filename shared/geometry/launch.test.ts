/** The pose of a launched unit, by its formula; `tests/property` holds the same for random launches. */
import { describe, expect, it } from 'vitest';
import { BASES } from '../../tests/property/geometry-bases';
import { foreVector, starboardVector } from './frame';
import { flatTravelDeg, launchPose, slideAlongFlat } from './launch';
import { headCentre } from './maneuver';
import { SLOTS } from './types';

const Q = 0.107;
const POSE = { x: 18.25, y: 17.5, headingDeg: 33 };
const BEARING = { fore: 0, starboard: 90, aft: 180, port: 270 } as const;
const CASES = SLOTS.flatMap((slot) =>
  (['starboard', 'port'] as const).flatMap((side) =>
    [-3, -0.4, 0, 1.5, 3].map((notches) => ({ slot, side, notches })),
  ),
);
const launcher = { base: BASES.large, pose: POSE };
const rest = { launcher, stemHalfWidthIn: Q, notchDeg: 30 };

describe('a launch', () => {
  it.each(CASES)(
    'from $slot, to $side, at $notches: c = S + σ (q + w) s + (p + m) f, heading o + 30 n',
    (launch) => {
      const sign = launch.side === 'starboard' ? 1 : -1;
      for (const [w, m, widthIn] of [
        [0.38, 0.319, 0.76],
        [1.03, 0.427, 2.06],
      ] as const) {
        const unit = { kind: 'base', widthIn, halfMouthSideIn: m } as const;
        const end = launchPose({ ...rest, ...launch, unit, slideIn: 1.75 });
        const headingDeg = 33 + BEARING[launch.slot] + 30 * launch.notches;
        const [f, s] = [foreVector(headingDeg), starboardVector(headingDeg)];
        const head = headCentre(BASES.large, POSE, launch.slot);
        expect(end.x).toBeCloseTo(head.x + sign * (Q + w) * s.x + (1.75 + m) * f.x, 8);
        expect(end.y).toBeCloseTo(head.y + sign * (Q + w) * s.y + (1.75 + m) * f.y, 8);
        expect(end.headingDeg).toBeCloseTo((headingDeg + 360) % 360, 8);
      }
    },
  );

  it.each(CASES)(
    'of a projectile from $slot, to $side, at $notches: a lateral flat on the stem, the point outward',
    (launch) => {
      const sign = launch.side === 'starboard' ? 1 : -1;
      const unit = { kind: 'projectile', acrossFlatsIn: 0.75 } as const;
      const end = launchPose({ ...rest, ...launch, unit, slideIn: 2.22 });
      const headingDeg = 33 + BEARING[launch.slot] + 30 * launch.notches;
      const [f, s] = [foreVector(headingDeg), starboardVector(headingDeg)];
      const head = headCentre(BASES.large, POSE, launch.slot);
      const out = 2.22 - 0.375 / Math.sqrt(3);
      expect(end.x).toBeCloseTo(head.x + sign * (Q + 0.375) * s.x + out * f.x, 8);
      expect(end.y).toBeCloseTo(head.y + sign * (Q + 0.375) * s.y + out * f.y, 8);
    },
  );
});

describe('the slide of a projectile', () => {
  it('along a lateral flat leads ahead, along the starboard fore flat 60 to port, along the port one 60 to starboard', () => {
    expect((['port', 'starboard', 'starboard-fore', 'port-fore'] as const).map(flatTravelDeg)).toEqual([
      0, 0, -60, 60,
    ]);
    const end = slideAlongFlat({ x: 10, y: 10, headingDeg: 60 }, 'starboard-fore', 4);
    expect(end).toEqual({ x: 10, y: 6, headingDeg: 60 });
  });
});
