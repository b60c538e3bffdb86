/**
 * Where labels go: each on a free side of its piece, clear of other pieces, of figures and of labels placed before it.
 * A side that is taken gives way to the next, then the second line is dropped, and only when no side is free at all the
 * label goes where it covers least. Pure and without chance: the same input gives the same picture. Pixels of the world.
 */
import type { PxBox } from '../draw/clip';
import { overlap } from './boxes';

export interface LabelRequest {
  readonly id: string;
  /** The piece's own box; the label stands outside it. */
  readonly piece: PxBox;
  readonly nameWidth: number;
  /** Width of the second line, or null where there is none. */
  readonly lineWidth: number | null;
  /** Round pieces are labelled on the right first, long ones below. */
  readonly round: boolean;
  /** Sides in the order of liking, where the piece has its own. */
  readonly sides?: readonly LabelSide[];
  /** Placed first, so that it gets the better side. */
  readonly selected: boolean;
}

export type LabelSide =
  'below' | 'above' | 'right' | 'left' | 'below-right' | 'below-left' | 'above-right' | 'above-left';

/** The side each piece's label stands on, by the piece's id. */
export type LabelSides = ReadonlyMap<string, LabelSide>;

export interface LabelPlace {
  readonly id: string;
  readonly side: LabelSide;
  readonly align: 'start' | 'middle' | 'end';
  /** Where the name's baseline starts, is centred or ends. */
  readonly x: number;
  readonly y: number;
  readonly showsLine: boolean;
  readonly box: PxBox;
}

export const NAME_HEIGHT_PX = 19;
export const LINE_HEIGHT_PX = 17;
/** From the top of the name's box to its baseline. */
export const NAME_RISE_PX = 15;
const GAP_PX = 9;

const LONG: readonly LabelSide[] = [
  'below',
  'above',
  'right',
  'left',
  'below-right',
  'below-left',
  'above-right',
  'above-left',
];
const ROUND: readonly LabelSide[] = [
  'right',
  'below',
  'left',
  'above',
  'below-right',
  'below-left',
  'above-right',
  'above-left',
];

function place(request: LabelRequest, side: LabelSide, showsLine: boolean): LabelPlace {
  const { piece } = request;
  const width = Math.max(request.nameWidth, showsLine ? (request.lineWidth ?? 0) : 0);
  const height = NAME_HEIGHT_PX + (showsLine ? LINE_HEIGHT_PX : 0);
  const level = side === 'right' || side === 'left';
  const top = level
    ? (piece.y0 + piece.y1 - height) / 2
    : side.startsWith('below')
      ? piece.y1 + GAP_PX - (side === 'below' ? 0 : 12)
      : piece.y0 - GAP_PX - height + (side === 'above' ? 0 : 12);
  const align = side.endsWith('right') ? 'start' : side.endsWith('left') ? 'end' : 'middle';
  const x =
    align === 'start' ? piece.x1 + GAP_PX : align === 'end' ? piece.x0 - GAP_PX : (piece.x0 + piece.x1) / 2;
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return {
    id: request.id,
    side,
    align,
    x,
    y: top + NAME_RISE_PX,
    showsLine,
    box: { x0: left, y0: top, x1: left + width, y1: top + height },
  };
}

/** Every place a label may take, the best first, made only as far as they are asked for. */
function* candidates(request: LabelRequest, held: LabelSide | undefined): Generator<LabelPlace> {
  const order = request.sides ?? (request.round ? ROUND : LONG);
  const sides = held ? [held, ...order.filter((side) => side !== held)] : order;
  if (request.lineWidth !== null) for (const side of sides) yield place(request, side, true);
  for (const side of sides) yield place(request, side, false);
}

/** Room round a piece that its label can possibly need: obstacles beyond it do not matter. */
function near(request: LabelRequest, boxes: readonly Owned[]): Owned[] {
  const reach = Math.max(request.nameWidth, request.lineWidth ?? 0) + 4 * GAP_PX;
  const { piece } = request;
  const room = { x0: piece.x0 - reach, y0: piece.y0 - reach, x1: piece.x1 + reach, y1: piece.y1 + reach };
  return boxes.filter(({ box, owner }) => owner !== request.id && overlap(room, box) > 0);
}

