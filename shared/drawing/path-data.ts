/** The part of SVG's path data that our own drawings and letters use, read into steps. */
import type { Point } from '../geometry';
import type { PathStep } from './types';

/** How many numbers each command takes; the small letter is the same from where the path stands. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };
const TOKENS = /([MLHVCQZ])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)|[\s,]+|(.)/gi;

/**
 * Reads `M L H V C Q Z`, absolute or relative; quadratic curves become cubic ones, which is exact. Null for anything
 * else: arcs and smooth curves are not part of what our files may hold.
 */
export function parsePathData(data: string): PathStep[] | null {
  const commands = commandsOf(data);
  if (commands === null) return null;
  const pen: Pen = { at: { x: 0, y: 0 }, start: { x: 0, y: 0 }, steps: [] };
  for (const [index, { name, numbers }] of commands.entries()) {
    if (index === 0 && name.toUpperCase() !== 'M') return null;
    if (!draw(pen, name, numbers)) return null;
  }
  return pen.steps;
}

interface Pen {
  at: Point;
  start: Point;
  readonly steps: PathStep[];
}
interface Command {
  readonly name: string;
  readonly numbers: number[];
}

function commandsOf(data: string): Command[] | null {
  const commands: Command[] = [];
  for (const [, name, number, other] of data.matchAll(TOKENS)) {
    if (other !== undefined) return null;
    if (name !== undefined) commands.push({ name, numbers: [] });
    if (number === undefined) continue;
    const last = commands.at(-1);
    if (!last) return null;
    last.numbers.push(Number(number));
  }
  return commands;
}

/** Draws a command as often as its numbers go; false when they do not come out even. */
function draw(pen: Pen, name: string, numbers: readonly number[]): boolean {
  const kind = name.toUpperCase();
  const count = COUNTS[kind] ?? 0;
  if (kind === 'Z') {
    pen.steps.push({ type: 'close' });
    pen.at = pen.start;
    return numbers.length === 0;
  }
  if (numbers.length === 0 || numbers.length % count !== 0) return false;
  for (let k = 0; k < numbers.length; k += count) {
    // After a first move, further points of the same command are lines.
    const step = kind === 'M' && k > 0 ? 'L' : kind;
    drawOnce(pen, step, pointsOf(pen.at, kind, name !== kind, numbers.slice(k, k + count)));
  }
  return true;
}

/** The absolute points of a command. */
function pointsOf(at: Point, kind: string, isRelative: boolean, numbers: readonly number[]): Point[] {
  const from = isRelative ? at : { x: 0, y: 0 };
  const [first = 0] = numbers;
  if (kind === 'H') return [{ x: from.x + first, y: at.y }];
  if (kind === 'V') return [{ x: at.x, y: from.y + first }];
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: from.x + (numbers[2 * i] ?? 0),
    y: from.y + (numbers[2 * i + 1] ?? 0),
  }));
}

function drawOnce(pen: Pen, kind: string, points: readonly Point[]): void {
  const to = points.at(-1) ?? pen.at;
  const [first = to, second = to] = points;
  if (kind === 'M') pen.steps.push({ type: 'move', to });
  else if (kind === 'C') pen.steps.push({ type: 'curve', by: [first, second], to });
  else if (kind === 'Q')
    pen.steps.push({ type: 'curve', by: [towards(pen.at, first), towards(to, first)], to });
  else pen.steps.push({ type: 'line', to });
  if (kind === 'M') pen.start = to;
  pen.at = to;
}

/** Two thirds of the way: where a cubic curve's handle lies for a quadratic one's. */
function towards(from: Point, handle: Point): Point {
  return { x: from.x + ((handle.x - from.x) * 2) / 3, y: from.y + ((handle.y - from.y) * 2) / 3 };
}
