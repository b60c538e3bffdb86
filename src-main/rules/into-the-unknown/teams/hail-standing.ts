/**
 * How a hail stands: who takes part, what trust was shown, who is persuasive (ITU-HAIL-13 to 21). Asked while a `hail` task
 * is on the stack, by its test, by conditions and amounts of cards, and by the officers' abilities after it.
 */
import { type Skill, SKILLS_OF, type TestSpec } from '../../../../shared/content/into-the-unknown';
import type { OfficerId, TaskOf, UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findOfficer, findUnit } from '../figures/pieces';
import { ownSkills, skillsOf } from '../figures/skills';
import { trustIn, trustValues } from '../mission/under-way';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';

type Hail = TaskOf<'hail'>;
export interface HailParty {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly leader: OfficerId | null;
}

/** Who opened it, then who answers it, those who refused left out. */
export function partiesOf({ hailer, unit, leader, answers, refused }: Hail): readonly HailParty[] {
  return [{ seat: hailer, unit, leader }, ...answers].filter(({ seat }) => !refused.includes(seat));
}

export function partyOf(hail: Hail, seat: SeatId): HailParty | undefined {
  return partiesOf(hail).find((party) => party.seat === seat);
}

/** The intuition dice of the test: the lowest number shown, or the persuasive player's own by the reading (ITU-HAIL-20). */
export function trustDice(table: Table, hail: Hail): number {
  if (reading(table, 'hail.trust') === 'persuasive' && hail.persuasive !== null)
    return trustIn(hail, hail.persuasive) ?? 0;
  const shown = trustValues(hail);
  return shown.length === 0 ? 0 : Math.min(...shown);
}

/** What a player is in it once that is known: all but the persuasive one are accommodating (ITU-HAIL-17). */
export function hailRoleOf(hail: Hail, seat: SeatId): 'persuasive' | 'accommodating' | null {
  if (hail.persuasive === null || partyOf(hail, seat) === undefined) return null;
  return hail.persuasive === seat ? 'persuasive' : 'accommodating';
}

/**
 * The level of a skill that a party brings: the unit's own or its leader's, whichever is higher; by the reading the
 * leader's only (ITU-HAIL-21). Diplomacy of a tie is always the higher of both (ITU-HAIL-18).
 */
export function hailLevel(
  table: Table,
  state: IntoTheUnknownState,
  { unit, leader }: Omit<HailParty, 'seat'>,
  skill: Skill,
  leaderOnly = reading(table, 'hail.expertise') === 'leaderOnly',
): number {
  const officer = findOfficer(state, leader);
  const own = findUnit(state, unit);
  const led = officer ? (skillsOf(table, officer)[skill] ?? 0) : 0;
  return leaderOnly || own === undefined ? led : Math.max(led, levelOfUnit(table, own, skill));
}

function levelOfUnit(table: Table, unit: UnitState, skill: Skill): number {
  return ownSkills(table, unit)[skill] ?? 0;
}

/** The skill a hail's test is made with: the one named, or the highest of the category that the party brings. */
export function hailSkill(
  table: Table,
  state: IntoTheUnknownState,
  party: Omit<HailParty, 'seat'>,
  named: TestSpec['skill'],
): Skill {
  if (typeof named === 'string') return named;
  const among: readonly Skill[] = 'either' in named ? named.either : SKILLS_OF[named.highest];
  const level = (skill: Skill) => hailLevel(table, state, party, skill);
  return among.reduce((best, skill) => (level(skill) > level(best) ? skill : best));
}
