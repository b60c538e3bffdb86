/** Records of all kinds as the editor holds them, and what its kinds share in words. */
import type { Whole } from '../../../../../shared/content';
import type { Ability, Effect, Passive } from '../../../../../shared/content/into-the-unknown';
import type { Check } from '../../../../panels/pack-editor/model/check';
import type { RecordKind } from '../../../../panels/pack-editor/pack-game';
import { abilityDetail, abilityName, effectsWords, sentence } from '../../match/words';
import { PASSIVE_WORDS } from '../verb-words';

export type MatchRecords = Whole<'into-the-unknown'>;
export type MatchKindForm = RecordKind<'into-the-unknown'>;

/** Words for what is worded by the cards of these records, lengths in inches as cards print them. */
export function wordedBy({ units, teams, features }: Pick<MatchRecords, 'units' | 'teams' | 'features'>) {
  return { content: { units, teams, features }, lengthOf: (inches: number) => `${inches}"` };
}
type Worded = ReturnType<typeof wordedBy>;

export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

export function abilityLines(told: Worded, abilities: readonly Ability[]): readonly string[] {
  return abilities.map((ability) => `${abilityName(ability)}: ${abilityDetail(told, ability)}`);
}

/** One line, or none where there is nothing to say. */
export function effectLine(told: Worded, when: string, effects: readonly Effect[]): readonly string[] {
  const words = effectsWords(told, effects);
  return words === '' ? [] : [`${when}: ${sentence(words)}`];
}

export function passiveLines(passives: readonly Passive[]): readonly string[] {
  return passives.map((passive) => {
    if (passive.changes === 'note') return sentence(passive.text);
    return sentence(PASSIVE_WORDS[passive.changes].meaning);
  });
}

/** Whether as many cards are there as are known. */
export function countCheck(found: number, known: number, many: string): Check {
  const text = `${found} ${many}`;
  if (found >= known) return { tone: 'ok', text, detail: null, rule: null };
  return { tone: 'warn', text, detail: `${known} are known`, rule: null };
}
