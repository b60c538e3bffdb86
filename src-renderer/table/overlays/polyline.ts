/** A line through points: a course, an arrow. Its corners are round; an arrow's head ends at the last point. */
import { traceDashed, tracePolyline } from '../draw/dashes';
import { alongLine, runLengths } from '../draw/curved-text';
import { scalePoints } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import { lineBoxes } from '../labels/boxes';
import type { Overlay } from './overlay';

type Line = Overlay<'polyline'>;

const WIDTH_PX = 2;
const HEAD_LONG_PX = 13;
const HEAD_HALF_PX = 5.5;
const TICK_PX = 8;
/** Ticks closer than this say nothing. */
const CLOSEST_TICKS_PX = 5;

export function drawPolyline(pen: Pen, line: Line, frame: Frame): void {
  const points = scalePoints(line.points, frame.pxPerIn);
  const lengths = runLengths(points);
  const total = lengths.at(-1) ?? 0;
  if (points.length < 4 || total <= 0) return;
  pen.boxes.push(...lineBoxes(points, 5));
  const color = frame.inks.ink[line.ink];
  const hasHead = line.head === 'arrow' && total > HEAD_LONG_PX;
  const drawn = hasHead ? shortened(points, lengths, total - HEAD_LONG_PX + 2) : points;
  if (line.selected) stroke(pen, drawn, 'solid', { color, width: 10, alpha: 0.32 });
  stroke(pen, drawn, 'solid', { color: frame.inks.halo, width: 5, alpha: 0.5 });
  stroke(pen, drawn, line.style, { color, width: WIDTH_PX, alpha: 1 });
  if (line.ticks) drawTicks(pen, points, lengths, color, frame);
  if (line.head === 'arrow') drawHead(pen, points, lengths, color, frame);
}

function stroke(
  pen: Pen,
  points: Polyline,
  style: Line['style'],
  ink: { readonly color: number; readonly width: number; readonly alpha: number },
): void {
  if (style === 'solid') tracePolyline(pen.g, points, false);
  else if (style === 'dotted') traceDashed(pen.g, points, false, 1, 4);
  else traceDashed(pen.g, points, false, 7, 5);
  pen.g.stroke({ ...ink, join: 'round', cap: style === 'dashed' ? 'butt' : 'round' });
}

/** The line up to `atPx` along it. */
function shortened(points: Polyline, lengths: readonly number[], atPx: number): Polyline {
  const kept = points.slice(0, 2 * lengths.findIndex((length) => length >= atPx));
  const [x, y] = alongLine(points, lengths, atPx);
  return [...kept, x, y];
}

/** Marks across the line at every inch of it. */
function drawTicks(
  pen: Pen,
  points: Polyline,
  lengths: readonly number[],
  color: number,
  frame: Frame,
): void {
  const step = frame.pxPerIn;
  if (step < CLOSEST_TICKS_PX) return;
  const half = TICK_PX / 2;
  const total = lengths.at(-1) ?? 0;
  for (let at = step; at < total - 1e-6; at += step) {
    const [x, y, nx, ny] = alongLine(points, lengths, at);
    pen.g.moveTo(x - nx * half, y - ny * half).lineTo(x + nx * half, y + ny * half);
  }
  if (total > step) pen.g.stroke({ color, width: 1.25 });
}

/** A filled head whose point is the last point; it shrinks with a line shorter than itself. */
function drawHead(pen: Pen, points: Polyline, lengths: readonly number[], color: number, frame: Frame): void {
  const total = lengths.at(-1) ?? 0;
  const long = Math.min(HEAD_LONG_PX, total);
  const [tipX, tipY] = alongLine(points, lengths, total);
  const [x, y] = alongLine(points, lengths, total - long);
  const length = Math.hypot(tipX - x, tipY - y) || 1;
  const [ux, uy] = [(tipX - x) / length, (tipY - y) / length];
  const half = (HEAD_HALF_PX * long) / HEAD_LONG_PX;
  pen.g.poly([tipX, tipY, x - uy * half, y + ux * half, x + uy * half, y - ux * half]);
  pen.g.fill({ color }).stroke({ color: frame.inks.halo, width: 1, alpha: 0.6, join: 'round' });
}
