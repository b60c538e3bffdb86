/** What stays on the stage while the table moves under it: rulers at the top and left, the rose, the scale bar. */
import { clipRuns } from '../draw/clip';
import { tracePolyline } from '../draw/dashes';
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { ChartModel } from '../scene-model';
import { FRAME_PX } from './ground';

export const RULER_TOP_PX = 20;
export const RULER_LEFT_PX = 24;

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where the table's origin stands on the stage, CSS pixels. */
  readonly originX: number;
  readonly originY: number;
}

interface RulerSteps {
  readonly figure: number;
  readonly tick: number;
}

/** Steps of figures and ticks in inches for a zoom: figures at least 60 px, ticks at least 5 px apart. */
export function rulerSteps(pxPerIn: number): RulerSteps {
  const figure = [0.1, 0.5, 1, 2, 3, 6, 12].find((step) => step * pxPerIn >= (step === 6 ? 60 : 100)) ?? 12;
  const tick = [0.01, 0.05, 0.1, 0.5, 1, 3, 6].find((step) => step * pxPerIn >= 5) ?? 6;
  return { figure: pxPerIn >= 24 && pxPerIn <= 90 ? 6 : figure, tick: Math.min(tick, figure) };
}

/** The same in centimetres, which run in tens. */
function rulerStepsCm(pxPerCm: number): RulerSteps {
  const figure = [0.1, 0.5, 1, 5, 10, 20].find((step) => step * pxPerCm >= 60) ?? 20;
  const tick = [0.01, 0.05, 0.1, 0.5, 1, 5, 10].find((step) => step * pxPerCm >= 5) ?? 10;
  return { figure, tick: Math.min(tick, figure) };
}

const CM_PER_INCH = 2.54;
/** How many of the person's units of length an inch has. */
export const unitsPerIn = ({ units }: Pick<ChartModel, 'units'>): number =>
  units === 'cm' ? CM_PER_INCH : 1;

export function drawInstruments(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage): void {
  drawRose(pen, frame, stage);
  drawScaleBar(pen, chart, frame, stage);
  drawRulers(pen, chart, frame, stage);
}

function drawRulers(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage): void {
  const { chart: ink } = frame.inks;
  pen.g
    .rect(0, 0, stage.width, RULER_TOP_PX)
    .rect(0, RULER_TOP_PX, RULER_LEFT_PX, stage.height - RULER_TOP_PX);
  pen.g.fill({ color: ink.rulerGround, alpha: 0.96 });
  pen.g.moveTo(RULER_LEFT_PX, RULER_TOP_PX - 0.5).lineTo(stage.width, RULER_TOP_PX - 0.5);
  pen.g.moveTo(RULER_LEFT_PX - 0.5, RULER_TOP_PX).lineTo(RULER_LEFT_PX - 0.5, stage.height);
  pen.g.stroke({ color: ink.rulerLine, width: 1 });
  traceTicks(pen, chart, frame, stage, true);
  traceTicks(pen, chart, frame, stage, false);
  pen.g.stroke({ color: ink.rulerTick, width: 1 });
}

function traceTicks(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage, across: boolean): void {
  const { dpr } = frame;
  const perIn = unitsPerIn(chart);
  /** Pixels to the unit that is counted. */
  const ppu = frame.pxPerIn / perIn;
  const { figure, tick } = chart.units === 'cm' ? rulerStepsCm(ppu) : rulerSteps(ppu);
  const origin = across ? stage.originX : stage.originY;
  const [first, last] = across ? [RULER_LEFT_PX, stage.width] : [RULER_TOP_PX, stage.height];
  const from = Math.max(0, Math.ceil((first - origin) / ppu / tick - 1e-9));
  const whole = Math.floor((chart.sizeIn * perIn) / tick + 1e-9);
  const to = Math.min(whole, Math.floor((last - origin) / ppu / tick + 1e-9));
  for (let i = from; i <= to; i += 1) {
    const value = i * tick;
    const at = snapPx(origin + value * ppu, dpr) + 0.5 / dpr;
    const isFigure = isMultiple(value, figure);
    const length = isFigure
      ? 8
      : isMultiple(value, figure / 2) || (figure < 6 && isMultiple(value, 1))
        ? 5
        : 3;
    if (across) pen.g.moveTo(at, RULER_TOP_PX).lineTo(at, RULER_TOP_PX - length);
    else pen.g.moveTo(RULER_LEFT_PX, at).lineTo(RULER_LEFT_PX - length, at);
    if (isFigure) letterTick(pen, frame, value, figure, at, across, last);
  }
}

function isMultiple(value: number, of: number): boolean {
  return Math.abs(value / of - Math.round(value / of)) < 1e-6;
}

function letterTick(
  pen: Pen,
  frame: Frame,
  value: number,
  step: number,
  at: number,
  across: boolean,
  last: number,
): void {
  const text = step < 1 ? value.toFixed(1) : String(Math.round(value));
  const colour = frame.inks.chart.rulerFigure;
  if (across && at + 24 < last) pen.text(text, 'chart', at + 4, 13, { colour });
  if (!across && at > 36) pen.text(text, 'chart', 9, at + 4, { colour, align: 'middle' });
}

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

function drawRose(pen: Pen, frame: Frame, stage: Stage): void {
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

function drawScaleBar(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage): void {
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
