/** The rotation handle follows the pointer: the fore end points at it, snapping softly to half notches. */
import { type Pose, roundPose } from '../../../../../shared/geometry';
import { movePieces } from '../../edits';
import { headingTowards, snaps } from '../../snapping';
import type { SectorState, SelectStage, SelectStates } from './states';
import { rotateHandleOf } from './rotate-handle';

export function rotating(stage: SelectStage, { start }: SelectStates['rotating']): SectorState {
  const { context } = stage;
  const handle = rotateHandleOf(context.pieces, context.selection, start.pxPerIn);
  // The handle was under the pointer a moment ago, in the same event.
  if (!handle) throw new Error('Nothing to rotate');
  const { piece } = handle;
  let pose: Pose = piece.pose;
  return {
    path: 'select.rotating',
    cursor: 'grabbing',
    preview: () => ({ type: 'rotating', id: piece.id, pose }),
    pointerMove: (input) => {
      const snap = snaps(context.snap, input.modifiers.alt);
      pose = roundPose({ ...piece.pose, headingDeg: headingTowards(piece.pose, input.at, snap) });
    },
    pointerUp: () => {
      const label = `Turn ${piece.name} to ${context.words.heading(pose.headingDeg)}`;
      context.commit(label, movePieces(new Map([[piece.id, pose]])));
      stage.go('idle', null);
    },
    cancel: () => {
      stage.go('idle', null);
      return true;
    },
  };
}
