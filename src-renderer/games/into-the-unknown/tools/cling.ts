/** Where a ruler's end clings: the nearest edge of a piece, a system's centre, else the pointer itself. */
import { distance, type Point } from '../../../../shared/geometry';
import type { PointerInput } from '../../../tools';
import type { Piece } from '../pieces';
import type { SectorToolContext } from './context';
import type { RulerPoint } from './preview';

/** An end clings to an edge this close to the pointer, CSS pixels. */
const CLING_PX = 12;

/** The ruler point for a pointer; Alt frees it. Inside a base it clings to the nearest edge. */
export function clingPoint(context: SectorToolContext, input: PointerInput): RulerPoint {
  const free = { x: input.at.x, y: input.at.y, clinging: false };
  if (input.modifiers.alt) return free;
  const reachIn = CLING_PX / input.pxPerIn;
  const candidates = [
    ...context.pieces.map((piece) => nearestEdge(piece, input.at, reachIn)),
    ...context.sector.systems.map((system) => near({ x: system.x, y: system.y }, input.at, reachIn)),
  ].filter((found) => found !== null);
  const best = candidates.reduce<Found | null>(
    (least, found) => (least && least.gapIn <= found.gapIn ? least : found),
    null,
  );
  return best ? { ...best.at, clinging: true } : free;
}

interface Found {
  readonly at: Point;
  readonly gapIn: number;
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
