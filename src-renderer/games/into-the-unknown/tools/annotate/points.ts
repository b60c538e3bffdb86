import type { Point } from '../../../../../shared/geometry';

/** A second click on the same place adds no point. */
export function withClick(points: readonly Point[], at: Point): readonly Point[] {
  const last = points.at(-1);
  return last && last.x === at.x && last.y === at.y ? points : [...points, { x: at.x, y: at.y }];
}

/** The first point stays: what was begun is dropped with Esc. */
export function withoutLast(points: readonly Point[]): readonly Point[] {
  return points.length > 1 ? points.slice(0, -1) : points;
}
