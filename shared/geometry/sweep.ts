/**
 * What a straight travel of a convex outline meets. The mover overlaps the obstacle after d inches exactly when the
 * point d x direction lies in their Minkowski difference, a convex set, so every answer is where a ray enters and
 * leaves that set. Chosen over stepping along the travel, which can miss a corner.
 */
import { coreCorners, hasArea } from './convex';
import { distance } from './distance';
import { rayThroughDiscDifference } from './ray-disc';
import { type TravelInterval, rayThroughPolygonDifference } from './ray-polygon';
import { TOLERANCE_IN } from './tolerance';
import type { Point, Polygon, Shape } from './types';

/**
 * Least travel d in [0, maxIn] at which mover and obstacle touch, 0 when they touch at the start, null when they
 * never do. Touching within the tolerance counts. `direction` is a unit vector.
 */
export function firstContact(
  mover: Polygon,
  direction: Point,
  maxIn: number,
  obstacle: Shape,
): number | null {
  if (distance(mover, obstacle).distanceIn === 0) return 0;
  const contact = contactTravel(mover, direction, obstacle);
  if (contact === null || contact.fromIn < 0 || contact.fromIn > maxIn + TOLERANCE_IN) return null;
  return Math.min(contact.fromIn, maxIn);
}

/** All d, also behind the start, at which mover and obstacle touch or overlap; null when there is none. */
export function contactTravel(mover: Polygon, direction: Point, obstacle: Shape): TravelInterval | null {
  return obstacle.type === 'disc'
    ? rayThroughDiscDifference(mover.corners, direction, obstacle, 0)
    : rayThroughPolygonDifference(mover.corners, direction, coreCorners(obstacle), 0);
}

/**
 * The open interval of d at which the interiors overlap by more than the tolerance, or null. It may begin below 0.
 * Sliding along an edge is no overlap; points and segments are never overlapped.
 */
export function forbiddenTravel(mover: Polygon, direction: Point, obstacle: Shape): TravelInterval | null {
  if (!hasArea(obstacle)) return null;
  const interval =
    obstacle.type === 'disc'
      ? rayThroughDiscDifference(mover.corners, direction, obstacle, TOLERANCE_IN)
      : rayThroughPolygonDifference(mover.corners, direction, coreCorners(obstacle), TOLERANCE_IN);
  return interval !== null && interval.fromIn < interval.toIn ? interval : null;
}

/**
 * Whether the interiors overlap at some d in [0, distanceIn], with the travel before first contact (0 if met at
 * the start). Touching and sliding along an edge are allowed.
 */
export function passesThrough(
  mover: Polygon,
  direction: Point,
  distanceIn: number,
  obstacle: Shape,
): { readonly atIn: number } | null {
  const forbidden = forbiddenTravel(mover, direction, obstacle);
  if (forbidden === null || forbidden.fromIn >= distanceIn || forbidden.toIn <= 0) return null;
  return { atIn: firstContact(mover, direction, distanceIn, obstacle) ?? 0 };
}

/** Shapes that touch farther than this before they overlap, inches, meet at so flat an angle that they may slide on. */
const GRAZE_IN = 1e-4;

/**
 * Greatest d in [0, maxIn] such that no interiors overlap on [0, d]. Where the way is barred it is the travel at
 * which the shapes touch, not the tolerance beyond it, but for a meeting so flat that touching lies more than 1e-4
 * earlier, where the tolerance decides; 0 when they overlap at the start.
 */
export function clearTravel(mover: Polygon, direction: Point, maxIn: number, obstacle: Shape): number {
  const forbidden = forbiddenTravel(mover, direction, obstacle);
  if (forbidden === null || forbidden.toIn <= 0 || forbidden.fromIn >= maxIn) return maxIn;
  const touchIn = contactTravel(mover, direction, obstacle)?.fromIn ?? forbidden.fromIn;
  const clearIn = forbidden.fromIn - touchIn > GRAZE_IN ? forbidden.fromIn : touchIn;
  return Math.max(0, clearIn);
}
