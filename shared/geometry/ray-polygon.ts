import type { Point } from './types';
import { TOLERANCE_IN } from './tolerance';

/** An interval of travel distances, inches; `fromIn` below 0 lies behind the start. */
export interface TravelInterval {
  readonly fromIn: number;
  readonly toIn: number;
}

/** Edges turned less than this from the travel count as parallel: their drift stays far below the tolerance. */
export const PARALLEL = 1e-8;

/** Bounds of d gathered edge by edge; `loose` ones are for edges moved out by the tolerance. */
interface Bounds {
  from: number;
  to: number;
  looseFrom: number;
  looseTo: number;
}

/**
 * The d at which direction x d lies in the Minkowski difference of two convex cores (obstacle minus mover), shrunk
 * by `shrinkIn`; null when there is none. With no shrinking, a ray that passes within the tolerance of a corner of
 * the difference touches it, at one d.
 */
export function rayThroughPolygonDifference(
  mover: readonly Point[],
  direction: Point,
  obstacle: readonly Point[],
  shrinkIn: number,
): TravelInterval | null {
  const bounds: Bounds = { from: -Infinity, to: Infinity, looseFrom: -Infinity, looseTo: Infinity };
  if (!boundByEdges(bounds, obstacle, mover, 1, direction, shrinkIn)) return null;
  if (!boundByEdges(bounds, mover, obstacle, -1, direction, shrinkIn)) return null;
  if (bounds.from <= bounds.to) return { fromIn: bounds.from, toIn: bounds.to };
  if (shrinkIn > 0 || bounds.looseFrom > bounds.looseTo) return null;
  const graze = (bounds.from + bounds.to) / 2;
  return { fromIn: graze, toIn: graze };
}

/** Each edge of `of` bounds the difference on one side. False when the ray runs parallel outside of one. */
function boundByEdges(
  bounds: Bounds,
  of: readonly Point[],
  other: readonly Point[],
  sign: 1 | -1,
  direction: Point,
  shrinkIn: number,
): boolean {
  let from = of[of.length - 1];
  for (const to of of) {
    if (from !== undefined && !boundByEdge(bounds, from, to, other, sign, direction, shrinkIn)) return false;
    from = to;
  }
  return true;
}

function boundByEdge(
  bounds: Bounds,
  from: Point,
  to: Point,
  other: readonly Point[],
  sign: 1 | -1,
  direction: Point,
  shrinkIn: number,
): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return true;
  const nx = (to.y - from.y) / length;
  const ny = (from.x - to.x) / length;
  let reach = -Infinity;
  for (const at of other) reach = Math.max(reach, (from.x - at.x) * nx + (from.y - at.y) * ny);
  const limit = reach - shrinkIn;
  const rate = sign * (direction.x * nx + direction.y * ny);
  if (Math.abs(rate) < PARALLEL) return shrinkIn > 0 ? limit > 0 : limit >= -TOLERANCE_IN;
  if (rate > 0) {
    bounds.to = Math.min(bounds.to, limit / rate);
    bounds.looseTo = Math.min(bounds.looseTo, (limit + TOLERANCE_IN) / rate);
  } else {
    bounds.from = Math.max(bounds.from, limit / rate);
    bounds.looseFrom = Math.max(bounds.looseFrom, (limit + TOLERANCE_IN) / rate);
  }
  return true;
}
