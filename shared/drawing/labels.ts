/**
 * The pieces' names: each on the first side of its piece that is free of other pieces, figures and names set before it;
 * then without its second line; and only when no side is free where it covers least. Nothing is left out.
 */
import { areaOutside, coveredArea, grown } from './boxes';
import { type Lettered, measured, type Sheet, writtenWithHalo } from './sheet';
import type { Box, DrawingNode } from './types';

export interface LabelWish {
  readonly id: string;
  /** The piece's own box. */
  readonly piece: Box;
  readonly name: string;
  readonly line: string | null;
  /** Tokens are named on the right first, bases below. */
  readonly isRound: boolean;
  /** Tokens and projectiles are named in the small hand. */
  readonly isSmall: boolean;
}

const SIDES = [
  'below',
  'above',
  'right',
  'left',
  'below-right',
  'below-left',
  'above-right',
  'above-left',
] as const;
type Side = (typeof SIDES)[number];
const ROUND_FIRST: readonly Side[] = ['right', 'below', 'left', 'above'];

interface Place {
  readonly x: number;
  /** Baseline of the name. */
  readonly y: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly line: string | null;
  readonly box: Box;
}

const GAP = 9;
const NAME_HEIGHT = 19;
const LINE_HEIGHT = 17;
const NAME_RISE = 15;

/** Places and draws every name; `obstacles` are boxes that names keep clear of. */
export function labelNodes(sheet: Sheet, wishes: readonly LabelWish[], obstacles: readonly Box[]): Lettered {
  const taken: Box[] = [];
  const nodes = wishes.flatMap((wish) => {
    const others = wishes.filter(({ id }) => id !== wish.id).map(({ piece }) => grown(piece, 2 * sheet.px));
    const place = bestPlace(sheet, wish, [...others, ...obstacles], taken);
    taken.push(place.box);
    return drawn(sheet, wish, place);
  });
  return { nodes, boxes: taken };
}

function bestPlace(sheet: Sheet, wish: LabelWish, obstacles: readonly Box[], labels: readonly Box[]): Place {
  const order = wish.isRound ? [...ROUND_FIRST, ...SIDES.filter((s) => !ROUND_FIRST.includes(s))] : SIDES;
  const withLine = wish.line === null ? [] : order.map((side) => placeOn(sheet, wish, side, wish.line));
  const places = [...withLine, ...order.map((side) => placeOn(sheet, wish, side, null))];
  let [best, least] = [places[0], Infinity];
  for (const place of places) {
    // On a line or a piece a name can still be read, on another name hardly, off the drawing not at all.
    const cost =
      coveredArea(place.box, obstacles) +
      4 * coveredArea(place.box, labels) +
      8 * areaOutside(place.box, sheet.table);
    if (cost < least) [best, least] = [place, cost];
    if (cost === 0) break;
  }
  if (!best) throw new Error('A piece has sides');
  return best;
}

function placeOn(sheet: Sheet, wish: LabelWish, side: Side, line: string | null): Place {
  const { px } = sheet;
  const { piece } = wish;
  const width = Math.max(
    measured(sheet, wish.name, wish.isSmall ? 'small' : 'name'),
    line === null ? 0 : measured(sheet, line, 'small'),
  );
  const height = (NAME_HEIGHT + (line === null ? 0 : LINE_HEIGHT)) * px;
  const top = topOf(side, piece, height, px);
  const align = side.endsWith('right') ? 'start' : side.endsWith('left') ? 'end' : 'middle';
  const middle = (piece.x0 + piece.x1) / 2;
  const x = align === 'start' ? piece.x1 + GAP * px : align === 'end' ? piece.x0 - GAP * px : middle;
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return {
    x,
    y: top + NAME_RISE * px,
    align,
    line,
    box: { x0: left, y0: top, x1: left + width, y1: top + height },
  };
}

function topOf(side: Side, piece: Box, height: number, px: number): number {
  if (side === 'right' || side === 'left') return (piece.y0 + piece.y1 - height) / 2;
  const corner = side === 'below' || side === 'above' ? 0 : 12 * px;
  return side.startsWith('below') ? piece.y1 + GAP * px - corner : piece.y0 - GAP * px - height + corner;
}

function drawn(sheet: Sheet, wish: LabelWish, place: Place): DrawingNode[] {
  const { inks, px } = sheet;
  const hand = wish.isSmall ? 'small' : 'name';
  const colour = wish.isSmall ? inks.text2 : inks.text;
  const name = writtenWithHalo(sheet, wish.name, place, hand, colour, place.align);
  if (place.line === null) return name;
  const below = { x: place.x, y: place.y + LINE_HEIGHT * px };
  return [...name, ...writtenWithHalo(sheet, place.line, below, 'small', inks.text2, place.align)];
}
