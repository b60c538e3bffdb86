/** The editor of Nova Cry's packs: every card, the Discovery Table and the start by forms. */
import { effectSchema, modifierSchema, novaCryForms } from '../../../../shared/content/nova-cry';
import type { PackGame } from '../../../panels/pack-editor/pack-game';
import { effectWords, modifierSentence } from '../words';
import { actionCards, aliens, planets } from './kinds/card-kinds';
import { readiness } from './kinds/draft-checks';
import { abilities, captains, crew, ships, weapons } from './kinds/force-kinds';
import { discovery, merchant, starts } from './kinds/table-kinds';
import { CHANGE_WORDS, VERB_WORDS } from './verb-words';
import { choiceWords, fieldWords } from './words';

export const novaCryPackGame: PackGame<'nova-cry'> = {
  game: 'nova-cry',
  accent: 'force',
  tableName: 'Task force',
  forms: novaCryForms,
  kinds: [
    ships,
    captains,
    weapons,
    crew,
    planets,
    actionCards,
    aliens,
    discovery,
    merchant,
    abilities,
    starts,
  ],
  fieldWords,
  choiceWords,
  vocabularies: {
    effect: {
      noun: 'effect',
      verbs: VERB_WORDS,
      sentence(value) {
        const effect = effectSchema.safeParse(value);
        return effect.success ? effectWords(effect.data) : null;
      },
    },
    modifier: {
      noun: 'change',
      verbs: CHANGE_WORDS,
      sentence(value) {
        const change = modifierSchema.safeParse(value);
        return change.success ? modifierSentence(change.data) : null;
      },
    },
  },
  readiness,
};
