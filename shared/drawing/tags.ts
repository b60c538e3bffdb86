/** Small boxes that hold a figure: placed beside what they measure, clear of pieces and of each other. */
import type { Point } from '../geometry';
import { areaOutside, boxAbout, coveredArea, grown } from './boxes';
import { filled, line, paint, stroked } from './nodes';
import { lineSteps, polygonSteps, roundedBoxSteps } from './path-steps';
import { type Lettered, measured, type Sheet, written, writtenWithHalo } from './sheet';
import type { Box, DrawingNode } from './types';

export type TagMark = 'ok' | 'warn' | 'bad';

export interface TagWish {
  readonly figure: string | null;
  readonly text: string | null;
  readonly mark: TagMark | null;
  readonly colour: string;
  /** On the line between two points (where it is a frame's), or by one point; two equal points: right on it. */
  readonly place: readonly [Point, Point] | readonly [Point];
  /** Words of a person or a name beside a line: without a frame. */
  readonly isPlain: boolean;
}

const PAD = 7;
const MARK = 15;
const GAP = 5;
const HEIGHT = 23;
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

export function tagNodes(sheet: Sheet, wishes: readonly TagWish[], obstacles: readonly Box[]): Lettered {
  const boxes: Box[] = [];
  const nodes = wishes.flatMap((wish) => {
    const box = bestBox(sheet, wish, obstacles, boxes);
    boxes.push(grown(box, 2 * sheet.px));
    return drawn(sheet, wish, box);
  });
  return { nodes, boxes };
}

function widthOf(sheet: Sheet, { figure, text, mark, isPlain }: TagWish): number {
  const parts = [
    mark === null ? 0 : MARK * sheet.px,
    figure === null ? 0 : measured(sheet, figure, 'figure'),
    text === null ? 0 : measured(sheet, text, 'small'),
  ].filter((width) => width > 0);
  const inner = parts.reduce((sum, width) => sum + width, 0) + GAP * sheet.px * (parts.length - 1);
  return inner + (isPlain ? 0 : 2 * PAD * sheet.px);
}

function bestBox(sheet: Sheet, wish: TagWish, obstacles: readonly Box[], tags: readonly Box[]): Box {
  const [half, high] = [widthOf(sheet, wish) / 2, (HEIGHT / 2) * sheet.px];
  const cost = (box: Box): number =>
    coveredArea(box, obstacles) + 4 * coveredArea(box, tags) + 8 * areaOutside(box, sheet.table);
  let [best, least] = [boxAbout(wish.place[0], half, high), Infinity];
  for (const at of candidates(sheet, wish, half, high)) {
    const box = boxAbout(at, half, high);
    const area = cost(box);
    if (area < least) [best, least] = [box, area];
    if (area === 0) break;
  }
  return best;
}

function candidates({ px }: Sheet, { place, isPlain }: TagWish, half: number, high: number): Point[] {
  const [from, to] = place;
  if (to === undefined) return around(from, half + 9 * px, high + 9 * px);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const at = (share: number): Point => ({ x: from.x + dx * share, y: from.y + dy * share });
  const onLine = SHARES.map(at);
  if (length === 0) return [from, ...around(from, half + 9 * px, high + 9 * px)];
  // How far the box reaches along and across the line.
  const [ux, uy] = [Math.abs(dx) / length, Math.abs(dy) / length];
  const off = half * uy + high * ux + 6 * px;
  const beside = [0.5, 0.35, 0.65]
    .map(at)
    .flatMap(({ x, y }) =>
      [1, -1].map((side) => ({ x: x - (side * off * dy) / length, y: y + (side * off * dx) / length })),
    );
  // On a short line the box would hide the line itself, and a line would strike through words without a box.
  const isBeside = isPlain || length < 2.2 * (half * ux + high * uy);
  return isBeside ? [...beside, ...around(at(0.5), half + 9 * px, high + 9 * px)] : [...onLine, ...beside];
}

function around({ x, y }: Point, dx: number, dy: number): Point[] {
  return [
    { x, y: y + dy },
    { x, y: y - dy },
    { x: x + dx, y },
    { x: x - dx, y },
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y + dy },
    { x: x + dx, y: y - dy },
    { x: x - dx, y: y - dy },
  ];
}

function drawn(sheet: Sheet, wish: TagWish, box: Box): DrawingNode[] {
  const { inks, px } = sheet;
  const middle = (box.y0 + box.y1) / 2;
  let x = box.x0 + (wish.isPlain ? 0 : PAD * px);
  const nodes: DrawingNode[] = [];
  if (!wish.isPlain) {
    nodes.push(
      filled(roundedBoxSteps(box, 5 * px), paint(inks.tagGround, 0.94), line(wish.colour, 1.2 * px)),
    );
  }
  if (wish.mark) {
    nodes.push(...markNodes(sheet, wish.mark, { x: x + (MARK / 2) * px, y: middle }, wish.colour));
    x += (MARK + GAP) * px;
  }
  if (wish.figure !== null) {
    nodes.push(written(sheet, wish.figure, { x, y: middle + 6 * px }, 'figure', wish.colour));
    x += measured(sheet, wish.figure, 'figure') + GAP * px;
  }
  if (wish.text !== null) {
    const at = { x, y: middle + 4.8 * px };
    if (wish.isPlain) nodes.push(...writtenWithHalo(sheet, wish.text, at, 'small', wish.colour));
    else nodes.push(written(sheet, wish.text, at, 'small', inks.text2));
  }
  return nodes;
}

/** Tick, triangle or cross: the verdict's shape, which says it without colour. */
function markNodes(sheet: Sheet, mark: TagMark, at: Point, colour: string): DrawingNode[] {
  const { px } = sheet;
  const p = (x: number, y: number): Point => ({ x: at.x + x * px, y: at.y + y * px });
  const ink = line(colour, 1.8 * px, { cap: 'round' });
  if (mark === 'ok') return [stroked(lineSteps([p(-5.5, 0.5), p(-1.5, 4.5), p(5.5, -4)]), ink)];
  if (mark === 'bad') {
    return [
      stroked([...lineSteps([p(-4.5, -4.5), p(4.5, 4.5)]), ...lineSteps([p(4.5, -4.5), p(-4.5, 4.5)])], ink),
    ];
  }
  return [
    stroked(polygonSteps([p(0, -6.5), p(7, 5.5), p(-7, 5.5)]), line(colour, 1.6 * px, { cap: 'round' })),
    stroked([...lineSteps([p(0, -2.5), p(0, 1.5)]), ...lineSteps([p(0, 3.5), p(0, 3.6)])], ink),
  ];
}
