/**
 * Whether a target is in a firing arc, and how far away inside it: distance of the part of the firing base in the
 * cone to the part of the target in the cone. Worked in the ship's own frame, where the limit lines are exact.
 */
import { type DeepestPoint, deepestPoint, marginDegOf } from './arc-margin';
import { type Cone, type Limit, coneOf } from './cone';
import { coreCorners } from './convex';
import { distance } from './distance';
import { outlineAt, toShip, toTable } from './frame';
import { clipCorners, signedDistance } from './half-plane';
import { normaliseHeading, sinDeg, cosDeg } from './angle';
import { TOLERANCE_IN } from './tolerance';
import type { ArcName, Disc, Distance, Point, Polygon, Pose, Shape, ShipPoint } from './types';

/** A base that fires: where it stands, its outline and the apex of its bow and stern wedges. */
export interface FiringBase {
  readonly pose: Pose;
  readonly corners: readonly ShipPoint[];
  readonly wedgeApexIn: number | null;
}

/** The verdict of an arc. Distances in inches, both margins null for the arc `all`. */
export interface ArcMeasure {
  readonly in: boolean;
  /** Nearest edge inside the arc; null when the target is not in it. */
  readonly distanceIn: number | null;
  /** Greatest over the target's points of the smaller signed distance to the limit lines, positive inside. */
  readonly marginIn: number | null;
  /** Greatest over the target's points of half the arc's width less the angle off its axis. */
  readonly marginDeg: number | null;
  /** Witness points inside the arc, on the firing base and on the target. */
  readonly from: Point | null;
  readonly to: Point | null;
  /** The limit line that decided: the one nearest to the target's deepest point. */
  readonly limit: { readonly apex: Point; readonly bearingDeg: number } | null;
}

/**
 * Measures a target in an arc. In arc when any point of it lies in the closed cone, a limit line included (within
 * the tolerance).
 */
export function measureArc(base: FiringBase, arc: ArcName, target: Shape): ArcMeasure {
  if (arc === 'all') {
    const whole = distance(outlineAt(base.corners, base.pose), target);
    return { in: true, ...whole, marginIn: null, marginDeg: null, limit: null };
  }
  const cone = coneOf(base, arc);
  const local = toShipFrame(base.pose, target);
  const deepest = deepestPoint(cone, local);
  if (deepest === undefined) throw new Error(`The arc ${arc} has no limit lines`);
  const margins = {
    marginIn: deepest.marginIn,
    marginDeg: marginDegOf(cone, arc, local),
    limit: limitOnTable(base.pose, cone, deepest),
  };
  if (deepest.marginIn < -TOLERANCE_IN)
    return { in: false, distanceIn: null, from: null, to: null, ...margins };
  const found = distanceInCone(cone, firingPart(base, cone), local, deepest.at);
  const [from, to] = [fromShipFrame(base.pose, found.from), fromShipFrame(base.pose, found.to)];
  return { in: true, distanceIn: found.distanceIn, from, to, ...margins };
}

/** The part of a firing base inside a cone, in the ship's own frame. */
export function firingPart(base: Pick<FiringBase, 'corners'>, cone: Cone): Polygon {
  const corners: readonly Point[] = base.corners.map(({ u, v }) => ({ x: u, y: 0 - v }));
  return { type: 'polygon', corners: clipToCone(corners, cone) };
}

/** A point of the ship's own frame on the table. */
export function fromShipFrame(pose: Pose, at: Point): Point {
  return toTable(pose, { u: at.x, v: 0 - at.y });
}

function clipToCone(corners: readonly Point[], cone: Cone): readonly Point[] {
  return cone.limits.reduce((kept: readonly Point[], limit) => clipCorners(kept, limit.plane), corners);
}

function distanceInCone(cone: Cone, firing: Polygon, target: Shape, deepest: Point): Distance {
  if (target.type === 'disc') return discInCone(cone, firing, target, deepest);
  const corners = clipToCone(coreCorners(target), cone);
  // Only a target that touches the cone within the tolerance can be clipped to nothing.
  return distance(firing, corners.length > 0 ? { type: 'polygon', corners } : { type: 'point', at: deepest });
}

/** The nearest point of the disc if it lies in the cone, else the nearest of the chords that the limits cut. */
function discInCone(cone: Cone, firing: Polygon, disc: Disc, deepest: Point): Distance {
  const whole = distance(firing, disc);
  if (cone.limits.every(({ plane }) => signedDistance(plane, whole.to) >= -TOLERANCE_IN)) return whole;
  let nearest: Distance | undefined;
  for (const limit of cone.limits) {
    const chord = chordOf(cone.apex, limit, disc);
    const found = chord === undefined ? undefined : distance(firing, chord);
    if (found !== undefined && (nearest === undefined || found.distanceIn < nearest.distanceIn))
      nearest = found;
  }
  return nearest ?? distance(firing, { type: 'point', at: deepest });
}

/** What a limit line cuts from a disc; a line within the tolerance of the rim touches it. */
function chordOf(apex: Point, limit: Limit, disc: Disc): Shape | undefined {
  const dx = sinDeg(limit.rayDeg);
  const dy = 0 - cosDeg(limit.rayDeg);
  const x = disc.centre.x - apex.x;
  const y = disc.centre.y - apex.y;
  const across = x * dy - y * dx;
  if (Math.abs(across) > disc.radiusIn + TOLERANCE_IN) return undefined;
  const half = Math.sqrt(Math.max(0, disc.radiusIn * disc.radiusIn - across * across));
  const along = x * dx + y * dy;
  if (!limit.bothWays && along + half < -TOLERANCE_IN) return undefined;
  const start = limit.bothWays ? along - half : Math.max(0, along - half);
  const at = (t: number): Point => ({ x: apex.x + dx * t, y: apex.y + dy * t });
  return { type: 'segment', from: at(start), to: at(Math.max(start, along + half)) };
}

function toShipFrame(pose: Pose, shape: Shape): Shape {
  const place = (at: Point): Point => {
    const { u, v } = toShip(pose, at);
    return { x: u, y: 0 - v };
  };
  if (shape.type === 'disc') return { type: 'disc', centre: place(shape.centre), radiusIn: shape.radiusIn };
  return { type: 'polygon', corners: coreCorners(shape).map(place) };
}

function limitOnTable(pose: Pose, cone: Cone, deepest: DeepestPoint): ArcMeasure['limit'] {
  const { rayDeg, bothWays } = deepest.limit;
  // The single line of a half runs both ways: the ray on the target's side decides.
  const ahead =
    (deepest.at.x - cone.apex.x) * sinDeg(rayDeg) - (deepest.at.y - cone.apex.y) * cosDeg(rayDeg) >= 0;
  const bearingDeg = normaliseHeading(pose.headingDeg + rayDeg + (bothWays && !ahead ? 180 : 0));
  return { apex: fromShipFrame(pose, cone.apex), bearingDeg };
}
