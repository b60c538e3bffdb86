/** Every verb of the vocabulary with its rules; total, so that a pack that loads can be played. */
import type { Verb } from '../../../../shared/content/black-alert';
import { cleanse, corrupt, destroyFleet, fleet, navigate, rotate } from './board';
import { discard, discardReadyCards, draw, recover, refillReady } from './cards';
import { challenge, choose, modify, note, when } from './flow';
import { detain, go, heal, wound } from './people';
import { unlessPaid } from './payments';
import { damage, peekThreat, repair, threat } from './ships';
import { gain, lose, seize } from './tokens';
import type { VerbRules } from './verb-rules';

export const VERBS: { readonly [Name in Verb]: VerbRules<Name> } = {
  gain,
  lose,
  seize,
  draw,
  discard,
  recover,
  'refill-ready': refillReady,
  'discard-ready': discardReadyCards,
  go,
  navigate,
  rotate,
  corrupt,
  cleanse,
  fleet,
  'destroy-fleet': destroyFleet,
  damage,
  repair,
  detain,
  wound,
  heal,
  threat,
  'peek-threat': peekThreat,
  challenge,
  choose,
  if: when,
  'unless-paid': unlessPaid,
  modify,
  note,
};