/** A box and the piece it belongs to: a label may stand in its own piece's box. */
export interface Owned {
  readonly box: PxBox;
  readonly owner: string | null;
  /** How much worse it is to cover this than a piece or a line of the sector; 1 where left out. */
  readonly weight?: number;
}

/** How much of a label may lie on another label before it is left out: two names over each other say nothing. */
const MOST_COVERED = 0.2;

/**
 * Places every label. `obstacles` are what labels keep clear of: pieces, lines. `held` names the sides taken last time: a
 * label stays where it was as long as that side is free, so that it does not jump while dragging. `closed` are other
 * words, such as notes and figures: only the selected piece's label may touch them, when it has no other place. Who finds
 * no free side, since others chose before, chooses first in a second round; the round in which less is covered holds.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly Owned[],
  held: LabelSides = new Map(),
  closed: readonly PxBox[] = [],
): LabelPlace[] {
  const around = { obstacles, held, words: closed.map((box) => ({ owner: null, box })) };
  const inOrder = [...requests].sort(
    (a, b) => Number(b.selected) - Number(a.selected) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  const first = placedInOrder(inOrder, around);
  if (first.crowded.size === 0) return first.places;
  const rank = ({ selected, id }: LabelRequest): number => (selected ? 0 : first.crowded.has(id) ? 1 : 2);
  const second = placedInOrder(
    inOrder.toSorted((a, b) => rank(a) - rank(b)),
    around,
  );
  return second.covered < first.covered ? second.places : first.places;
}

interface Around {
  readonly obstacles: readonly Owned[];
  readonly held: LabelSides;
  readonly words: readonly Owned[];
}

interface Round {
  readonly places: LabelPlace[];
  /** Who found no free side. */
  readonly crowded: ReadonlySet<string>;
  /** How much is covered in all, weighed; a label that is left out counts like one on another label. */
  readonly covered: number;
}

/** Each label in its turn, clear of those before it. */
function placedInOrder(requests: readonly LabelRequest[], { obstacles, held, words }: Around): Round {
  const placed: Owned[] = [];
  const places: LabelPlace[] = [];
  const crowded = new Set<string>();
  let covered = 0;
  for (const request of requests) {
    const labels = near(request, placed);
    const others = near(request, words);
    const sides = candidates(request, held.get(request.id));
    const { place, area } = leastCovered(sides, near(request, obstacles), labels, others);
    if (area > 0) crowded.add(request.id);
    if (place && (request.selected || !isLost(place, labels, others))) {
      places.push(place);
      placed.push({ box: place.box, owner: null });
      covered += area;
    } else covered += 4 * request.nameWidth * NAME_HEIGHT_PX;
  }
  return { places, crowded, covered };
}

function covered(place: LabelPlace, boxes: readonly Owned[]): number {
  return boxes.reduce((sum, { box, weight = 1 }) => sum + weight * overlap(place.box, box), 0);
}

function leastCovered(
  places: Iterable<LabelPlace>,
  obstacles: readonly Owned[],
  labels: readonly Owned[],
  words: readonly Owned[],
): { readonly place: LabelPlace | null; readonly area: number } {
  let best: LabelPlace | null = null;
  let least = Infinity;
  for (const place of places) {
    // On a line or a piece a label can still be read, on another label hardly; on other words it never stands.
    const area = covered(place, obstacles) + 4 * covered(place, labels) + 1000 * covered(place, words);
    if (area < least) [best, least] = [place, area];
    if (area === 0) break;
  }
  return { place: best, area: least };
}

function isLost(place: LabelPlace, labels: readonly Owned[], words: readonly Owned[]): boolean {
  const { x0, y0, x1, y1 } = place.box;
  if (covered(place, words) > 0) return true;
  return covered(place, labels) > MOST_COVERED * (x1 - x0) * (y1 - y0);
}
