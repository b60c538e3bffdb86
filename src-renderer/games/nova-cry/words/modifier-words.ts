/** What a lasting change of the rules changes, in a phrase. */
import { assertNever } from '../../../../shared/base';
import type { Effect, Modifier } from '../../../../shared/content/nova-cry';
import { SKILL_NAMES, SYMBOL_NAMES, TOKEN_NAMES } from './names';

/** `phrases` words the effects of a strategy of one's own. */
export function modifierWords(change: Modifier, phrases: (effects: readonly Effect[]) => string): string {
  switch (change.changes) {
    case 'warp':
    case 'weapons':
    case 'hull':
    case 'battle-price':
    case 'duel-price':
    case 'alien-price':
    case 'planets-drawn':
    case 'dock-intel':
    case 'damage-taken':
    case 'damage-dealt':
    case 'quiet-tokens':
    case 'wounds-borne':
    case 'discovery-rerolls':
      return FIGURES[change.changes](signed(change.by));
    case 'skill':
      return change.skill === 'any'
        ? `all skills of your officers are ${signed(change.by)}`
        : `${SKILL_NAMES[change.skill]} of your officers is ${signed(change.by)}`;
    case 'ignores-symbol':
      return `${SYMBOL_NAMES[change.symbol]} symbols do nothing to you`;
    case 'ignores-token':
      return `${TOKEN_NAMES[change.token]} tokens you draw go back into the bag`;
    case 'strategy':
      return `you may choose the strategy ${change.name}: ${phrases(change.effects)}`;
    default:
      return assertNever(change);
  }
}

type Figure = Extract<Modifier, { readonly by: number }>['changes'];

const FIGURES: Readonly<Record<Exclude<Figure, 'skill'>, (by: string) => string>> = {
  warp: (by) => `your ship has ${by} warp`,
  weapons: (by) => `your ship has ${by} weapons`,
  hull: (by) => `your ship has ${by} hull`,
  'battle-price': (by) => `a ship battle costs you ${by} Intel`,
  'duel-price': (by) => `a duel costs you ${by} Intel`,
  'alien-price': (by) => `an alien costs you ${by} Intel`,
  'planets-drawn': (by) => `you draw ${by} planet cards`,
  'dock-intel': (by) => `each docking gives you ${by} Intel`,
  'damage-taken': (by) => `each hit on your ship deals ${by} damage`,
  'damage-dealt': (by) => `each hit of your ship deals ${by} damage`,
  'quiet-tokens': (by) => `your front row lies quiet with ${by} tokens`,
  'wounds-borne': (by) => `your captain bears ${by} wounds`,
  'discovery-rerolls': (by) => `you may re-roll discoveries ${by} times`,
};

/** `+1`, `−2`. */
function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
