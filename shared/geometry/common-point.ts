import { clipCorners } from './half-plane';
import type { Point } from './types';

/** A point that two overlapping convex cores share: the mean of the corners of their intersection. */
export function commonPoint(a: readonly Point[], b: readonly Point[]): Point {
  // A segment bounds nothing across its ends, so it is the one that is cut.
  const [subject, knife] = b.length < 3 ? [b, a] : [a, b];
  let shared: readonly Point[] = subject;
  let from = knife[knife.length - 1];
  for (const to of knife) {
    if (from !== undefined) shared = cutBehind(shared, from, to);
    from = to;
  }
  return mean(shared.length > 0 ? shared : subject);
}

function cutBehind(corners: readonly Point[], from: Point, to: Point): readonly Point[] {
  const ex = to.x - from.x;
  const ey = to.y - from.y;
  const length = Math.hypot(ex, ey);
  if (length === 0) return corners;
  const nx = -ey / length;
  const ny = ex / length;
  return clipCorners(corners, { nx, ny, offsetIn: from.x * nx + from.y * ny });
}

function mean(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const point of points) {
    x += point.x / points.length;
    y += point.y / points.length;
  }
  return { x, y };
}
