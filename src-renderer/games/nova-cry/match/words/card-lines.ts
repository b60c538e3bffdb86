/** Lines of the log that tell of cards drawn and discarded. */
import { assertNever } from '../../../../../shared/base';
import type { LogLine } from '../../../descriptor';
import { counted } from '../../words';
import { type EventOf, lineFor } from './line';
import { cardNames, type Told } from './told';

const PILES: Readonly<Record<string, string>> = {
  planets: 'the planets',
  aliens: 'the aliens',
  scientist: 'the Science pile',
  doctor: 'the Medical pile',
  engineer: 'the Engineer pile',
  ships: 'the ships',
  captains: 'the captains',
  weapons: 'the weapons',
  mercenaries: 'the Mercenaries',
  anomaly: 'a pile for the Anomaly',
};

/** `the Science pile`. */
export function pileWords(pile: string): string {
  return PILES[pile] ?? 'the crew';
}

export function drewLine(told: Told, { seat, pile, count, cards }: EventOf<'drew'>): LogLine {
  const what = cards && cards.length > 0 ? cardNames(told.content, cards) : counted(count, 'card');
  return lineFor(told)(seat, `${told.nameOf(seat)} draws ${what} from ${pileWords(pile)}`, null);
}

export function discardedLine(told: Told, { seat, cards, why }: EventOf<'discarded'>): LogLine {
  const names = cardNames(told.content, cards);
  return lineFor(told)(seat, `${told.nameOf(seat)} ${discardedHow(why, names)}`, DISCARD_RULES[why]);
}

const DISCARD_RULES = {
  pay: 'NC-CARD-01',
  play: 'NC-ACTION-07',
  effect: null,
  token: 'NC-ALERT-10',
  emergency: 'NC-EMERG-04',
} as const;

function discardedHow(why: EventOf<'discarded'>['why'], names: string): string {
  switch (why) {
    case 'pay':
      return `pays with ${names}`;
    case 'play':
      return `discards ${names}, which is played`;
    case 'effect':
      return `discards ${names}`;
    case 'token':
      return `loses ${names} to a Data Leak`;
    case 'emergency':
      return `spends ${names} in an emergency`;
    default:
      return assertNever(why);
  }
}
