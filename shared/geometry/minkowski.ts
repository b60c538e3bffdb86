/** Where a base may not stand: what a convex shape and a mover's outline cover together. */
import { regionPath } from './arc-region';
import type { Disc, Point, Polygon } from './types';
import { samplePath } from './path';

/**
 * Corners, clockwise, of every place at which the centre of a mover may lie so that the mover touches or overlaps the
 * obstacle: the sum of the obstacle and the mover's mirror image. `corners` is the mover's outline about its centre,
 * clockwise, table frame. A disc's corners are cut by `chordIn` inches at most, inside the true edge; a polygon is exact.
 */
export function meetingCorners(
  corners: readonly Point[],
  obstacle: Polygon | Disc,
  chordIn: number,
): readonly Point[] {
  const mirrored = corners.map(({ x, y }) => ({ x: 0 - x, y: 0 - y }));
  if (obstacle.type === 'polygon') return convexSum(mirrored, obstacle.corners);
  const { centre, radiusIn } = obstacle;
  const grown = regionPath(
    {
      pose: { ...centre, headingDeg: 0 },
      corners: mirrored.map(({ x, y }) => ({ u: x, v: 0 - y })),
      wedgeApexIn: null,
    },
    'all',
    radiusIn,
  );
  return samplePath(grown, chordIn);
}

/**
 * The sum of two convex polygons, clockwise both and in the answer: edges of both in the order of their bearing,
 * beginning at the lowest-leftmost corners. Exact; edges of one bearing are joined.
 */
export function convexSum(a: readonly Point[], b: readonly Point[]): readonly Point[] {
  const [first, second] = [startOf(a), startOf(b)];
  const sum: Point[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const p = at(a, first + i);
    const q = at(b, second + j);
    sum.push({ x: p.x + q.x, y: p.y + q.y });
    const turn = i >= a.length ? -1 : j >= b.length ? 1 : turnOf(a, first + i, b, second + j);
    if (turn >= 0) i += 1;
    if (turn <= 0) j += 1;
  }
  return sum;
}

function at(ring: readonly Point[], index: number): Point {
  return ring[index % ring.length] ?? { x: NaN, y: NaN }; // never read: rings have corners
}

/** The corner highest on the table, the leftmost of such: from there the edges' bearings run once round. */
function startOf(ring: readonly Point[]): number {
  return ring.reduce((best, { x, y }, index) => {
    const least = at(ring, best);
    return y < least.y || (y === least.y && x < least.x) ? index : best;
  }, 0);
}

/** Positive when the edge of `a` comes first, negative when that of `b` does, 0 when both run alike. */
function turnOf(a: readonly Point[], i: number, b: readonly Point[], j: number): number {
  const [p, q] = [edge(a, i), edge(b, j)];
  return p.x * q.y - p.y * q.x;
}

function edge(ring: readonly Point[], index: number): Point {
  const [from, to] = [at(ring, index), at(ring, index + 1)];
  return { x: to.x - from.x, y: to.y - from.y };
}
