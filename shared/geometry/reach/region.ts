/** Areas of the table with holes, and the contours they are made of. */
import type { Point } from '../types';

/** A closed ring of corners, inches, table frame; the first corner is not repeated. */
export type Ring = readonly Point[];

/** An area: outer rings run clockwise, holes counter-clockwise. Rings neither cross nor overlap one another. */
export interface Region {
  readonly outer: readonly Ring[];
  readonly holes: readonly Ring[];
}

/**
 * Directed edges of closed contours, four numbers each: x and y of the start, x and y of the end. The contours run
 * clockwise around what they cover, so that every place is covered as often as it is wound around, never negatively.
 */
export type Contours = number[];

/** Adds a closed ring to contours. */
export function addRing(contours: Contours, ring: Ring): void {
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from !== undefined) contours.push(from.x, from.y, to.x, to.y);
    from = to;
  }
}

/** The contours of regions, to be united again. */
export function contoursOf(regions: readonly Region[]): Contours {
  const contours: Contours = [];
  for (const { outer, holes } of regions) for (const ring of [...outer, ...holes]) addRing(contours, ring);
  return contours;
}

/** True if a place lies in a region, by counting the rings it lies in; a place on an edge may go either way. */
export function regionContains({ outer, holes }: Region, at: Point): boolean {
  return outer.some((ring) => ringContains(ring, at)) && !holes.some((ring) => ringContains(ring, at));
}

function ringContains(ring: Ring, at: Point): boolean {
  let inside = false;
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from !== undefined && from.y > at.y !== to.y > at.y) {
      if (at.x < from.x + ((at.y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
    }
    from = to;
  }
  return inside;
}

/** Area of a ring, square inches: positive when it runs clockwise as seen on the table. */
export function signedArea(ring: Ring): number {
  let twice = 0;
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from !== undefined) twice += from.x * to.y - to.x * from.y;
    from = to;
  }
  return twice / 2;
}

/** Length of a closed ring, inches. */
export function ringLength(ring: Ring): number {
  let length = 0;
  let from = ring[ring.length - 1];
  for (const to of ring) {
    if (from !== undefined) length += Math.hypot(to.x - from.x, to.y - from.y);
    from = to;
  }
  return length;
}
