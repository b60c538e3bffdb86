/** How far a shape lies from a region. */
import { shapeContains } from '../containment';
import { distance } from '../distance';
import type { Point, Shape } from '../types';
import { type Region, regionContains, type Ring } from './region';

/**
 * The shortest distance between a region and a shape, inches; 0 when they share a point. Exact for the region's own
 * rings, so as near to the truth as these are.
 */
export function regionDistance(region: Region, shape: Shape): number {
  const rings = [...region.outer, ...region.holes];
  if (rings.length === 0) return Infinity;
  if (regionContains(region, somePointOf(shape))) return 0;
  const first = rings[0]?.[0];
  if (first !== undefined && shapeContains(shape, first)) return 0;
  return rings.reduce((least, ring) => Math.min(least, ringDistance(ring, shape, least)), Infinity);
}

function ringDistance(ring: Ring, shape: Shape, best: number): number {
  const around = boundsOf(shape);
  let least = best;
  let from = ring[ring.length - 1];
  for (const to of ring) {
    // An edge whose rectangle lies farther off than the best so far cannot better it.
    if (from !== undefined && gapOf(around, from, to) < least) {
      least = Math.min(least, distance({ type: 'segment', from, to }, shape).distanceIn);
      if (least === 0) return 0;
    }
    from = to;
  }
  return least;
}

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function gapOf({ x0, y0, x1, y1 }: Bounds, a: Point, b: Point): number {
  const east = Math.max(0, Math.min(a.x, b.x) - x1, x0 - Math.max(a.x, b.x));
  const south = Math.max(0, Math.min(a.y, b.y) - y1, y0 - Math.max(a.y, b.y));
  return Math.hypot(east, south);
}

function boundsOf(shape: Shape): Bounds {
  switch (shape.type) {
    case 'box':
      return shape;
    case 'disc': {
      const { centre, radiusIn } = shape;
      return {
        x0: centre.x - radiusIn,
        y0: centre.y - radiusIn,
        x1: centre.x + radiusIn,
        y1: centre.y + radiusIn,
      };
    }
    case 'point':
      return { x0: shape.at.x, y0: shape.at.y, x1: shape.at.x, y1: shape.at.y };
    case 'segment':
      return boundsOfPoints([shape.from, shape.to]);
    case 'polygon':
      return boundsOfPoints(shape.corners);
  }
}

function boundsOfPoints(points: readonly Point[]): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

function somePointOf(shape: Shape): Point {
  switch (shape.type) {
    case 'box':
      return { x: shape.x0, y: shape.y0 };
    case 'disc':
      return shape.centre;
    case 'point':
      return shape.at;
    case 'segment':
      return shape.from;
    case 'polygon':
      return shape.corners[0] ?? { x: NaN, y: NaN };
  }
}
