/** What stands round the table: neatline, rulers, scale bar, compass rose and title. */
import type { Point } from '../geometry';
import { OWNERS, type Owner } from '../sector';
import { GRATICULE_IN, layoutWords, sectorBoxOf } from './chart';
import { CM_PER_INCH, plainFigure } from './figures';
import { wrapText } from './lettering';
import { filled, group, line, paint, stroked } from './nodes';
import { boxSteps, discSteps, lineSteps, onCircle, polygonSteps } from './path-steps';
import { plateNodes } from './pieces';
import { handStyle, measured, type Sheet, written } from './sheet';
import type { Box, DrawingNode, PathStep } from './types';
import { grown } from './boxes';
import { plural, sentence } from './words';

/** The sector's edge and, outside it, a second line with every other inch filled. */
export function neatlineNodes(sheet: Sheet): DrawingNode[] {
  const { inks, px, sector } = sheet;
  const size = sector.sizeIn;
  const fields: PathStep[] = [];
  for (let inch = 0; inch < size; inch += 2) {
    const to = Math.min(inch + 1, size);
    for (const y0 of [-5.5 * px, size + 2.5 * px]) {
      fields.push(...boxSteps({ x0: inch, x1: to, y0, y1: y0 + 3 * px }));
      fields.push(...boxSteps({ y0: inch, y1: to, x0: y0, x1: y0 + 3 * px }));
    }
  }
  return [
    filled(fields, paint(inks.neatline)),
    stroked(boxSteps(grown(sectorBoxOf(sheet), 8 * px)), line(inks.neatlineOuter, px)),
    stroked(boxSteps(sectorBoxOf(sheet)), line(inks.neatline, 1.4 * px)),
  ];
}

/** Ticks and figures on all four sides, in the unit of the figures. */
export function rulerNodes(sheet: Sheet): DrawingNode[] {
  const { inks, px, sector, options } = sheet;
  const isCm = options.figures.unit === 'cm';
  const [step, every] = isCm ? [1 / CM_PER_INCH, 10] : [1, GRATICULE_IN];
  const ticks: PathStep[] = [];
  const nodes: DrawingNode[] = [];
  for (let k = 0; k * step <= sector.sizeIn + 1e-9; k += 1) {
    const [at, isFigure] = [k * step, k % every === 0];
    for (const side of SIDES) ticks.push(...lineSteps(tickAt(sheet, side, at, isFigure ? 9 : 4)));
    if (isFigure) nodes.push(...SIDES.map((side) => figureAt(sheet, side, at, String(k))));
  }
  return [stroked(ticks, line(inks.neatline, px)), ...nodes.map((node) => node)];
}

const SIDES = ['top', 'bottom', 'left', 'right'] as const;
type Side = (typeof SIDES)[number];

/** A point beside the sector: `at` along the side, `out` steps of writing outside the frame. */
function beside({ px, sector }: Sheet, side: Side, at: number, out: number): Point {
  const far = (8 + out) * px;
  if (side === 'top') return { x: at, y: -far };
  if (side === 'bottom') return { x: at, y: sector.sizeIn + far };
  return side === 'left' ? { x: -far, y: at } : { x: sector.sizeIn + far, y: at };
}

function tickAt(sheet: Sheet, side: Side, at: number, length: number): Point[] {
  return [beside(sheet, side, at, 0), beside(sheet, side, at, length)];
}

function figureAt(sheet: Sheet, side: Side, at: number, text: string): DrawingNode {
  const place = beside(sheet, side, at, side === 'bottom' ? 22 : side === 'top' ? 13 : 21);
  const drop = side === 'left' || side === 'right' ? 4.5 * sheet.px : 0;
  return written(sheet, text, { x: place.x, y: place.y + drop }, 'small', sheet.inks.lettering, 'middle');
}

/** How long the bar is and in how many fields: the longest that takes no more than `mostIn` inches. */
const BARS = [
  [1, 4],
  [3, 6],
  [6, 6],
  [12, 6],
] as const;
const BARS_CM = [
  [1, 5],
  [5, 5],
  [10, 5],
  [20, 4],
  [30, 6],
] as const;

