/** Launching along the turning tool's stem, and the slide of a projectile along its flats. */
import { normaliseHeading } from './angle';
import { foreVector, starboardVector } from './frame';
import { headCentre, slotOutwardDeg, translate } from './maneuver';
import { roundPose } from './tolerance';
import type { BaseOutline, Pose, Slot } from './types';

export interface Launch {
  readonly launcher: { readonly base: BaseOutline; readonly pose: Pose };
  readonly slot: Slot;
  /** Turn of the stem clockwise from straight out, notches, signed, real. */
  readonly notches: number;
  readonly unit:
    | { readonly kind: 'base'; readonly widthIn: number; readonly halfMouthSideIn: number }
    | { readonly kind: 'projectile'; readonly acrossFlatsIn: number };
  /** Side of the stem on which the unit lies, looking from the head along the stem. */
  readonly side: 'port' | 'starboard';
  /** Along the stem from the head's centre to the fore end of the edge that lies on it, inches. */
  readonly slideIn: number;
  readonly stemHalfWidthIn: number;
  readonly notchDeg: number;
}

/**
 * The pose of a launched unit, facing along the stem, on the grid of 1e-9. A base lies with the aft straight edge
 * of its near side on the stem, a projectile with a lateral flat.
 */
export function launchPose(launch: Launch): Pose {
  const { launcher, unit } = launch;
  const head = headCentre(launcher.base, launcher.pose, launch.slot);
  const headingDeg = normaliseHeading(
    launcher.pose.headingDeg + slotOutwardDeg(launch.slot) + launch.notches * launch.notchDeg,
  );
  const halfWidthIn = unit.kind === 'base' ? unit.widthIn / 2 : unit.acrossFlatsIn / 2;
  const edgeToCentreIn = unit.kind === 'base' ? unit.halfMouthSideIn : -unit.acrossFlatsIn / 2 / Math.sqrt(3);
  const sideSign = launch.side === 'starboard' ? 1 : -1;
  const outIn = sideSign * (launch.stemHalfWidthIn + halfWidthIn);
  const atHead = { ...head, headingDeg };
  const beside = translate(atHead, starboardVector(headingDeg), outIn);
  return roundPose(translate(beside, foreVector(headingDeg), launch.slideIn + edgeToCentreIn));
}

/** The flats of a projectile along which it may slide: its two lateral ones and the two that meet at its point. */
export type Flat = 'port' | 'starboard' | 'port-fore' | 'starboard-fore';

const FLAT_TRAVEL_DEG: Readonly<Record<Flat, number>> = {
  port: 0,
  starboard: 0,
  'port-fore': 60,
  'starboard-fore': -60,
};

/** Bearing of the travel along a flat, degrees clockwise from the heading. */
export function flatTravelDeg(flat: Flat): number {
  return FLAT_TRAVEL_DEG[flat];
}

/** Where a projectile ends that slides along one of its flats without turning, on the grid of 1e-9. */
export function slideAlongFlat(pose: Pose, flat: Flat, distanceIn: number): Pose {
  return roundPose(translate(pose, foreVector(pose.headingDeg + FLAT_TRAVEL_DEG[flat]), distanceIn));
}
