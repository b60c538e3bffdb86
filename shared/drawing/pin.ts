/** A pinned verdict: the proof line between witness points, its figure, and the limit line that decided. */
import { err, ok, type Refusal, type Result } from '../base';
import type { AnnotationOf } from '../documents';
import { farthestFrom, foreVector, type Point } from '../geometry';
import { findPlace, measurePieces, type PieceMeasure, type ReachVerdict, weaponVerdicts } from '../sector';
import { boxesAlong } from './boxes';
import { lengthFigure } from './figures';
import type { MarkInk } from './inks';
import { type Marked, marked, NOTHING, openEnd } from './marks';
import { line } from './nodes';
import { lineSteps } from './path-steps';
import type { Sheet } from './sheet';
import type { TagMark, TagWish } from './tags';
import type { Box, DrawingNode } from './types';
import { arcWord, limitWord } from './words';

/** A limit line ends this far beyond the target, inches. */
const LIMIT_BEYOND_IN = 0.4;
/** Two distances that differ by less are told once, inches. */
const SAME_IN = 0.005;

interface Judged {
  readonly measure: PieceMeasure;
  readonly decisive: ReachVerdict | null;
}

/** Draws a pin; a pin whose pieces are gone or that cannot be measured leaves nothing to draw. */
export function drawPin(sheet: Sheet, pin: AnnotationOf<'pin'>): Marked {
  const judged = judge(sheet, pin);
  if (!judged.ok) return NOTHING;
  const { measure, decisive } = judged.value;
  if (!decisive?.from || !decisive.to || decisive.distanceIn === null) return nearest(sheet, measure);
  const [mark, ink] = lookOf(decisive);
  const colour = sheet.inks.mark[ink];
  const figure = (inches: number): string => lengthFigure(inches, sheet.options.figures);
  const isNearer = decisive.distanceIn - measure.distanceIn >= SAME_IN;
  const limit = limitOf(sheet, decisive, pin.to);
  const place = [decisive.from, decisive.to] as const;
  const words = decisive.arc === 'all' ? 'all round' : `in ${arcWord(decisive.arc)} arc`;
  return {
    under: limit?.nodes ?? [],
    over: [...(isNearer ? nearestLine(sheet, measure) : []), ...proof(sheet, decisive.from, decisive.to)],
    tags: [
      { figure: figure(decisive.distanceIn), text: words, mark, colour, place, isPlain: false },
      ...(isNearer ? [nearestTag(sheet, measure)] : []),
      ...(limit ? [limit.tag] : []),
    ],
    boxes: [
      ...boxesAlong(...place, 3 * sheet.px, 18 * sheet.px),
      ...(limit ? boxesAlong(...limit.line, 3 * sheet.px, 18 * sheet.px) : []),
    ],
    bodies: [],
  };
}

function judge({ pack, plan }: Sheet, { from, to }: AnnotationOf<'pin'>): Result<Judged, Refusal> {
  const measure = measurePieces(pack, plan, { type: 'piece', id: from }, { type: 'piece', id: to });
  if (!measure.ok) return measure;
  const isUnit = plan.units.some(({ id }) => id === from);
  const rows = isUnit ? weaponVerdicts(pack, plan, from, to) : ok([]);
  return rows.ok ? ok({ measure: measure.value, decisive: decisiveOf(rows.value) }) : err(rows.error);
}

/** Weapons before sensors and comms; then the smallest margin either way; then the order of the pack. */
function decisiveOf(rows: readonly ReachVerdict[]): ReachVerdict | null {
  const inArc = rows.filter((row) => row.inArc && row.marginIn !== null);
  const weapons = inArc.filter(({ type }) => type === 'weapon');
  const candidates = weapons.length > 0 ? weapons : inArc;
  return candidates.reduce<ReachVerdict | null>(
    (best, row) => (best && Math.abs(best.marginIn ?? 0) <= Math.abs(row.marginIn ?? 0) ? best : row),
    null,
  );
}

function lookOf(row: ReachVerdict): readonly [TagMark | null, MarkInk] {
  if (row.tooClose) return ['warn', 'amber'];
  if (row.inRange === null) return [null, 'strong'];
  return row.inRange ? ['ok', 'ok'] : ['bad', 'bad'];
}

function proof(sheet: Sheet, from: Point, to: Point): DrawingNode[] {
  const ink = sheet.inks.mark.strong;
  const ends = [from, to].map((at) => openEnd(sheet, at, ink));
  return [...marked(sheet, lineSteps([from, to]), line(ink, 2 * sheet.px)), ...ends];
}

function nearestLine(sheet: Sheet, { from, to }: PieceMeasure): DrawingNode[] {
  const { px, inks } = sheet;
  const dots = line(inks.mark.strong, 1.5 * px, { dashIn: [0.1 * px, 4 * px], cap: 'round' });
  return [
    ...marked(sheet, lineSteps([from, to]), dots),
    ...[from, to].map((at) => openEnd(sheet, at, inks.mark.strong)),
  ];
}

function nearestTag({ inks, options }: Sheet, { from, to, distanceIn }: PieceMeasure): TagWish {
  const text = `${lengthFigure(distanceIn, options.figures)} nearest edge`;
  return { figure: null, text, mark: null, colour: inks.text2, place: [from, to], isPlain: true };
}

function nearest(sheet: Sheet, { from, to, distanceIn, touching }: PieceMeasure): Marked {
  const figure = touching ? '0' : lengthFigure(distanceIn, sheet.options.figures);
  const text = touching ? 'touching' : 'edge to edge';
  return {
    under: [],
    over: proof(sheet, from, to),
    tags: [{ figure, text, mark: null, colour: sheet.inks.mark.strong, place: [from, to], isPlain: false }],
    boxes: boxesAlong(from, to, 3 * sheet.px, 18 * sheet.px),
    bodies: [],
  };
}

/** The line that decided, from its apex to a little beyond the target; null where the target lies behind the apex. */
function limitOf(sheet: Sheet, { arcMeasure: { limit }, arc, to }: ReachVerdict, targetId: string) {
  const target = findPlace(sheet.pack, sheet.plan, { type: 'piece', id: targetId });
  if (!limit || !to || !target.ok) return null;
  const { inks, px } = sheet;
  const ray = foreVector(limit.bearingDeg);
  const along = (to.x - limit.apex.x) * ray.x + (to.y - limit.apex.y) * ray.y;
  if (along <= 0) return null;
  const size = farthestFrom(target.value.centre, target.value.shape);
  const reachIn = Math.min(along + 2 * size + LIMIT_BEYOND_IN, travelInside(sheet.table, limit.apex, ray));
  const end = { x: limit.apex.x + ray.x * reachIn, y: limit.apex.y + ray.y * reachIn };
  const colour = inks.mark.amber;
  const tag: TagWish = {
    figure: null,
    text: limitWord(arc),
    mark: null,
    colour,
    place: [end],
    isPlain: true,
  };
  const ends = [limit.apex, end] as const;
  return { nodes: marked(sheet, lineSteps(ends), line(colour, 1.5 * px)), line: ends, tag };
}

/** How far a ray runs before it leaves a box, inches; unbounded where it starts outside. */
function travelInside({ x0, y0, x1, y1 }: Box, from: Point, ray: Point): number {
  if (from.x < x0 || from.x > x1 || from.y < y0 || from.y > y1) return Infinity;
  const across = ray.x === 0 ? Infinity : ((ray.x > 0 ? x1 : x0) - from.x) / ray.x;
  const down = ray.y === 0 ? Infinity : ((ray.y > 0 ? y1 : y0) - from.y) / ray.y;
  return Math.min(across, down);
}
