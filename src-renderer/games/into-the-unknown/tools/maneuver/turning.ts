/** The ring follows the pointer: the turn is staged, judged live; Esc puts back what was staged before. */
import { snaps } from '../../snapping';
import { turnedTo } from '../../staging-handles';
import type { SectorState } from '../context';
import type { ManeuverStage, ManeuverStates } from './states';

export function turning(stage: ManeuverStage, { judged }: ManeuverStates['turning']): SectorState {
  const { context } = stage;
  const before = judged.staging;
  return {
    path: 'maneuver.turning',
    cursor: 'grabbing',
    preview: () => ({ type: 'handle', kind: 'turn' }),
    pointerMove: (input) => {
      const snap = snaps(context.snap, input.modifiers.alt);
      context.stage(turnedTo(before, judged, input.at, snap));
    },
    pointerUp: () => stage.go('idle', null),
    cancel: () => {
      context.stage(before);
      stage.go('idle', null);
      return true;
    },
  };
}
