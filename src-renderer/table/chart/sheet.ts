/** What is printed on the chart: set-up areas, graticule, markers, and the neatline round the sector. */
import { clipPolygonToBox } from '../draw/clip';
import { traceDashed, traceHatch, tracePolyline } from '../draw/dashes';
import { flattenCircle } from '../draw/flatten';
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { ChartModel } from '../scene-model';
import { FRAME_PX, sectorBox } from './ground';

export function drawSetupAreas(pen: Pen, chart: ChartModel, frame: Frame): void {
  const ppi = frame.pxPerIn;
  for (const area of chart.setupAreas) {
    const ink = frame.inks.ink[area.seat];
    const corners = [area.x0, area.y0, area.x1, area.y0, area.x1, area.y1, area.x0, area.y1];
    const outline = clipPolygonToBox(
      corners.map((v) => snapPx(v * ppi, frame.dpr)),
      sectorBox(chart, ppi),
    );
    if (outline.length < 6) continue;
    tracePolyline(pen.g, outline, true);
    pen.g.fill({ color: ink, alpha: 0.05 * frame.inks.tint });
    if (area.seat === 'orange') {
      traceHatch(pen.g, outline, -45, 12);
      pen.g.stroke({ color: ink, alpha: 0.09 * frame.inks.tint, width: 1.5 });
    }
    traceDashed(pen.g, outline, true, 6, 5);
    pen.g.stroke({ color: ink, alpha: 0.6, width: 1 });
    const text = `SET-UP · PLAYER ${area.player}`;
    const wide = pen.measure(text, 'chart');
    if (wide + 24 > (area.x1 - area.x0) * ppi || (area.y1 - area.y0) * ppi < 32) continue;
    const low = area.y1 >= chart.sizeIn;
    const y = low ? area.y1 * ppi - 12 : area.y0 * ppi + 20;
    const right = area.x1 * ppi - 12;
    pen.text(text, 'chart', right, y, { colour: ink, align: 'end' });
    pen.closedBoxes.push({ x0: right - wide, y0: y - 12, x1: right, y1: y + 3 });
  }
}

const EVERY_IN = 6;

/** Crisp lines: whole device pixels, and half a line's width off so that one row of pixels takes it. */
function hairline(at: number, dpr: number): number {
  return snapPx(at, dpr) + 0.5 / dpr;
}

export function drawGraticule(pen: Pen, chart: ChartModel, frame: Frame): void {
  const { pxPerIn: ppi, dpr, inks } = frame;
  const side = chart.sizeIn * ppi;
  if (chart.grid) {
    for (let inch = 1; inch < chart.sizeIn; inch += 1) {
      if (inch % EVERY_IN === 0) continue;
      const at = hairline(inch * ppi, dpr);
      pen.g.moveTo(at, 0).lineTo(at, side).moveTo(0, at).lineTo(side, at);
    }
    pen.g.stroke({ color: inks.chart.grid, width: 1, alpha: 0.8 });
  }
  for (let inch = EVERY_IN; inch < chart.sizeIn; inch += EVERY_IN) {
    const at = hairline(inch * ppi, dpr);
    pen.g.moveTo(at, 0).lineTo(at, side).moveTo(0, at).lineTo(side, at);
  }
  pen.g.stroke({ color: inks.chart.graticule, width: 1, alpha: 0.75 });
  if (ppi < 12) return;
  for (let line = EVERY_IN; line < chart.sizeIn; line += EVERY_IN) {
    for (let inch = 1; inch < chart.sizeIn; inch += 1) {
      if (inch % EVERY_IN === 0) continue;
      const [along, across] = [hairline(inch * ppi, dpr), hairline(line * ppi, dpr)];
      pen.g.moveTo(along, across - 2).lineTo(along, across + 2);
      pen.g.moveTo(across - 2, along).lineTo(across + 2, along);
    }
  }
  pen.g.stroke({ color: inks.chart.inchTick, width: 1, alpha: 0.8 });
}

