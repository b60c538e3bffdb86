/** A question about the turn: whose it is, and the state it is asked in. */
import type { BlackAlertState, CharacterId, CharacterState } from './state';
import type { Table } from './table';

export interface TurnAsked {
  readonly table: Table;
  readonly state: BlackAlertState;
  readonly character: CharacterId;
  readonly self: CharacterState;
}

export function turnAsked(table: Table, state: BlackAlertState): TurnAsked {
  const character = state.turn.character;
  const self = state.characters[character];
  if (!self) throw new Error(`No character ${character}.`);
  return { table, state, character, self };
}
