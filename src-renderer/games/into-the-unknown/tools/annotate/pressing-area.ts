/** An area is pressed, nothing is decided: a drag draws a disc, a release is the first corner of an outline. */
import { isOnPiece } from '../../../../../shared/sector';
import { isDrag } from '../../../../tools';
import { radiusTo } from '../../annotation-edits';
import { clingAnchor } from '../cling';
import type { AnnotateStage, AnnotateStates, SectorState } from './states';

export function pressingArea(stage: AnnotateStage, { start }: AnnotateStates['pressing-area']): SectorState {
  const { at, anchor } = clingAnchor(stage.context, start);
  // A disc about a piece has its middle there, not on the edge that was nearest to the press.
  const piece = stage.context.pieces.find(({ id }) => isOnPiece(anchor) && anchor.piece === id);
  const middle = piece ? { x: piece.pose.x, y: piece.pose.y } : at;
  return {
    path: 'annotate.pressing-area',
    cursor: 'crosshair',
    preview: () => null,
    pointerMove: (input) => {
      if (isDrag(start, input))
        stage.go('drawing-disc', { at: middle, radiusIn: radiusTo(middle, input.at) });
    },
    pointerUp: () => stage.go('drawing-outline', { points: [at], pointer: at }),
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
