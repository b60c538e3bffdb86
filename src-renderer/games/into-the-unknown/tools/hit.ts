/** What lies under the pointer, by the kernel's own distances. */
import { distance, type Point } from '../../../../shared/geometry';
import type { PointerInput } from '../../../tools';
import { type Piece, pieceUnder } from '../pieces';
import { HIT_PX, type SectorToolContext } from './context';

export function pieceAtPointer(context: SectorToolContext, input: PointerInput): Piece | undefined {
  return pieceUnder(context.pieces, input.at, HIT_PX / input.pxPerIn);
}

/** The id of the kept ruler under the pointer, if any. */
export function rulerAtPointer(context: SectorToolContext, input: PointerInput): string | undefined {
  const reachIn = HIT_PX / input.pxPerIn;
  return context.plan.annotations?.find(
    (note) => note.type === 'ruler' && liesOn(note.points, input.at, reachIn),
  )?.id;
}

function liesOn(points: readonly Point[], at: Point, reachIn: number): boolean {
  return points.some((to, index) => {
    const from = points[index - 1];
    if (!from) return false;
    return distance({ type: 'point', at }, { type: 'segment', from, to }).distanceIn <= reachIn;
  });
}
