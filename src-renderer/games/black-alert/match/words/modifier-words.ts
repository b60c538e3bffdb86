/** Lasting changes of the rules in words, the side that owns one being `your side`. */
import { assertNever } from '../../../../../shared/base';
import type { Effect, LocationId, Modifier } from '../../../../../shared/content/black-alert';
import { inLocation, theLocation } from './names';
import { capitalized, counted, listed, sentence } from './sentence';

export const SIDES = { own: 'your side', other: 'the other side' } as const;
export const SHIPS_OF = { own: 'your ship', other: 'the other ship' } as const;

const UNTIL = { turn: 'this turn', used: 'the next time', game: 'for the rest of the match' } as const;

export function modification({ until, what }: Extract<Effect, { verb: 'modify' }>): string {
  return `${UNTIL[until]}, ${modifierPhrase(what)}`;
}

/** A change of the rules as a sentence, the side that owns it being `your side`. */
export function modifierWords(what: Modifier): string {
  return sentence(modifierPhrase(what));
}

function modifierPhrase(what: Modifier): string {
  switch (what.changes) {
    case 'mission-when-damaged':
      return 'a Mission may be completed at a damaged location';
    case 'ignore-threat':
      return `${capitalized(what.section)} sections of Threat cards are passed over for your side`;
    case 'bonus-cards':
      return `${SIDES[what.side]} has ${more(what.by, 'bonus card')}${at(what.at)}`;
    case 'resolve-price':
      return `${PRICES[what.of]} cost ${SIDES[what.side]} ${what.by > 0 ? `${what.by} Resolve more` : `${-what.by} Resolve less`}`;
    case 'closed':
      return `${SIDES[what.side]} cannot use ${places(what.at)}`;
    case 'enhancement-price':
      return `enhancing costs ${SIDES[what.side]} ${more(what.by, 'token')}${at(what.at)}`;
    case 'pool-limit':
      return `the pool of ${SHIPS_OF[what.side]} holds ${more(what.by, 'token')}`;
    case 'hand-limit':
      return `${SIDES[what.side]} draws up to ${more(what.by, 'card')}`;
    case 'extra-move':
      return 'you have a second move';
    case 'extra-action':
      return 'you have a second action';
    default:
      return assertNever(what);
  }
}

const PRICES = { mission: 'Missions', repair: 'repairs', any: 'Missions and repairs' } as const;

export function more(by: number, noun: string): string {
  return `${counted(Math.abs(by), noun)} ${by < 0 ? 'less' : 'more'}`;
}

export function at(locations: readonly LocationId[] | undefined): string {
  return locations === undefined ? '' : ` ${listed(locations.map(inLocation), 'or')}`;
}

function places(locations: readonly LocationId[]): string {
  return listed(locations.map(theLocation), 'or');
}
