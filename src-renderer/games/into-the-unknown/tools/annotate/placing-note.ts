/** A note is pressed: a drag pulls its box away from what it speaks of; a click puts it beside a piece, or just there. */
import type { Anchor } from '../../../../../shared/documents/plan';
import type { Point } from '../../../../../shared/geometry';
import { isOnPiece } from '../../../../../shared/sector';
import { isDrag } from '../../../../tools';
import { besidePiece } from '../../beside-piece';
import { clingAnchor } from '../cling';
import { kept, keptAnchor } from './keep';
import { draftNote } from './drafts';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

export function placingNote(stage: AnnotateStage, { start }: AnnotateStates['placing-note']): SectorState {
  const { context } = stage;
  const { anchor } = clingAnchor(context, start);
  let pulled: Point | null = null;
  const piece = isOnPiece(anchor) ? context.pieces.find(({ id }) => id === anchor.piece) : undefined;
  const place = (): { at: Point; to: Anchor | null } => {
    if (pulled) return { at: pulled, to: anchor };
    return piece ? { at: besidePiece(piece), to: anchor } : { at: start.at, to: null };
  };
  return {
    path: 'annotate.placing-note',
    cursor: 'crosshair',
    preview: () => draftNote(place().at, place().to),
    pointerMove: (input) => {
      if (pulled || isDrag(start, input)) pulled = input.at;
    },
    pointerUp: () => {
      const { at, to } = place();
      stage.go('writing-note', { at: kept(at), to: to && keptAnchor(to) });
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
