import { PARALLEL, type TravelInterval } from './ray-polygon';
import { TOLERANCE_IN } from './tolerance';
import type { Disc, Point } from './types';

/**
 * The d at which a mover moved by direction x d meets a disc shrunk by `shrinkIn`: where the ray crosses the
 * mirrored outline of the mover about the disc's centre, offset by the radius (straight edges and corner circles).
 * Null when it misses. With no shrinking, a ray within the tolerance of a corner circle touches it.
 */
export function rayThroughDiscDifference(
  mover: readonly Point[],
  direction: Point,
  disc: Disc,
  shrinkIn: number,
): TravelInterval | null {
  const radiusIn = disc.radiusIn - shrinkIn;
  if (radiusIn <= 0 && shrinkIn > 0) return null;
  const slackIn = shrinkIn > 0 ? 0 : TOLERANCE_IN;
  const crossings: number[] = [];
  let start = mover[mover.length - 1];
  for (const end of mover) {
    crossCornerCircle(crossings, end, direction, disc.centre, radiusIn, slackIn);
    if (start !== undefined) crossOffsetEdge(crossings, start, end, direction, disc.centre, radiusIn);
    start = end;
  }
  if (crossings.length === 0) return null;
  return { fromIn: Math.min(...crossings), toIn: Math.max(...crossings) };
}

/** Travel at which a corner of the mover is one radius from the centre. */
function crossCornerCircle(
  crossings: number[],
  corner: Point,
  direction: Point,
  centre: Point,
  radiusIn: number,
  slackIn: number,
): void {
  const x = centre.x - corner.x;
  const y = centre.y - corner.y;
  const across = Math.abs(x * direction.y - y * direction.x);
  if (across > radiusIn + slackIn) return;
  const along = x * direction.x + y * direction.y;
  const half = Math.sqrt(Math.max(0, radiusIn * radiusIn - across * across));
  crossings.push(along - half, along + half);
}

/** Travel at which an edge of the mover is one radius from the centre, the foot of it within the edge. */
function crossOffsetEdge(
  crossings: number[],
  start: Point,
  end: Point,
  direction: Point,
  centre: Point,
  radiusIn: number,
): void {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return;
  const ex = (end.x - start.x) / length;
  const ey = (end.y - start.y) / length;
  const rate = direction.x * ey - direction.y * ex;
  if (Math.abs(rate) < PARALLEL) return;
  const x = centre.x - start.x;
  const y = centre.y - start.y;
  const travel = (x * ey - y * ex - radiusIn) / rate;
  const along = (x - travel * direction.x) * ex + (y - travel * direction.y) * ey;
  if (along >= 0 && along <= length) crossings.push(travel);
}
