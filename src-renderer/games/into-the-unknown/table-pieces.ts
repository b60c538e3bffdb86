/** Pieces of a plan as a table shows them: by its own names, held fast, or where a drag has them. */
import type { PoseById } from './edits';
import { type Piece, pieceAt, type UnitPiece } from './pieces';
import type { SectorUse } from './sector-use';
import type { Selection } from './selection';
import type { Preview } from './tools';

/** Pieces by the names that the table's use gives them. */
export function named(pieces: readonly Piece[], use: SectorUse): readonly Piece[] {
  return pieces.map((piece) => {
    const name = use.nameOf(piece.id);
    return name === null ? piece : { ...piece, name };
  });
}

/** As tools take hold of them. */
export function fixed(pieces: readonly Piece[], use: SectorUse): readonly Piece[] {
  return pieces.map((piece) => (use.isFixed(piece.id) ? { ...piece, locked: true } : piece));
}

/** Where a drag under way has its pieces; null: none is. */
export function movesOf(preview: Preview | null): PoseById | null {
  if (preview?.type === 'moving') return preview.to;
  return preview?.type === 'rotating' ? new Map([[preview.id, preview.pose]]) : null;
}

/** Pieces where a drag has them. */
export function moved(pieces: readonly Piece[], moves: PoseById | null): readonly Piece[] {
  if (!moves) return pieces;
  return pieces.map((piece) => {
    const pose = moves.get(piece.id);
    return pose ? pieceAt(piece, pose) : piece;
  });
}

/** The one selected piece, where it is a unit. */
export function onlyUnit(pieces: readonly Piece[], selection: Selection): UnitPiece | null {
  const [only] = pieces;
  return selection.length === 1 && only?.type === 'unit' ? only : null;
}
