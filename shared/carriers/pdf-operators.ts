/**
 * A drawing's nodes as the operators of a PDF content stream, in the drawing's own coordinates (y downward; whoever
 * places it turns the page round). Colours are device RGB; opacities are named states that the page's resources list.
 */
import { assertNever } from '../base';
import type { Point } from '../geometry';
import type { DrawingNode, Paint, PathStep, Stroke } from '../drawing/types';

/** The opacities met so far and the names they go by. */
export class OpacityStates {
  readonly #names = new Map<string, string>();

  nameOf(fill: number, stroke: number): string {
    const key = `${number(fill)} ${number(stroke)}`;
    const name = this.#names.get(key) ?? `A${this.#names.size + 1}`;
    this.#names.set(key, name);
    return name;
  }

  /** Name, opacity of fills, opacity of strokes, in the order they were met. */
  list(): readonly (readonly [string, number, number])[] {
    return [...this.#names].map(([key, name]) => {
      const [fill = 1, stroke = 1] = key.split(' ').map(Number);
      return [name, fill, stroke] as const;
    });
  }
}

/** The least that is set before any node: round joins, as everywhere in a drawing. */
export const PREAMBLE = '1 j';

/** The operators of nodes, one per line. What cannot be seen is left out. */
export function nodeOperators(nodes: readonly DrawingNode[], states: OpacityStates): string[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'path':
        return pathNode(node, states);
      case 'group':
        return node.clip === null
          ? nodeOperators(node.nodes, states)
          : ['q', pathOperators(node.clip), 'W n', ...nodeOperators(node.nodes, states), 'Q'];
      default:
        return assertNever(node);
    }
  });
}

/** Fill below, stroke above, each with its own opacity, as in SVG. */
function pathNode(node: Extract<DrawingNode, { type: 'path' }>, states: OpacityStates): string[] {
  const { steps, evenOdd } = node;
  const fill = visible(node.fill);
  const stroke = visible(node.stroke);
  if (steps.length === 0 || (fill === null && stroke === null)) return [];
  const path = pathOperators(steps);
  const state = `/${states.nameOf(fill?.opacity ?? 1, stroke?.opacity ?? 1)} gs`;
  const lines = [state, ...(fill === null ? [] : [`${colour(fill)} rg`]), ...strokeState(stroke)];
  if (fill !== null) lines.push(path, evenOdd ? 'f*' : 'f');
  // Twice, since a viewer may take both at once for a knockout, and a stroke seen through would lose its ground.
  if (stroke !== null) lines.push(path, 'S');
  return lines;
}

function visible<Painted extends Paint>(paint: Painted | null): Painted | null {
  return paint === null || paint.opacity <= 0 ? null : paint;
}

function strokeState(stroke: Stroke | null): string[] {
  if (stroke === null) return [];
  const dash = stroke.dashIn.map(number).join(' ');
  const cap = stroke.cap === 'round' ? 1 : 0;
  return [`${colour(stroke)} RG ${number(stroke.widthIn)} w ${cap} J [${dash}] 0 d`];
}

/** A path as it is built, without what is done with it. */
export function pathOperators(steps: readonly PathStep[]): string {
  return steps.map(stepOperator).join(' ');
}

function stepOperator(step: PathStep): string {
  switch (step.type) {
    case 'move':
      return `${at(step.to)} m`;
    case 'line':
      return `${at(step.to)} l`;
    case 'curve':
      return `${at(step.by[0])} ${at(step.by[1])} ${at(step.to)} c`;
    case 'close':
      return 'h';
    default:
      return assertNever(step);
  }
}

function at({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`;
}

/** `#rrggbb` as three numbers from 0 to 1. */
function colour({ colour: hex }: Paint): string {
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  return parts.map((part) => number(Math.round(part * 1e4) / 1e4)).join(' ');
}

/** At most six decimals, a millionth of an inch; never an exponent, which PDF does not know. */
export function number(value: number): string {
  const text = value.toFixed(6).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}
