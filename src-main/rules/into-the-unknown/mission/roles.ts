/** Which players a card speaks of. */
import { assertNever } from '../../../../shared/base';
import type { PlayerRole } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findUnit } from '../figures';
import { leadingOf, opponentsOf, playerOrder, trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';

/**
 * The seats that a role means, in player order; none where nobody has it. From nobody's side (missions, hazard units) the
 * trailing player acts (ITU-HAZARD-11). With several opponents, one who is asked is the first in player order. `about`:
 * the unit that the effect falls on, for `owner`; left out: the target, else the acting unit.
 */
export function playersOf(
  state: IntoTheUnknownState,
  { seat, self, target }: EffectContext,
  role: PlayerRole,
  about: string | null = null,
): readonly SeatId[] {
  const acting = seat ?? trailingOf(state);
  switch (role) {
    case 'self':
      return [acting];
    case 'opponent':
      return opponentsOf(state, acting).slice(0, 1);
    case 'each':
      return playerOrder(state);
    case 'each-opponent':
      return seat === null ? playerOrder(state) : opponentsOf(state, acting);
    case 'trailing':
      return [trailingOf(state)];
    case 'leading':
      return [leadingOf(state)];
    case 'priority':
      return playerOrder(state).slice(0, 1);
    case 'revealer':
      return state.mission.revealed === null ? [] : [state.mission.revealed];
    case 'owner': {
      const unit = findUnit(state, about) ?? findUnit(state, target) ?? findUnit(state, self);
      return unit === undefined || unit.owner === null ? [] : [unit.owner];
    }
    default:
      return assertNever(role);
  }
}

/** The one who decides for a role; who acts where nobody has it. */
export function deciderOf(state: IntoTheUnknownState, context: EffectContext, role: PlayerRole): SeatId {
  return playersOf(state, context, role)[0] ?? context.seat ?? trailingOf(state);
}
