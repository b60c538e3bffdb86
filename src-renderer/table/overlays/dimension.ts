/** A dimension line: ticks aslant at its ends, the figure in its middle; beside it where the line is too short for that. */
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import { lineBoxes } from '../labels/boxes';
import type { Overlay } from './overlay';
import { drawFace, tagWidth } from './tag';

type Dimension = Overlay<'dimension'>;

const END_PX = 7;
const SLANT_PX = 5;
/** Line that must be left at either side of the figure. */
const LEAST_PX = 10;
const HEIGHT_PX = 24;
const BESIDE_PX = 8;

export function drawDimension(pen: Pen, dimension: Dimension, frame: Frame): void {
  const [ax, ay] = [dimension.from.x * frame.pxPerIn, dimension.from.y * frame.pxPerIn];
  const [bx, by] = [dimension.to.x * frame.pxPerIn, dimension.to.y * frame.pxPerIn];
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = length < 1e-9 ? [1, 0] : [(bx - ax) / length, (by - ay) / length];
  const color = frame.inks.ink.lilac;
  const line = (): void => void pen.g.moveTo(ax, ay).lineTo(bx, by);
  const all = (): void => {
    line();
    traceEnd(pen, ax, ay, ux, uy);
    traceEnd(pen, bx, by, ux, uy);
  };
  if (dimension.selected) {
    line();
    pen.g.stroke({ color, width: 10, alpha: 0.32, cap: 'round' });
  }
  all();
  pen.g.stroke({ color: frame.inks.halo, width: 5, alpha: 0.5 });
  all();
  pen.g.stroke({ color, width: 1.5 });
  pen.boxes.push(...lineBoxes([ax, ay, bx, by], 5));
  drawFigure(pen, dimension, { x: (ax + bx) / 2, y: (ay + by) / 2, ux, uy, length }, frame);
}

/** A bar across the line's end and a stroke aslant through it, as draughtsmen do. */
function traceEnd(pen: Pen, x: number, y: number, ux: number, uy: number): void {
  pen.g.moveTo(x - uy * END_PX, y + ux * END_PX).lineTo(x + uy * END_PX, y - ux * END_PX);
  const [sx, sy] = [(ux + uy) * SLANT_PX, (uy - ux) * SLANT_PX];
  pen.g.moveTo(x - sx, y - sy).lineTo(x + sx, y + sy);
}

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

function drawFigure(pen: Pen, dimension: Dimension, middle: Middle, frame: Frame): void {
  const { figure, text } = dimension;
  const face = { mark: null, colour: frame.inks.ink.lilac, figure, text };
  const width = tagWidth(pen, face);
  // how much of the line the box covers
  const covered = Math.min(
    width / Math.max(1e-9, Math.abs(middle.ux)),
    HEIGHT_PX / Math.max(1e-9, Math.abs(middle.uy)),
  );
  if (covered + 2 * LEAST_PX <= middle.length) {
    drawFace(pen, face, middle.x, middle.y, frame);
    return;
  }
  const off = BESIDE_PX + (Math.abs(middle.uy) * width + Math.abs(middle.ux) * HEIGHT_PX) / 2;
  const side = middle.ux < 0 ? -1 : 1; // above a level line, right of an upright one
  drawFace(pen, face, middle.x + middle.uy * off * side, middle.y - middle.ux * off * side, frame);
}
