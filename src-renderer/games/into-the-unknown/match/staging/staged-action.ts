/** A staged manoeuvre as the action that is proposed. */
import type { IntoTheUnknownAction } from '../../../../../shared/contract/into-the-unknown';
import type { Judged } from '../../judged';
import { maneuverOf } from '../../staging';

/** As far as it is possible; null where it is not possible at all. `endurance`: of a launched projectile. */
export function stagedAction(
  { staging, possible }: Judged,
  system: string | null,
  endurance: number | null,
): IntoTheUnknownAction | null {
  if (!possible) return null;
  switch (staging.type) {
    case 'move': {
      const { kind, tool, notches, headingDeg } = maneuverOf(staging);
      const distanceIn = kind === 'come-about' ? 0 : possible.travelIn;
      return { type: 'maneuver', kind, tool, notches, distanceIn, headingDeg, system };
    }
    case 'slide':
      return { type: 'slide', flat: staging.flat, distanceIn: possible.travelIn, system };
    case 'launch': {
      const { slot, notches, side, slideIn } = staging.launch;
      return { type: 'launch', slot, notches, side, alongIn: slideIn, endurance, system };
    }
    case 'dock':
      return null;
  }
}
