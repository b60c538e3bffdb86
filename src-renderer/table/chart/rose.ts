/** The rose of bearings, and the rhumb lines that run out from it. */
import { clipRuns } from '../draw/clip';
import { tracePolyline } from '../draw/dashes';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { ChartModel } from '../scene-model';
import type { Stage } from './stage';

const ROSE_PX = 46;
/** The ground on which the rose stands. */
export const ROSE_GROUND_PX = 54;
/** Below this stage width the rose gives way to the chart. */
const ROSE_FROM_PX = 1200;

export function roseCentre(stage: Stage): { readonly x: number; readonly y: number } | null {
  if (stage.width < ROSE_FROM_PX || stage.height < 480) return null;
  return { x: Math.round(stage.width - 84), y: Math.round(stage.height - 92) };
}

/** Sixteen bearings from the rose across the sector, as on a sea chart. */
export function drawRhumbs(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage): void {
  const centre = roseCentre(stage);
  if (!centre) return;
  const side = chart.sizeIn * frame.pxPerIn;
  const box = { x0: stage.originX, y0: stage.originY, x1: stage.originX + side, y1: stage.originY + side };
  const far = stage.width + stage.height;
  for (let i = 0; i < 16; i += 1) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 8), Math.cos((i * Math.PI) / 8)];
    const ray = [centre.x + 56 * sin, centre.y - 56 * cos, centre.x + far * sin, centre.y - far * cos];
    for (const run of clipRuns(ray, false, box)) tracePolyline(pen.g, run, false);
  }
  pen.g.stroke({ color: frame.inks.chart.rhumb, width: 0.75, alpha: 0.5 });
}

export function drawRose(pen: Pen, frame: Frame, stage: Stage): void {
  const centre = roseCentre(stage);
  if (!centre) return;
  const { x, y } = centre;
  const ink = frame.inks.chart;
  pen.g.circle(x, y, ROSE_GROUND_PX).fill({ color: ink.rulerGround, alpha: 0.72 });
  pen.g.circle(x, y, ROSE_PX).stroke({ color: ink.neatline, width: 1 });
  pen.g.circle(x, y, 41).stroke({ color: ink.neatline, width: 1, alpha: 0.6 });
  for (let i = 0; i < 24; i += 1) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 12), Math.cos((i * Math.PI) / 12)];
    const inner = i % 2 === 0 ? 38 : 41;
    pen.g.moveTo(x + ROSE_PX * sin, y - ROSE_PX * cos).lineTo(x + inner * sin, y - inner * cos);
  }
  pen.g.stroke({ color: ink.neatline, width: 1 });
  for (let point = 0; point < 4; point += 1) {
    const [sin, cos] = [Math.sin((point * Math.PI) / 2), Math.cos((point * Math.PI) / 2)];
    const at = (u: number, v: number): number[] => [x + u * cos + v * sin, y + u * sin - v * cos];
    pen.g.poly([...at(0, 36), ...at(4, 4), ...at(0, 0), ...at(-4, 4)]);
    pen.g.fill({ color: point === 0 ? ink.roseBright : ink.roseDim });
  }
  pen.text('N', 'chart', x, y - 58, { colour: ink.roseBright, align: 'middle' });
}
