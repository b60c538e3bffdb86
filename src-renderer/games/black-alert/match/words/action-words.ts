/**
 * Every action as a row or a button. What an answer means depends on the task that asks, which is the one on top of the
 * view's stack.
 */
import { assertNever } from '../../../../../shared/base';
import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import type { BlackAlertAction, BlackAlertView } from '../../../../../shared/contract/black-alert';
import { answerWords } from './answer-words';
import type { Told } from './context';
import { cardNames } from './names';
import { refereeWords } from './referee-words';
import { capitalized, counted } from './sentence';
import { turnWords } from './turn-words';
import type { ActionWords } from './types';

/** What an action is and does, of whoever's it is. */
export function actionWords(
  content: BlackAlertContent,
  view: BlackAlertView,
  action: BlackAlertAction,
): ActionWords {
  const told: Told = { content, view };
  switch (action.type) {
    case 'begin':
    case 'move':
    case 'use':
    case 'complete-mission':
    case 'repair':
    case 'return':
    case 'play':
    case 'ability':
    case 'take-ready':
    case 'end-turn':
      return turnWords(told, action);
    case 'bid':
    case 'pass':
    case 'choose-node':
    case 'choose-space':
    case 'turn-tile':
    case 'choose-location':
    case 'choose-character':
    case 'choose-card':
    case 'choose-resource':
    case 'choose-option':
    case 'pay':
      return answerWords(told, action);
    case 'drawn':
    case 'revealed':
    case 'laid':
      return chanceWords(told, action);
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
      return refereeWords(told, action);
    default:
      return assertNever(action);
  }
}

type ChanceAction = Extract<BlackAlertAction, { readonly type: 'drawn' | 'revealed' | 'laid' }>;

function chanceWords({ content }: Told, action: ChanceAction): ActionWords {
  switch (action.type) {
    case 'drawn':
      return {
        title: action.cards.length > 0 ? `Drawn: ${cardNames(content, action.cards)}` : 'Nothing drawn',
        detail: `${capitalized(counted(action.cards.length, 'card'))}, as drawn.`,
        rule: 'BA-DRAW-02',
      };
    case 'revealed':
      return { title: 'Reveal', detail: 'All bids are turned up.', rule: 'BA-CHAL-13' };
    case 'laid':
      return {
        title: 'Lay the tiles',
        detail: `${capitalized(counted(action.tiles.length, 'tile'))}, as they lie.`,
        rule: 'BA-COMP-04',
      };
  }
}
