/**
 * Which pages a print has and what lies where on each, before anything is written: the same for the file and for who
 * asks how many pages it will be. Points from a page's upper left corner, y downward.
 */
import { err, ok, type Refusal, type Result } from '../base';
import type { Box, Drawing } from '../drawing/types';
import {
  CHECK_BAR_IN,
  type Orientation,
  type Paper,
  PAPER_POINTS,
  type PdfSetup,
  POINTS_PER_IN,
  setupFault,
} from './pdf-setup';
import { tileGrid, tileName, tilesAlong } from './tile-grid';

/** What is printed: a table's drawing, instruments, or both. Instruments have pages of their own. */
export interface PdfContent {
  readonly title: string;
  readonly drawing: Drawing | null;
  readonly instruments: readonly Drawing[];
  /** The plan file's text, to travel inside. */
  readonly plan: string | null;
}

export interface PdfPage {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly drawing: Drawing;
  /** The part of the drawing that this page shows, inches of the drawing. */
  readonly box: Box;
  /** Where that part's upper left corner lies. */
  readonly leftPt: number;
  readonly topPt: number;
  /** Points of one inch of the drawing. */
  readonly scale: number;
  /** Which tile of which, such as `B2 of F4`; empty for an instrument. */
  readonly label: string;
  /** What the page shows, and its scale. */
  readonly about: string;
  /** The tile's place among the others of its drawing; null for an instrument on one page. */
  readonly tile: TilePlace | null;
}

