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
 * Command cards go to the pile of their own deck, and those that bear Corruption Risk are noted each time, whatever it is
 * for (BA-CLEAN-02, BA-CLEAN-09).
 */
export function discard(play: Play, team: Team, cards: readonly CardId[], why: DiscardReason): void {
  if (cards.length === 0) return;
  const pile = play.state.piles[team];
  for (const card of cards) {
    if (isRisk(play.table, card)) play.state.turn.risk[team].push(card);
    pile.discard.push(card);
  }
  play.tell({ type: 'discarded', team, cards, why });
}

/** A mark on the card; reading b of BA-CLEAN-11 takes it for the card's name. */
function isRisk({ content, readings }: Play['table'], card: CardId): boolean {
  const record = content.commandCards[recordOf(card)];
  return readings['BA-CLEAN-11'] === 'a' ? record?.risk === true : record?.name === 'Corruption Risk';
}

/**
 * Corruption Risk cards that count for a team: every time one was discarded; by reading b of BA-CLEAN-10 every card once
 * that still lies where it was discarded.
 */
export function riskOf({ table, state }: Pick<Play, 'table' | 'state'>, team: Team): number {
  const noted = state.turn.risk[team];
  return table.readings['BA-CLEAN-10'] === 'a' ? noted.length : new Set(noted).size;
}

/** A card is taken back from its team's discards. */
export function takeFromDiscards(play: Play, team: Team, card: CardId): void {
  const pile = play.state.piles[team];
  const { risk } = play.state.turn;
  pile.discard = pile.discard.filter((each) => each !== card);
  if (play.table.readings['BA-CLEAN-10'] === 'b') risk[team] = risk[team].filter((each) => each !== card);
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
