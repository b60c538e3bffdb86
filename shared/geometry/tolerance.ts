import type { Point, Pose } from './types';

/** The one tolerance of every comparison, inches: a difference of at most this much counts as "at". */
export const TOLERANCE_IN = 1e-6;

const GRID = 1e9;

/** From here on two neighbouring numbers lie farther apart than the grid's lines. */
const COARSER_THAN_GRID = 2 ** 23;

/**
 * Rounds to the grid of 1e-9 on which every stored number lies, half away from zero; -0 becomes 0. A number too large
 * to have such decimals stays as it is.
 */
export function round9(value: number): number {
  if (Math.abs(value) >= COARSER_THAN_GRID) return value;
  const magnitude = Math.round(Math.abs(value) * GRID) / GRID;
  return value < 0 && magnitude > 0 ? -magnitude : magnitude;
}

/** A point on the grid of 1e-9 inch. */
export function roundPoint(point: Point): Point {
  return { x: round9(point.x), y: round9(point.y) };
}

/** A pose on the grid of 1e-9 inch and degree, 0 <= headingDeg < 360. */
export function roundPose(pose: Pose): Pose {
  const headingDeg = round9(pose.headingDeg - 360 * Math.floor(pose.headingDeg / 360));
  return { x: round9(pose.x), y: round9(pose.y), headingDeg: headingDeg >= 360 ? 0 : headingDeg };
}

/** True if a distance is "at" a limit or within it, inches; exactly the limit counts. */
export function atMost(distanceIn: number, limitIn: number): boolean {
  return distanceIn <= limitIn + TOLERANCE_IN;
}
