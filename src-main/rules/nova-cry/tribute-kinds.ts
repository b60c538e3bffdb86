/** What a player can give of some kinds: a kind one does not have cannot be named (NC-CARD-04). */
import type { SeatId } from '../engine';
import type { NovaCryState } from './state';
import { seatOf } from './turn-order';

type Kind = 'intel' | 'card' | 'training';

/** Kinds of which the player has something, in the order of the card. */
export function tributeKinds(state: NovaCryState, seat: SeatId, kinds: readonly Kind[]): readonly Kind[] {
  const { intel, hand, training } = seatOf(state, seat);
  const held = { intel, card: hand.length, training };
  return kinds.filter((kind) => held[kind] > 0);
}
