/**
 * The greatest legal distance of a laid manoeuvre. Every obstacle forbids one open interval of the distance, the
 * sector allows one closed interval; so the answer is found by stepping down from the limit, exactly.
 */
import {
  type Box,
  boxContains,
  contactTravel,
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
  const barred = barredBy(laid.mover, direction, blockers);
  const greatest = laid.barsPassing ? clearOf(limitIn, barred) : stepDown(limitIn, barred);
  if (greatest === null) return null;
  return greatest < Math.max(0, inside.fromIn) - TOLERANCE_IN ? null : round9(Math.max(0, greatest));
}

/** Where outlines meet at so flat an angle that touching lies farther back than this, the tolerance decides, inches. */
const GRAZE_IN = 1e-4;

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
  const atLow = exactUnlessGrazing((low - least) / step, (low - TOLERANCE_IN - least) / step);
  const atHigh = exactUnlessGrazing((high - greatest) / step, (high + TOLERANCE_IN - greatest) / step);
  return step > 0 ? { fromIn: atLow, toIn: atHigh } : { fromIn: atHigh, toIn: atLow };
}

/** The travel at which an edge is reached, or at so flat an angle the one at which it is left by the tolerance. */
function exactUnlessGrazing(exactIn: number, tolerantIn: number): number {
  return Math.abs(tolerantIn - exactIn) > GRAZE_IN ? tolerantIn : exactIn;
}

/** A travel along an edge drifts off it by less than the tolerance over any sector. */
const PARALLEL = 1e-9;

/** A stretch of the travel at which the mover would overlap a base: open, so that its ends are allowed. */
interface Barred extends Span {
  /** The travel at which the two touch: what is offered instead of the tolerance beyond it. */
  readonly touchIn: number;
}

function barredBy(mover: Polygon, direction: Point, blockers: readonly Polygon[]): readonly Barred[] {
  return blockers.flatMap((each) => {
    const forbidden = forbiddenTravel(mover, direction, each);
    if (forbidden === null || forbidden.toIn <= 0) return [];
    const touchIn = contactTravel(mover, direction, each)?.fromIn ?? forbidden.fromIn;
    return [{ ...forbidden, touchIn: exactUnlessGrazing(touchIn, forbidden.fromIn) }];
  });
}

/** How far the way is free of every blocker's inside; null when it starts inside one. */
function clearOf(limitIn: number, barred: readonly Barred[]): number | null {
  if (barred.some((each) => each.fromIn < 0)) return null;
  return barred.reduce(
    (freeIn, each) => (each.fromIn < freeIn ? Math.min(freeIn, each.touchIn) : freeIn),
    limitIn,
  );
}

/** The greatest d <= limitIn in no barred stretch. */
function stepDown(limitIn: number, barred: readonly Barred[]): number {
  const latestFirst = [...barred].sort((a, b) => b.toIn - a.toIn);
  return latestFirst.reduce((d, each) => (d > each.fromIn && d < each.toIn ? each.touchIn : d), limitIn);
}
