import { TOLERANCE_IN } from './tolerance';
import type { Point } from './types';

/** The closed half-plane of the points with x nx + y ny >= offsetIn; (nx, ny) is a unit vector into it. */
export interface HalfPlane {
  readonly nx: number;
  readonly ny: number;
  readonly offsetIn: number;
}

/** Signed distance of a point to the edge of a half-plane, inches, positive inside. */
export function signedDistance(plane: HalfPlane, at: Point): number {
  return at.x * plane.nx + at.y * plane.ny - plane.offsetIn;
}

/**
 * The part of a convex outline inside a half-plane, clockwise, empty when none is. A corner within the tolerance
 * of the edge counts as on it and is kept as it is; all other crossings are exact.
 */
export function clipCorners(corners: readonly Point[], plane: HalfPlane, slackIn = TOLERANCE_IN): Point[] {
  const kept: Point[] = [];
  let previous = corners[corners.length - 1];
  if (previous === undefined) return kept;
  let before = signedDistance(plane, previous);
  for (const corner of corners) {
    const here = signedDistance(plane, corner);
    if ((before > slackIn && here < -slackIn) || (before < -slackIn && here > slackIn))
      kept.push(between(previous, corner, before / (before - here)));
    if (here >= -slackIn) kept.push(corner);
    previous = corner;
    before = here;
  }
  return kept;
}

/** The point a fraction of the way from one point to another. */
export function between(from: Point, to: Point, fraction: number): Point {
  return { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction };
}
