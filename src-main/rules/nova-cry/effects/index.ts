/** Every verb of the vocabulary with its rules; total, so that a pack that loads can be played. */
import type { Verb } from '../../../../shared/content/nova-cry';
import { discard, draw, recover, search, seeHands, strip } from './cards';
import { cancel, escape, prevent, reroll } from './fights';
import { chancellorship, choose, modify, note, pay, raiseAbility, when } from './flow';
import { gain, lose, steal, tribute } from './gains';
import { damage, repair } from './hulls';
import { alien, attach, destroy, knockOut, restore, resurrect, revive } from './people';
import { activate, alert, clear, passToken } from './tokens';
import type { VerbRules } from './verb-rules';
import { castOff, holdBack, move, survey } from './voyage';

export const VERBS: { readonly [Name in Verb]: VerbRules<Name> } = {
  gain,
  lose,
  steal,
  tribute,
  draw,
  search,
  recover,
  discard,
  strip,
  'see-hands': seeHands,
  move,
  'hold-back': holdBack,
  survey,
  'cast-off': castOff,
  'knock-out': knockOut,
  destroy,
  revive,
  resurrect,
  restore,
  damage,
  repair,
  alert,
  clear,
  activate,
  'pass-token': passToken,
  alien,
  chancellorship,
  attach,
  'raise-ability': raiseAbility,
  choose,
  if: when,
  pay,
  modify,
  escape,
  reroll,
  prevent,
  cancel,
  note,
};
