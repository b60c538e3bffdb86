/** Black Alert as the editor of packs sees it, save what is drawn. */
import { blackAlertForms, effectSchema } from '../../../../shared/content/black-alert';
import type { PackEditing } from '../../../panels/pack-editor/model/pack-editing.svelte';
import type { PackGame, RecordKind } from '../../../panels/pack-editor/pack-game';
import { effectWords } from '../match/words';
import { choiceWords, fieldWords, partWords, VERB_WORDS } from './model/words';
import { RECORD_KINDS, startKind as START } from './records/kinds';
import ResourceSign from './ResourceSign.svelte';

export type BlackAlertEditing = PackEditing<'black-alert'>;

export const blackAlertForm: PackGame<'black-alert'> = {
  game: 'black-alert',
  accent: 'spore',
  tableName: 'Spore network',
  forms: blackAlertForms,
  kinds: RECORD_KINDS,
  fieldWords,
  choiceWords,
  partWords,
  vocabularies: {
    effect: {
      noun: 'effect',
      verbs: VERB_WORDS,
      sentence(value) {
        const effect = effectSchema.safeParse(value);
        return effect.success ? effectWords(effect.data) : null;
      },
    },
  },
  AmountSign: ResourceSign,
};

export const startKind: RecordKind<'black-alert'> = START;
