/** Whether a condition of an effect holds for its user now. */
import type { Condition } from '../../../../shared/content/nova-cry';
import type { EffectContext } from '../../../../shared/contract/nova-cry';
import { planetOf } from '../movement';
import { scoreOf } from '../score';
import type { NovaCryState, SeatHeld } from '../state';
import type { Table } from '../table';
import { opponentsOf, seatOf } from '../turn-order';
import { handBesides } from './who';

export function holds(
  table: Table,
  state: NovaCryState,
  context: EffectContext,
  condition: Condition,
): boolean {
  const { self } = context;
  const held = seatOf(state, self);
  switch (condition.is) {
    case 'has': {
      const count =
        condition.what === 'cards' ? handBesides(state, context, self).length : COUNTS[condition.what](held);
      return count >= (condition.atLeast ?? 0) && count <= (condition.atMost ?? Infinity);
    }
    case 'en-route':
      return held.planet !== null && !isAtEnd(table, held);
    case 'docked':
      return isAtEnd(table, held) || (state.turn?.seat === self && state.turn.docked);
    case 'chancellor':
      return state.chancellor === self;
    case 'behind':
      return opponentsOf(state, self).some((each) => scoreOf(seatOf(state, each)) > scoreOf(held));
  }
}

/** On the last travel space (NC-TERM-01). */
function isAtEnd(table: Table, { planet }: SeatHeld): boolean {
  return planet !== null && planet.space >= planetOf(table, planet.card).track.length;
}

type Counted = Extract<Condition, { readonly is: 'has' }>['what'];

/** Tokens are those of the front row and of the ship card. */
const COUNTS: Readonly<Record<Exclude<Counted, 'cards'>, (held: SeatHeld) => number>> = {
  intel: ({ intel }) => intel,
  tokens: ({ front, ship }) => front.length + (ship?.tokens.length ?? 0),
  damage: ({ ship }) => ship?.damage ?? 0,
  aliens: ({ aliens }) => aliens.length,
  permanents: ({ permanents }) => permanents.length,
  victory: scoreOf,
};
