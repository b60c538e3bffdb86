/** A turn before anything was done in it. */
import type { CharacterId, TurnState } from './state';

/** What holds the Character is settled when the turn begins: wounds of this turn count for the next (BA-WOUND-02). */
export function freshTurn(number: number, character: CharacterId, held: TurnState['held']): TurnState {
  return {
    number,
    character,
    step: 'draw',
    moves: 0,
    actions: 0,
    playedText: false,
    usedAbility: false,
    tookReady: false,
    held,
    risk: { starfleet: [], terran: [] },
  };
}