export interface TilePlace {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

export interface PdfLayout {
  readonly pages: readonly PdfPage[];
  /** Tiles of the drawing; 0 by 0 when there is none. */
  readonly columns: number;
  readonly rows: number;
  /** How the tiles lie; the instruments' pages turn as each needs. */
  readonly orientation: 'portrait' | 'landscape';
}

/** Below the drawing: room for crop marks, then the label with the key map, then the check bar. Inches of paper. */
export const FOOTER = { gapIn: 0.22, labelIn: 0.32, barIn: 0.3 } as const;
const FOOTER_PT = (FOOTER.gapIn + FOOTER.labelIn + FOOTER.barIn) * POINTS_PER_IN;
/** The longest page of a PDF, points. */
const MAX_PAGE_PT = 14_400;
const MAX_PAGES = 500;
/** Rounding of points: what is too wide by less is not too wide. */
const SLACK_PT = 1e-6;

/** Refuses `out-of-range`, `paper-too-small` (for the check bar or an instrument), `too-large`, `too-many-pages`. */
export function pdfLayout(content: PdfContent, setup: PdfSetup): Result<PdfLayout, Refusal> {
  const fault = setupFault(setup);
  if (fault !== null) return err(fault);
  const tiles = content.drawing === null ? ok(NO_TILES) : tiledPages(content.drawing, content.title, setup);
  if (!tiles.ok) return tiles;
  const pages = [...tiles.value.pages];
  for (const instrument of content.instruments) {
    const own = instrumentPages(instrument, setup);
    if (!own.ok) return own;
    pages.push(...own.value);
  }
  if (pages.length > MAX_PAGES) return err(tooManyPages(pages.length));
  return ok({ ...tiles.value, pages });
}

const NO_TILES: PdfLayout = { pages: [], columns: 0, rows: 0, orientation: 'portrait' };

/** The part of a page where drawings lie. */
interface Area {
  readonly pageWidthPt: number;
  readonly pageHeightPt: number;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly orientation: 'portrait' | 'landscape';
}

function tiledPages(drawing: Drawing, title: string, setup: PdfSetup): Result<PdfLayout, Refusal> {
  const scale = POINTS_PER_IN * setup.correction;
  const areas = areasOf(drawing.box, setup);
  if (!areas.ok) return areas;
  const counts = areas.value.map((area) => pageCount(drawing.box, area, scale, setup.overlapIn));
  const fewest = Math.min(...counts);
  if (fewest > MAX_PAGES) return err(tooManyPages(fewest));
  const area = areas.value[counts.indexOf(fewest)];
  if (area === undefined) return err(noRoom(setup.paper));
  const grid = tileGrid(drawing.box, area.widthPt / scale, area.heightPt / scale, setup.overlapIn);
  const last = tileName(grid.columns - 1, grid.rows - 1);
  const pages = grid.tiles.map(({ column, row, box }) => ({
    ...placed(drawing, box, area, setup),
    label: `${tileName(column, row)} of ${last}`,
    about: aboutWords(title, setup),
    tile: { column, row, columns: grid.columns, rows: grid.rows },
  }));
  return ok({ pages, columns: grid.columns, rows: grid.rows, orientation: area.orientation });
}

function instrumentPages(instrument: Drawing, setup: PdfSetup): Result<readonly PdfPage[], Refusal> {
  const scale = POINTS_PER_IN * setup.correction;
  const areas = areasOf(instrument.box, setup);
  if (!areas.ok) return areas;
  const { x0, y0, x1, y1 } = instrument.box;
  const [widthPt, heightPt] = [(x1 - x0) * scale, (y1 - y0) * scale];
  const area = areas.value.find(
    (each) => widthPt <= each.widthPt + SLACK_PT && heightPt <= each.heightPt + SLACK_PT,
  );
  if (area === undefined) {
    if (!setup.cutInstruments) return err(instrumentTooLarge(instrument, setup.paper));
    const cut = tiledPages(instrument, instrument.title, setup);
    return cut.ok ? ok(cut.value.pages) : cut;
  }
  const about = aboutWords(instrument.title, setup);
  return ok([{ ...placed(instrument, instrument.box, area, setup), label: '', about, tile: null }]);
}

function placed(
  drawing: Drawing,
  box: Box,
  area: Area,
  setup: PdfSetup,
): Omit<PdfPage, 'label' | 'about' | 'tile'> {
  const marginPt = setup.marginIn * POINTS_PER_IN;
  return {
    widthPt: area.pageWidthPt,
    heightPt: area.pageHeightPt,
    drawing,
    box,
    leftPt: marginPt,
    topPt: marginPt,
    scale: POINTS_PER_IN * setup.correction,
  };
}

/** The pages that may be chosen, portrait first, those without room for the check bar left out. */
function areasOf(box: Box, setup: PdfSetup): Result<readonly Area[], Refusal> {
  const barPt = CHECK_BAR_IN * POINTS_PER_IN * setup.correction;
  if (setup.paper === 'sheet') return sheetFor(box, setup, barPt);
  const [short, long] = PAPER_POINTS[setup.paper];
  const both = [areaOf(short, long, setup, 'portrait'), areaOf(long, short, setup, 'landscape')];
  const areas = both.filter(
    (area) => allows(setup.orientation, area) && area.widthPt + SLACK_PT >= barPt && area.heightPt > 0,
  );
  const roomy = areas.filter((area) => isRoomy(area, setup));
  return roomy.length === 0 ? err(noRoom(setup.paper)) : ok(roomy);
}

/** A tile must show more than it shares with its neighbours. */
function isRoomy(area: Area, setup: PdfSetup): boolean {
  const sharedPt = setup.overlapIn * POINTS_PER_IN * setup.correction;
  return Math.min(area.widthPt, area.heightPt) > 2 * sharedPt;
}

function allows(orientation: Orientation, area: Area): boolean {
  return orientation === 'auto' || orientation === area.orientation;
}

function areaOf(
  pageWidthPt: number,
  pageHeightPt: number,
  setup: PdfSetup,
  orientation: Area['orientation'],
): Area {
  const marginsPt = 2 * setup.marginIn * POINTS_PER_IN;
  const [widthPt, heightPt] = [pageWidthPt - marginsPt, pageHeightPt - marginsPt - FOOTER_PT];
  return { pageWidthPt, pageHeightPt, widthPt, heightPt, orientation };
}

function sheetFor(box: Box, setup: PdfSetup, barPt: number): Result<readonly Area[], Refusal> {
  const scale = POINTS_PER_IN * setup.correction;
  const marginsPt = 2 * setup.marginIn * POINTS_PER_IN;
  const widthPt = Math.max((box.x1 - box.x0) * scale, barPt) + marginsPt;
  const heightPt = (box.y1 - box.y0) * scale + marginsPt + FOOTER_PT;
  if (Math.max(widthPt, heightPt) > MAX_PAGE_PT) return err(sheetTooLarge(widthPt, heightPt));
  return ok([areaOf(widthPt, heightPt, setup, widthPt > heightPt ? 'landscape' : 'portrait')]);
}

function pageCount(box: Box, area: Area, scale: number, overlapIn: number): number {
  const columns = tilesAlong(box.x1 - box.x0, area.widthPt / scale, overlapIn);
  return columns * tilesAlong(box.y1 - box.y0, area.heightPt / scale, overlapIn);
}

function aboutWords(title: string, { correction }: PdfSetup): string {
  const corrected = correction === 1 ? '' : `, corrected by ${correction.toFixed(4)}`;
  return `${title}  ·  true scale 1:1${corrected}`;
}

const PAPER_WORDS: Readonly<Record<Paper, string>> = {
  a4: 'A4',
  letter: 'Letter',
  a3: 'A3',
  sheet: 'One sheet',
};

function noRoom(paper: Paper): Refusal {
  const message = `${PAPER_WORDS[paper]} so laid and with these margins leaves no room for the ${CHECK_BAR_IN} inch check bar.`;
  return { code: 'paper-too-small', message };
}

function instrumentTooLarge({ title, box }: Drawing, paper: Paper): Refusal {
  const [widthIn, heightIn] = [box.x1 - box.x0, box.y1 - box.y0];
  const size = `${widthIn.toFixed(1)} by ${heightIn.toFixed(1)} inches`;
  const message = `${title} is ${size} and does not fit on ${PAPER_WORDS[paper]} at true scale. Take larger paper or one sheet, or have it cut into tiles.`;
  return { code: 'paper-too-small', message, params: { instrument: title, widthIn, heightIn } };
}

function sheetTooLarge(widthPt: number, heightPt: number): Refusal {
  const [width, height] = [widthPt, heightPt].map((points) => (points / POINTS_PER_IN).toFixed(1));
  const message = `One sheet would be ${width} by ${height} inches; a PDF page is at most ${MAX_PAGE_PT / POINTS_PER_IN}.`;
  return { code: 'too-large', message };
}

function tooManyPages(pages: number): Refusal {
  const message = `This would be ${pages} pages; ${MAX_PAGES} are the most. Take larger paper or a smaller part.`;
  return { code: 'too-many-pages', message, params: { pages } };
}
