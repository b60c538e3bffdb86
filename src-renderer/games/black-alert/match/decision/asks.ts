/** What an action settles, part by part, so that one and the same way of pressing things answers every task. */
import { assertNever } from '../../../../../shared/base';
import type { BlackAlertAction, CardId, UseEffect } from '../../../../../shared/contract/black-alert';

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
/** One answer to one question, as text: an id, a number, or a set of cards by its key. */
export type Parts = Readonly<Partial<Record<Ask, string>>>;

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

/** Actions that agree with every answer given so far. */
export function agreeing(actions: readonly BlackAlertAction[], picks: Parts): readonly BlackAlertAction[] {
  const asked = ASKS.filter((ask) => picks[ask] !== undefined);
  return actions.filter((action) => {
    const parts = partsOf(action);
    return asked.every((ask) => parts[ask] === picks[ask]);
  });
}

/** Distinct answers to one question, in the order of the rules' list; an action that leaves it open counts for none. */
export function valuesOf(actions: readonly BlackAlertAction[], ask: Ask): readonly string[] {
  return [...new Set(actions.flatMap((action) => partsOf(action)[ask] ?? []))];
}

/** The first question on which the actions still differ; null: there is but one, or they are all alike. */
export function nextAsk(actions: readonly BlackAlertAction[], picks: Parts): Ask | null {
  if (actions.length < 2) return null;
  return (
    ASKS.find(
      (ask) => picks[ask] === undefined && new Set(actions.map((action) => partsOf(action)[ask])).size > 1,
    ) ?? null
  );
}

/** Cards that an action pays or bids with. */
export function cardsOf(action: BlackAlertAction): readonly CardId[] {
  if (action.type === 'pay' || action.type === 'bid') return action.cards;
  return action.type === 'complete-mission' || action.type === 'repair' ? action.pay : [];
}

/** The answers without one of them. */
export function without(picks: Parts, ask: Ask): Parts {
  return Object.fromEntries(Object.entries(picks).filter(([key]) => key !== ask));
}
