/** Disbanding a team: its people go back to the crew of a friendly unit (ITU-TEAM-19 to 23). */
import type { UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { crewBounds, inspire, turnCrew } from '../combat/health';
import { addAdvantage, addPeril } from '../combat/tokens';
import { findUnit, officersOf, unitOf } from '../figures/pieces';
import { moveBanked } from '../mission/score';
import { removeUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { isGround } from './locations';
import { movePersonnel } from './personnel';

/** The friendly unit with a crew dial that a team stands in (ITU-TEAM-19); null: none. */
export function homeOf(state: IntoTheUnknownState, team: UnitState): UnitState | null {
  const ship = team.location?.type === 'section' ? findUnit(state, team.location.unit) : undefined;
  return ship !== undefined && ship.owner === team.owner && ship.crew !== null ? ship : null;
}

/**
 * Whether the team can disband where it is: the dial of that unit can go up a step (ITU-TEAM-20); by the reading `instead`
 * an inspire takes its place, which is always possible from the start on (ITU-TEAM-21).
 */
export function canDisband(table: Table, state: IntoTheUnknownState, team: UnitState): boolean {
  const ship = homeOf(state, team);
  const bounds = ship && crewBounds(table, ship);
  if (!ship || !bounds || ship.crew === null) return false;
  return ship.crew < bounds.most || (reading(table, 'team.disbandInspire') === 'instead' && ship.crew >= 0);
}

/** Carries it out up to the choice of where the officers go, which is pushed (ITU-TEAM-22). */
export function disbandTeam(play: Play, id: UnitId): void {
  const team = unitOf(play.frozen, id);
  const ship = homeOf(play.frozen, team);
  if (ship === null || team.owner === null || !canDisband(play.table, play.frozen, team)) return;
  raiseCrew(play, ship);
  const who = officersOf(play.frozen, id).map((officer) => officer.id);
  for (const officer of who) if (isGround(team.location)) movePersonnel(play, officer, team.location);
  if (who.length > 0) play.push({ type: 'disband', seat: team.owner, team: id, who });
  assignTokens(play, team, ship.id);
  removeUnit(play, id, 'disbanded');
  play.tell({ type: 'disbanded', unit: id, ship: ship.id });
}

/** Step 1, with the inspire of ITU-TEAM-21 by its readings. */
function raiseCrew(play: Play, { id, crew }: UnitState): void {
  const way = reading(play.table, 'team.disbandInspire');
  const stoodWell = (crew ?? 0) >= 0;
  if (way === 'instead' && stoodWell) {
    inspire(play, id);
    return;
  }
  turnCrew(play, id, 1);
  const standsWell = (unitOf(play.frozen, id).crew ?? 0) >= 0;
  if (way !== 'instead' && (way === 'before' ? stoodWell : standsWell)) inspire(play, id);
}

/** What lies on the team goes to the ship; trauma and the power token by the reading (ITU-TEAM-23). */
function assignTokens(play: Play, team: UnitState, ship: UnitId): void {
  addAdvantage(play, ship, team.advantage, 'ITU-TEAM-23');
  addPeril(play, ship, team.peril, 'ITU-TEAM-23');
  moveBanked(play, { type: 'unit', unit: team.id }, { type: 'unit', unit: ship });
  if (reading(play.table, 'team.disbandTrauma') !== 'move') return;
  const home = play.unit(ship);
  home.trauma += team.trauma;
  home.fired ||= team.fired;
}
