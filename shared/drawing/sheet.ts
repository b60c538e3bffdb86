/** What all parts of a plan's drawing share: the table, the inks, the letters, and how large writing is on it. */
import type { ContentPack } from '../content';
import type { SectorPlan } from '../documents';
import type { Point } from '../geometry';
import { sectorGeometry, type SectorGeometry } from '../sector';
import { DRAWING_INKS, type DrawingInks } from './inks';
import { type Align, type Lettering, type LetterStyle, makeLettering } from './lettering';
import { filled, line, paint, stroked } from './nodes';
import type { DrawingArt, PlanDrawingOptions } from './options';
import type { Box, DrawingNode, PathStep } from './types';

export interface Sheet {
  readonly pack: ContentPack;
  readonly plan: SectorPlan;
  readonly art: DrawingArt;
  readonly options: PlanDrawingOptions;
  readonly inks: DrawingInks;
  readonly lettering: Lettering;
  readonly sector: SectorGeometry;
  /** The part of the table that is drawn. */
  readonly table: Box;
  /** All that is drawn: the table and its margins. */
  readonly box: Box;
  /** One step of writing: letters are 13 of them high, hairlines 1 wide. Inches. */
  readonly px: number;
}

/** What lettering and pictures need of a sheet, whatever is drawn on it. */
export type Studio = Pick<Sheet, 'pack' | 'art' | 'inks' | 'lettering' | 'px'>;

/** Writing that is drawn, and the room it takes. */
export interface Lettered {
  readonly nodes: readonly DrawingNode[];
  readonly boxes: readonly Box[];
}

/** So many steps of writing make the longer side: the whole sheet is read like a screen of that width. */
const STEPS_ACROSS = 1530;
/** Letters are never smaller than 13 steps of this, about 10 points. */
const LEAST_STEP_IN = 0.0105;
/** Beside the whole sector: rulers at the top and the sides, scale and title below. Steps of writing. */
const MARGINS = { top: 54, side: 54, bottom: 172 };

export function makeSheet(
  pack: ContentPack,
  plan: SectorPlan,
  art: DrawingArt,
  options: PlanDrawingOptions,
): Sheet {
  const sector = sectorGeometry(pack, plan.sector, plan.readings);
  const table = options.box ?? { x0: 0, y0: 0, x1: sector.sizeIn, y1: sector.sizeIn };
  const longer = Math.max(table.x1 - table.x0, table.y1 - table.y0);
  const px = Math.max(LEAST_STEP_IN, longer / STEPS_ACROSS);
  return {
    pack,
    plan,
    art,
    options,
    inks: DRAWING_INKS[options.theme],
    lettering: makeLettering(art.fonts),
    sector,
    table,
    box: options.box ?? withMargins(table, px),
    px,
  };
}

function withMargins({ x0, y0, x1, y1 }: Box, px: number): Box {
  const { top, side, bottom } = MARGINS;
  return { x0: x0 - side * px, y0: y0 - top * px, x1: x1 + side * px, y1: y1 + bottom * px };
}

/** The hands that write on a chart, sizes in steps of writing. */
const HANDS = {
  name: { face: 'condensed-600', size: 16, tracking: 0 },
  small: { face: 'condensed-500', size: 13.5, tracking: 0 },
  chart: { face: 'condensed-500', size: 12, tracking: 1 },
  rim: { face: 'condensed-500', size: 12, tracking: 2.2 },
  figure: { face: 'condensed-600', size: 17, tracking: 0 },
  mark: { face: 'condensed-700', size: 15, tracking: 0 },
  note: { face: 'text-400', size: 12.5, tracking: 0 },
  title: { face: 'condensed-600', size: 30, tracking: 0 },
} as const;
export type Hand = keyof typeof HANDS;

export function handStyle({ px }: Pick<Sheet, 'px'>, hand: Hand): LetterStyle {
  const { face, size, tracking } = HANDS[hand];
  return { face, sizeIn: size * px, trackingIn: tracking * px };
}

export function measured(sheet: Studio, text: string, hand: Hand): number {
  return sheet.lettering.measure(text, handStyle(sheet, hand));
}

/** A line of text in one ink. */
export function written(
  sheet: Studio,
  text: string,
  at: Point,
  hand: Hand,
  colour: string,
  align: Align = 'start',
): DrawingNode {
  return filled(sheet.lettering.write(text, at, handStyle(sheet, hand), align), paint(colour));
}

/** Letters over a broad edge of the ground's colour, so that they read over any line. */
export function haloed(sheet: Studio, steps: readonly PathStep[], colour: string): DrawingNode[] {
  return [
    stroked(steps, line(sheet.inks.halo, 4 * sheet.px, { opacity: 0.9 })),
    filled(steps, paint(colour)),
  ];
}

export function writtenWithHalo(
  sheet: Studio,
  text: string,
  at: Point,
  hand: Hand,
  colour: string,
  align: Align = 'start',
): DrawingNode[] {
  return haloed(sheet, sheet.lettering.write(text, at, handStyle(sheet, hand), align), colour);
}
