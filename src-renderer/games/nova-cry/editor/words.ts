/** Words of the editor of Nova Cry's packs: fields, choices and verbs. What has no word here shows its id, spelt out. */
import {
  PLANET_TYPES,
  type PersonRole,
  type PlayerRole,
  SKILLS,
  STRATEGIES,
  SYMBOLS,
  TOKENS,
} from '../../../../shared/content/nova-cry';
import { spelt } from '../../../panels/pack-editor/model/words';
import {
  OFFICER_NAMES,
  PLANET_NAMES,
  SKILL_NAMES,
  STRATEGY_NAMES,
  SYMBOL_NAMES,
  TIMING_WORDS,
  TOKEN_NAMES,
} from '../words';

const FIELDS: Readonly<Record<string, string>> = {
  exclusive: 'Kept out unless a match asks for it',
  of: 'Of',
  negative: 'Negative: raising it lowers it',
  when: 'When it draws its tokens',
  copies: 'Copies',
  victory: 'VP',
  text: 'Text on the card',
  effects: 'What happens',
  lasting: 'In force while it is not out',
  use: 'Something it can do',
  spends: 'Each use',
  cards: 'Cards discarded',
  level: 'Level',
  standsFor: 'Stands for discards',
  arrow: 'Arrow: stays in play',
  die: 'Die',
  order: 'Place in the list',
  intel: 'Price in Intel',
  limit: 'Only so often in one docking',
  tokens: 'Tokens in the bag',
  supplies: 'In the box',
  firstGameWithout: 'Ships left out of a first game',
  then: 'Then',
  else: 'Else',
  who: 'Who',
  whom: 'Whom',
  from: 'From',
  by: 'By',
  is: 'If',
  what: 'What',
  see: 'See',
  keep: 'Keep',
  take: 'Take from each hand',
  evadable: 'Can be evaded',
  atLeast: 'At least',
  atMost: 'At most',
  until: 'How long',
  whose: 'Whose die',
  gives: 'What it gives',
  to: 'Laid on',
  kinds: 'Any of',
};

export function fieldWords(name: string): string {
  return FIELDS[name] ?? spelt(name);
}

const ROLES: Readonly<Record<PlayerRole | PersonRole, string>> = {
  self: 'the player',
  opponent: 'an opponent',
  'each-opponent': 'each opponent',
  everybody: 'everybody',
  other: 'the other player',
  'friendly-crew': 'own crew',
  'friendly-officer': 'own officer',
  'friendly-captain': 'own captain',
  'friendly-any': 'own captain or crew',
  'unfriendly-crew': 'crew of an opponent',
  'unfriendly-officer': 'officer of an opponent',
  'unfriendly-alien': 'alien of an opponent',
  'unfriendly-captain': 'captain of an opponent',
};

const CHOICES: Readonly<Record<string, string>> = {
  ...ROLES,
  ...PLANET_NAMES,
  ...SKILL_NAMES,
  ...SYMBOL_NAMES,
  ...TOKEN_NAMES,
  ...STRATEGY_NAMES,
  ...OFFICER_NAMES,
  ...TIMING_WORDS,
  mercenary: 'Mercenary',
  any: 'any',
  intel: 'Intel',
  card: 'card',
  cards: 'cards',
  training: 'training token',
  victory: 'VP',
  has: 'has so much',
  tokens: 'tokens in front',
  damage: 'damage',
  aliens: 'aliens',
  permanents: 'arrow cards',
  'en-route': 'en route',
  docked: 'docked',
  chancellor: 'holds the Chancellorship',
  behind: 'somebody has more VP',
  holder: 'of own choice',
  chance: 'at random',
  front: 'the front row',
  ship: 'ship',
  both: 'front row and ship',
  alerts: 'in the Alerts Phase',
  docking: 'on docking',
  turn: 'this turn',
  round: 'until the next turn',
  'in-play': 'while it is in play',
  own: 'own',
  discard: 'discards it',
  game: 'once a game',
  free: 'as often as paid',
  ward: 'no knock-out',
  shelter: 'out only in duels',
  grit: 'one wound more',
};

/** By field the words that mean another thing there. */
const CHOICES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  spends: { turn: 'once a turn' },
  skill: { any: 'every skill' },
  pile: { any: 'any pile' },
};

export function choiceWords(value: string | number, field = ''): string {
  if (typeof value === 'number') return String(value);
  return CHOICES_OF[field]?.[value] ?? CHOICES[value] ?? spelt(value).toLowerCase();
}

/** Every id that has a name of its own, for tests that nothing is left spelt out. */
export const NAMED_IDS: readonly string[] = [
  ...PLANET_TYPES,
  ...SKILLS,
  ...SYMBOLS,
  ...TOKENS,
  ...STRATEGIES,
];
