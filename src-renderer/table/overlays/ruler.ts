/** The ruler: pale gold, short ticks at half inches and long ones at inches of each leg, figures beside, the total at the end. */
import type { Point } from '../../../shared/geometry';
import { scalePoints } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import { lineBoxes } from '../labels/boxes';
import type { Overlay } from './overlay';
import { drawFace, tagWidth } from './tag';

const BESIDE_PX = 22;

export function drawRuler(pen: Pen, ruler: Overlay<'ruler'>, frame: Frame): void {
  const color = frame.inks.ink.gold;
  pen.boxes.push(...lineBoxes(scalePoints(ruler.points, frame.pxPerIn), 6));
  const legs = ruler.points.slice(1).map((to, i) => ({ from: ruler.points[i] ?? to, to }));
  if (ruler.selected) {
    for (const leg of legs) traceLeg(pen, leg.from, leg.to, frame);
    pen.g.stroke({ color, width: 10, alpha: 0.32, cap: 'round' });
  }
  for (const leg of legs) traceLeg(pen, leg.from, leg.to, frame);
  pen.g.stroke({ color: frame.inks.halo, width: 6, alpha: 0.6 });
  for (const leg of legs) traceLeg(pen, leg.from, leg.to, frame);
  pen.g.stroke({ color, width: 2 });
  for (const leg of legs) traceTicks(pen, leg.from, leg.to, frame);
  pen.g.stroke({ color, width: 1.25 });
  ruler.points.forEach((point, i) => drawEnd(pen, point, ruler.clinging[i] ?? false, frame));
  if (legs.length > 1)
    legs.forEach((leg, i) => drawLegFigure(pen, leg.from, leg.to, ruler.legs[i] ?? '', frame));
  drawTotal(pen, ruler, frame);
}

function traceLeg(pen: Pen, from: Point, to: Point, { pxPerIn }: Frame): void {
  pen.g.moveTo(from.x * pxPerIn, from.y * pxPerIn).lineTo(to.x * pxPerIn, to.y * pxPerIn);
}

/** Ticks on the right of the leg, from its start. Half inches go first when the zoom gets small. */
function traceTicks(pen: Pen, from: Point, to: Point, { pxPerIn }: Frame): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-9) return;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const step = pxPerIn >= 12 ? 0.5 : pxPerIn >= 5 ? 1 : 6;
  for (let inch = step; inch < length - 1e-6; inch += step) {
    const [x, y] = [(from.x + ux * inch) * pxPerIn, (from.y + uy * inch) * pxPerIn];
    const long = Math.abs(inch - Math.round(inch)) < 1e-6 ? 8 : 4;
    pen.g.moveTo(x, y).lineTo(x - uy * long, y + ux * long);
  }
}

/** Clinging ends are filled, free ones open. */
function drawEnd(pen: Pen, at: Point, clings: boolean, frame: Frame): void {
  const [x, y] = [at.x * frame.pxPerIn, at.y * frame.pxPerIn];
  const { gold } = frame.inks.ink;
  pen.g
    .circle(x, y, 4)
    .fill({ color: clings ? gold : frame.inks.slot })
    .stroke({ color: gold, width: 1.75 });
}

/** The figure of a leg on the side away from its ticks. */
function drawLegFigure(pen: Pen, from: Point, to: Point, figure: string, frame: Frame): void {
  const { pxPerIn } = frame;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const face = { mark: null, colour: frame.inks.ink.gold, figure, text: null };
  if (length * pxPerIn < tagWidth(pen, face) + 12 || length < 1e-9) return;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const off = BESIDE_PX + Math.abs(uy) * (tagWidth(pen, face) / 2 - 10);
  const x = ((from.x + to.x) / 2) * pxPerIn + uy * off;
  const y = ((from.y + to.y) / 2) * pxPerIn - ux * off;
  drawFace(pen, face, x, y, frame);
}

/** The total beyond the end, along the last leg. */
function drawTotal(pen: Pen, ruler: Overlay<'ruler'>, frame: Frame): void {
  const end = ruler.points.at(-1);
  const before = ruler.points.at(-2) ?? end;
  if (!end || !before) return;
  const text = ruler.points.length > 2 ? 'total' : null;
  const face = { mark: null, colour: frame.inks.ink.gold, figure: ruler.total, text };
  const half = tagWidth(pen, face) / 2;
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const [ux, uy] = length < 1e-9 ? [1, 0] : [(end.x - before.x) / length, (end.y - before.y) / length];
  const off = 16 + Math.abs(ux) * half + Math.abs(uy) * 12;
  drawFace(pen, face, end.x * frame.pxPerIn + ux * off, end.y * frame.pxPerIn + uy * off, frame);
}
