/** What an action settles, part by part, so that one and the same way of pressing things answers every task. */
import { assertNever } from '../../../../../shared/base';
import type { BlackAlertAction, CardId, UseEffect } from '../../../../../shared/contract/black-alert';
import { askingBy, type Picks } from '../../../../panels/decide/asks';

/** Questions in the order in which they are asked. */
export const ASKS = [
  'mission',
  'option',
  'character',
  'location',
  'space',
  'node',
  'resource',
  'slot',
  'card',
  'turn',
  'cards',
] as const;
export type Ask = (typeof ASKS)[number];
export type Parts = Picks<Ask>;

/** No card, where one may be named or not. */
export const NO_CARD = '';

/** Two sets of cards are the same whatever order they were pressed in. */
export function keyOfCards(cards: readonly CardId[]): string {
  return [...cards].sort().join(' ');
}

/** What an action settles. Referee's and chance's actions settle nothing here: they have panels of their own. */
export function partsOf(action: BlackAlertAction): Parts {
  switch (action.type) {
    case 'begin':
      return { card: action.discard ?? NO_CARD };
    case 'move':
    case 'return':
      return { location: action.to };
    case 'use':
      return partsOfUse(action.effect);
    case 'complete-mission':
      return { mission: action.mission, cards: keyOfCards(action.pay) };
    case 'repair':
      return action.price === 'resolve' ? { cards: keyOfCards(action.pay) } : {};
    case 'play':
    case 'choose-card':
      return { card: action.card };
    case 'take-ready':
      return { slot: String(action.slot) };
    case 'bid':
    case 'pay':
      return { cards: keyOfCards(action.cards) };
    case 'choose-node':
      return { node: action.node };
    case 'choose-space':
      return { space: action.space };
    case 'turn-tile':
      return { space: action.space, turn: String(action.turn) };
    case 'choose-location':
      return { location: action.location };
    case 'choose-character':
      return { character: action.character };
    case 'choose-resource':
      return { resource: action.kind };
    case 'choose-option':
      return { option: String(action.option) };
    case 'ability':
    case 'end-turn':
    case 'pass':
    case 'drawn':
    case 'revealed':
    case 'laid':
    case 'place-discovery':
    case 'place-charon':
    case 'place-fleets':
    case 'place-corruption':
    case 'set-pool':
    case 'place-character':
    case 'set-condition':
    case 'give-card':
    case 'set-damage':
    case 'set-mission':
      return {};
    default:
      return assertNever(action);
  }
}

function partsOfUse({ option, target, location, fleet }: UseEffect): Parts {
  return {
    ...(option !== null && { option }),
    ...(target !== null && { character: target }),
    ...(location !== null && { location }),
    ...(fleet !== null && { space: fleet }),
  };
}

/** `agreeing`, `valuesOf`, `nextAsk`: actions by these questions. */
export { without } from '../../../../panels/decide/asks';
export const { agreeing, valuesOf, nextAsk } = askingBy(ASKS, partsOf);

/** Cards that an action pays or bids with. */
export function cardsOf(action: BlackAlertAction): readonly CardId[] {
  if (action.type === 'pay' || action.type === 'bid') return action.cards;
  return action.type === 'complete-mission' || action.type === 'repair' ? action.pay : [];
}
