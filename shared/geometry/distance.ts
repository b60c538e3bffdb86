/**
 * Distance and overlap of any two shapes, closed form, in inches. Chosen: corners against edges of the two convex
 * cores, after a separating edge has been looked for; rejected: iterating (GJK), whose last digits depend on the
 * start, and sampled outlines.
 */
import { commonPoint } from './common-point';
import { coreCorners, coreRadius, hasArea, separationAlongEdges } from './convex';
import { type Stretch, nearestStretchOf, stretchAt } from './nearest-corners';
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
 * form a stretch the witnesses are its middle. Swapping the operands changes no bit.
 */
export function distance(a: Shape, b: Shape): Distance {
  const inOrder = compareShapes(a, b) <= 0;
  const s = inOrder ? measureOrdered(a, b) : measureOrdered(b, a);
  const first = { x: (s.fromX + s.fromX2) / 2, y: (s.fromY + s.fromY2) / 2 };
  if (s.distanceIn === 0) return { distanceIn: 0, from: first, to: first };
  const second = { x: (s.toX + s.toX2) / 2, y: (s.toY + s.toY2) / 2 };
  const { distanceIn } = s;
  return inOrder ? { distanceIn, from: first, to: second } : { distanceIn, from: second, to: first };
}

/** As `distance`, with the ends of the stretch of nearest points. */
export function nearestStretch(a: Shape, b: Shape): NearestStretch {
  const { distanceIn, from, to } = distance(a, b);
  const inOrder = compareShapes(a, b) <= 0;
  const s = inOrder ? measureOrdered(a, b) : measureOrdered(b, a);
  const first = [
    { x: s.fromX, y: s.fromY },
    { x: s.fromX2, y: s.fromY2 },
  ] as const;
  const second = [
    { x: s.toX, y: s.toY },
    { x: s.toX2, y: s.toY2 },
  ] as const;
  return inOrder
    ? { distanceIn, from, to, fromEnds: first, toEnds: second }
    : { distanceIn, from, to, fromEnds: second, toEnds: first };
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
 * Touching is no overlap, and points and segments have no area.
 */
export function overlaps(a: Shape, b: Shape): boolean {
  return hasArea(a) && hasArea(b) && overlapDepth(a, b) > TOLERANCE_IN;
}

/** The nearest points of two shapes in operand order, in the scratch record of the corner search. */
function measureOrdered(a: Shape, b: Shape): Readonly<Stretch> {
  const coreA = coreCorners(a);
  const coreB = coreCorners(b);
  const stretch = nearestStretchOf(coreA, coreB);
  if (!stretch.separated && separationAlongEdges(coreA, coreB) < -OVERLAP_IN)
    return stretchAt(commonPoint(coreA, coreB));
  const radiusA = coreRadius(a);
  const radiusB = coreRadius(b);
  const apart = stretch.distanceIn;
  if (apart - radiusA - radiusB <= TOLERANCE_IN) meet(stretch, radiusA, radiusB);
  else if (radiusA + radiusB > 0) {
    moveEnds(stretch, radiusA / apart, radiusB / apart);
    stretch.distanceIn = apart - radiusA - radiusB;
  }
  return stretch;
}

/** Shapes that touch or overlap although their cores do not: the middle of what they share on the line between. */
function meet(stretch: Stretch, radiusA: number, radiusB: number): void {
  const apart = stretch.distanceIn;
  let part = 0.5;
  if (apart > 0 && radiusA + radiusB > 0)
    part = (Math.max(-radiusA, apart - radiusB) + Math.min(radiusA, apart + radiusB)) / 2 / apart;
  moveEnds(stretch, part, 1 - part);
  stretch.distanceIn = 0;
}

/** Moves the ends on the first shape toward the second by a part of the gap, and those on the second back. */
function moveEnds(s: Stretch, partFrom: number, partTo: number): void {
  const dx = s.toX - s.fromX;
  const dy = s.toY - s.fromY;
  const dx2 = s.toX2 - s.fromX2;
  const dy2 = s.toY2 - s.fromY2;
  s.fromX += dx * partFrom;
  s.fromY += dy * partFrom;
  s.toX -= dx * partTo;
  s.toY -= dy * partTo;
  s.fromX2 += dx2 * partFrom;
  s.fromY2 += dy2 * partFrom;
  s.toX2 -= dx2 * partTo;
  s.toY2 -= dy2 * partTo;
}
