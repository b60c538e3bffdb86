/** What effects do, one sentence each, as the rules carry them out. `you` is the player whose card it is. */
import { assertNever } from '../../../../shared/base';
import type { Effect, PersonRole, PlayerRole } from '../../../../shared/content/nova-cry';
import { conditionWords } from './condition-words';
import { modifierWords } from './modifier-words';
import { counted, PILE_NAMES } from './names';

export function effectWords(effect: Effect): string {
  return sentence(phrase(effect));
}

/** Effects carried out in order, one sentence each. */
export function effectsWords(effects: readonly Effect[]): string {
  return effects.map(effectWords).join(' ');
}

/** Without capital and full stop, to stand within a sentence. */
function phrases(effects: readonly Effect[]): string {
  return effects.map(phrase).join(', then ');
}

type Of<Verb extends Effect['verb']> = Extract<Effect, { verb: Verb }>;

/** One case for each verb of the closed list. */
function phrase(effect: Effect): string {
  switch (effect.verb) {
    case 'gain':
      return `${doing(effect.who, 'gain')} ${gained(effect)}`;
    case 'lose':
      return `${doing(effect.who, 'lose')} ${effect.count} Intel`;
    case 'steal':
      return `take ${effect.what === 'intel' ? `${effect.count} Intel` : counted(effect.count, 'card')} from ${WHOM[effect.from]}`;
    case 'tribute':
      return `${doing(effect.from, 'give')} you ${tributeWords(effect)}, of their choice`;
    case 'draw':
      return `${doing(effect.who, 'draw')} ${counted(effect.count, 'card')} from ${pileWords(effect.pile)}`;
    case 'search':
      return `search ${pileWords(effect.pile)} for ${counted(effect.count, 'card')} of your choice`;
    case 'recover':
      return `take ${counted(effect.count, 'card')} from the discards of ${pileWords(effect.pile)}`;
    case 'discard':
      return `${doing(effect.who, 'discard')} ${counted(effect.count, 'card')}${effect.by === 'chance' ? ' at random' : ''}`;
    case 'strip':
      return `discard ${counted(effect.count, 'arrow card')} in play of ${WHOM[effect.who]}`;
    case 'see-hands':
      return `look at the hand of ${WHOM[effect.who]}${effect.take > 0 ? ` and take ${counted(effect.take, 'card')}` : ''}`;
    case 'move':
      return `move ${counted(effect.spaces, 'space')}`;
    case 'hold-back':
      return `the pawn of ${WHOM[effect.who]} goes back ${counted(effect.spaces, 'space')}`;
    case 'survey':
      return `with no planet card in play, see ${counted(effect.see, 'planet card')} and play one that your warp allows`;
    case 'cast-off':
      return `the planet card of ${WHOM[effect.who]} is discarded`;
    case 'knock-out':
    case 'destroy':
    case 'revive':
    case 'resurrect':
    case 'restore':
      return `${TREATMENTS[effect.verb]} ${persons(effect.whom, effect.count)}`;
    case 'damage':
      return `${doing(effect.who, 'take')} ${effect.count} damage${effect.evadable ? ', which can be evaded' : ''}`;
    case 'repair':
      return `remove ${effect.count} damage from your ship`;
    case 'alert':
      return `${doing(effect.who, 'draw')} ${counted(effect.count, 'alert token')}`;
    case 'clear':
      return `put ${counted(effect.count, 'token')} ${CLEARED[effect.from]} back into the bag`;
    case 'activate':
      return `activate ${counted(effect.count, 'alert token')} of ${WHOM[effect.who]}`;
    case 'pass-token':
      return `pass ${counted(effect.count, 'alert token')} to an opponent`;
    case 'alien':
      return effect.see === effect.keep
        ? `take ${counted(effect.keep, 'alien')}`
        : `draw ${counted(effect.see, 'alien')}, keep ${effect.keep}`;
    case 'chancellorship':
      return 'all bid for the Chancellorship';
    case 'attach':
      return `lay this on ${effect.to === 'friendly-captain' ? 'your captain' : 'one of your crew'}, who ${GIFTS[effect.gives]}`;
    case 'raise-ability':
      return `raise an ability of your ${effect.of} by 1`;
    case 'choose':
      return `choose: ${effect.options.map(phrases).join('; or ')}`;
    case 'if':
      return `if ${conditionWords(effect.condition)}, ${phrases(effect.then)}${effect.else ? `; else ${phrases(effect.else)}` : ''}`;
    case 'pay':
      return `you may ${effect.what === 'intel' ? `pay ${effect.count} Intel` : `discard ${counted(effect.count, 'card')}`} to ${phrases(effect.then)}`;
    case 'modify':
      return `${UNTIL[effect.until]}${modifierWords(effect.what, phrases)}`;
    case 'escape':
      return 'the ship battle ends at once';
    case 'reroll':
      return `${effect.whose === 'own' ? 'your' : 'the other'} die falls again`;
    case 'prevent':
      return `prevent ${effect.count} of this damage, or of these wounds`;
    case 'cancel':
      return 'what calls for this does not happen';
    case 'note':
      return effect.text;
    default:
      return assertNever(effect);
  }
}