export interface ScaleBar {
  readonly lengthIn: number;
  readonly fields: number;
  readonly words: string;
  readonly half: string | null;
}

export function scaleBarFor({ options }: Sheet, mostIn: number): ScaleBar {
  const { unit } = options.figures;
  const [bars, step] = unit === 'cm' ? [BARS_CM, 1 / CM_PER_INCH] : [BARS, 1];
  const [count, fields] = bars.findLast(([length]) => length * step <= mostIn) ?? bars[0];
  const half = fields % 2 === 0 ? plainFigure(count / 2, 1) : null;
  return { lengthIn: count * step, fields, words: `${count} ${unit}`, half };
}

/** The bar with its left end at a point, its figures above it. */
export function scaleBarNodes(sheet: Sheet, at: Point, bar: ScaleBar): DrawingNode[] {
  const { inks, px } = sheet;
  const height = 6 * px;
  const width = bar.lengthIn / bar.fields;
  const fields = Array.from({ length: bar.fields }, (_, k) =>
    filled(
      boxSteps({ x0: at.x + k * width, y0: at.y, x1: at.x + (k + 1) * width, y1: at.y + height }),
      paint(k % 2 === 0 ? inks.neatline : inks.scaleEmpty),
      line(inks.neatline, 0.8 * px),
    ),
  );
  const say = (text: string, share: number): DrawingNode =>
    written(
      sheet,
      text,
      { x: at.x + share * bar.lengthIn, y: at.y - 7 * px },
      'small',
      inks.lettering,
      'middle',
    );
  return [...fields, say('0', 0), ...(bar.half === null ? [] : [say(bar.half, 0.5)]), say(bar.words, 1)];
}

const ROSE = 42;

export function roseNodes(sheet: Sheet, centre: Point): DrawingNode[] {
  const { inks, px } = sheet;
  const r = ROSE * px;
  const ticks = Array.from({ length: 24 }, (_, k) =>
    lineSteps([onCircle(centre, r, 15 * k), onCircle(centre, r * (k % 2 === 0 ? 0.82 : 0.9), 15 * k)]),
  );
  const points = [0, 90, 180, 270].map((bearing) => {
    const at = (deg: number, share: number): Point => onCircle(centre, share * r, bearing - 90 + deg);
    return filled(
      polygonSteps([at(0, 0.78), at(45, 0.13), centre, at(-45, 0.13)]),
      paint(bearing === 0 ? inks.roseBright : inks.roseDim),
    );
  });
  return [
    stroked(discSteps(centre, r), line(inks.neatline, px)),
    stroked(discSteps(centre, 0.9 * r), line(inks.neatline, px, { opacity: 0.6 })),
    stroked(ticks.flat(), line(inks.neatline, px)),
    ...points,
    written(sheet, 'N', { x: centre.x, y: centre.y - r - 6 * px }, 'chart', inks.roseBright, 'middle'),
  ];
}

/** Below the whole sector: title, layout and owners at the left, scale bar and rose at the right. */
export function titleBlockNodes(sheet: Sheet): DrawingNode[] {
  const { inks, px, sector } = sheet;
  const size = sector.sizeIn;
  const bar = scaleBarFor(sheet, size / 5.9);
  const barAt = { x: size - 150 * px - bar.lengthIn, y: size + 126 * px };
  const roomIn = barAt.x - 40 * px;
  const lines = titleLines(sheet, roomIn);
  const below = size + 84 * px + (lines.length - 1) * lines.step;
  return [
    ...lines.texts.map((text, k) =>
      filled(
        sheet.lettering.write(text, { x: 0, y: size + 84 * px + k * lines.step }, lines.style),
        paint(inks.text),
      ),
    ),
    written(sheet, subtitle(sheet), { x: 0, y: below + 26 * px }, 'small', inks.text2),
    ...ownerLegend(sheet, { x: 0, y: below + 56 * px }),
    ...scaleBarNodes(sheet, barAt, bar),
    ...roseNodes(sheet, { x: size - ROSE * px, y: size + 112 * px }),
  ];
}

