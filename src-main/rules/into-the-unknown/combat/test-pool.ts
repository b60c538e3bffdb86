/** The dice of a test and how hard it is, each with where it comes from (ITU-DICE-09, ITU-DICE-10). */
import {
  categoryOf,
  type Skill,
  type TestStat,
  type TestWork,
} from '../../../../shared/content/into-the-unknown';
import type {
  EffectContext,
  OfficerState,
  TestLine,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { amountOf } from '../mission/amounts';
import { holds } from '../mission/conditions';
import {
  bestSkillIn,
  changeLinesOf,
  figuresOf,
  findOfficer,
  findUnit,
  hiddenDifficulty,
  isOpposing,
  officerRecord,
  ownSkills,
  skillOf,
  skillsOf,
} from '../figures';
import { relayedStat } from '../moves/relay';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { TestHow } from './test-how';

export interface Asking {
  readonly table: Table;
  readonly state: IntoTheUnknownState;
  readonly work: TestWork;
  readonly context: EffectContext;
  readonly how: TestHow;
}

/** The unit that tests, and who leads. */
export function testerOf({ state, context }: Pick<Asking, 'state' | 'context'>): {
  readonly unit: UnitState | undefined;
  readonly leader: OfficerState | undefined;
} {
  return { unit: findUnit(state, context.self), leader: findOfficer(state, context.officer) };
}

/** The skill of the test; null where the tester has still to choose one of two (ITU-FKEY-01). */
export function skillOfTest(asking: Asking): Skill | null {
  const { skill } = asking.work.test;
  if (typeof skill === 'string') return skill;
  if ('either' in skill) return null;
  const { unit, leader } = testerOf(asking);
  const skills = leader ? skillsOf(asking.table, leader) : unit ? ownSkills(asking.table, unit) : {};
  return bestSkillIn(skills, skill.highest);
}

/** Intuition dice: the stat, or as many as a hail's trust gives (ITU-HAIL-20). */
export function intuitionLine({ table, state, work, context, how }: Asking): TestLine {
  const { stat } = work.test;
  const { unit, leader } = testerOf({ state, context });
  if (how.intuition !== undefined) return { what: 'die', count: how.intuition, from: STAT_NAMES[stat] };
  const figures = unit && figuresOf(table, state, unit, leader?.id ?? null);
  const count = stat === 'trust' ? 0 : (figures?.[stat] ?? 0);
  const relayed = stat === 'trust' || !unit ? null : relayedStat(table, state, unit, stat);
  if (relayed) return { what: 'die', count: relayed.count, from: `${STAT_NAMES[stat]} (${relayed.from})` };
  return { what: 'die', count, from: STAT_NAMES[stat] };
}

export const STAT_NAMES: Readonly<Record<TestStat, string>> = {
  command: 'Command',
  ops: 'Ops',
  science: 'Science',
  trust: 'Trust',
};

/** Expertise dice: the leader's level, without a leader the unit's own (ITU-DICE-10). */
export function expertiseLine(asking: Asking, skill: Skill): TestLine {
  const { table, state, how } = asking;
  const { unit, leader } = testerOf(asking);
  const name = leader ? officerRecord(table, leader).name : null;
  const from = name === null ? skillName(skill) : `${skillName(skill)} (${name})`;
  if (how.expertise !== undefined) return { what: 'die', count: how.expertise, from };
  if (!unit) return { what: 'die', count: 0, from };
  const level = skillOf(table, state, unit, leader?.id ?? null, skill);
  const counts = level > 0 || !leader ? level : unskilledLevel(table, leader, unit);
  return { what: 'die', count: counts, from };
}

/** Who counts as having any skill at level 1 while the own unit has no peril (Jadzia Dax). */
function unskilledLevel(table: Table, leader: OfficerState, unit: UnitState): number {
  const counts = officerRecord(table, leader).passives.some(
    ({ changes }) => changes === 'unskilled-counts-one',
  );
  return counts && unit.peril === 0 ? 1 : 0;
}

/** `fieldcraft` as a word of a sentence. */
export function skillName(skill: Skill): string {
  return skill.charAt(0).toUpperCase() + skill.slice(1);
}

/** True for the skills that Relentless helps with (ITU-OKEY-12). */
export function isSecurity(skill: Skill | null): boolean {
  return skill !== null && categoryOf(skill) === 'security';
}

/**
 * The difficulty in lines, the printed one first: modifiers of the test, of the tester, of a transport, and +2 against a
 * hidden opposing unit (ITU-COND-02). Where the difficulty is an evasion, that counts hidden already.
 */
export function difficultyLines(asking: Asking): readonly TestLine[] {
  const { table, state, work, context, how } = asking;
  const { unit, leader } = testerOf(asking);
  const line = (count: number, from: string): TestLine => ({ what: 'difficulty', count, from });
  const printed = how.difficulty ?? amountOf(table, state, context, work.test.difficulty);
  const modified = work.test.modifiers
    .filter(({ when }) => when.every((each) => holds(table, state, context, each)))
    .map(({ by }) => line(amountOf(table, state, context, by), 'Modifier'));
  const kinds = how.transport
    ? (['test-difficulty', 'transport-difficulty'] as const)
    : (['test-difficulty'] as const);
  const changes = unit
    ? kinds.flatMap((kind) => changeLinesOf(table, state, unit, kind, leader?.id ?? null))
    : [];
  const hidden = how.countsHidden ? 0 : hiddenPlus(asking);
  return [
    line(printed, 'Difficulty'),
    ...modified,
    ...changes.map(({ by, from }) => line(by, from)),
    ...(hidden > 0 ? [line(hidden, 'Hidden')] : []),
  ].filter(({ count }, index) => index === 0 || count !== 0);
}

function hiddenPlus({ table, state, context }: Asking): number {
  const against = findUnit(state, context.target);
  if (!against?.conditions.includes('hidden') || !isOpposing(against.owner, context.seat)) return 0;
  return hiddenDifficulty(table);
}

/** What the lines add up to; what is taken off never takes a difficulty below 1. */
export function difficultyOf(lines: readonly TestLine[]): number {
  const all = lines.filter(({ what }) => what === 'difficulty').map(({ count }) => count);
  const sum = all.reduce((total, count) => total + count, 0);
  return Math.max(sum, Math.min(1, all[0] ?? 0));
}
