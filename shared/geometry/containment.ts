import { coreCorners, coreRadius } from './convex';
import { nearestStretchOf } from './nearest-corners';
import { TOLERANCE_IN } from './tolerance';
import type { Box, Point, Shape } from './types';

/** True if every point of a shape lies in a box, edges included (within the tolerance). */
export function boxContains(box: Box, shape: Shape): boolean {
  const margin = coreRadius(shape) - TOLERANCE_IN;
  return coreCorners(shape).every(
    ({ x, y }) =>
      x - margin >= box.x0 && x + margin <= box.x1 && y - margin >= box.y0 && y + margin <= box.y1,
  );
}

/** True if a point lies in a shape, its edge included (within the tolerance). */
export function shapeContains(shape: Shape, at: Point): boolean {
  const core = coreCorners(shape);
  if (core.length > 2 && liesBehindAllEdges(core, at)) return true;
  return nearestStretchOf(core, [at]).distanceIn <= coreRadius(shape) + TOLERANCE_IN;
}

/** Distance from a point to the farthest point of a shape, inches. */
export function farthestFrom(at: Point, shape: Shape): number {
  let greatest = 0;
  for (const corner of coreCorners(shape)) {
    greatest = Math.max(greatest, Math.hypot(corner.x - at.x, corner.y - at.y));
  }
  return greatest + coreRadius(shape);
}

function liesBehindAllEdges(core: readonly Point[], at: Point): boolean {
  let from = core[core.length - 1];
  for (const to of core) {
    if (from !== undefined && (at.x - from.x) * (to.y - from.y) - (at.y - from.y) * (to.x - from.x) > 0)
      return false;
    from = to;
  }
  return true;
}
