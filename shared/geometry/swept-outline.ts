import { between } from './half-plane';
import type { Point, Polygon } from './types';

/**
 * The outline that a convex base sweeps on a straight travel: the convex hull of its start and end outlines,
 * exact, clockwise. Edges that face the travel come from the end, the others from the start.
 */
export function sweptOutline(mover: Polygon, direction: Point, distanceIn: number): Polygon {
  // Shorter than the grid of poses is no travel: its corners would fall together and be dropped in pairs.
  if (distanceIn < 1e-9) return mover;
  const moved = (at: Point): Point => ({
    x: at.x + direction.x * distanceIn,
    y: at.y + direction.y * distanceIn,
  });
  const corners: Point[] = [];
  const count = mover.corners.length;
  for (const [index, corner] of mover.corners.entries()) {
    const before = mover.corners[(index + count - 1) % count] ?? corner;
    const after = mover.corners[(index + 1) % count] ?? corner;
    const arriving = facing(before, corner, direction);
    const leaving = facing(corner, after, direction);
    if (arriving <= 0 && leaving <= 0) corners.push(corner);
    else if (arriving > 0 && leaving > 0) corners.push(moved(corner));
    else if (arriving > 0) corners.push(moved(corner), corner);
    else corners.push(corner, moved(corner));
  }
  return { type: 'polygon', corners: dropStraightCorners(corners) };
}

/** Positive when the edge looks along the travel, 0 (within rounding) when it is parallel to it. */
function facing(from: Point, to: Point, direction: Point): number {
  const dot = (to.y - from.y) * direction.x - (to.x - from.x) * direction.y;
  return Math.abs(dot) < 1e-12 ? 0 : dot;
}

/** Corners at which the outline does not turn are left out. */
function dropStraightCorners(corners: readonly Point[]): Point[] {
  const count = corners.length;
  return corners.filter((corner, index) => {
    const before = corners[(index + count - 1) % count] ?? corner;
    const after = corners[(index + 1) % count] ?? corner;
    const spread = Math.hypot(after.x - before.x, after.y - before.y);
    if (spread === 0) return true;
    const along =
      ((corner.x - before.x) * (after.x - before.x) + (corner.y - before.y) * (after.y - before.y)) /
      (spread * spread);
    const foot = between(before, after, along);
    return Math.hypot(corner.x - foot.x, corner.y - foot.y) > 1e-12;
  });
}
