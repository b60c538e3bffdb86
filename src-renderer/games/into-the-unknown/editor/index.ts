/** The editor of the cards of a match of Into the Unknown: task forces, damage, stations and missions by forms. */
import {
  conditionSchema,
  effectSchema,
  matchForms,
  passiveSchema,
} from '../../../../shared/content/into-the-unknown';
import type { PackGame } from '../../../panels/pack-editor/pack-game';
import { effectWords, sentence } from '../match/words';
import { directives, equipment, officers, teams } from './kinds/force-kinds';
import { complications, hails, overtures, situations, stories } from './kinds/mission-kinds';
import { passiveLines, wordedBy } from './kinds/records';
import { damageCards, stations } from './kinds/table-kinds';
import { CONDITION_WORDS, PASSIVE_WORDS, VERB_WORDS } from './verb-words';
import { choiceWords, fieldWords } from './words';

/** A sentence knows no pack: what it names it calls by its id. */
const ALONE = wordedBy({ units: {}, teams: {}, features: {} });

export const intoTheUnknownPackGame: PackGame<'into-the-unknown'> = {
  game: 'into-the-unknown',
  accent: 'sector',
  tableName: 'Sector',
  forms: matchForms,
  kinds: [
    officers,
    teams,
    directives,
    hails,
    equipment,
    damageCards,
    stations,
    overtures,
    situations,
    complications,
    stories,
  ],
  fieldWords,
  choiceWords,
  vocabularies: {
    effect: {
      noun: 'effect',
      verbs: VERB_WORDS,
      sentence(value) {
        const effect = effectSchema.safeParse(value);
        return effect.success ? sentence(effectWords(ALONE, effect.data)) : null;
      },
    },
    condition: {
      noun: 'condition',
      verbs: CONDITION_WORDS,
      sentence(value) {
        const condition = conditionSchema.safeParse(value);
        return condition.success ? sentence(CONDITION_WORDS[condition.data.is].meaning) : null;
      },
    },
    passive: {
      noun: 'lasting change',
      verbs: PASSIVE_WORDS,
      sentence(value) {
        const passive = passiveSchema.safeParse(value);
        return passive.success ? (passiveLines([passive.data])[0] ?? null) : null;
      },
    },
  },
};
