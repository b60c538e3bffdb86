/** Cards between piles, hands and slots. Hands and decks are kept sorted, so that equal cards are equal data. */
import type { Team } from '../../../shared/content/black-alert';
import type { BlackAlertEvent } from './events';
import type { Play } from './play';
import type { BlackAlertState, CardId, CharacterId, PileName } from './state';
import { recordOf } from './table';

export type DiscardReason = Extract<BlackAlertEvent, { type: 'discarded' }>['why'];

/** How many cards a draw can still bring: those of the deck, then those of its discards (BA-DRAW-03, BA-DRAW-04). */
export function cardsLeft(state: BlackAlertState, pile: PileName): number {
  const { top, rest, discard } = state.piles[pile];
  return top.length + rest.length + (reshuffles(pile) ? discard.length : 0);
}

/** Damage cards and Missions have no discards that come back of themselves. */
export function reshuffles(pile: PileName): boolean {
  return pile === 'starfleet' || pile === 'terran' || pile === 'threat';
}

export function addToHand(play: Play, character: CharacterId, cards: readonly CardId[]): void {
  const held = characterOf(play, character);
  held.hand = [...held.hand, ...cards].sort();
}

export function takeFromHand(play: Play, character: CharacterId, cards: readonly CardId[]): void {
  const held = characterOf(play, character);
  const gone = new Set(cards);
  held.hand = held.hand.filter((card) => !gone.has(card));
}

/**
 * Command cards go to the pile of their own deck. Each that bears Corruption Risk counts once for each time it is
 * discarded, whatever for (BA-CLEAN-02, BA-CLEAN-09, BA-CLEAN-10); reading b counts a card once a turn.
 */
export function discard(play: Play, team: Team, cards: readonly CardId[], why: DiscardReason): void {
  if (cards.length === 0) return;
  const pile = play.state.piles[team];
  const isDistinct = play.table.readings['BA-CLEAN-10'] === 'b';
  for (const card of cards) {
    const isRisk = play.table.content.commandCards[recordOf(card)]?.risk ?? false;
    if (isRisk && !(isDistinct && pile.discard.includes(card))) play.state.turn.risk[team] += 1;
    pile.discard.push(card);
  }
  play.tell({ type: 'discarded', team, cards, why });
}

/** From the hand of its owner to the pile of its deck. */
export function discardFromHand(
  play: Play,
  character: CharacterId,
  cards: readonly CardId[],
  why: DiscardReason,
): void {
  takeFromHand(play, character, cards);
  discard(play, characterOf(play, character).team, cards, why);
}

/** Who drew, and for its own seat what. */
export function tellDrawn(play: Play, character: CharacterId, cards: readonly CardId[]): void {
  const { seat } = characterOf(play, character);
  play.tell({ type: 'drew', seat, character, count: cards.length, cards });
}

export function characterOf(play: Play, id: CharacterId): Play['state']['characters'][string] {
  const found = play.state.characters[id];
  if (!found) throw new Error(`No character ${id}.`);
  return found;
}

/** The printed Resolve of a Command card (BA-RESOLVE-01). */
export function resolveOf(play: Pick<Play, 'table'>, card: CardId): number {
  return play.table.content.commandCards[recordOf(card)]?.resolve ?? 0;
}
