/** What a tester may roll again or change, and where it comes from (ITU-DICE-02, ITU-DICE-10, ITU-OKEY-03 to 12). */
import type { RerollStat, Skill } from '../../../../shared/content/into-the-unknown';
import type { OfficerState, TestLine, UnitState } from '../../../../shared/contract/into-the-unknown';
import {
  figuresOf,
  isAble,
  isSameLocation,
  officerRecord,
  officersOf,
  passivesThat,
  skillsOf,
} from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { type Asking, isSecurity, testerOf } from './test-pool';
import { leadKeywords, leadsReady } from './leading';

/** Sources by name, with how many dice each may pick up at once. */
export type Sources = Readonly<Record<string, number>>;

const FIGURE_OF = {
  instruments: 'instrumentsPower',
  weapons: 'weaponsPower',
  'impulse-turn': 'impulseTurn',
  'shields-fore': 'shieldsFore',
} as const satisfies Record<RerollStat, string>;

export const REROLL_NAMES: Readonly<Record<RerollStat, string>> = {
  instruments: 'Instruments power',
  weapons: 'Weapons power',
  'impulse-turn': 'Impulse turn',
  'shields-fore': 'Fore shields',
};

/**
 * Lines of re-rolls: the bracketed figure (ITU-DICE-10), with Perceptive where that is instruments power (ITU-OKEY-09),
 * Handy in a repair (ITU-OKEY-06), Relentless with a security skill (ITU-OKEY-12).
 */
export function rerollLines(
  asking: Asking,
  skill: Skill | null,
): readonly (TestLine & { readonly by: string })[] {
  const { table, state, work, how, context } = asking;
  const { unit, leader } = testerOf(asking);
  const { reroll } = work.test;
  const keywords = leadKeywords(table, state, context.officer);
  const lines: (TestLine & { by: string })[] = [];
  const add = (by: string, count: number, from: string) => {
    if (count > 0) lines.push({ what: 'reroll', count, from, by });
  };
  if (reroll !== null && unit) {
    const figure = figuresOf(table, state, unit, leader?.id ?? null)[FIGURE_OF[reroll]] ?? 0;
    add(reroll, figure, REROLL_NAMES[reroll]);
    if (reroll === 'instruments' && leader) add(reroll, keywords.perceptive ?? 0, 'Perceptive');
  }
  if (!leader) return lines;
  if (how.repair) add('handy', keywords.handy ?? 0, 'Handy');
  if (isSecurity(skill) && leadsReady(state, context.officer))
    add('relentless', relentlessOf(table, state, leader), 'Relentless');
  return lines;
}

/** Adds up what each source gives. */
export function sourcesOf(lines: readonly { readonly by: string; readonly count: number }[]): Sources {
  const sources: Record<string, number> = {};
  for (const { by, count } of lines) sources[by] = (sources[by] ?? 0) + count;
  return sources;
}

/**
 * Relentless X of an officer: the printed level, what banked points add (ITU-OKEY-10), and the level of a friend in the
 * same section or team who shares it (Kurn).
 */
export function relentlessOf(table: Table, state: IntoTheUnknownState, officer: OfficerState): number {
  const shared = state.officers
    .filter(
      (other) =>
        other.id !== officer.id &&
        other.owner === officer.owner &&
        isAble(other) &&
        isSameLocation(other.at, officer.at) &&
        officerRecord(table, other).passives.some(({ changes }) => changes === 'shares-relentless'),
    )
    .reduce((sum, other) => sum + ownRelentless(table, other), 0);
  return ownRelentless(table, officer) + shared;
}

function ownRelentless(table: Table, officer: OfficerState): number {
  const { relentless = 0, qapla } = officerRecord(table, officer).keywords;
  return relentless + (officer.banked.length > 0 ? (qapla?.relentless ?? 0) : 0);
}

/**
 * Changes of dice that the tester may make, by name: `augmented` and `assist-die/ID` before the roll, `synthetic` and
 * `blank-to-analysis/ID` after it.
 */
export function changesOf(asking: Asking, skill: Skill | null): Sources {
  const { table, state } = asking;
  const { unit, leader } = testerOf(asking);
  if (!unit || !leader) return {};
  const { augmented = 0, synthetic = 0 } = leadKeywords(table, state, asking.context.officer);
  const sources: Record<string, number> = {};
  if (augmented > 0) sources['augmented'] = augmented;
  if (synthetic > 0) sources['synthetic'] = Math.min(synthetic, leader.advantage);
  for (const helper of helpersOf(table, state, unit, leader, 'assist-die'))
    sources[`assist-die/${helper.id}`] = 1;
  for (const helper of helpersOf(table, state, unit, leader, 'blank-to-analysis')) {
    const unskilled = skill !== null && (skillsOf(table, helper)[skill] ?? 0) === 0;
    if (unskilled) sources[`blank-to-analysis/${helper.id}`] = 1;
  }
  return sources;
}

/** Officers of the unit who help while another one leads. */
function helpersOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  leader: OfficerState,
  changes: 'assist-die' | 'blank-to-analysis',
): readonly OfficerState[] {
  const helping = passivesThat(table, state, unit, changes).map(({ officer }) => officer);
  return officersOf(state, unit.id).filter(
    ({ id, owner }) => helping.includes(id) && id !== leader.id && owner === leader.owner,
  );
}
