/** What officers and units are good at. */
import {
  categoryOf,
  type Category,
  type Skill,
  SKILLS_OF,
} from '../../../../shared/content/into-the-unknown';
import type { OfficerState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { aboard, findOfficer } from './pieces';
import { officerRecord, printedClass, teamRecord } from './records';

type Skills = Readonly<Partial<Record<string, number>>>;

/** An officer's levels by skill, with those that banked points give (ITU-OKEY-10). */
export function skillsOf(table: Table, officer: OfficerState): Skills {
  const { skills, keywords } = officerRecord(table, officer);
  const more = officer.banked.length > 0 ? keywords.qapla?.skills : undefined;
  if (!more) return skills;
  const sum: Record<string, number> = { ...skills };
  for (const [skill, level] of Object.entries(more)) sum[skill] = (sum[skill] ?? 0) + level;
  return sum;
}

/** The levels printed on a unit's own card. */
export function ownSkills(table: Table, unit: UnitState): Skills {
  return teamRecord(table, unit)?.skills ?? printedClass(table, unit)?.skills ?? {};
}

/** The leader's level; without a leader the unit's own, 0 where there is none (ITU-DICE-10). */
export function skillOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  officer: string | null,
  skill: Skill,
): number {
  const leader = findOfficer(state, officer);
  return (leader ? skillsOf(table, leader) : ownSkills(table, unit))[skill] ?? 0;
}

/** An officer's level in a category is the highest of its skills (ITU-SETUP-14). */
export function levelOf(table: Table, officer: OfficerState, category: Category): number {
  return highestIn(skillsOf(table, officer), category);
}

/** The highest level of a category in a unit: of the officers aboard, and its own (ITU-COERCE-05). */
export function highestLevelIn(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  category: Category,
): number {
  const officers = aboard(state, unit.id).map((officer) => levelOf(table, officer, category));
  return Math.max(0, highestIn(ownSkills(table, unit), category), ...officers);
}

/** The greatest health printed on a card in a unit: of the officers aboard, and a team's own (ITU-COERCE-05, by its reading). */
export function highestHealthIn(table: Table, state: IntoTheUnknownState, unit: UnitState): number {
  const officers = aboard(state, unit.id).map((officer) => officerRecord(table, officer).health);
  return Math.max(teamRecord(table, unit)?.health ?? 0, ...officers);
}

function highestIn(skills: Skills, category: Category): number {
  return Math.max(0, ...SKILLS_OF[category].map((skill) => skills[skill] ?? 0));
}

/** The skill of a category that is highest in an officer or unit; ties go to the list's first. */
export function bestSkillIn(skills: Skills, category: Category): Skill {
  const all = SKILLS_OF[category];
  return all.reduce<Skill>(
    (best, skill) => ((skills[skill] ?? 0) > (skills[best] ?? 0) ? skill : best),
    all[0],
  );
}

export { categoryOf };
