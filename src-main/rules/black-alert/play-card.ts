/** Playing a Command card for its text, and the special ability. BA-FREE-02, BA-FREE-04, BA-FREE-05, BA-CHAL-27. */
import type { Effect } from '../../../shared/content/black-alert';
import { mayTakePart } from './challenge';
import { takeFromHand } from './cards';
import type { Play } from './play';
import type { BlackAlertState, CardId, CharacterId } from './state';
import { recordOf, type Table } from './table';

/** The effects of a card's text or, for null, of the Character's ability; null: it has none to play. */
function effectsOf(table: Table, character: CharacterId, card: CardId | null): readonly Effect[] | null {
  if (card === null) return table.content.characters[character]?.ability.effects ?? null;
  return table.content.commandCards[recordOf(card)]?.play ?? null;
}

/**
 * Whether a card or the ability can be played by the rules of the turn; its effects are then carried out as far as possible
 * (BA-FREE-02). A challenge needs another card to bid and a Character that may take part (BA-CHAL-07, BA-WOUND-03).
 */
export function isPlayable(
  table: Table,
  state: BlackAlertState,
  character: CharacterId,
  card: CardId | null,
): boolean {
  const effects = effectsOf(table, character, card);
  if (effects === null) return false;
  if (!effects.some(({ verb }) => verb === 'challenge')) return true;
  const hand = state.characters[character]?.hand ?? [];
  return mayTakePart(state, character) && hand.some((other) => other !== card);
}

/** The card goes to its pile after its text; in a challenge it is discarded won or lost (BA-FREE-02, BA-CHAL-27). */
export function playCard(play: Play, character: CharacterId, card: CardId): void {
  const effects = effectsOf(play.table, character, card) ?? [];
  play.state.turn.playedText = true;
  play.tell({ type: 'played', character, card });
  takeFromHand(play, character, [card]);
  play.push(
    { type: 'effects', effects, context: { self: character, from: card } },
    { type: 'played', character, card },
  );
}

/** Once in the match (BA-TURN-05, BA-FREE-05). */
export function useAbility(play: Play, character: CharacterId): void {
  const self = play.state.characters[character];
  if (!self) throw new Error(`No character ${character}.`);
  self.abilityUsed = true;
  play.state.turn.usedAbility = true;
  play.tell({ type: 'ability', character, card: character });
  const effects = effectsOf(play.table, character, null) ?? [];
  play.push({ type: 'effects', effects, context: { self: character, from: character } });
}
