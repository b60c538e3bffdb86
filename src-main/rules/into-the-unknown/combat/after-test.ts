/** What keywords and tokens do once a test is over (ITU-OKEY-04, ITU-OKEY-12, ITU-COND-03). */
import type { OfficerState, TaskOf, UnitId } from '../../../../shared/contract/into-the-unknown';
import { findOfficer, findUnit, groundOf, isOpposing, teamsAt } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { removeCondition } from './conditions';
import { dealDamage } from './damage';
import { shownBy } from './dice';
import { addPeril } from './tokens';
import { leadKeywords } from './leading';

/** The task is off the stack already. */
export function afterTest(play: Play, task: TaskOf<'test'>): void {
  const { self, officer } = task.context;
  const leader = findOfficer(play.frozen, officer);
  if (leader && self !== null) {
    sustainRelentless(play, task.dice, self);
    spreadPeril(play, leader, leadKeywords(play.table, play.frozen, officer).changeling ?? 0);
  }
  revealed(play, self);
}

/** ITU-COND-03: a hidden unit that has attacked or tested loses the token. */
export function revealed(play: Play, unit: UnitId | null): void {
  if (unit !== null) removeCondition(play, unit, 'hidden');
}

/**
 * ITU-OKEY-12: each die rolled again by Relentless that shows a breakthrough success makes the officer's own unit sustain
 * 1 health damage.
 */
export function sustainRelentless(play: Play, dice: TaskOf<'test'>['dice'], unit: UnitId): void {
  const count = relentlessBreakthroughs(play.table, dice);
  dealDamage(play, { unit, kind: 'health', count, source: null });
}

function relentlessBreakthroughs(table: Table, dice: TaskOf<'test'>['dice']): number {
  return dice.filter((die) => die.rerolledBy?.includes('relentless') && shownBy(table, die).breakthrough > 0)
    .length;
}

/** ITU-OKEY-04: Changeling X adds X peril to each opposing unit at the officer's location. */
function spreadPeril(play: Play, officer: OfficerState, level: number): void {
  if (level <= 0) return;
  for (const unit of opposingHere(play.frozen, officer)) addPeril(play, unit, level, 'ITU-OKEY-04');
}

/** Opposing teams at the officer's place, and the space unit that this place is in where it opposes the officer. */
function opposingHere(state: IntoTheUnknownState, officer: OfficerState): readonly UnitId[] {
  const here = groundOf(state, officer.at);
  if (here === null) return [];
  const teams = teamsAt(state, here).filter(({ owner }) => isOpposing(owner, officer.owner));
  const carrier = here.type === 'section' ? findUnit(state, here.unit) : undefined;
  const units = carrier && isOpposing(carrier.owner, officer.owner) ? [carrier, ...teams] : teams;
  return units.map(({ id }) => id);
}
