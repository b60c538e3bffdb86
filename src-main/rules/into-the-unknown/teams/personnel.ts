/** Personnel that go from place to place: capacity, joining and leaving teams, captives that come free (ITU-TEAM-06 to 08). */
import type { Station } from '../../../../shared/content/into-the-unknown';
import type { Location, OfficerId, OfficerState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { findOfficer, findUnit, isOpposing, officersOf, teamsAt } from '../figures/pieces';
import { attachedTo, capacityOf, isGround, openStations } from './locations';

/** How many more teams of a player fit there (ITU-TEAM-06, ITU-TEAM-12); 0 where none can be. */
export function capacityLeft(
  table: Table,
  state: IntoTheUnknownState,
  location: Location,
  seat: SeatId,
): number {
  if (!isGround(location)) return 0;
  const there = teamsAt(state, location).filter(({ owner }) => owner === seat).length;
  return Math.max(0, capacityOf(table, state, location) - there);
}

/**
 * Puts an officer, or a team with all who are attached to it, to another place; an officer at the station named where that
 * one is open, else at none (ITU-OFFICER-05). Captives who are attached to no opposing unit any more come free
 * (ITU-CAPTURE-05). Whether it may be is asked before. Throws for an id that is neither.
 */
export function movePersonnel(play: Play, who: string, to: Location, station: Station | null = null): void {
  if (findUnit(play.frozen, who)) {
    play.unit(who).location = to;
    play.tell({ type: 'relocated', who, to, station: null });
    for (const { id } of officersOf(play.frozen, who)) freeIfLoose(play, id);
    return;
  }
  const officer = play.officer(who);
  officer.at = null;
  const taken =
    station !== null && openStations(play.table, play.frozen, to).includes(station) ? station : null;
  officer.at = to;
  officer.station = taken;
  play.tell({ type: 'relocated', who, to, station: taken });
  freeIfLoose(play, who);
}

/** True while a captive is attached to a unit that opposes them (ITU-CAPTURE-05). */
function isHeld(state: IntoTheUnknownState, officer: OfficerState): boolean {
  const holder = findUnit(state, attachedTo(officer));
  return holder !== undefined && isOpposing(holder.owner, officer.owner);
}

/** Ends the capture of who is not attached to an opposing unit any more; they stay where they are (ITU-CAPTURE-05). */
export function freeIfLoose(play: Play, id: OfficerId): void {
  const officer = findOfficer(play.frozen, id);
  if (officer === undefined || officer.capturedBy === null || officer.lost) return;
  if (isHeld(play.frozen, officer)) return;
  play.officer(id).capturedBy = null;
  play.tell({ type: 'freed', officer: id });
}
