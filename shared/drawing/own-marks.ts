/** What people write on a table: rulers, notes, arrows, areas and dimension lines. */
import type { Anchor, AnnotationOf } from '../documents';
import { distance, type Point } from '../geometry';
import { findPlace, measurePieces, type Place } from '../sector';
import { boxAbout, boxesAlong, boxOf } from './boxes';
import { lengthFigure } from './figures';
import { ownerInk } from './inks';
import { wrapText } from './lettering';
import { arrowHead, inchTicks, legsOf, lengthOf, type Marked, marked, NOTHING, openEnd } from './marks';
import { filled, line, paint, stroked } from './nodes';
import { discSteps, lineSteps, polygonSteps, roundedBoxSteps } from './path-steps';
import { handStyle, measured, type Sheet, written } from './sheet';
import type { TagWish } from './tags';
import type { Box, DrawingNode } from './types';

function plainTag(text: string, colour: string, place: TagWish['place']): TagWish {
  return { figure: null, text, mark: null, colour, place, isPlain: true };
}

function lineBoxes({ px }: Sheet, legs: readonly (readonly [Point, Point])[]): Box[] {
  return legs.flatMap(([from, to]) => boxesAlong(from, to, 3 * px, 18 * px));
}

/** A ruler: legs with a tick an inch, a figure on each leg and the total at its end. */
export function drawRuler(sheet: Sheet, { points, owner }: AnnotationOf<'ruler'>): Marked {
  const { inks, px, options } = sheet;
  const ink = ownerInk(inks, owner) ?? inks.mark.gold;
  const legs = legsOf(points);
  const figure = (inches: number): string => lengthFigure(inches, options.figures);
  const total = legs.reduce((sum, leg) => sum + lengthOf(leg), 0);
  const ticks = legs.flatMap(([from, to]) => inchTicks(from, to, 4 * px));
  const last = points.at(-1);
  const tag = { mark: null, colour: ink, isPlain: false };
  return {
    under: [],
    over: [
      ...marked(sheet, lineSteps(points), line(ink, 1.8 * px)),
      stroked(ticks, line(ink, 1.1 * px)),
      ...points.map((at) => openEnd(sheet, at, ink)),
    ],
    tags: [
      ...legs.map((leg): TagWish => ({ ...tag, figure: figure(lengthOf(leg)), text: null, place: leg })),
      ...(legs.length > 1 && last
        ? [{ ...tag, figure: figure(total), text: 'total', place: [last] as const }]
        : []),
    ],
    boxes: lineBoxes(sheet, legs),
    bodies: [],
  };
}

const NOTE_WIDTH = 210;
const NOTE_STEP = 17;
const NOTE_PAD = 9;

/** Words in a box whose upper left corner is the note's place, with a leader to what they speak of. */
export function drawNote(sheet: Sheet, note: AnnotationOf<'note'>): Marked {
  const { inks, px, lettering } = sheet;
  const ink = ownerInk(inks, note.owner) ?? inks.mark.lilac;
  const lines = wrapText(lettering, note.text, handStyle(sheet, 'note'), NOTE_WIDTH * px);
  const width = Math.max(...lines.map((text) => measured(sheet, text, 'note')));
  const { x, y } = note.at;
  const box = {
    x0: x,
    y0: y,
    x1: x + width + 2 * NOTE_PAD * px,
    y1: y + (lines.length * NOTE_STEP + 2 * NOTE_PAD - 4) * px,
  };
  const leader = note.to === undefined ? null : leaderOf(sheet, box, note.to);
  return {
    under: [],
    over: [
      ...(leader
        ? [...marked(sheet, lineSteps(leader), line(ink, 1.2 * px)), dot(sheet, leader[1], ink)]
        : []),
      filled(roundedBoxSteps(box, 5 * px), paint(inks.noteGround, 0.95), line(ink, 1.2 * px)),
      ...lines.map((text, k) =>
        written(
          sheet,
          text,
          { x: x + NOTE_PAD * px, y: y + (NOTE_PAD + 10 + k * NOTE_STEP) * px },
          'note',
          inks.text,
        ),
      ),
    ],
    tags: [],
    boxes: leader ? lineBoxes(sheet, [leader]) : [],
    bodies: [box],
  };
}

