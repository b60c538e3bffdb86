/** Officers who change places within their ship in the Ready Phase (ITU-ORDER-08); captives by their captor (ITU-CAPTURE-07). */
import type {
  IntoTheUnknownAction,
  Location,
  OfficerState,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findUnit, groundOf, isSameLocation, passivesThat, sectionsOf, teamsIn } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { openStations } from '../teams/locations';

export const MOST_RELOCATIONS = 3;
const USED = 'relocation';

/** Every relocation of one officer that a seat may make now. */
export function relocationsOf(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
): readonly IntoTheUnknownAction[] {
  return state.officers
    .filter((officer) => isMovedBy(officer, seat))
    .flatMap((officer) => movesOf(table, state, officer, seat));
}

/** Whether there is any. */
export function canRelocate(table: Table, state: IntoTheUnknownState, seat: SeatId): boolean {
  return state.officers.some(
    (officer) => isMovedBy(officer, seat) && movesOf(table, state, officer, seat).length > 0,
  );
}

function isMovedBy({ owner, lost, capturedBy }: OfficerState, seat: SeatId): boolean {
  return !lost && (capturedBy ?? owner) === seat;
}

function movesOf(
  table: Table,
  state: IntoTheUnknownState,
  officer: OfficerState,
  seat: SeatId,
): readonly IntoTheUnknownAction[] {
  const ship = shipOf(state, officer);
  if (!ship || isUsedUp(table, state, ship)) return [];
  const inTeams = teamsIn(state, ship.id).filter(({ owner }) => owner === seat);
  const toTeams = inTeams.map(({ id }): Location => ({ type: 'team', unit: id }));
  const moves = [...(mayBeIn(ship, officer) ? sections(table, ship) : []), ...toTeams].flatMap((to) => {
    const stations = officer.owner === ship.owner ? openStations(table, state, to) : [];
    return [null, ...stations].map((station) => ({ to, station }));
  });
  return moves
    .filter(({ to, station }) => !isSameLocation(to, officer.at) || station !== officer.station)
    .map(
      ({ to, station }) => ({ type: 'move-personnel', who: officer.id, to, station }) as IntoTheUnknownAction,
    ); // sections and teams alone
}

/** Captives are attached to a unit of their captor's all the time: to the ship itself if it is one (ITU-CAPTURE-05, ITU-CAPTURE-07). */
function mayBeIn(ship: UnitState, { capturedBy }: OfficerState): boolean {
  return capturedBy === null || ship.owner === capturedBy;
}

function sections(table: Table, ship: UnitState): readonly Location[] {
  return sectionsOf(table, ship).map((section) => ({ type: 'section', unit: ship.id, section }));
}

/** The space unit in which an officer is, in a team there too. */
function shipOf(state: IntoTheUnknownState, { at }: OfficerState): UnitState | undefined {
  const ground = groundOf(state, at);
  return ground?.type === 'section' ? findUnit(state, ground.unit) : undefined;
}

/** Some damage cards allow a ship one relocation only. */
function isUsedUp(table: Table, state: IntoTheUnknownState, ship: UnitState): boolean {
  return (ship.used[USED] ?? 0) > 0 && passivesThat(table, state, ship, 'one-relocation').length > 0;
}

/** Remembers that somebody of the ship has been relocated in this round. */
export function countRelocation(play: Play, who: string): void {
  const officer = play.frozen.officers.find(({ id }) => id === who);
  const ship = officer && shipOf(play.frozen, officer);
  if (!ship) return;
  play.unit(ship.id).used = { ...ship.used, [USED]: (ship.used[USED] ?? 0) + 1 };
}