export function drawCentreMarkers(pen: Pen, chart: ChartModel, frame: Frame): void {
  const ppi = frame.pxPerIn;
  const box = sectorBox(chart, ppi);
  for (const system of chart.systems) {
    const [x, y, r] = [system.x * ppi, system.y * ppi, chart.centreMarkerRadiusIn * ppi];
    pen.boxes.push({ x0: x - r, y0: y - r, x1: x + r, y1: y + r });
    const glow = clipPolygonToBox(flattenCircle(system, 4.2, ppi), box);
    if (glow.length < 6) continue;
    tracePolyline(pen.g, glow, true);
    pen.g.fill(frame.gradients.fill('glow', x, y, 4.2 * ppi));
    drawSun(pen, x, y, r, frame);
  }
}

function drawSun(pen: Pen, x: number, y: number, r: number, frame: Frame): void {
  const ink = frame.inks.chart;
  tracePolyline(pen.g, flattenCircle({ x: x / r, y: y / r }, 1, r, frame.sagittaPx), true);
  pen.g.fill({ color: ink.sunFill }).stroke({ color: ink.sunStroke, width: 1.25 });
  tracePolyline(pen.g, flattenCircle({ x: x / r, y: y / r }, 0.34, r, frame.sagittaPx), true);
  pen.g.fill({ color: ink.sun });
  if (r < 12) return;
  for (let ray = 0; ray < 16; ray += 1) {
    const [cos, sin] = [Math.cos((ray * Math.PI) / 8), Math.sin((ray * Math.PI) / 8)];
    const end = (ray % 2 === 0 ? 0.86 : 0.66) * r;
    pen.g.moveTo(x + 0.46 * r * cos, y + 0.46 * r * sin).lineTo(x + end * cos, y + end * sin);
  }
  pen.g.stroke({ color: ink.sun, width: Math.max(1, r / 38), cap: 'round' });
}

/** Markers on a system's rim: a point of the rim and a small arrow inwards, against its bearing from the centre. */
export function drawEdgeMarkers(pen: Pen, chart: ChartModel, frame: Frame): void {
  const { pxPerIn: ppi, inks } = frame;
  if (ppi < 12) return;
  const size = Math.max(4, Math.min(9, 0.16 * ppi));
  for (const marker of chart.edgeMarkers) {
    const [x, y] = [marker.x * ppi, marker.y * ppi];
    const angle = (marker.bearingDeg * Math.PI) / 180;
    const [ox, oy] = [Math.sin(angle) * size, -Math.cos(angle) * size];
    pen.g.poly([x + oy * 0.8, y - ox * 0.8, x - ox * 1.5, y - oy * 1.5, x - oy * 0.8, y + ox * 0.8]);
    pen.g
      .fill({ color: inks.chart.sunFill })
      .stroke({ color: inks.chart.sunStroke, width: 1.25, join: 'round' });
    pen.g.moveTo(x, y).lineTo(x + ox, y + oy);
    pen.g.stroke({ color: inks.chart.sunStroke, width: 1.25 });
  }
}

/** The sector's edge and, outside it, a second line with every other inch filled; names keep off it where they can. */
export function drawNeatline(pen: Pen, chart: ChartModel, frame: Frame): void {
  const { pxPerIn: ppi, dpr, inks } = frame;
  const side = snapPx(chart.sizeIn * ppi, dpr);
  pen.g.rect(0, 0, side, side).stroke({ color: inks.chart.neatline, width: 1.25 });
  pen.g
    .rect(-FRAME_PX, -FRAME_PX, side + 2 * FRAME_PX, side + 2 * FRAME_PX)
    .stroke({ color: inks.chart.neatlineOuter, width: 1 });
  const every = ppi < 8 ? EVERY_IN : 1;
  for (let inch = 0; inch < chart.sizeIn; inch += 2 * every) {
    const from = snapPx(inch * ppi, dpr);
    const length = snapPx(Math.min(inch + every, chart.sizeIn) * ppi, dpr) - from;
    pen.g.rect(from, -5, length, 3).rect(from, side + 2, length, 3);
    pen.g.rect(-5, from, 3, length).rect(side + 2, from, 3, length);
  }
  pen.g.fill({ color: inks.chart.neatline });
  const [from, to] = [-FRAME_PX, side + FRAME_PX];
  pen.boxes.push({ x0: from, y0: from, x1: to, y1: 0 }, { x0: from, y0: side, x1: to, y1: to });
  pen.boxes.push({ x0: from, y0: 0, x1: 0, y1: side }, { x0: side, y0: 0, x1: to, y1: side });
}
