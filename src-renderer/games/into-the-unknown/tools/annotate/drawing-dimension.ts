/** A dimension line under way: its end follows the pointer and clings to pieces; a second click, or the end of a drag, keeps it. */
import type { Anchor } from '../../../../../shared/documents/plan';
import { isOnPiece } from '../../../../../shared/sector';
import { isDrag, type PointerInput } from '../../../../tools';
import { clingAnchor } from '../cling';
import { draftDimension } from './drafts';
import { keep, keptAnchor } from './keep';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

export function drawingDimension(
  stage: AnnotateStage,
  { start, from }: AnnotateStates['drawing-dimension'],
): SectorState {
  const { context } = stage;
  let to = from;
  let pressed = true;
  const end = (input: PointerInput): void => {
    to = clingAnchor(context, input).anchor;
    if (isSame(from, to))
      return context.say('Both ends lie on the same place. Choose another for the second.');
    keep(context, { type: 'dimension', from: keptAnchor(from), to: keptAnchor(to) });
    stage.go('idle', null);
  };
  return {
    path: 'annotate.drawing-dimension',
    cursor: 'crosshair',
    preview: () => (isSame(from, to) ? null : draftDimension(from, to)),
    pointerMove: (input) => void (to = clingAnchor(context, input).anchor),
    pointerDown: (input) => {
      if (input.button === 'main') end(input);
    },
    pointerUp: (input) => {
      if (pressed && isDrag(start, input)) end(input);
      pressed = false;
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}

/** A line from a piece to itself, or without a length, tells nothing. */
export function isSame(from: Anchor, to: Anchor): boolean {
  if (isOnPiece(from) || isOnPiece(to)) {
    return isOnPiece(from) && isOnPiece(to) && from.piece === to.piece;
  }
  return from.x === to.x && from.y === to.y;
}
