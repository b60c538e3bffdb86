/** What all printed instruments share: their paper, where scissors go, which end is fore. */
import type { BaseRecord } from '../content';
import type { Point } from '../geometry';
import { filled, line, paint } from './nodes';
import { polygonSteps } from './path-steps';
import type { Studio } from './sheet';
import type { Box, DrawingNode, Stroke } from './types';

/** A printed thing before it becomes a drawing: its paper and what is on it. */
export interface Printed {
  readonly title: string;
  readonly description: string;
  readonly box: Box;
  readonly nodes: readonly DrawingNode[];
}

/** Paper round what is cut, inches. */
export const MARGIN_IN = 0.3;

/** Where scissors go. */
export function cutLine({ inks }: Studio): Stroke {
  return line(inks.text, 0.01);
}

/** A small triangle inside the fore edge. */
export function foreMark(
  { inks }: Studio,
  { lengthIn }: Pick<BaseRecord, 'lengthIn'>,
  { x, y }: Point,
): DrawingNode {
  const fore = y - lengthIn / 2 + 0.12;
  return filled(
    polygonSteps([
      { x: x - 0.07, y: fore + 0.1 },
      { x, y: fore },
      { x: x + 0.07, y: fore + 0.1 },
    ]),
    paint(inks.text2),
  );
}
