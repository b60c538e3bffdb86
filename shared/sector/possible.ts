/**
 * The greatest legal distance of a laid manoeuvre. Every obstacle forbids one open interval of the distance, the
 * sector allows one closed interval; so the answer is found by stepping down from the limit, exactly.
 */
import {
  type Box,
  boxContains,
  clearTravel,
  forbiddenTravel,
  overlaps as shapesOverlap,
  type Point,
  type Polygon,
  round9,
  TOLERANCE_IN,
} from '../geometry';
import type { ManeuverLimits } from './limits';
import type { LaidManeuver } from './laid-maneuver';

/** Null when no distance is legal with this turn. Come about does not travel: 0 when it may end so, else null. */
export function greatestLegalTravel(laid: LaidManeuver, limits: ManeuverLimits, sector: Box): number | null {
  const { maneuver, direction } = laid;
  if (limits.notches !== null && maneuver.notches > limits.notches + TOLERANCE_IN) return null;
  const blockers = laid.obstacles.filter((obstacle) => obstacle.blocks).map((obstacle) => obstacle.outline);
  if (direction === null) {
    const free = boxContains(sector, laid.ended) && !blockers.some((each) => shapesOverlap(laid.ended, each));
    return free ? 0 : null;
  }
  const inside = travelInside(laid.mover, direction, sector);
  const limitIn = Math.min(limits.distanceIn ?? Infinity, inside.toIn);
  const freeIn = laid.barsPassing ? clearOf(laid.mover, direction, limitIn, blockers) : limitIn;
  if (freeIn === null) return null;
  const greatest = stepDown(freeIn, forbiddenBy(laid.mover, direction, blockers));
  return greatest < Math.max(0, inside.fromIn) - TOLERANCE_IN ? null : round9(Math.max(0, greatest));
}

interface Span {
  readonly fromIn: number;
  readonly toIn: number;
}

/** The distances at which the moved outline lies in the box, edges included; empty when fromIn > toIn. */
function travelInside(mover: Polygon, direction: Point, box: Box): Span {
  const { corners } = mover;
  const across = spanOf(
    corners.map((corner) => corner.x),
    direction.x,
    box.x0,
    box.x1,
  );
  const down = spanOf(
    corners.map((corner) => corner.y),
    direction.y,
    box.y0,
    box.y1,
  );
  return { fromIn: Math.max(across.fromIn, down.fromIn), toIn: Math.min(across.toIn, down.toIn) };
}

/** The d for which low <= least(at) + d * step and greatest(at) + d * step <= high, within the tolerance. */
function spanOf(at: readonly number[], step: number, low: number, high: number): Span {
  const least = Math.min(...at);
  const greatest = Math.max(...at);
  if (Math.abs(step) < PARALLEL) {
    const fits = least >= low - TOLERANCE_IN && greatest <= high + TOLERANCE_IN;
    return fits ? { fromIn: -Infinity, toIn: Infinity } : { fromIn: Infinity, toIn: -Infinity };
  }
  const atLow = (low - least) / step;
  const atHigh = (high - greatest) / step;
  return step > 0 ? { fromIn: atLow, toIn: atHigh } : { fromIn: atHigh, toIn: atLow };
}

/** A travel along an edge drifts off it by less than the tolerance over any sector. */
const PARALLEL = 1e-9;

/** How far the way is free of every blocker's inside; null when it starts inside one. */
function clearOf(
  mover: Polygon,
  direction: Point,
  limitIn: number,
  blockers: readonly Polygon[],
): number | null {
  if (blockers.some((each) => shapesOverlap(mover, each))) return null;
  return blockers.reduce(
    (freeIn, each) => Math.min(freeIn, clearTravel(mover, direction, Math.max(0, freeIn), each)),
    limitIn,
  );
}

function forbiddenBy(mover: Polygon, direction: Point, blockers: readonly Polygon[]): readonly Span[] {
  return blockers.flatMap((each) => forbiddenTravel(mover, direction, each) ?? []);
}

/** The greatest d <= limitIn in no forbidden interval (their ends are allowed). */
function stepDown(limitIn: number, forbidden: readonly Span[]): number {
  const latestFirst = [...forbidden].sort((a, b) => b.toIn - a.toIn);
  return latestFirst.reduce((d, span) => (d > span.fromIn && d < span.toIn ? span.fromIn : d), limitIn);
}
