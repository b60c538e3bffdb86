/** The forms of Black Alert's records and effects, for the editor of packs. */
import { gameForms } from '../game-forms';
import { effectSchema } from './effects';
import { blackAlertKinds, tileFaceSchema } from './records';

export type BlackAlertKind = keyof typeof blackAlertKinds;

export const blackAlertForms = gameForms({
  kinds: blackAlertKinds,
  vocabularies: { effect: { schema: effectSchema, first: 'draw' } },
  drawn: { face: { schema: tileFaceSchema, initial: { nodes: [], paths: [] } } },
});
