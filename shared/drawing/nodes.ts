/** Short ways to write the nodes of a drawing. */
import type { DrawingNode, Paint, PathStep, Stroke } from './types';

export function paint(colour: string, opacity = 1): Paint {
  return { colour, opacity };
}

type Manner = Partial<Omit<Stroke, 'colour' | 'widthIn'>>;

export function line(colour: string, widthIn: number, manner: Manner = {}): Stroke {
  return { colour, widthIn, opacity: 1, dashIn: [], cap: 'butt', ...manner };
}

export function filled(
  steps: readonly PathStep[],
  fill: Paint,
  stroke: Stroke | null = null,
  evenOdd = false,
): DrawingNode {
  return { type: 'path', steps, fill, evenOdd, stroke };
}

export function stroked(steps: readonly PathStep[], stroke: Stroke): DrawingNode {
  return { type: 'path', steps, fill: null, evenOdd: false, stroke };
}

export function group(
  title: string | null,
  nodes: readonly DrawingNode[],
  clip: readonly PathStep[] | null = null,
): DrawingNode {
  return { type: 'group', title, clip, nodes };
}
