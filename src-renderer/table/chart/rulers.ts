/** The rulers at the top and left of the stage. */
import { snapPx } from '../draw/frame';
import type { Frame } from '../draw/frame';
import type { Pen } from '../draw/pen';
import type { ChartModel } from '../scene-model';
import { type Stage, unitsPerIn } from './stage';

export const RULER_TOP_PX = 20;
export const RULER_LEFT_PX = 24;

interface RulerSteps {
  readonly figure: number;
  readonly tick: number;
}

/** Steps of figures and ticks in inches for a zoom: figures at least 60 px, ticks at least 5 px apart. */
function rulerSteps(pxPerIn: number): RulerSteps {
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

export function drawRulers(pen: Pen, chart: ChartModel, frame: Frame, stage: Stage): void {
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
