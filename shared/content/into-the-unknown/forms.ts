/** The forms of a match's cards, their effects, conditions and lasting changes, for the editor of packs. */
import { gameForms } from '../game-forms';
import { passiveSchema } from './abilities';
import { conditionSchema } from './conditions';
import { effectSchema } from './effect-schemas';
import { matchKinds } from './pack';
import { barredAlertsSchema } from './station-records';

export type MatchKind = keyof typeof matchKinds;

export const matchForms = gameForms({
  kinds: matchKinds,
  vocabularies: {
    effect: { schema: effectSchema, first: 'score' },
    condition: { schema: conditionSchema, first: 'round' },
    passive: { schema: passiveSchema, first: 'figure' },
  },
  drawn: { 'barred-alerts': { schema: barredAlertsSchema, initial: {} } },
});