function dot({ px }: Sheet, at: Point, ink: string): DrawingNode {
  return filled(discSteps(at, 3 * px), paint(ink));
}

/** From the box's edge to the anchor's nearest edge; null where the anchor's piece is gone or lies under the box. */
function leaderOf(sheet: Sheet, box: Box, to: Anchor): readonly [Point, Point] | null {
  const place = findPlace(sheet.pack, sheet.plan, placeOf(to));
  if (!place.ok) return null;
  const { distanceIn, from, to: end } = distance({ type: 'box', ...box }, place.value.shape);
  return distanceIn > 0 ? [from, end] : null;
}

function placeOf(anchor: Anchor): Place {
  return 'piece' in anchor ? { type: 'piece', id: anchor.piece } : { type: 'point', at: anchor };
}

export function drawArrow(sheet: Sheet, { points, text, owner }: AnnotationOf<'arrow'>): Marked {
  const { inks, px } = sheet;
  const ink = ownerInk(inks, owner) ?? inks.mark.lilac;
  const legs = legsOf(points);
  const lastLeg = legs.findLast((leg) => lengthOf(leg) > 0);
  if (!lastLeg) return NOTHING;
  const longest = legs.reduce((best, leg) => (lengthOf(leg) > lengthOf(best) ? leg : best), lastLeg);
  return {
    under: [],
    over: [
      ...marked(sheet, lineSteps(points), line(ink, 2 * px, { cap: 'round' })),
      filled(
        arrowHead(...lastLeg, Math.min(14 * px, lengthOf(lastLeg))),
        paint(ink),
        line(sheet.inks.halo, px),
      ),
    ],
    tags: text ? [plainTag(text, ink, longest)] : [],
    boxes: lineBoxes(sheet, legs),
    bodies: [],
  };
}

export function drawArea(sheet: Sheet, { shape, text, owner }: AnnotationOf<'area'>): Marked {
  const { inks, px } = sheet;
  const ink = ownerInk(inks, owner) ?? inks.mark.lilac;
  const isDisc = 'at' in shape;
  const outline = isDisc ? discSteps(shape.at, shape.radiusIn) : polygonSteps(shape.points);
  const box = isDisc ? boxAbout(shape.at, shape.radiusIn) : boxOf(shape.points);
  const middle = { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
  const stroke = line(ink, 1.4 * px, { dashIn: [7 * px, 3 * px, 1.5 * px, 3 * px] });
  return {
    under: [filled(outline, paint(ink, 0.08 * inks.tint), stroke, true)],
    over: [],
    tags: text ? [plainTag(text, ink, [middle, middle])] : [],
    boxes: [],
    bodies: [],
  };
}

/** The distance of two ends, live where one is a piece. An end whose piece is gone leaves nothing to draw. */
export function drawDimension(sheet: Sheet, dimension: AnnotationOf<'dimension'>): Marked {
  const { inks, px, options, pack, plan } = sheet;
  const measure = measurePieces(pack, plan, placeOf(dimension.from), placeOf(dimension.to));
  if (!measure.ok) return NOTHING;
  const { from, to, distanceIn } = measure.value;
  const ink = ownerInk(inks, dimension.owner) ?? inks.mark.gold;
  const head = Math.min(9 * px, distanceIn / 3);
  return {
    under: [],
    over: [
      ...marked(sheet, lineSteps([from, to]), line(ink, 1.3 * px)),
      filled([...arrowHead(from, to, head), ...arrowHead(to, from, head)], paint(ink)),
      stroked([...endTick(from, to, 7 * px), ...endTick(to, from, 7 * px)], line(ink, 1.3 * px)),
    ],
    tags: [
      {
        figure: lengthFigure(distanceIn, options.figures),
        text: dimension.text || null,
        mark: null,
        colour: ink,
        place: [from, to],
        isPlain: false,
      },
    ],
    boxes: lineBoxes(sheet, [[from, to]]),
    bodies: [],
  };
}

function endTick(at: Point, from: Point, half: number) {
  const length = Math.hypot(at.x - from.x, at.y - from.y) || 1;
  const [ux, uy] = [(at.x - from.x) / length, (at.y - from.y) / length];
  return lineSteps([
    { x: at.x - uy * half, y: at.y + ux * half },
    { x: at.x + uy * half, y: at.y - ux * half },
  ]);
}
