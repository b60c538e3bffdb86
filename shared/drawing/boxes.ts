/** Boxes that writing keeps clear of. */
import type { Point } from '../geometry';
import type { Box } from './types';

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export function boxAbout({ x, y }: Point, halfWidth: number, halfHeight = halfWidth): Box {
  return { x0: x - halfWidth, y0: y - halfHeight, x1: x + halfWidth, y1: y + halfHeight };
}

export function grown({ x0, y0, x1, y1 }: Box, byIn: number): Box {
  return { x0: x0 - byIn, y0: y0 - byIn, x1: x1 + byIn, y1: y1 + byIn };
}

/** The area that two boxes share. */
export function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The area of a box that several others cover, counted once for each. */
export function coveredArea(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlapArea(box, other), 0);
}

/** The area of a box outside another. */
export function areaOutside(box: Box, of: Box): number {
  return Math.max(0, (box.x1 - box.x0) * (box.y1 - box.y0) - overlapArea(box, of));
}

/** Small boxes that follow a line, no larger than `stepIn`: one large box would close what a slanting line leaves free. */
export function boxesAlong(from: Point, to: Point, halfIn: number, stepIn: number): Box[] {
  const count = Math.max(1, Math.min(60, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stepIn)));
  const at = (k: number): Point => ({
    x: from.x + ((to.x - from.x) * k) / count,
    y: from.y + ((to.y - from.y) * k) / count,
  });
  return Array.from({ length: count }, (_, k) => grown(boxOf([at(k), at(k + 1)]), halfIn));
}
