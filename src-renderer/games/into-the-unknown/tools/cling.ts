/** Where a ruler's end clings: the nearest edge of a piece, a system's centre, else the pointer itself. */
import type { Anchor } from '../../../../shared/documents/plan';
import { distance, type Point } from '../../../../shared/geometry';
import type { PointerInput } from '../../../tools';
import { radiusTo } from '../annotation-edits';
import type { Piece } from '../pieces';
import { PLACE_STEP_IN, snapReachIn, snaps, softSnap } from '../snapping';
import type { SectorToolContext } from './context';
import type { RulerPoint } from './preview';

/** An end clings to an edge this close to the pointer, CSS pixels. */
const CLING_PX = 12;

/** The ruler point for a pointer; Alt frees it. Inside a base it clings to the nearest edge. */
export function clingPoint(context: SectorToolContext, input: PointerInput): RulerPoint {
  const { at, clinging } = clingAnchor(context, input);
  return { x: at.x, y: at.y, clinging };
}

/** An end that stays on its piece when that moves. */
export interface Cling {
  readonly anchor: Anchor;
  /** Where the edge is nearest to the pointer. */
  readonly at: Point;
  readonly clinging: boolean;
}

/** As `clingPoint`, with the piece that the end may stay on; a system's centre is a place. */
export function clingAnchor(context: SectorToolContext, input: PointerInput): Cling {
  const pointer = { x: input.at.x, y: input.at.y };
  const best = input.modifiers.alt ? null : nearestOf(context, input);
  if (!best) return { anchor: pointer, at: pointer, clinging: false };
  return {
    anchor: best.pieceId === null ? best.at : { piece: best.pieceId },
    at: best.at,
    clinging: true,
  };
}

/** The radius to the pointer, inches, to the half inch where that is near. */
export function snappedRadius(context: SectorToolContext, at: Point, input: PointerInput): number {
  const radiusIn = radiusTo(at, input.at);
  if (!snaps(context.snap, input.modifiers.alt) || radiusIn < PLACE_STEP_IN / 2) return radiusIn;
  return softSnap(radiusIn, PLACE_STEP_IN, snapReachIn(input.pxPerIn));
}

interface Found {
  readonly at: Point;
  readonly gapIn: number;
}

function nearestOf(context: SectorToolContext, { at, pxPerIn }: PointerInput) {
  const reachIn = CLING_PX / pxPerIn;
  const of = (pieceId: string | null, found: Found | null) => found && { ...found, pieceId };
  return [
    ...context.pieces.map((piece) => of(piece.id, nearestEdge(piece, at, reachIn))),
    ...context.sector.systems.map(({ x, y }) => of(null, near({ x, y }, at, reachIn))),
  ]
    .filter((found) => found !== null)
    .reduce<ReturnType<typeof of>>(
      (least, found) => (least && least.gapIn <= found.gapIn ? least : found),
      null,
    );
}

function near(at: Point, pointer: Point, reachIn: number): Found | null {
  const gapIn = distance({ type: 'point', at }, { type: 'point', at: pointer }).distanceIn;
  return gapIn <= reachIn ? { at, gapIn } : null;
}

/** The point of a piece's edge nearest to the pointer, from within the piece or from close by. */
function nearestEdge(piece: Piece, pointer: Point, reachIn: number): Found | null {
  const at = { type: 'point', at: pointer } as const;
  const gap = distance(at, piece.outline);
  if (gap.distanceIn > reachIn) return null;
  if (gap.distanceIn > 0) return { at: gap.to, gapIn: gap.distanceIn };
  if (piece.outline.type === 'disc') return discEdge(piece.outline, pointer);
  const { corners } = piece.outline;
  return corners.reduce<Found | null>((best, from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const edge = distance(at, { type: 'segment', from, to });
    return best && best.gapIn <= edge.distanceIn ? best : { at: edge.to, gapIn: edge.distanceIn };
  }, null);
}

/** Inside a token: the place where the ray from its centre through the pointer leaves it. */
function discEdge(disc: { readonly centre: Point; readonly radiusIn: number }, pointer: Point): Found {
  const { centre, radiusIn } = disc;
  const dx = pointer.x - centre.x;
  const dy = pointer.y - centre.y;
  const length = Math.hypot(dx, dy);
  if (length === 0) return { at: centre, gapIn: 0 };
  const scale = radiusIn / length;
  return { at: { x: centre.x + dx * scale, y: centre.y + dy * scale }, gapIn: radiusIn - length };
}
