/** Playing an action card: who may, what it costs, what becomes of it (NC-ACTION-01 to 09, NC-EVENT-05 to 07). */
import type { Refusal, RuleId } from '../../../shared/base';
import type { ActionOption } from '../../../shared/content/nova-cry';
import type { CardId, TurnAction } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import { canFollow } from './can-follow';
import { bestSkill } from './modifiers';
import { type CardPrice, canPay, payCards, paymentsOf, pays } from './payments';
import { layInPlay } from './permanents';
import { takeFromHand } from './piles';
import type { Play } from './play';
import { gainVictory } from './score';
import type { NovaCryState } from './state';
import { recordOf, type Table } from './table';
import { seatOf } from './turn-order';

export type PlayAction = Extract<TurnAction, { readonly type: 'play' }>;

const OPTIONS = [0, 1] as const;

function optionOf({ content }: Table, card: CardId, option: 0 | 1): ActionOption {
  const found = content.actionCards[recordOf(card)]?.options[option];
  if (!found) throw new Error(`No option ${option} of ${card}.`);
  return found;
}

/** Other cards of the hand that an option has to be paid with; Powercells stand in for Alien Tech alone (NC-CARD-01). */
function priceOf(table: Table, card: CardId, option: 0 | 1): CardPrice {
  const standIns = table.content.actionCards[recordOf(card)]?.skill === 'alien-tech';
  return { count: optionOf(table, card, option).cards, standIns, except: [card] };
}

/** Every play of a card of the hand that is legal now, by card, option and payment. */
export function playActions(table: Table, state: NovaCryState, seat: SeatId): readonly PlayAction[] {
  if (state.turn?.played !== false) return [];
  return seatOf(state, seat).hand.flatMap((card) =>
    OPTIONS.flatMap((option) =>
      hasSkill(table, state, seat, card, option) && isFollowed(table, state, seat, card, option)
        ? paidPlays(table, state, seat, card, option)
        : [],
    ),
  );
}

/** What an Anomaly's card may be carried out as, whatever the skills (NC-EVENT-05, NC-EVENT-06). */
export function anomalyPlays(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  card: CardId,
): readonly PlayAction[] {
  return OPTIONS.flatMap((option) =>
    isFollowed(table, state, seat, card, option) ? paidPlays(table, state, seat, card, option) : [],
  );
}

function paidPlays(
  table: Table,
  state: NovaCryState,
  seat: SeatId,
  card: CardId,
  option: 0 | 1,
): readonly PlayAction[] {
  const ways = paymentsOf(table, state, seat, priceOf(table, card, option));
  return ways.map((pay) => ({ type: 'play', card, option, pay }));
}

/** An own officer of the card's type, not out, with the level of the option (NC-ACTION-03). */
function hasSkill(table: Table, state: NovaCryState, seat: SeatId, card: CardId, option: 0 | 1): boolean {
  const record = table.content.actionCards[recordOf(card)];
  return (
    record !== undefined && bestSkill(table, state, seat, record.skill) >= optionOf(table, card, option).level
  );
}

function isFollowed(table: Table, state: NovaCryState, seat: SeatId, card: CardId, option: 0 | 1): boolean {
  const context = { self: seat, from: card, other: null };
  return canFollow(table, state, optionOf(table, card, option).effects, context);
}

/** Whether a play is legal with whichever cards it is paid: lists name the first ways to pay only. */
export function mayPlay(table: Table, state: NovaCryState, seat: SeatId, action: PlayAction): boolean {
  const { card, option, pay } = action;
  return (
    state.turn?.played === false &&
    seatOf(state, seat).hand.includes(card) &&
    hasSkill(table, state, seat, card, option) &&
    isFollowed(table, state, seat, card, option) &&
    pays(table, state, seat, priceOf(table, card, option), pay)
  );
}

/** Whether an Anomaly's card may be carried out so. */
export function mayPlayAnomaly(table: Table, state: NovaCryState, seat: SeatId, action: PlayAction): boolean {
  const { card, option, pay } = action;
  return (
    isFollowed(table, state, seat, card, option) &&
    pays(table, state, seat, priceOf(table, card, option), pay)
  );
}

/** Why a card of the hand cannot be played now. */
export function whyNotPlay(table: Table, state: NovaCryState, seat: SeatId, action: PlayAction): Refusal {
  const { card, option } = action;
  if (!seatOf(state, seat).hand.includes(card))
    return refusal('not-in-hand', 'The card is not in the hand.', 'NC-ACTION-01');
  if (state.turn?.played !== false)
    return refusal('played', 'One action card is played in a turn.', 'NC-ACTION-01');
  if (!hasSkill(table, state, seat, card, option)) {
    const level = optionOf(table, card, option).level;
    const message = `No officer who is not out has the skill for it: ${level} is asked for.`;
    return refusal('no-skill', message, 'NC-ACTION-03');
  }
  if (!canPay(table, state, seat, priceOf(table, card, option)))
    return refusal('cannot-pay', 'There are not enough other cards to discard for it.', 'NC-ACTION-05');
  if (!isFollowed(table, state, seat, card, option))
    return refusal('cannot-follow', 'Its text cannot be followed now.', 'NC-ACTION-05');
  return refusal('wrong-payment', 'Those cards do not pay for it.', 'NC-ACTION-05');
}

function refusal(code: string, message: string, rule: RuleId): Refusal {
  return { code, message, rule };
}

/** Shown, its points scored at once, then its text (NC-ACTION-04). */
export function playCard(play: Play, seat: SeatId, action: PlayAction): void {
  if (play.state.turn) play.state.turn.played = true;
  takeFromHand(play, seat, [action.card]);
  carryOutCard(play, seat, action, optionOf(play.table, action.card, action.option).victory);
}

/** The text of a card that has left the hand or was drawn by an Anomaly, whose points are not scored (NC-EVENT-06). */
export function carryOutCard(play: Play, seat: SeatId, action: PlayAction, victory = 0): void {
  const { card, option, pay } = action;
  const { effects } = optionOf(play.table, card, option);
  play.tell({ type: 'played', seat, card, option });
  payCards(play, seat, pay);
  if (play.table.content.actionCards[recordOf(card)]?.arrow) layInPlay(play, seat, card, option);
  play.push(
    { type: 'effects', effects, context: { self: seat, from: card, other: null } },
    { type: 'played', seat, card, option },
  );
  gainVictory(play, seat, victory, 'NC-ACTION-04');
}
