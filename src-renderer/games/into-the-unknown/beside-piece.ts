/** Where a note about a piece stands when nobody has put it elsewhere: to the upper right of it, inches. */
import type { Point } from '../../../shared/geometry';
import { type Piece, reachOf } from './pieces';

const GAP_IN = 0.5;

export function besidePiece(piece: Piece): Point {
  const awayIn = reachOf(piece) + GAP_IN;
  return { x: piece.pose.x + awayIn * Math.SQRT1_2 + GAP_IN, y: piece.pose.y - awayIn };
}
