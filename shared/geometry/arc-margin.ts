/**
 * How deep a target lies in an arc, in inches and in degrees, exact.
 */
import { angleFromEastDeg, sinDeg, cosDeg } from './angle';
import { shapeContains } from './containment';
import { coreCorners, coreRadius } from './convex';
import { type Cone, type Limit, arcAxisDeg, arcHalfAngleDeg } from './cone';
import { between, signedDistance } from './half-plane';
import type { ArcName, Point, Shape } from './types';

/** The deepest point of a target and the limit line nearest to it. */
export interface DeepestPoint {
  readonly marginIn: number;
  readonly at: Point;
  readonly limit: Limit;
}

/**
 * The point of a target with the greatest of the smaller signed distances to the cone's limit lines; undefined for
 * a cone without limits. Along an edge that measure is concave, so only corners and the crossing of the edge with
 * the bisector can be greatest; on a disc, the points deepest from each line and the far crossing of the bisector.
 */
export function deepestPoint(cone: Cone, target: Shape): DeepestPoint | undefined {
  let deepest: DeepestPoint | undefined;
  for (const at of candidates(cone, target)) {
    const found = depthOf(cone, at);
    if (found !== undefined && (deepest === undefined || found.marginIn > deepest.marginIn)) deepest = found;
  }
  return deepest;
}

/**
 * The greatest, over the target's points, of half the arc's width minus the angle off its axis, degrees, seen from
 * the apex. The whole half width when the axis or the apex meets the target, else at a corner or tangent point.
 */
export function marginDegOf(cone: Cone, arc: ArcName, target: Shape): number {
  return arcHalfAngleDeg(arc) - leastAngleOffAxis(cone.apex, arcAxisDeg(arc), target);
}

function depthOf(cone: Cone, at: Point): DeepestPoint | undefined {
  let least: DeepestPoint | undefined;
  for (const limit of cone.limits) {
    const marginIn = signedDistance(limit.plane, at);
    if (least === undefined || marginIn < least.marginIn) least = { marginIn, at, limit };
  }
  return least;
}

function candidates(cone: Cone, target: Shape): readonly Point[] {
  return target.type === 'disc'
    ? discCandidates(cone, target.centre, target.radiusIn)
    : polygonCandidates(cone, coreCorners(target));
}

function polygonCandidates(cone: Cone, corners: readonly Point[]): Point[] {
  const [one, two] = cone.limits;
  const points = [...corners];
  if (one === undefined || two === undefined) return points;
  let from = corners[corners.length - 1];
  for (const to of corners) {
    if (from === undefined) continue;
    const before = signedDistance(one.plane, from) - signedDistance(two.plane, from);
    const after = signedDistance(one.plane, to) - signedDistance(two.plane, to);
    if (before * after < 0) points.push(between(from, to, before / (before - after)));
    from = to;
  }
  return points;
}

function discCandidates(cone: Cone, centre: Point, radiusIn: number): Point[] {
  const [one, two] = cone.limits;
  const points = cone.limits.map(({ plane }) => ({
    x: centre.x + radiusIn * plane.nx,
    y: centre.y + radiusIn * plane.ny,
  }));
  if (one === undefined || two === undefined) return points;
  // Along the axis both distances grow alike; across it they differ.
  const length = Math.hypot(one.plane.nx + two.plane.nx, one.plane.ny + two.plane.ny);
  const ax = (one.plane.nx + two.plane.nx) / length;
  const ay = (one.plane.ny + two.plane.ny) / length;
  const across = (centre.x - cone.apex.x) * ay - (centre.y - cone.apex.y) * ax;
  if (Math.abs(across) > radiusIn) return points;
  const along = Math.sqrt(radiusIn * radiusIn - across * across);
  points.push({ x: centre.x - across * ay + along * ax, y: centre.y + across * ax + along * ay });
  return points;
}

function leastAngleOffAxis(apex: Point, axisDeg: number, target: Shape): number {
  if (shapeContains(target, apex)) return 0;
  const ax = sinDeg(axisDeg);
  const ay = 0 - cosDeg(axisDeg);
  if (target.type === 'disc') {
    const away = Math.hypot(target.centre.x - apex.x, target.centre.y - apex.y);
    const spreadDeg = (Math.asin(Math.min(1, coreRadius(target) / away)) * 180) / Math.PI;
    return Math.max(0, Math.abs(angleOffAxis(apex, ax, ay, target.centre)) - spreadDeg);
  }
  return leastAngleOfCorners(apex, ax, ay, coreCorners(target));
}

function leastAngleOfCorners(apex: Point, ax: number, ay: number, corners: readonly Point[]): number {
  let least = Infinity;
  let from = corners[corners.length - 1];
  for (const to of corners) {
    const angle = angleOffAxis(apex, ax, ay, to);
    least = Math.min(least, Math.abs(angle));
    if (from !== undefined && crossesAxis(apex, ax, ay, from, to)) return 0;
    from = to;
  }
  return least;
}

/** True if an edge crosses the axis ahead of the apex. */
function crossesAxis(apex: Point, ax: number, ay: number, from: Point, to: Point): boolean {
  const before = (from.x - apex.x) * ay - (from.y - apex.y) * ax;
  const after = (to.x - apex.x) * ay - (to.y - apex.y) * ax;
  if (before * after > 0 || before === after) return false;
  const at = between(from, to, before / (before - after));
  return (at.x - apex.x) * ax + (at.y - apex.y) * ay >= 0;
}

/** Signed angle of a point off the axis, degrees, seen from the apex. */
function angleOffAxis(apex: Point, ax: number, ay: number, at: Point): number {
  const x = at.x - apex.x;
  const y = at.y - apex.y;
  return angleFromEastDeg(x * ax + y * ay, y * ax - x * ay);
}
