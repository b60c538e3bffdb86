/** What stays on the stage while the table moves under it: rulers at the top and left, the rose, the scale bar. */
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { ChartModel } from '../scene-model';
import { drawRose } from './rose';
import { drawRulers } from './rulers';
import { drawScaleBar } from './scale-bar';
import type { Stage } from './stage';

export function drawInstruments(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage): void {
  drawRose(pen, frame, stage);
  drawScaleBar(pen, chart, frame, stage);
  drawRulers(pen, chart, frame, stage);
}
