/** What stands beside a piece: its own note, and a note about it that nobody has put elsewhere. */
import type { Point } from '../../../shared/geometry';
import { shortened } from './annotation-words';
import { type Piece, reachOf } from './pieces';

const GAP_IN = 0.5;
/** The longest note of a piece that is shown whole; the panel shows the rest. */
const MOST_LETTERS = 64;

/** The piece's own note as the table shows it; null without one. */
export function pieceNoteText({ note }: Pick<Piece, 'note'>): string | null {
  const text = shortened(note ?? '', MOST_LETTERS);
  return text === '' ? null : text;
}

/** To the upper right of the piece, inches. */

export function besidePiece(piece: Piece): Point {
  const awayIn = reachOf(piece) + GAP_IN;
  return { x: piece.pose.x + awayIn * Math.SQRT1_2 + GAP_IN, y: piece.pose.y - awayIn };
}
