import { assertNever } from '../base';
import type { Point, Shape } from './types';

/**
 * Every shape is a convex core of one or more corners, clockwise, grown by a radius: a disc is its centre grown, a
 * box four corners, a segment two. One pair of routines then measures every pair of kinds.
 */
export function coreCorners(shape: Shape): readonly Point[] {
  switch (shape.type) {
    case 'polygon':
      return shape.corners;
    case 'disc':
      return [shape.centre];
    case 'point':
      return [shape.at];
    case 'segment':
      return [shape.from, shape.to];
    case 'box':
      return [
        { x: shape.x0, y: shape.y0 },
        { x: shape.x1, y: shape.y0 },
        { x: shape.x1, y: shape.y1 },
        { x: shape.x0, y: shape.y1 },
      ];
    default:
      return assertNever(shape);
  }
}

/** How far a shape reaches beyond its core, inches. */
export function coreRadius(shape: Shape): number {
  return shape.type === 'disc' ? shape.radiusIn : 0;
}

/** True if a shape has an inside: points and segments have none, so nothing can overlap them. */
export function hasArea(shape: Shape): boolean {
  return shape.type !== 'point' && shape.type !== 'segment';
}

/**
 * How far two cores stand apart along the best edge normal, inches; negative is the least translation that
 * separates them. Exact when they overlap, a lower bound of the distance when they do not.
 */
export function separationAlongEdges(a: readonly Point[], b: readonly Point[]): number {
  const greatest = Math.max(separationByEdgesOf(a, b), separationByEdgesOf(b, a));
  // Two single points have no edge to look along.
  return greatest === -Infinity ? 0 : greatest;
}

function separationByEdgesOf(of: readonly Point[], other: readonly Point[]): number {
  let greatest = -Infinity;
  let from = of[of.length - 1];
  if (from === undefined) return greatest;
  for (const to of of) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const length = Math.sqrt(ex * ex + ey * ey);
    let least = Infinity;
    for (const at of other) {
      const across = (at.x - from.x) * ey - (at.y - from.y) * ex;
      if (across < least) least = across;
    }
    if (length > 0 && least / length > greatest) greatest = least / length;
    from = to;
  }
  return greatest;
}