const SUBJECTS: Readonly<Record<PlayerRole, string>> = {
  self: '',
  opponent: 'an opponent',
  'each-opponent': 'each opponent',
  everybody: 'everybody',
  other: 'the other player',
};

const WHOM: Readonly<Record<Exclude<PlayerRole, 'self' | 'everybody'>, string>> = {
  opponent: 'an opponent',
  'each-opponent': 'each opponent',
  other: 'the other player',
};

function doing(who: PlayerRole, verb: string): string {
  return who === 'self' ? verb : `${SUBJECTS[who]} ${verb}s`;
}

function gained({ what, count }: Of<'gain'>): string {
  if (what === 'intel') return `${count} Intel`;
  return what === 'victory' ? `${count} VP` : counted(count, 'training token');
}

function tributeWords({ kinds, count }: Of<'tribute'>): string {
  const words = { intel: 'Intel', card: 'card', training: 'training token' } as const;
  return kinds.map((kind) => `${count} ${words[kind]}`).join(' or ');
}

function pileWords(pile: Of<'draw'>['pile']): string {
  return pile === 'any' ? 'any action pile' : `the ${PILE_NAMES[pile]} pile`;
}

const TREATMENTS = {
  'knock-out': 'knock out',
  destroy: 'destroy',
  revive: 'revive',
  resurrect: 'resurrect',
  restore: 'revive or resurrect',
} as const;

const CLEARED = { front: 'of your front row', ship: 'on your ship', both: 'of yours' } as const;

const GIFTS = {
  ward: 'cannot be knocked out',
  shelter: 'cannot be knocked out or destroyed but in a duel',
  grit: 'bears 1 wound more',
} as const;

const UNTIL = {
  turn: 'this turn ',
  round: 'until your next turn ',
  'in-play': 'while this is in play ',
} as const;

const PERSONS: Readonly<Record<PersonRole, readonly [one: string, many: string]>> = {
  'friendly-crew': ['one of your crew', 'of your crew'],
  'friendly-officer': ['one of your officers', 'of your officers'],
  'friendly-captain': ['your captain', 'of your captains'],
  'friendly-any': ['your captain or one of your crew', 'of your captain and crew'],
  'unfriendly-crew': ['a crew member of an opponent', 'crew members of opponents'],
  'unfriendly-officer': ['an officer of an opponent', 'officers of opponents'],
  'unfriendly-alien': ['an alien of an opponent', 'aliens of opponents'],
  'unfriendly-captain': ['the captain of an opponent', 'captains of opponents'],
};

function persons(whom: PersonRole, count: number): string {
  const [one, many] = PERSONS[whom];
  return count === 1 ? one : `${count} ${many}`;
}

function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
