/** A quick look at an arc, before it is measured. */
import { coneOf } from './cone';
import { toShip } from './frame';
import { signedDistance } from './half-plane';
import type { FiringBase } from './arc-measure';
import type { ArcName, Point } from './types';

/** Well above the tolerance and any rounding, inches. */
const SPARE_IN = 1e-3;

/**
 * Looks through an arc: false only for circles on the table that lie wholly beyond a limit line, so that nothing in
 * them can be in the arc. True promises nothing.
 */
export function arcSight(base: FiringBase, arc: ArcName): (centre: Point, radiusIn: number) => boolean {
  const { limits } = coneOf(base, arc);
  return (centre, radiusIn) => {
    const { u, v } = toShip(base.pose, centre);
    const at = { x: u, y: 0 - v };
    return limits.every(({ plane }) => signedDistance(plane, at) >= 0 - radiusIn - SPARE_IN);
  };
}
