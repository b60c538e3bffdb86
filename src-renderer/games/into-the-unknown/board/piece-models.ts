/** The pieces as the scene draws them: where a tool's preview has moved them to, selected, hovered, labelled. */
import type { ContentPack } from '../../../../shared/content';
import type { PieceModel } from '../../../table/scene-model';
import { alertLine, type Piece } from '../pieces';
import type { Selection } from '../selection';
import { shapeOfPiece } from './piece-shapes';

export interface PieceModelInput {
  readonly pack: ContentPack;
  /** As they stand now, previews included. */
  readonly pieces: readonly Piece[];
  readonly selection: Selection;
  /** What a marquee under way holds. */
  readonly brushed: readonly string[];
  readonly hoverId: string | null;
  /** False hides names and alert rows. */
  readonly isLabelled: boolean;
  /** Pieces that are no answer to what is asked now. */
  readonly isDimmed?: (id: string) => boolean;
}

export function pieceModels(input: PieceModelInput): readonly PieceModel[] {
  const selected = new Set([...input.selection, ...input.brushed]);
  return input.pieces.map((piece) => ({
    ...shapeOfPiece(piece, input.pack),
    id: piece.id,
    pose: piece.pose,
    seat: piece.owner,
    label: input.isLabelled ? { name: piece.name, line: alertLine(piece) } : null,
    selected: selected.has(piece.id),
    hovered: piece.id === input.hoverId,
    locked: piece.locked,
    dimmed: input.isDimmed?.(piece.id) ?? false,
  }));
}
