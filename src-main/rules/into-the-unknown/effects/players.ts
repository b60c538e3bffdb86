/** Which seats a role of the cards means, from whose doing an effect is. */
import { assertNever } from '../../../../shared/base';
import type { PlayerRole } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findUnit } from '../figures/pieces';
import { leadingOf, opponentsOf, playerOrder, trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';

/** The seats of a role, in player order. What is nobody's doing is decided by the trailing player (ITU-HAZARD-11). */
export function seatsOf(
  state: IntoTheUnknownState,
  role: PlayerRole,
  context: EffectContext,
): readonly SeatId[] {
  const self = context.seat ?? trailingOf(state);
  switch (role) {
    case 'self':
      return [self];
    case 'opponent':
      return opponentsOf(state, self).slice(0, 1);
    case 'each':
      return playerOrder(state);
    case 'each-opponent':
      return opponentsOf(state, self);
    case 'trailing':
      return [trailingOf(state)];
    case 'leading':
      return [leadingOf(state)];
    case 'priority':
      return playerOrder(state).slice(0, 1);
    case 'revealer':
      return [state.mission.revealed ?? self];
    case 'owner':
      return [findUnit(state, context.target)?.owner ?? self];
    default:
      return assertNever(role);
  }
}

/** The one seat that decides for a role. */
export function deciderOf(state: IntoTheUnknownState, role: PlayerRole, context: EffectContext): SeatId {
  const [first] = seatsOf(state, role, context);
  if (first === undefined) throw new Error(`Nobody is ${role}.`);
  return first;
}
