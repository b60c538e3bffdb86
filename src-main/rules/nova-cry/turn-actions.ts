/** What the player of the turn may do in each phase, besides what may be put in between. NC-TURN-01, NC-BATTLE-01, NC-STRAT-01, NC-ACTION-01. */
import type { NovaCryAction, TurnAction, TurnState } from '../../../shared/contract/nova-cry';
import { whyNoAlien } from './aliens';
import { battleActions, duelActions } from './declare-fight';
import { playActions } from './play-card';
import { mayEndStrategies, strategyActions } from './strategies';
import type { NovaCryState } from './state';
import type { Table } from './table';

/** The turn that is asked about. */
export interface TurnAsked {
  readonly table: Table;
  readonly state: NovaCryState;
  readonly turn: TurnState;
}

export function turnAsked(table: Table, state: NovaCryState): TurnAsked {
  if (!state.turn) throw new Error('No turn is under way.');
  return { table, state, turn: state.turn };
}

export function turnActions(asked: TurnAsked): readonly NovaCryAction[] {
  const { table, state, turn } = asked;
  return [...phaseActions(asked), ...playActions(table, state, turn.seat)];
}

function phaseActions(asked: TurnAsked): readonly TurnAction[] {
  const { table, state, turn } = asked;
  switch (turn.phase) {
    case 'alerts':
    case 'navigation':
      return [{ type: 'proceed' }];
    case 'battle':
      return [
        { type: 'proceed' },
        ...battleActions(table, state),
        ...duelActions(table, state),
        ...(whyNoAlien(table, state) === null ? [{ type: 'buy-alien' } as const] : []),
      ];
    case 'strategy':
      return [...(mayEndStrategies(asked) ? [{ type: 'proceed' } as const] : []), ...strategyActions(asked)];
  }
}
