/** With which numbers of players the cards of a pack cannot be dealt, and why. */
import type { RuleId } from '../../../../../shared/base';
import {
  NOVA_CRY_START,
  PLAYER_COUNTS,
  playableCounts,
  shortagesFor,
} from '../../../../../shared/content/nova-cry';
import type { Check } from '../../../../panels/pack-editor/model/check';
import type { NovaCryRecords } from './records';

/** One line for each number of players that a rule of the draft keeps away; none: every number can be dealt. */
export function draftChecks(records: NovaCryRecords, rule: RuleId): readonly Check[] {
  const intel = records.starts[NOVA_CRY_START]?.intel;
  return PLAYER_COUNTS.flatMap((players) =>
    shortagesFor(records, intel?.[`${players}`], players)
      .filter((shortage) => shortage.rule === rule)
      .map(({ text }): Check => ({
        tone: 'warn',
        text: `Not for ${players} players`,
        detail: `${text}.`,
        rule,
      })),
  );
}

/** `Ready for 2 to 6 players`, or which numbers are left. */
export function readiness(records: NovaCryRecords): { readonly tone: 'ok' | 'warn'; readonly text: string } {
  const start = records.starts[NOVA_CRY_START];
  const counts = start === undefined ? [] : playableCounts(records, start.intel);
  const [first, last] = [counts[0], counts.at(-1)];
  if (first === undefined || last === undefined)
    return { tone: 'warn', text: 'Nobody can be dealt a task force' };
  if (counts.length === PLAYER_COUNTS.length) return { tone: 'ok', text: 'Ready for 2 to 6 players' };
  const isRange = last - first + 1 === counts.length;
  const which = counts.length === 1 ? String(first) : isRange ? `${first} to ${last}` : counts.join(', ');
  return { tone: 'warn', text: `Ready for ${which} players only` };
}
