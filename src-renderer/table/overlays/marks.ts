/** Lines with their ends, contact rings, sweeps, handles and the marquee. */
import { traceDashed, tracePolyline } from '../draw/dashes';
import { scalePoints } from '../draw/flatten';
import { lineBoxes } from '../labels/boxes';
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { Overlay } from './overlay';

/** An end of a line: an open circle, so that the point under it stays visible. */
export function drawOpenEnd(pen: Pen, x: number, y: number, color: number, frame: Frame): void {
  pen.g.circle(x, y, 4).fill({ color: frame.inks.slot }).stroke({ color, width: 1.75 });
}

export function drawLine(pen: Pen, line: Overlay<'line'>, frame: Frame): void {
  const points = scalePoints([line.from, line.to], frame.pxPerIn);
  const [x0, y0, x1, y1] = [points[0]!, points[1]!, points[2]!, points[3]!];
  const color = frame.inks.ink[line.ink];
  pen.boxes.push(...lineBoxes(points));
  if (line.ink === 'amber') {
    pen.g.moveTo(x0, y0).lineTo(x1, y1).stroke({ color, width: 7, alpha: 0.16 });
  }
  if (line.style === 'solid') pen.g.moveTo(x0, y0).lineTo(x1, y1);
  else if (line.style === 'dotted') traceDashed(pen.g, points, false, 1, 4);
  else traceDashed(pen.g, points, false, 7, 5);
  const width = line.style === 'dotted' ? 1.5 : line.style === 'solid' && line.openEnds ? 2.25 : 1.5;
  pen.g.stroke({ color, width, cap: line.style === 'dotted' ? 'round' : 'butt' });
  if (!line.openEnds) return;
  const end = line.style === 'dotted' ? frame.inks.text2 : color;
  drawOpenEnd(pen, x0, y0, end, frame);
  drawOpenEnd(pen, x1, y1, end, frame);
}

/** The first contact: a ring and a dot. */
export function drawRing(pen: Pen, ring: Overlay<'ring'>, frame: Frame): void {
  const [x, y] = [ring.at.x * frame.pxPerIn, ring.at.y * frame.pxPerIn];
  const color = frame.inks.ink[ring.ink];
  pen.g.circle(x, y, 9).stroke({ color: frame.inks.halo, width: 4, alpha: 0.6 });
  pen.g.circle(x, y, 9).stroke({ color, width: 1.75 });
  pen.g.circle(x, y, 2.5).fill({ color });
}

/** The ground a base passes over. */
export function drawSweep(pen: Pen, sweep: Overlay<'sweep'>, frame: Frame): void {
  const color = frame.inks.ink[sweep.ink];
  tracePolyline(pen.g, scalePoints(sweep.corners, frame.pxPerIn), true);
  pen.g
    .fill({ color, alpha: 0.13 * frame.inks.tint })
    .stroke({ color, width: 1, alpha: 0.45, join: 'round' });
}

const HANDLE_PX = 8;

/** 16 px across: a ring turns, a knob travels, a diamond turns on the spot; the one under the pointer is filled. */
export function drawHandle(pen: Pen, handle: Overlay<'handle'>, frame: Frame): void {
  const [x, y] = [handle.at.x * frame.pxPerIn, handle.at.y * frame.pxPerIn];
  const color = frame.inks.ink[handle.ink];
  const { g } = pen;
  if (handle.active) g.circle(x, y, HANDLE_PX + 5).fill({ color, alpha: 0.22 });
  const trace = (): void => {
    if (handle.kind === 'rotate') g.poly([x, y - 9, x + 9, y, x, y + 9, x - 9, y]);
    else g.circle(x, y, HANDLE_PX);
  };
  const solid = handle.kind === 'travel' || handle.active;
  trace();
  g.fill({ color: solid ? color : frame.inks.slot });
  trace();
  g.stroke({ color: solid ? frame.inks.ink.white : color, width: solid ? 2 : 2.5, join: 'round' });
  pen.boxes.push({ x0: x - 11, y0: y - 11, x1: x + 11, y1: y + 11 });
}

export function drawMarquee(pen: Pen, marquee: Overlay<'marquee'>, frame: Frame): void {
  const at = (v: number): number => snapPx(v * frame.pxPerIn, frame.dpr) + 0.5 / frame.dpr;
  const [x0, y0] = [Math.min(marquee.from.x, marquee.to.x), Math.min(marquee.from.y, marquee.to.y)];
  const [x1, y1] = [Math.max(marquee.from.x, marquee.to.x), Math.max(marquee.from.y, marquee.to.y)];
  const color = frame.inks.ink.accent;
  const corners = [at(x0), at(y0), at(x1), at(y0), at(x1), at(y1), at(x0), at(y1)];
  tracePolyline(pen.g, corners, true);
  pen.g.fill({ color, alpha: 0.08 * frame.inks.tint });
  traceDashed(pen.g, corners, true, 5, 4);
  pen.g.stroke({ color, width: 1 });
}
