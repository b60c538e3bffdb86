/** The turning tool in its slot: head, stem with its notch, and the fan of notches it may be turned through. */
import { traceDashed, tracePolyline } from '../draw/dashes';
import { flattenCircle, pushArc } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import { lineBoxes } from '../labels/boxes';
import type { Overlay } from './overlay';

type Tool = Overlay<'tool'>;
const RAD = Math.PI / 180;
/** The fan stands this far beyond the stem's end. */
const FAN_IN = 0.35;

export function drawTool(pen: Pen, tool: Tool, frame: Frame): void {
  drawFan(pen, tool, frame);
  drawStem(pen, tool, frame);
  drawHead(pen, tool, frame);
  const [hx, hy] = polar(tool, 0, 0, frame.pxPerIn);
  const [ex, ey] = polar(tool, tool.stemBearingDeg, tool.stemEndIn, frame.pxPerIn);
  pen.boxes.push(...lineBoxes([hx, hy, ex, ey], tool.headRadiusIn * frame.pxPerIn * 0.7));
}

/** Bearing (clockwise from north) to the angle of a step (clockwise from east). */
const eastDeg = (bearingDeg: number): number => bearingDeg - 90;

function polar(tool: Tool, bearingDeg: number, distanceIn: number, ppi: number): readonly [number, number] {
  const angle = bearingDeg * RAD;
  return [
    (tool.head.x + Math.sin(angle) * distanceIn) * ppi,
    (tool.head.y - Math.cos(angle) * distanceIn) * ppi,
  ];
}

function bearingAt(tool: Tool, notches: number): number {
  return tool.zeroBearingDeg + tool.sense * notches * tool.notchDeg;
}

function fanArc(tool: Tool, notches: number, ppi: number): Polyline {
  const radius = tool.stemEndIn + FAN_IN;
  const line: Polyline = [...polar(tool, bearingAt(tool, 0), radius, ppi)];
  pushArc(line, tool.head, radius, eastDeg(tool.zeroBearingDeg), tool.sense * notches * tool.notchDeg, ppi);
  return line;
}

function drawFan(pen: Pen, tool: Tool, frame: Frame): void {
  const { inks, pxPerIn: ppi } = frame;
  const radius = tool.stemEndIn + FAN_IN;
  traceDashed(
    pen.g,
    [...polar(tool, bearingAt(tool, 0), radius, ppi), tool.head.x * ppi, tool.head.y * ppi],
    false,
    3,
    4,
  );
  pen.g.stroke({ color: inks.chart.neatline, width: 1 });
  if (tool.maxNotches > 0) {
    tracePolyline(pen.g, fanArc(tool, tool.maxNotches, ppi), false);
    pen.g.stroke({ color: inks.chart.neatline, width: 1.25 });
  }
  if (tool.notches > 0) {
    tracePolyline(pen.g, fanArc(tool, tool.notches, ppi), false);
    pen.g.stroke({ color: inks.ink.accent, width: 3 });
  }
  drawNotches(pen, tool, frame, radius);
  const [hx, hy] = polar(tool, bearingAt(tool, tool.notches), radius, ppi);
  const [sx, sy] = polar(tool, tool.stemBearingDeg, tool.stemEndIn, ppi);
  pen.g.moveTo(sx, sy).lineTo(hx, hy).stroke({ color: inks.ink.accent, width: 1.5 });
}

/** A long tick and a figure at every whole notch, short ones at fifths. */
function drawNotches(pen: Pen, tool: Tool, frame: Frame, radius: number): void {
  const ppi = frame.pxPerIn;
  const fifths = tool.notchDeg * RAD * radius * ppi > 45 ? 5 : 1;
  for (let i = 0; i <= tool.maxNotches * fifths; i += 1) {
    const bearing = bearingAt(tool, i / fifths);
    const long = i % fifths === 0 ? 12 : 6;
    pen.g
      .moveTo(...polar(tool, bearing, radius, ppi))
      .lineTo(...polar(tool, bearing, radius + long / ppi, ppi));
    if (i % fifths !== 0) continue;
    const [x, y] = polar(tool, bearing, radius + 22 / ppi, ppi);
    const figure = pen.text(String(i / fifths), 'line', x, y + 4, {
      colour: frame.inks.text2,
      align: 'middle',
    });
    pen.closedBoxes.push({ x0: x - figure / 2 - 2, y0: y - 8, x1: x + figure / 2 + 2, y1: y + 7 });
  }
  pen.g.stroke({ color: frame.inks.text2, width: 1.25 });
}

function drawStem(pen: Pen, tool: Tool, frame: Frame): void {
  const { inks, pxPerIn: ppi } = frame;
  const half = tool.stemWidthIn / 2;
  const [fx, fy] = [Math.sin(tool.stemBearingDeg * RAD), -Math.cos(tool.stemBearingDeg * RAD)];
  const at = (along: number, aside: number): [number, number] => [
    (tool.head.x + fx * along - fy * aside) * ppi,
    (tool.head.y + fy * along + fx * aside) * ppi,
  ];
  const start = Math.sqrt(Math.max(0, tool.headRadiusIn ** 2 - half ** 2));
  const outline = [
    ...at(start, half),
    ...at(tool.stemEndIn, half),
    ...at(tool.notchBottomIn, 0),
    ...at(tool.stemEndIn, -half),
    ...at(start, -half),
  ];
  tracePolyline(pen.g, outline, true);
  pen.g.fill({ color: inks.toolGround }).stroke({ color: inks.toolEdge, width: 1.25, join: 'round' });
}

function drawHead(pen: Pen, tool: Tool, frame: Frame): void {
  const { inks, pxPerIn: ppi } = frame;
  tracePolyline(pen.g, flattenCircle(tool.head, tool.headRadiusIn, ppi, frame.sagittaPx), true);
  pen.g.fill({ color: inks.toolGround, alpha: 0.92 }).stroke({ color: inks.toolEdge, width: 1.5 });
  for (let i = 0; i < 12; i += 1) {
    const bearing = tool.stemBearingDeg + 30 * i;
    const [x0, y0] = polar(tool, bearing, tool.headRadiusIn, ppi);
    const [x1, y1] = polar(tool, bearing, tool.headRadiusIn * 0.8, ppi);
    pen.g.moveTo(x0, y0).lineTo(x1, y1);
  }
  pen.g.stroke({ color: inks.toolEdge, width: 1 });
  pen.g.circle(tool.head.x * ppi, tool.head.y * ppi, 2.5).fill({ color: inks.ink.white });
}