function subtitle(sheet: Sheet): string {
  const size = plainFigure(sheet.sector.sizeIn, 2);
  const { units, features } = sheet.plan;
  const counts = `${plural(units.length, 'unit')}, ${plural(features.length, 'feature')}`;
  const lines = sheet.options.graticule ? ` · lines every ${GRATICULE_IN} in` : '';
  return `${layoutWords(sheet)} · ${size} × ${size} in${lines} · ${counts}`;
}

/** A long title is set smaller, then in two lines, and only then cut; the file's own title is whole. */
function titleLines(sheet: Sheet, roomIn: number) {
  const full = handStyle(sheet, 'title');
  const { title } = sheet.plan;
  for (const share of [1, 0.75, 0.55]) {
    const style = { ...full, sizeIn: full.sizeIn * share };
    const texts = wrapText(sheet.lettering, title, style, roomIn);
    const step = 1.1 * style.sizeIn;
    if (texts.length === 1) return { texts, style, step, length: 1 };
    if (share < 0.6) {
      const shown = texts.slice(0, 2);
      if (texts.length > 2) shown[1] = `${(shown[1] ?? '').slice(0, -1)}…`;
      return { texts: shown, style, step, length: shown.length };
    }
  }
  throw new Error('The smallest size always returns');
}

/** Whose pieces look how, in colour and in grey. */
function ownerLegend(sheet: Sheet, at: Point): DrawingNode[] {
  const { inks, px, plan } = sheet;
  const shown = new Set<Owner>([
    ...(sheet.options.units ? plan.units.map(({ owner }) => owner ?? 'neutral') : []),
    ...(sheet.options.features ? plan.features.map(({ owner }) => owner ?? 'neutral') : []),
  ]);
  let x = at.x;
  return OWNERS.filter((owner) => shown.has(owner)).flatMap((owner) => {
    const box: Box = { x0: x, y0: at.y - 14 * px, x1: x + 26 * px, y1: at.y + 3 * px };
    const corners = [
      { x: box.x0, y: box.y0 },
      { x: box.x1, y: box.y0 },
      { x: box.x1, y: box.y1 },
      { x: box.x0, y: box.y1 },
    ];
    const text = sentence(owner);
    const nodes = [
      group(null, plateNodes(sheet, corners, inks.plates[owner], [])),
      written(sheet, text, { x: box.x1 + 8 * px, y: at.y }, 'small', inks.text2),
    ];
    x = box.x1 + 30 * px + measured(sheet, text, 'small');
    return nodes;
  });
}

/** In a part of the table: a scale bar in the corner where it covers least. Null where the part is too small for one. */
export function cornerBar(
  sheet: Sheet,
  cost: (box: Box) => number,
): { readonly nodes: readonly DrawingNode[]; readonly box: Box } | null {
  const { px, table, inks } = sheet;
  const bar = scaleBarFor(sheet, (table.x1 - table.x0) / 5);
  const [width, height] = [bar.lengthIn + 44 * px, 40 * px];
  if (width > 0.5 * (table.x1 - table.x0) || height > 0.25 * (table.y1 - table.y0)) return null;
  const inset = 12 * px;
  const corners = [table.x1 - inset - width, table.x0 + inset].flatMap((x0) =>
    [table.y1 - inset - height, table.y0 + inset].map((y0): Box => ({
      x0,
      y0,
      x1: x0 + width,
      y1: y0 + height,
    })),
  );
  const [first, ...others] = corners;
  if (!first) return null;
  const box = others.reduce((best, each) => (cost(each) < cost(best) ? each : best), first);
  const ground = filled(boxSteps(box), paint(inks.halo, 0.75));
  return {
    nodes: [ground, ...scaleBarNodes(sheet, { x: box.x0 + 16 * px, y: box.y0 + 26 * px }, bar)],
    box,
  };
}
