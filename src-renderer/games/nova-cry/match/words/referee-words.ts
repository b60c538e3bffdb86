/** What the referee does, for the form and for the log. */
import { assertNever } from '../../../../../shared/base';
import type { RefereeAction } from '../../../../../shared/contract/nova-cry';
import { STATUS_NAMES } from '../../cards/words';
import { counted, TOKEN_NAMES } from '../../words';
import { cardName, listed, personName, type Told } from './told';

const WORDS: Readonly<Record<RefereeAction['type'], string>> = {
  'set-intel': 'sets Intel',
  'set-victory': 'sets victory points',
  'set-damage': 'sets the damage of a ship',
  'set-status': 'sets how somebody fares',
  'set-tokens': 'sets alert tokens',
  'set-pawn': 'moves a pawn',
  'set-training': 'sets training tokens',
  'set-sideways': 'turns a ship card',
  'set-chancellor': 'gives the Chancellorship',
  'give-card': 'gives a card',
  'give-alien': 'gives an alien',
};

/** For the log, which is told only what kind of thing was overruled. */
export function refereedWords(what: string): string {
  return `the referee ${Object.hasOwn(WORDS, what) ? WORDS[what as RefereeAction['type']] : 'overrules'}`; // its own key
}

/** The very action, such as `Vantar has 4 Intel`. */
export function refereeWords(told: Told, action: RefereeAction): string {
  const { content, nameOf } = told;
  switch (action.type) {
    case 'set-intel':
      return `${nameOf(action.seat)} has ${action.intel} Intel`;
    case 'set-victory':
      return `${nameOf(action.seat)} has ${action.victory} VP on the track`;
    case 'set-damage':
      return `the ship of ${nameOf(action.seat)} has ${action.damage} damage`;
    case 'set-status':
      return `${personName(told, action.seat, action.person)} of ${nameOf(action.seat)} is ${STATUS_NAMES[action.status].toLowerCase()}`;
    case 'set-tokens':
      return `${nameOf(action.seat)} has ${tokenList(action.front)} in the front row and ${tokenList(action.ship)} on the ship`;
    case 'set-pawn':
      return action.planet === null
        ? `${nameOf(action.seat)} has no planet card`
        : `${nameOf(action.seat)} stands on space ${action.space} of ${cardName(content, action.planet)}`;
    case 'set-training':
      return `${nameOf(action.seat)} has ${counted(action.training, 'training token')} to place`;
    case 'set-sideways':
      return `the ship card of ${nameOf(action.seat)} lies ${action.sideways ? 'sideways' : 'upright'}`;
    case 'set-chancellor':
      return action.seat === null ? 'nobody is Chancellor' : `${nameOf(action.seat)} is Chancellor`;
    case 'give-card':
      return `${nameOf(action.to)} gets ${cardName(content, action.card)}`;
    case 'give-alien':
      return `${cardName(content, action.card)} joins the crew of ${nameOf(action.to)}`;
    default:
      return assertNever(action);
  }
}

function tokenList(tokens: readonly (keyof typeof TOKEN_NAMES)[]): string {
  return tokens.length === 0 ? 'no token' : listed(tokens.map((token) => TOKEN_NAMES[token]));
}
