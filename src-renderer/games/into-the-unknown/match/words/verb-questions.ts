/** An effect that asks for a choice first. */
import { effectWords } from './effect-words';
import { ask, type TaskWords } from './line';
import type { TaskViewOf } from './tables';
import type { Told } from './told';

export function verbQuestion(told: Told, { effect, context, picks }: TaskViewOf<'verb'>): TaskWords {
  const { seat, rule } = context;
  if (effect.verb === 'choose') return ask(seat, effect.may ? 'choose one, or none' : 'choose one', '', rule);
  const chosen = picks.length === 0 ? '' : `${picks.length} chosen so far`;
  return ask(seat, TITLES[effect.verb] ?? 'choose', join(effectWords(told, effect), chosen), rule);
}

function join(words: string, chosen: string): string {
  return [words, chosen].filter((part) => part !== '').join('; ');
}

const TITLES: Readonly<Record<string, string>> = {
  token: 'choose a unit for the tokens',
  transmit: 'to whom, and how many?',
  damage: 'choose who is damaged',
  hurt: 'choose who is hurt',
  repair: 'choose what is repaired',
  heal: 'choose who is healed',
  inspire: 'choose who is inspired',
  coerce: 'choose who is coerced',
  control: 'choose the marker',
  influence: 'where does the influence marker go?',
  'remove-feature': 'choose the feature that goes',
  'place-feature': 'place the feature',
  'move-feature': 'choose the feature that moves',
  'place-unit': 'place the unit',
  'transfer-unit': 'choose the unit',
  directive: 'turn the directive?',
  condition: 'choose the unit',
  lock: 'choose the lock',
  ready: 'choose who is readied',
  commit: 'choose who commits',
  alert: 'turn the alert dial',
  'set-alert': 'turn the alert dial',
  'move-card': 'choose the station',
  'set-aside-officers': 'choose who is set aside',
  each: 'in which order?',
  turn: 'turn it',
};
