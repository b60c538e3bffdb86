/** Void, stars and systems: the ground of the sector, clipped at its edge. */
import { clipPolygonToBox, clipRuns } from '../draw/clip';
import type { PxBox } from '../draw/clip';
import { tracePolyline } from '../draw/dashes';
import { flattenCircle, pushArc } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import { lineBoxes } from '../labels/boxes';
import type { ChartModel } from '../scene-model';

const RAD = Math.PI / 180;

export function sectorBox(chart: ChartModel, pxPerIn: number): PxBox {
  return { x0: 0, y0: 0, x1: chart.sizeIn * pxPerIn, y1: chart.sizeIn * pxPerIn };
}

export function drawVoid(pen: Pen, chart: ChartModel, frame: Frame): void {
  const side = chart.sizeIn * frame.pxPerIn;
  pen.g.rect(0, 0, side, side).fill({ color: frame.inks.chart.voidStops[2] });
  pen.g.rect(0, 0, side, side).fill(frame.gradients.fill('void', side / 2, side * 0.46, side * 0.75));
}

/** A fixed sequence: the sky is the same in every sector, on every machine and in every test. */
function* fractions(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const STARS = 640;
const STAR_ALPHAS = [0.1, 0.14, 0.2, 0.3];
const STAR_RADII = [0.6, 0.7, 0.8, 1.1];

export function drawStars(pen: Pen, chart: ChartModel, frame: Frame): void {
  const next = fractions(20_260_401);
  const fraction = (): number => next.next().value;
  const side = chart.sizeIn * frame.pxPerIn;
  // Fewer stars on a small sector on the screen: their size does not shrink with it.
  const shown = Math.min(STARS, Math.round(STARS * (side / 1728) ** 2));
  for (const [i, alpha] of STAR_ALPHAS.entries()) {
    for (let k = i; k < shown; k += STAR_ALPHAS.length) {
      pen.g.circle(fraction() * side, fraction() * side, STAR_RADII[Math.floor(fraction() * 4)] ?? 0.7);
    }
    pen.g.fill({ color: frame.inks.chart.star, alpha: alpha * frame.inks.chart.starAlpha });
  }
}

type System = ChartModel['systems'][number];

export function drawSystems(pen: Pen, chart: ChartModel, frame: Frame): void {
  chart.systems.forEach((system, i) => {
    // layouts number their systems; a plan's own may be named in any way
    const number = /^\d{1,2}$/.test(system.id) ? system.id : String(i + 1);
    drawSystem(pen, chart, frame, system, number);
  });
}

function drawSystem(pen: Pen, chart: ChartModel, frame: Frame, system: System, number: string): void {
  const ppi = frame.pxPerIn;
  const box = sectorBox(chart, ppi);
  const circle = flattenCircle(system, system.radiusIn, ppi, frame.sagittaPx);
  const disc = clipPolygonToBox(circle, box);
  if (disc.length < 6) return;
  tracePolyline(pen.g, disc, true);
  pen.g.fill(frame.gradients.fill('system', system.x * ppi, system.y * ppi, system.radiusIn * ppi));
  traceRimTicks(pen, system, ppi, box);
  pen.g.stroke({ color: frame.inks.chart.rim, width: 1, alpha: 0.7 });
  const runs = clipRuns(circle, true, box);
  for (const run of runs) tracePolyline(pen.g, run, false);
  pen.g.stroke({ color: frame.inks.chart.rim, width: 1.25 });
  letterRim(pen, frame, system, number, box);
}

/** Ticks point inwards, every 2 degrees and longer every 10: that side of the rim is in the system. */
function traceRimTicks(pen: Pen, system: System, ppi: number, box: PxBox): void {
  const every = ppi < 14 ? 10 : 2;
  for (let deg = 0; deg < 360; deg += every) {
    const [cos, sin] = [Math.cos(deg * RAD), Math.sin(deg * RAD)];
    const outer = system.radiusIn * ppi;
    const inner = outer - (deg % 10 === 0 ? 9 : 5);
    const [cx, cy] = [system.x * ppi, system.y * ppi];
    const tick = [cx + outer * cos, cy + outer * sin, cx + inner * cos, cy + inner * sin];
    for (const run of clipRuns(tick, false, box)) tracePolyline(pen.g, run, false);
  }
}

const RIM_INSET_PX = 20;

function letterRim(pen: Pen, frame: Frame, system: System, number: string, box: PxBox): void {
  const ppi = frame.pxPerIn;
  const text = `SYSTEM ${number} · RADIUS ${system.radiusIn}`;
  const width = pen.measure(text, 'rim');
  const radiusIn = system.radiusIn - RIM_INSET_PX / ppi;
  if (width > radiusIn * ppi * 1.2) return;
  const middle = freeBearing(system, radiusIn, ppi, box, width / (radiusIn * ppi) / RAD);
  if (middle === null) return;
  const half = width / (radiusIn * ppi) / RAD / 2 + 2;
  const upsideDown = Math.sin(middle * RAD) > 0.3;
  const line: Polyline = [];
  pushArc(line, system, radiusIn, middle + (upsideDown ? half : -half), (upsideDown ? -2 : 2) * half, ppi);
  pen.curved(text, 'rim', frame.inks.chart.lettering, line, half * RAD * radiusIn * ppi);
  pen.boxes.push(...lineBoxes(line, 8));
}

/** A bearing (degrees clockwise from east) where lettering of this width lies inside the sector, towards its middle. */
function freeBearing(
  system: System,
  radiusIn: number,
  ppi: number,
  box: PxBox,
  widthDeg: number,
): number | null {
  const isInside = (deg: number): boolean => {
    const x = (system.x + radiusIn * Math.cos(deg * RAD)) * ppi;
    const y = (system.y + radiusIn * Math.sin(deg * RAD)) * ppi;
    return x > box.x0 + 8 && x < box.x1 - 8 && y > box.y0 + 8 && y < box.y1 - 8;
  };
  const towards = Math.atan2(box.y1 / 2 / ppi - system.y, box.x1 / 2 / ppi - system.x) / RAD;
  for (let off = 0; off <= 180; off += 4) {
    for (const deg of [towards - off, towards + off]) {
      if ([-0.6, -0.3, 0, 0.3, 0.6].every((k) => isInside(deg + k * widthDeg))) return deg;
    }
  }
  return null;
}
