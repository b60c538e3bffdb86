/** An officer’s card in a tooltip: rank, skills, keywords. */
import type { OfficerState } from '../../../../../shared/contract/into-the-unknown';
import type { MatchSession } from '../session.svelte';
import { abilityDetail, abilityName, capital, listed, recordOf, SKILL_NAMES, spaced } from '../words';

export function officerTitle({ content, told }: MatchSession, officer: OfficerState): string {
  const record = content.officers[recordOf(officer.copied ?? officer.card)];
  if (!record) return '';
  const skills = Object.entries(record.skills).map(
    ([skill, level]) => `${SKILL_NAMES[skill as keyof typeof SKILL_NAMES]} ${level}`, // keys of the record are skills
  );
  const keywords = Object.entries(record.keywords).map(([keyword, level]) =>
    typeof level === 'number' ? `${capital(spaced(keyword))} ${level}` : capital(spaced(keyword)),
  );
  const abilities = record.abilities.map(
    (ability) => `${abilityName(ability)}: ${abilityDetail(told, ability)}`,
  );
  return [
    `${record.name}${record.subtitle === null ? '' : `, ${record.subtitle}`}, rank ${record.rank}, health ${record.health}`,
    listed(skills),
    listed(keywords),
    ...abilities,
  ]
    .filter((line) => line !== '')
    .join('\n');
}
