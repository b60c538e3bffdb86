/** What an action settles, part by part, so that one and the same way of pressing things answers every task. */
import { assertNever } from '../../../../../shared/base';
import type { SeatId } from '../../../../../shared/contract';
import type { CardId, NovaCryAction, PersonId } from '../../../../../shared/contract/nova-cry';
import { askingBy, type Picks } from '../../../../panels/decide/asks';

/** Questions in the order in which they are asked. */
export const ASKS = [
  'card',
  'option',
  'seat',
  'person',
  'skill',
  'token',
  'planet',
  'pile',
  'officer',
  'kind',
  'ability',
  'line',
  'strategy',
  'intel',
  'cards',
] as const;
export type Ask = (typeof ASKS)[number];
export type Parts = Picks<Ask>;

/** The type that no Mercenary stands in for (NC-KS-02). */
export const NO_OFFICER = '';

/** Two sets of cards are the same whatever order they were pressed in. */
export function keyOfCards(cards: readonly CardId[]): string {
  return [...cards].sort().join(' ');
}

/** A person of a task force, as an answer: own people and those of others are named alike. */
export function personKey(seat: SeatId, person: PersonId): string {
  return `${seat}/${person}`;
}

/** A token and where it lies, as an answer. */
export function tokenKey(from: 'front' | 'ship' | 'bag', token: string): string {
  return `${from}/${token}`;
}

/** What an action of `seat` settles. Referee's and chance's actions settle nothing here: they have panels of their own. */
export function partsOf(action: NovaCryAction, seat: SeatId): Parts {
  switch (action.type) {
    case 'battle':
    case 'duel':
      return { seat: action.target };
    case 'strategy':
      return action.strategies[1] === undefined ? {} : { strategy: action.strategies[1] };
    case 'play':
      return { option: String(action.option), cards: keyOfCards(action.pay) };
    case 'train':
      return { person: personKey(seat, action.crew), skill: action.skill };
    case 'emergency':
      return { person: personKey(seat, action.person), cards: keyOfCards(action.cards) };
    case 'use':
      return { cards: keyOfCards(action.pay) };
    case 'draft':
    case 'choose-card':
      return { card: action.card };
    case 'mercenary':
      return { officer: action.instead ?? NO_OFFICER };
    case 'choose-planet':
      return { planet: action.planet };
    case 'choose-pile':
      return { pile: action.pile };
    case 'choose-seat':
      return { seat: action.seat };
    case 'choose-person':
      return { person: personKey(action.seat, action.person) };
    case 'choose-token':
      return { token: tokenKey(action.from, action.token) };
    case 'choose-kind':
      return { kind: action.kind };
    case 'choose-ability':
      return { ability: String(action.index) };
    case 'choose-option':
      return { option: String(action.option) };
    case 'pay':
      return { cards: keyOfCards(action.cards) };
    case 'bid':
      return { intel: String(action.intel) };
    case 'buy':
      return { line: action.line };
    case 'proceed':
    case 'buy-alien':
    case 'ability':
    case 'service':
    case 'reroll':
    case 'pass':
    case 'rolled':
    case 'drawn':
    case 'tokens':
    case 'revealed':
    case 'set-intel':
    case 'set-victory':
    case 'set-damage':
    case 'set-status':
    case 'set-tokens':
    case 'set-pawn':
    case 'set-training':
    case 'set-sideways':
    case 'set-chancellor':
    case 'give-card':
    case 'give-alien':
      return {};
    default:
      return assertNever(action);
  }
}

export { without } from '../../../../panels/decide/asks';
/** `agreeing`, `valuesOf`, `nextAsk`: actions by these questions, as the seat's whose offers they are. */
export const { agreeing, valuesOf, nextAsk } = askingBy(ASKS, partsOf);

/** Cards that an action gives up. */
export function cardsOf(action: NovaCryAction): readonly CardId[] {
  if (action.type === 'play' || action.type === 'use') return action.pay;
  return action.type === 'pay' || action.type === 'emergency' ? action.cards : [];
}

/**
 * The action with other cards of the same number: where sets of cards are many, main lists only some of them and takes any
 * that is right.
 */
export function withCards(action: NovaCryAction, cards: readonly CardId[]): NovaCryAction {
  if (action.type === 'play' || action.type === 'use') return { ...action, pay: [...cards] };
  return action.type === 'pay' || action.type === 'emergency' ? { ...action, cards: [...cards] } : action;
}
