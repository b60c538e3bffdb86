/** The forms of Nova Cry's records, effects and changes of rules, for the editor of packs. */
import { gameForms } from '../game-forms';
import { effectSchema, modifierSchema } from './effect-schemas';
import { novaCryKinds } from './records';

export type NovaCryKind = keyof typeof novaCryKinds;

export const novaCryForms = gameForms({
  kinds: novaCryKinds,
  vocabularies: {
    effect: { schema: effectSchema, first: 'gain' },
    modifier: { schema: modifierSchema, first: 'weapons' },
  },
  drawn: {},
});
