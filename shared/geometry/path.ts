/** Closed outlines of straight lines and circular arcs: where a point lies to them, and how they are sampled. */
import { cosDeg, sinDeg } from './angle';
import { nearestStretchOf } from './nearest-corners';
import { TOLERANCE_IN } from './tolerance';
import type { Path, PathStep, Point } from './types';

export type ArcStep = Extract<PathStep, { type: 'arc' }>;

/** The point of an arc at an angle, degrees clockwise from east. */
export function pointOnArc(arc: Pick<ArcStep, 'centre' | 'radiusIn'>, deg: number): Point {
  return {
    x: arc.centre.x + arc.radiusIn * cosDeg(deg),
    y: arc.centre.y + arc.radiusIn * sinDeg(deg),
  };
}

/** True if an angle, degrees clockwise from east, lies within an arc, its ends included. */
export function arcCovers(arc: Pick<ArcStep, 'fromDeg' | 'toDeg'>, deg: number): boolean {
  const turns = Math.ceil((arc.fromDeg - deg) / 360 - 1e-12);
  return deg + 360 * turns <= arc.toDeg + 1e-9;
}

/** Where each step of a path starts, in order. */
export function stepStarts(path: Path): Point[] {
  return [path.start, ...path.steps.slice(0, -1).map((step) => step.to)];
}

/** True if a point lies in a closed path, its outline included (within the tolerance, or `slackIn`). Exact. */
export function pathContains(path: Path, at: Point, slackIn = TOLERANCE_IN): boolean {
  let inside = false;
  let from = path.start;
  for (const step of path.steps) {
    if (stepDistance(from, step, at) <= slackIn) return true;
    if (crossesRay(from, step.to, at)) inside = !inside;
    if (step.type === 'arc' && liesInArcSegment(from, step, at)) inside = !inside;
    from = step.to;
  }
  return inside;
}

/** Distance from a point to one step of a path, inches. */
export function stepDistance(from: Point, step: PathStep, at: Point): number {
  if (step.type === 'line') return nearestStretchOf([from, step.to], [at]).distanceIn;
  const x = at.x - step.centre.x;
  const y = at.y - step.centre.y;
  const toEnds = Math.min(
    Math.hypot(at.x - from.x, at.y - from.y),
    Math.hypot(at.x - step.to.x, at.y - step.to.y),
  );
  const deg = (Math.atan2(y, x) * 180) / Math.PI;
  return arcCovers(step, deg) ? Math.min(toEnds, Math.abs(Math.hypot(x, y) - step.radiusIn)) : toEnds;
}

/**
 * Corners of a polygon that follows a path, no chord farther than `chordErrorIn` inside its arc. For drawing and
 * tests only: no verdict is taken from it.
 */
export function samplePath(path: Path, chordErrorIn: number): Point[] {
  const points: Point[] = [path.start];
  for (const step of path.steps) {
    if (step.type === 'arc') points.push(...sampleArc(step, chordErrorIn));
    points.push(step.to);
  }
  return points;
}

function sampleArc(arc: ArcStep, chordErrorIn: number): Point[] {
  const flat = Math.max(-1, 1 - chordErrorIn / arc.radiusIn);
  const stepDeg = Math.max(0.1, (2 * Math.acos(flat) * 180) / Math.PI);
  const count = Math.ceil((arc.toDeg - arc.fromDeg) / stepDeg);
  const points: Point[] = [];
  for (let index = 1; index < count; index += 1)
    points.push(pointOnArc(arc, arc.fromDeg + ((arc.toDeg - arc.fromDeg) * index) / count));
  return points;
}

/** True if the ray from a point to the east crosses a line; a corner on the ray counts for the line below it. */
function crossesRay(from: Point, to: Point, at: Point): boolean {
  if (from.y > at.y === to.y > at.y) return false;
  return at.x < from.x + ((at.y - from.y) / (to.y - from.y)) * (to.x - from.x);
}

/** True if a point lies between an arc and its chord. */
function liesInArcSegment(from: Point, arc: ArcStep, at: Point): boolean {
  if (Math.hypot(at.x - arc.centre.x, at.y - arc.centre.y) >= arc.radiusIn) return false;
  if (arc.toDeg - arc.fromDeg >= 360) return true;
  const across = (at.x - from.x) * (arc.to.y - from.y) - (at.y - from.y) * (arc.to.x - from.x);
  if (across !== 0) return across > 0;
  // On the chord: `crossesRay` takes such a point as lying just south or east of it, so does this.
  return arc.to.y === from.y ? arc.to.x < from.x : arc.to.y > from.y;
}
