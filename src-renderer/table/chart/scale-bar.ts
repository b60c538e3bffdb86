/** The scale bar: how long it is at a zoom, and where it stands. */
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { ChartModel } from '../scene-model';
import { FRAME_PX } from './ground';
import { roseCentre } from './rose';
import { type Stage, unitsPerIn } from './stage';

/** Lengths that a scale bar may show in inches and in centimetres, each with its number of fields. */
const BARS_CM = [
  [0.1, 5],
  [0.5, 5],
  [1, 5],
  [2, 4],
  [5, 5],
  [10, 5],
  [20, 4],
  [50, 5],
  [100, 5],
] as const;
const BARS_IN = [
  [0.05, 5],
  [0.1, 5],
  [0.5, 5],
  [1, 4],
  [3, 6],
  [6, 6],
  [12, 6],
  [24, 4],
  [36, 6],
] as const;

/** Between the sector's edge and the bar: the frame outside the neatline, and half a figure. */
const BAR_CLEARANCE_PX = 24;
/** Beside the sector a bar shorter than this is no measure to the eye. */
const SHORTEST_BAR_PX = 60;

/**
 * The bar for a zoom: the longest that takes up to a third of the stage, or that stands whole beside the sector where
 * its edge would else cross the bar. Its length is in the chart's unit; `rightPx`: where the bar ends on the stage.
 */
export function scaleBar(
  pxPerIn: number,
  chart: Pick<ChartModel, 'sizeIn' | 'units'>,
  stage: Stage,
  rightPx: number,
): readonly [length: number, fields: number] {
  const bars = chart.units === 'cm' ? BARS_CM : BARS_IN;
  const pxPerUnit = pxPerIn / unitsPerIn(chart);
  const longest = (limitPx: number) => bars.findLast(([length]) => length * pxPerUnit <= limitPx);
  const bar = longest(Math.min(320, stage.width * 0.32)) ?? bars[0];
  const roomPx = rightPx - (stage.originX + chart.sizeIn * pxPerIn) - BAR_CLEARANCE_PX;
  if (roomPx >= bar[0] * pxPerUnit || roomPx < -BAR_CLEARANCE_PX) return bar;
  const beside = longest(roomPx);
  return beside && beside[0] * pxPerUnit >= SHORTEST_BAR_PX ? beside : bar;
}

/** Where the bar stands on the stage: its upper edge, its ends and what it counts. */
export interface ScaleBarPlace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly units: number;
  readonly fields: number;
}

const BAR_HEIGHT_PX = 5;
/** From the stage's lower edge to the bar's: by itself, beside the rose, and where the sector's frame runs through it. */
const BAR_RISE_PX = 28;
const BAR_BY_ROSE_PX = 40;
const LOW_BAR_RISE_PX = 10;
/** The figures over the bar reach this far up from its lower edge. */
const BAR_FIGURES_PX = 22;

/** The place of the scale bar on a stage; it gives way to the sector's lower edge where that lies just above. */
export function scaleBarPlace(
  pxPerIn: number,
  chart: Pick<ChartModel, 'sizeIn' | 'units'>,
  stage: Stage,
): ScaleBarPlace {
  const rose = roseCentre(stage);
  const right = stage.width - (rose ? 170 : 24);
  const [units, fields] = scaleBar(pxPerIn, chart, stage, right);
  const left = right - (units * pxPerIn) / unitsPerIn(chart);
  const southPx = stage.originY + chart.sizeIn * pxPerIn + FRAME_PX;
  const riseOver = (rise: number): boolean => southPx <= stage.height - rise - BAR_FIGURES_PX;
  const isUnderSector = left < stage.originX + chart.sizeIn * pxPerIn + FRAME_PX;
  const isLow = !rose && isUnderSector && !riseOver(BAR_RISE_PX) && riseOver(LOW_BAR_RISE_PX);
  const bottom = stage.height - (rose ? BAR_BY_ROSE_PX : isLow ? LOW_BAR_RISE_PX : BAR_RISE_PX);
  return { left, right, top: bottom - BAR_HEIGHT_PX, units, fields };
}

export function drawScaleBar(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage): void {
  const { left, right, top, units, fields } = scaleBarPlace(frame.pxPerIn, chart, stage);
  const length = right - left;
  const ink = frame.inks.chart;
  for (let i = 0; i < fields; i += 1) {
    pen.g.rect(left + (i * length) / fields, top, length / fields, BAR_HEIGHT_PX);
    pen.g
      .fill({ color: i % 2 === 0 ? ink.neatline : ink.scaleEmpty })
      .stroke({ color: ink.neatline, width: 0.75 });
  }
  const say = (text: string, x: number): void => {
    pen.text(text, 'chartHalo', x, top - 5, { colour: ink.lettering, align: 'middle' });
  };
  say('0', left);
  if (length > 90 && units >= 1) say(String(units / 2), (left + right) / 2);
  say(`${units} ${chart.units ?? 'in'}`, right);
}
