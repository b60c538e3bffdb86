/**
 * Distance and overlap of any two shapes, closed form, in inches. Chosen: corners against edges of the two convex
 * cores, after a separating edge has been looked for; rejected: iterating (GJK), whose last digits depend on the
 * start, and sampled outlines.
 */
import { commonPoint } from './common-point';
import { coreCorners, coreRadius, hasArea, isSeparatedByEdge, separationAlongEdges } from './convex';
import { between } from './half-plane';
import { nearestStretchOf } from './nearest-corners';
import { compareShapes } from './operand-order';
import { TOLERANCE_IN } from './tolerance';
import type { Distance, Point, Shape } from './types';

/** A distance with both ends of the stretch of nearest points on either outline (equal where they are single). */
export interface NearestStretch extends Distance {
  readonly fromEnds: readonly [Point, Point];
  readonly toEnds: readonly [Point, Point];
}

/** Cores that overlap by less than this are measured as touching, which also gives the touching stretch. */
const OVERLAP_IN = 1e-9;

/**
 * Shortest distance of two shapes, inches, edge to edge, and the points that realise it. Within the tolerance of
 * touching, or overlapping, it is exactly 0 and both witnesses are the same common point. Where the nearest points
 * form a stretch the witnesses are its middle. Swapping the operands changes no bit. geometry.md 3.
 */
export function distance(a: Shape, b: Shape): Distance {
  const { distanceIn, from, to } = nearestStretch(a, b);
  return { distanceIn, from, to };
}

/** As `distance`, with the ends of the stretch of nearest points. */
export function nearestStretch(a: Shape, b: Shape): NearestStretch {
  if (compareShapes(a, b) <= 0) return measureOrdered(a, b);
  const { distanceIn, from, to, fromEnds, toEnds } = measureOrdered(b, a);
  return { distanceIn, from: to, to: from, fromEnds: toEnds, toEnds: fromEnds };
}

/** The least translation that separates two shapes, inches; 0 when they do not overlap. */
export function overlapDepth(a: Shape, b: Shape): number {
  const coreA = coreCorners(a);
  const coreB = coreCorners(b);
  const radii = coreRadius(a) + coreRadius(b);
  const alongEdges = separationAlongEdges(coreA, coreB);
  if (alongEdges < -OVERLAP_IN) return radii - alongEdges;
  if (radii === 0) return Math.max(0, -alongEdges);
  return Math.max(0, radii - nearestStretchOf(coreA, coreB).distanceIn);
}

/**
 * True if the interiors share area: the least translation that separates the shapes exceeds the tolerance.
 * Touching is no overlap, and points and segments have no area. geometry.md 3.
 */
export function overlaps(a: Shape, b: Shape): boolean {
  return hasArea(a) && hasArea(b) && overlapDepth(a, b) > TOLERANCE_IN;
}

function measureOrdered(a: Shape, b: Shape): NearestStretch {
  const coreA = coreCorners(a);
  const coreB = coreCorners(b);
  if (!isSeparatedByEdge(coreA, coreB) && separationAlongEdges(coreA, coreB) < -OVERLAP_IN)
    return touchingAt(commonPoint(coreA, coreB));
  const cores = readCores(coreA, coreB);
  const radiusA = coreRadius(a);
  const radiusB = coreRadius(b);
  const gapIn = cores.distanceIn - radiusA - radiusB;
  if (gapIn <= TOLERANCE_IN) return meet(cores, radiusA, radiusB);
  return radiusA + radiusB === 0 ? cores : grow(cores, radiusA, radiusB, gapIn);
}

function readCores(a: readonly Point[], b: readonly Point[]): NearestStretch {
  const s = nearestStretchOf(a, b);
  return {
    distanceIn: s.distanceIn,
    from: { x: (s.fromX + s.fromX2) / 2, y: (s.fromY + s.fromY2) / 2 },
    to: { x: (s.toX + s.toX2) / 2, y: (s.toY + s.toY2) / 2 },
    fromEnds: [
      { x: s.fromX, y: s.fromY },
      { x: s.fromX2, y: s.fromY2 },
    ],
    toEnds: [
      { x: s.toX, y: s.toY },
      { x: s.toX2, y: s.toY2 },
    ],
  };
}

/** Shapes that touch or overlap although their cores do not: the middle of what they share on the line between. */
function meet(cores: NearestStretch, radiusA: number, radiusB: number): NearestStretch {
  const apart = cores.distanceIn;
  if (apart === 0 || radiusA + radiusB === 0) {
    const at = between(cores.from, cores.to, 0.5);
    return { distanceIn: 0, from: at, to: at, fromEnds: cores.fromEnds, toEnds: cores.toEnds };
  }
  const sharedFrom = Math.max(-radiusA, apart - radiusB);
  const sharedTo = Math.min(radiusA, apart + radiusB);
  return touchingAt(between(cores.from, cores.to, (sharedFrom + sharedTo) / 2 / apart));
}

function grow(cores: NearestStretch, radiusA: number, radiusB: number, gapIn: number): NearestStretch {
  const apart = cores.distanceIn;
  const onA = (from: Point, to: Point): Point => between(from, to, radiusA / apart);
  const onB = (from: Point, to: Point): Point => between(to, from, radiusB / apart);
  const [from1, from2] = cores.fromEnds;
  const [to1, to2] = cores.toEnds;
  return {
    distanceIn: gapIn,
    from: onA(cores.from, cores.to),
    to: onB(cores.from, cores.to),
    fromEnds: [onA(from1, to1), onA(from2, to2)],
    toEnds: [onB(from1, to1), onB(from2, to2)],
  };
}

function touchingAt(at: Point): NearestStretch {
  return { distanceIn: 0, from: at, to: at, fromEnds: [at, at], toEnds: [at, at] };
}
