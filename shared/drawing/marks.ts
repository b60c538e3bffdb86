/** Lines that people lay on the table: ends, ticks and heads. */
import type { Point } from '../geometry';
import { filled, line, paint, stroked } from './nodes';
import { discSteps, lineSteps, polygonSteps } from './path-steps';
import type { Sheet } from './sheet';
import type { TagWish } from './tags';
import type { Box, DrawingNode, PathStep, Stroke } from './types';

/** What an annotation draws: below the pieces, above them, and figures still to be placed. */
export interface Marked {
  readonly under: readonly DrawingNode[];
  readonly over: readonly DrawingNode[];
  readonly tags: readonly TagWish[];
  /** Lines that names keep clear of, and bodies that figures keep clear of too. */
  readonly boxes: readonly Box[];
  readonly bodies: readonly Box[];
}

export const NOTHING: Marked = { under: [], over: [], tags: [], boxes: [], bodies: [] };

/** A line over a broad edge of the ground's colour, so that it stands off what it crosses. */
export function marked(sheet: Sheet, steps: readonly PathStep[], stroke: Stroke): DrawingNode[] {
  const edge = line(sheet.inks.halo, stroke.widthIn + 2.4 * sheet.px, { opacity: 0.7, cap: stroke.cap });
  return [stroked(steps, edge), stroked(steps, stroke)];
}

/** An open circle: an end that was measured from or to. */
export function openEnd({ inks, px }: Sheet, at: Point, colour: string): DrawingNode {
  return filled(discSteps(at, 3.6 * px), paint(inks.halo), line(colour, 1.7 * px));
}

/** Short marks across a line, one an inch, the ends left out. */
export function inchTicks(from: Point, to: Point, halfIn: number): PathStep[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return Array.from({ length: Math.max(0, Math.ceil(length - 1e-9) - 1) }, (_, k) => {
    const [x, y] = [from.x + ux * (k + 1), from.y + uy * (k + 1)];
    return lineSteps([
      { x: x - uy * halfIn, y: y + ux * halfIn },
      { x: x + uy * halfIn, y: y - ux * halfIn },
    ]);
  }).flat();
}

/** A head whose tip lies on the last of two points. */
export function arrowHead(from: Point, to: Point, lengthIn: number): PathStep[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [x, y, half] = [to.x - ux * lengthIn, to.y - uy * lengthIn, 0.42 * lengthIn];
  return polygonSteps([{ x: x - uy * half, y: y + ux * half }, to, { x: x + uy * half, y: y - ux * half }]);
}

/** Each two neighbours of a row of points. */
export function legsOf(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from ? [[from, to] as const] : [];
  });
}

export function lengthOf([from, to]: readonly [Point, Point]): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
