/** Cards between piles, hands and discards. */
import type { RuleId } from '../../../shared/base';
import { type Officer, officerOf } from '../../../shared/content/nova-cry';
import type { CardId, NovaCryEvent, PileName } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';

type WhyDiscarded = Extract<NovaCryEvent, { readonly type: 'discarded' }>['why'];

/** The pile of action cards that a card belongs to (NC-SETUP-03). */
export function pileOfAction({ content }: Table, card: CardId): Officer {
  const record = content.actionCards[recordOf(card)];
  if (!record) throw new Error(`No action card ${card}.`);
  return officerOf(record.skill);
}

/** Cards a pile can still give, its discards with it (NC-SETUP-07). */
export function cardsLeft({ piles }: NovaCryState, pile: PileName): number {
  const { deck, discard } = piles[pile];
  return deck.length + discard.length;
}

/** Into a hand, which stays sorted. */
export function addToHand(play: Play, seat: SeatId, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  const held = play.seat(seat);
  held.hand = [...held.hand, ...cards].sort();
}

/** Out of a hand; a card that is not there is a bug. */
export function takeFromHand(play: Play, seat: SeatId, cards: readonly CardId[]): void {
  const held = play.seat(seat);
  for (const card of cards) {
    const index = held.hand.indexOf(card);
    if (index < 0) throw new Error(`Seat ${seat} does not hold ${card}.`);
    held.hand.splice(index, 1);
  }
}

/** Action cards of a hand go to the discards of their piles, faceup (NC-SETUP-03). */
export function discardCards(play: Play, seat: SeatId, cards: readonly CardId[], why: WhyDiscarded): void {
  if (cards.length === 0) return;
  takeFromHand(play, seat, cards);
  layOnDiscards(play, cards);
  play.tell({ type: 'discarded', seat, cards, why });
}

/** Action cards that come from wherever lie on the discards of their piles. */
export function layOnDiscards(play: Play, cards: readonly CardId[]): void {
  for (const card of cards) play.state.piles[pileOfAction(play.table, card)].discard.push(card);
}

/** Out of a deck, wherever in it they lie; what is left stays as it is. */
export function takeFromDeck(play: Play, pile: PileName, cards: readonly CardId[]): void {
  const { deck } = play.state.piles[pile];
  for (const card of cards) {
    const index = deck.indexOf(card);
    if (index < 0) throw new Error(`${card} does not lie in ${pile}.`);
    deck.splice(index, 1);
  }
}

/** An empty deck takes its discards back (NC-SETUP-07). */
export function reshuffleIfEmpty(play: Play, pile: PileName): void {
  const { deck, discard } = play.state.piles[pile];
  if (deck.length > 0 || discard.length === 0) return;
  play.state.piles[pile] = { deck: discard.sort(), discard: [] };
  play.tell({ type: 'reshuffled', pile });
}

/** Tasks that bring so many action cards of one pile into a hand. */
export function drawToHand(play: Play, seat: SeatId, pile: Officer, count: number): void {
  play.push({ type: 'draw', pile, count, to: { type: 'hand', seat } });
}

/** The player picks the pile for each of so many cards (NC-START-02, NC-STRAT-04). */
export function drawFromChosenPiles(play: Play, seat: SeatId, count: number, rule: RuleId): void {
  play.push({ type: 'draw-cards', seat, count, rule });
}
