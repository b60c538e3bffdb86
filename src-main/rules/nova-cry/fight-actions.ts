/** The Battle and Recruitment Phase: a fight and an alien, none of it compulsory (NC-BATTLE-01 to 03). */
import type { TurnAction } from '../../../shared/contract/nova-cry';
import { buyAlien, whyNoAlien } from './aliens';
import {
  type BattleAction,
  battleActions,
  declareBattle,
  declareDuel,
  type DuelAction,
  duelActions,
} from './declare-fight';
import type { Play } from './play';
import type { NovaCryState } from './state';
import type { Table } from './table';

export type RecruitAction = BattleAction | DuelAction | Extract<TurnAction, { readonly type: 'buy-alien' }>;

/** Every fight the player of the turn may declare and, last, the alien it may buy. */
export function recruitActions(table: Table, state: NovaCryState): readonly RecruitAction[] {
  return [
    ...battleActions(table, state),
    ...duelActions(table, state),
    ...(whyNoAlien(table, state) === null ? [{ type: 'buy-alien' } as const] : []),
  ];
}

/** Carries it out; it was checked before. */
export function takeRecruitAction(play: Play, action: RecruitAction): void {
  switch (action.type) {
    case 'battle':
      return declareBattle(play, action);
    case 'duel':
      return declareDuel(play, action);
    case 'buy-alien':
      return buyAlien(play);
  }
}
