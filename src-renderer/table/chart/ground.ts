/** Void, stars and systems: the ground of the sector, clipped at its edge. */
import { clipPolygonToBox, clipRuns } from '../draw/clip';
import type { PxBox } from '../draw/clip';
import { tracePolyline } from '../draw/dashes';
import { flattenCircle } from '../draw/flatten';
import { fractions } from '../draw/fractions';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { ChartModel } from '../scene-model';

const RAD = Math.PI / 180;

/** How far the frame round the sector, the neatline, reaches beyond its edge. */
export const FRAME_PX = 7.5;

export function sectorBox(chart: ChartModel, pxPerIn: number): PxBox {
  return { x0: 0, y0: 0, x1: chart.sizeIn * pxPerIn, y1: chart.sizeIn * pxPerIn };
}

export function drawVoid(pen: Pen, chart: ChartModel, frame: Frame): void {
  const side = chart.sizeIn * frame.pxPerIn;
  pen.g.rect(0, 0, side, side).fill({ color: frame.inks.chart.voidStops[2] });
  pen.g.rect(0, 0, side, side).fill(frame.gradients.fill('void', side / 2, side * 0.46, side * 0.75));
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

/** Their names along the rims are set by `rim-names.ts`. */
export function drawSystems(pen: Pen, chart: ChartModel, frame: Frame): void {
  for (const system of chart.systems) drawSystem(pen, chart, frame, system);
}

function drawSystem(pen: Pen, chart: ChartModel, frame: Frame, system: System): void {
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
