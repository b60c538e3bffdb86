/** The knob follows the pointer along the track: the travel is staged, judged live; Esc puts back the old one. */
import { snaps } from '../../snapping';
import { travelOf } from '../../staging';
import { travelledTo } from '../../staging-handles';
import type { SectorState } from '../context';
import type { ManeuverStage, ManeuverStates } from './states';

export function travelling(stage: ManeuverStage, entry: ManeuverStates['travelling']): SectorState {
  const { context } = stage;
  const { start, judged } = entry;
  const before = judged.staging;
  const startIn = travelOf(before) ?? 0;
  return {
    path: 'maneuver.travelling',
    cursor: 'grabbing',
    preview: () => ({ type: 'handle', kind: 'travel' }),
    pointerMove: (input) => {
      if (!judged.track) return;
      const drag = { from: start.at, to: input.at, startIn };
      context.stage(travelledTo(before, judged.track, drag, snaps(context.snap, input.modifiers.alt)));
    },
    pointerUp: () => stage.go('idle', null),
    cancel: () => {
      context.stage(before);
      stage.go('idle', null);
      return true;
    },
  };
}
