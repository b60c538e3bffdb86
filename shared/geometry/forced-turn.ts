import { headCentre, rotateAbout } from './maneuver';
import { roundPose } from './tolerance';
import type { BaseOutline, Pose, Slot } from './types';

/**
 * The pose after a turn that somebody else forces on a unit, degrees clockwise: about the centre of the turning tool's
 * head in a slot, or about the base's centre where no slot is named. Nothing travels. On the grid of 1e-9.
 */
export function forcedTurnPose(base: BaseOutline, pose: Pose, about: Slot | null, changeDeg: number): Pose {
  return roundPose(rotateAbout(about === null ? pose : headCentre(base, pose, about), pose, changeDeg));
}
