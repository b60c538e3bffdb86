/** Where a ship comes out of its cloak: the marker that it left behind, a letter's bearing and a die's distance. */
import { cosDeg, sinDeg } from './angle';
import { foreVector } from './frame';
import { translate } from './maneuver';
import { roundPose } from './tolerance';
import type { Pose, ShipPoint } from './types';

/** One of the marker's letters: its bearing from the heading, degrees clockwise, and how far out it stands, inches. */
export interface DecloakLetter {
  readonly bearingDeg: number;
  readonly outIn: number;
}

/** Distance from a base's centre to its outline on a bearing, degrees clockwise from its heading; inches, exact. */
export function outlineRadiusIn(corners: readonly ShipPoint[], bearingDeg: number): number {
  const u = sinDeg(bearingDeg);
  const v = cosDeg(bearingDeg);
  let nearest = Infinity;
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from;
    // The edge's normal out of the outline, not of unit length: the quotient needs none.
    const [normalU, normalV] = [from.v - to.v, to.u - from.u];
    const rate = u * normalU + v * normalV;
    if (rate > 0) nearest = Math.min(nearest, (from.u * normalU + from.v * normalV) / rate);
  }
  return nearest;
}

/**
 * The pose in which a ship decloaks: its centre lies on the letter's bearing from the centre of the wake marker, as far
 * as the letter stands out, plus the steps, inches, plus the ship's own outline on that bearing; the heading stays that
 * of the marker. On the grid of 1e-9. Public figures.
 */
export function decloakPose(
  wake: Pose,
  corners: readonly ShipPoint[],
  letter: DecloakLetter,
  stepsIn: number,
): Pose {
  const outIn = letter.outIn + stepsIn + outlineRadiusIn(corners, letter.bearingDeg);
  return roundPose(translate(wake, foreVector(wake.headingDeg + letter.bearingDeg), outIn));
}
