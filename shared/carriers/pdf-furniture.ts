/** What every page has around its drawing: crop marks, label, key map, check bar. Points, y downward. */
import type { Point } from '../geometry';
import type { Lettering, LetterStyle } from '../drawing/lettering';
import type { DrawingNode, PathStep, Stroke } from '../drawing/types';
import { FOOTER, type PdfPage, type TilePlace } from './pdf-layout';
import { CHECK_BAR_IN, type PdfSetup, POINTS_PER_IN } from './pdf-setup';

const INK = '#1a1a1a';
const HAIRLINE: Stroke = { colour: INK, opacity: 1, widthIn: 0.5, dashIn: [], cap: 'butt' };
const LABEL = { face: 'condensed-600', sizeIn: 10 } as const;
const SMALL = { face: 'condensed-500', sizeIn: 7.5 } as const;
const LABEL_GAP_PT = 12;
/** Crop marks stand off the corner, so that a cut leaves none of them. */
const MARK = { offPt: 3, longestPt: 14 } as const;

/** The rectangle of the drawing on its page. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function frameOf({ box, leftPt, topPt, scale }: PdfPage): Frame {
  const right = leftPt + (box.x1 - box.x0) * scale;
  return { left: leftPt, top: topPt, right, bottom: topPt + (box.y1 - box.y0) * scale };
}

/** Two short lines off each corner of a tile, along its edges. */
export function cropMarks(frame: Frame, setup: PdfSetup): DrawingNode {
  const roomPt = Math.min(setup.marginIn, FOOTER.gapIn) * POINTS_PER_IN;
  const length = Math.min(MARK.longestPt, roomPt - MARK.offPt - 1);
  const steps = [frame.left, frame.right].flatMap((x) =>
    [frame.top, frame.bottom].flatMap((y) => {
      const [outX, outY] = [x === frame.left ? -1 : 1, y === frame.top ? -1 : 1];
      const reach = (from: number, out: number, by: number) => from + out * by;
      return [
        ...segment({ x: reach(x, outX, MARK.offPt), y }, { x: reach(x, outX, MARK.offPt + length), y }),
        ...segment({ x, y: reach(y, outY, MARK.offPt) }, { x, y: reach(y, outY, MARK.offPt + length) }),
      ];
    }),
  );
  return stroked(steps);
}

/** Where the footer's lines begin. */
function footerOf(page: PdfPage, setup: PdfSetup): { readonly labelTop: number; readonly barTop: number } {
  const bottom = page.heightPt - setup.marginIn * POINTS_PER_IN;
  const barTop = bottom - FOOTER.barIn * POINTS_PER_IN;
  return { labelTop: barTop - FOOTER.labelIn * POINTS_PER_IN, barTop };
}

/** A line of letters and where its baseline starts. Many pages have the same, which the file holds once. */
export interface Words {
  readonly text: string;
  readonly style: LetterStyle;
  readonly at: Point;
}

/** Which tile this is, then of what and at which scale; what does not fit beside the key map is cut short. */
export function pageLabel(page: PdfPage, setup: PdfSetup, lettering: Lettering): readonly Words[] {
  const y = footerOf(page, setup).labelTop + 13;
  const names = page.tile === null ? '' : `${page.label}  ·  `;
  const namesPt = lettering.measure(names, LABEL);
  const marginsPt = 2 * setup.marginIn * POINTS_PER_IN;
  const roomPt = page.widthPt - marginsPt - keyMapWidth(page) - namesPt - LABEL_GAP_PT;
  const about = shortened(page.about, roomPt, lettering);
  const words = [
    { text: names, style: LABEL, at: { x: page.leftPt, y } },
    { text: about, style: LABEL, at: { x: page.leftPt + namesPt, y } },
  ];
  return words.filter(({ text }) => text !== '');
}

function shortened(text: string, roomPt: number, lettering: Lettering): string {
  if (lettering.measure(text, LABEL) <= roomPt) return text;
  const letters = [...text];
  while (letters.length > 0 && lettering.measure(`${letters.join('')}...`, LABEL) > roomPt) letters.pop();
  return `${letters.join('')}...`;
}

const KEY_MAP = { heightPt: FOOTER.labelIn * POINTS_PER_IN - 4, widestPt: 100, cellPt: 14 } as const;

function cellOf({ columns, rows }: TilePlace): number {
  return Math.min(KEY_MAP.cellPt, KEY_MAP.heightPt / rows, KEY_MAP.widestPt / columns);
}

function keyMapWidth({ tile }: PdfPage): number {
  return tile === null ? 0 : cellOf(tile) * tile.columns;
}

/** All tiles in small, this one filled. */
export function keyMap(page: PdfPage, setup: PdfSetup): readonly DrawingNode[] {
  const { tile } = page;
  if (tile === null) return [];
  const cell = cellOf(tile);
  const left = page.widthPt - setup.marginIn * POINTS_PER_IN - cell * tile.columns;
  const top = footerOf(page, setup).labelTop;
  const box = (column: number, row: number) => rectangle(left + column * cell, top + row * cell, cell, cell);
  const cells = Array.from({ length: tile.columns * tile.rows }, (_, index) =>
    box(index % tile.columns, Math.floor(index / tile.columns)),
  );
  return [filled(box(tile.column, tile.row)), stroked(cells.flat())];
}

/** The bar itself, from end to end, points: 432 of them where nothing is corrected. */
export function checkBarLength(setup: PdfSetup): number {
  return CHECK_BAR_IN * POINTS_PER_IN * setup.correction;
}

/** A line of six inches with a tick at each. The line is the first path. */
export function checkBar(page: PdfPage, setup: PdfSetup): readonly DrawingNode[] {
  const left = page.leftPt;
  const y = footerOf(page, setup).barTop + BAR_BELOW_PT;
  const length = checkBarLength(setup);
  const ticks = Array.from({ length: CHECK_BAR_IN + 1 }, (_, inch) => {
    const x = left + (length * inch) / CHECK_BAR_IN;
    const half = inch === 0 || inch === CHECK_BAR_IN ? 6 : 3;
    return segment({ x, y: y - half }, { x, y: y + half });
  });
  return [stroked(segment({ x: left, y }, { x: left + length, y })), stroked(ticks.flat())];
}

/** What the check bar is for. */
export function checkWords(page: PdfPage, setup: PdfSetup): Words {
  const y = footerOf(page, setup).barTop + BAR_BELOW_PT + 12;
  return { text: CHECK_WORDS, style: SMALL, at: { x: page.leftPt + 4, y } };
}

const BAR_BELOW_PT = 8;
const CHECK_WORDS =
  'Print at 100 %. This bar is 6 inches (152.4 mm) from end to end; if yours is not, enter what it measures and print again.';

function segment(from: Point, to: Point): readonly PathStep[] {
  return [
    { type: 'move', to: from },
    { type: 'line', to },
  ];
}

export function rectangle(x: number, y: number, width: number, height: number): readonly PathStep[] {
  return [
    { type: 'move', to: { x, y } },
    { type: 'line', to: { x: x + width, y } },
    { type: 'line', to: { x: x + width, y: y + height } },
    { type: 'line', to: { x, y: y + height } },
    { type: 'close' },
  ];
}

function stroked(steps: readonly PathStep[]): DrawingNode {
  return { type: 'path', steps, fill: null, evenOdd: false, stroke: HAIRLINE };
}

function filled(steps: readonly PathStep[]): DrawingNode {
  return { type: 'path', steps, fill: { colour: INK, opacity: 1 }, evenOdd: false, stroke: null };
}
