/** Cards discarded for an option, an alien or an arrow card; Powercells and Megacoils in play stand in (NC-CARD-01, NC-CARD-02). */
import type { CardId } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { leavePlay } from './permanents';
import { discardCards } from './piles';
import type { Play } from './play';
import type { NovaCryState, SeatHeld } from './state';
import { recordOf, type Table } from './table';
import { seatOf } from './turn-order';

/** No list of payments is longer; a hoard of cards has more ways to pay than anybody can read, and each is taken all the same. */
const MOST_PAYMENTS = 200;

export interface CardPrice {
  /** How many cards; 0: nothing is paid. */
  readonly count: number;
  /** Whether cards in play may stand in: for an Alien Tech card or an alien. */
  readonly standIns: boolean;
  /** Cards that do not pay, being what is played or used. */
  readonly except: readonly CardId[];
}

interface Payer {
  readonly card: CardId;
  readonly worth: number;
}

/** As how many discards a card in play counts; 0: it cannot stand in. */
function worthInPlay(table: Table, { card, option }: SeatHeld['permanents'][number]): number {
  return table.content.actionCards[recordOf(card)]?.options[option]?.standsFor ?? 0;
}

function payersOf(table: Table, held: SeatHeld, { standIns, except }: CardPrice): readonly Payer[] {
  const hand = held.hand.map((card) => ({ card, worth: 1 }));
  const inPlay = standIns
    ? held.permanents.map((each) => ({ card: each.card, worth: worthInPlay(table, each) }))
    : [];
  return [...hand, ...inPlay].filter(({ card, worth }) => worth > 0 && !except.includes(card));
}

/**
 * Ways to pay with nothing given for nothing, the first 200. Copies of a card are as good as each other, so of equal ones
 * the first are listed.
 */
export function paymentsOf(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  price: CardPrice,
): readonly (readonly CardId[])[] {
  if (price.count === 0) return [[]];
  const payers = payersOf(table, seatOf(state, seat), price);
  const found: CardId[][] = [];
  extend(payers, 0, [], price.count, found);
  return found;
}

function extend(
  payers: readonly Payer[],
  from: number,
  chosen: Payer[],
  due: number,
  found: CardId[][],
): void {
  const paid = chosen.reduce((sum, { worth }) => sum + worth, 0);
  if (paid >= due) {
    if (!hasSurplus(chosen, due)) found.push(chosen.map(({ card }) => card));
    return;
  }
  for (let index = from; index < payers.length && found.length < MOST_PAYMENTS; index += 1) {
    const payer = payers[index];
    if (!payer || isLaterCopy(payers, index, from, payer)) continue;
    extend(payers, index + 1, [...chosen, payer], due, found);
  }
}

/** Whether an equal card before it was passed over. */
function isLaterCopy(payers: readonly Payer[], index: number, from: number, payer: Payer): boolean {
  const before = index > from ? payers[index - 1] : undefined;
  return before?.worth === payer.worth && recordOf(before.card) === recordOf(payer.card);
}

/** Whether a card could be left out and the price still be met. */
function hasSurplus(chosen: readonly Payer[], due: number): boolean {
  const paid = chosen.reduce((sum, { worth }) => sum + worth, 0);
  return chosen.some(({ worth }) => paid - worth >= due);
}

/** Whether exactly these cards pay a price: all at hand or in play, none twice, none for nothing. */
export function pays(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  price: CardPrice,
  cards: readonly CardId[],
): boolean {
  if (new Set(cards).size !== cards.length) return false;
  const payers = payersOf(table, seatOf(state, seat), price);
  const chosen = cards.map((card) => payers.find((each) => each.card === card));
  const known = chosen.filter((each) => each !== undefined);
  if (known.length !== chosen.length) return false;
  const paid = known.reduce((sum, { worth }) => sum + worth, 0);
  return paid >= price.count && !hasSurplus(known, price.count);
}

/** Whether a price can be met at all. */
export function canPay(table: Table, state: NovaCryState, seat: SeatId, price: CardPrice): boolean {
  if (price.count === 0) return true;
  const payers = payersOf(table, seatOf(state, seat), price);
  return payers.reduce((sum, { worth }) => sum + worth, 0) >= price.count;
}

/** Discards what pays, from hand and from play; what lay in play leaves with all it did. */
export function payCards(play: Play, seat: SeatId, cards: readonly CardId[]): void {
  const { hand } = play.seat(seat);
  const fromHand = cards.filter((card) => hand.includes(card));
  discardCards(play, seat, fromHand, 'pay');
  for (const card of cards) if (!fromHand.includes(card)) leavePlay(play, seat, card, 'pay');
}
