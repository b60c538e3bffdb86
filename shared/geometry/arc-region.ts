/**
 * The region an arc covers at a range: what is drawn on the table and, by construction, what the verdict judges.
 */
import { angleFromEastDeg } from './angle';
import { type FiringBase, firingPart, fromShipFrame } from './arc-measure';
import { coneOf } from './cone';
import { type Piece, clipPieces, joinPieces } from './path-clip';
import type { ArcName, Path, PathStep, Point, Polygon, Pose } from './types';

/** Corners that turn by less than this, degrees, are straight. */
const STRAIGHT_DEG = 1e-9;

/**
 * Closed outline, clockwise, of the points in the cone of an arc within `rangeIn` inches of the part of the base
 * that lies in the cone. A target is in range exactly when it meets this region.
 */
export function regionPath(base: FiringBase, arc: ArcName, rangeIn: number): Path {
  const cone = coneOf(base, arc);
  const clipped = cone.limits.reduce(
    (pieces: readonly Piece[], limit) => reclose(clipPieces(pieces, limit.plane)),
    offsetPieces(firingPart(base, cone), rangeIn),
  );
  const path = joinPieces(clipped);
  if (path === undefined) throw new Error(`No part of the base lies in its ${arc} arc`);
  return onTable(path, base.pose);
}

/** The outline of a convex polygon grown by a distance: its edges moved out, joined by arcs about its corners. */
function offsetPieces(polygon: Polygon, byIn: number): Piece[] {
  const corners = dropRepeated(polygon.corners);
  const edges = corners.map((from, index) =>
    edgeFrom(from, corners[(index + 1) % corners.length] ?? from, byIn),
  );
  return edges.flatMap((edge, index) => {
    const next = edges[(index + 1) % edges.length] ?? edge;
    const line: Piece = { from: edge.start, step: { type: 'line', to: edge.end } };
    const turnDeg = (next.outwardDeg - edge.outwardDeg + 720) % 360;
    // A corner of a convex outline turns by less than 180 degrees; nearly 360 is a straight one, rounded.
    if (byIn === 0 || turnDeg < STRAIGHT_DEG || turnDeg > 360 - STRAIGHT_DEG) return [line];
    const arc: PathStep = {
      type: 'arc',
      to: next.start,
      centre: edge.corner,
      radiusIn: byIn,
      fromDeg: edge.outwardDeg,
      toDeg: edge.outwardDeg + turnDeg,
    };
    return [line, { from: edge.end, step: arc }];
  });
}

function edgeFrom(from: Point, to: Point, byIn: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const nx = (to.y - from.y) / length;
  const ny = (from.x - to.x) / length;
  return {
    corner: to,
    outwardDeg: angleFromEastDeg(nx, ny),
    start: { x: from.x + nx * byIn, y: from.y + ny * byIn },
    end: { x: to.x + nx * byIn, y: to.y + ny * byIn },
  };
}

/** After a cut, the chord along the limit line becomes a piece like the others, so that the next cut sees it. */
function reclose(pieces: readonly Piece[]): Piece[] {
  const path = joinPieces(pieces);
  if (path === undefined) return [];
  const closed: Piece[] = [];
  let from = path.start;
  for (const step of path.steps) {
    closed.push({ from, step });
    from = step.to;
  }
  return closed;
}

function dropRepeated(corners: readonly Point[]): readonly Point[] {
  return corners.filter((corner, index) => {
    const before = corners[(index + corners.length - 1) % corners.length] ?? corner;
    return Math.hypot(corner.x - before.x, corner.y - before.y) > 1e-9;
  });
}

function onTable(path: Path, pose: Pose): Path {
  const place = (at: Point): Point => fromShipFrame(pose, at);
  const steps = path.steps.map((step): PathStep => {
    if (step.type === 'line') return { type: 'line', to: place(step.to) };
    const { fromDeg, toDeg, radiusIn } = step;
    return {
      type: 'arc',
      to: place(step.to),
      centre: place(step.centre),
      radiusIn,
      fromDeg: fromDeg + pose.headingDeg,
      toDeg: toDeg + pose.headingDeg,
    };
  });
  return { start: place(path.start), steps };
}
