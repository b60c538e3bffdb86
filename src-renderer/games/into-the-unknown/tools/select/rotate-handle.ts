/** Where the rotation handle stands: before the fore end of the only selected unit. */
import { foreVector, type Point } from '../../../../../shared/geometry';
import { type Piece, reachOf, type UnitPiece } from '../../pieces';
import type { Selection } from '../../selection';

const HANDLE_GAP_PX = 30;

export interface RotateHandle {
  readonly piece: UnitPiece;
  readonly at: Point;
}

export function rotateHandleOf(
  pieces: readonly Piece[],
  selection: Selection,
  pxPerIn: number,
): RotateHandle | undefined {
  const piece = selection.length === 1 ? pieces.find(({ id }) => id === selection[0]) : undefined;
  if (piece?.type !== 'unit' || piece.locked) return undefined;
  const fore = foreVector(piece.pose.headingDeg);
  const gapIn = reachOf(piece) + HANDLE_GAP_PX / pxPerIn;
  return { piece, at: { x: piece.pose.x + gapIn * fore.x, y: piece.pose.y + gapIn * fore.y } };
}
