/** What an effect asks before it can be carried out. */
import type { Verb } from '../../../../../shared/content/nova-cry';
import type { TaskOf } from '../../../../../shared/contract/nova-cry';
import { effectWords } from '../../words';
import type { TaskWords } from './task-line';
import { cardName, type Told } from './told';

/** Verbs that ask for something first; every other is carried out at once. */
const ASKS: Readonly<Partial<Record<Verb, string>>> = {
  steal: 'choose whom to take from',
  tribute: 'choose who has to give',
  draw: 'choose a pile to draw from',
  search: 'choose a pile to search',
  recover: 'choose a pile to fetch from',
  discard: 'choose who discards',
  strip: 'choose an arrow card in play',
  'see-hands': 'choose whose hand to see',
  'hold-back': 'choose whose pawn goes back',
  'cast-off': 'choose whose planet card is discarded',
  'knock-out': 'choose who is knocked out',
  destroy: 'choose who is destroyed',
  revive: 'choose who is revived',
  resurrect: 'choose who is resurrected',
  restore: 'choose who recovers',
  damage: 'choose whose ship is damaged',
  alert: 'choose who draws tokens',
  clear: 'choose a token for the bag',
  activate: 'choose a token to activate',
  'pass-token': 'choose a token and who gets it',
  attach: 'choose whom to lay it on',
  'raise-ability': 'choose an ability to raise',
  choose: 'choose one',
  pay: 'pay or leave it',
  lose: 'choose who loses',
  gain: 'choose who gains',
};

export function verbQuestion({ content }: Told, { effect, context }: TaskOf<'verb'>): TaskWords {
  return {
    who: context.self,
    title: ASKS[effect.verb] ?? 'carry it out',
    detail: `${cardName(content, context.from)}: ${effectWords(effect)}`,
    rule: 'NC-ACTION-05',
  };
}
