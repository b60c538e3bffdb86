/** A unit's stations as they stand now: where they lie, what they can do, and whether they work. */
import type { Ability, End, Section, Station } from '../../../../shared/content/into-the-unknown';
import type { Location, OfficerState, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { separationOf } from './alerts';
import { isContestedBy, type Offline, offlineOf } from './offline';
import { isAble, isSameLocation, officersAt, teamsAt } from './pieces';
import { stationsRecord } from './records';

export { isHeldByOthers } from './offline';

export interface StationNow {
  readonly station: Station;
  /** The icons it shows, its own first: what needs any of them is taken there. */
  readonly icons: readonly Station[];
  readonly section: Section;
  /** Null on units whose sections belong to no end (ITU-AUX-02). */
  readonly end: End | null;
  readonly abilities: readonly Ability[];
  /** Why nothing can be done there; null: it works. House: the station of a damage card is offline as long as it lies there. */
  readonly offline: Offline | null;
}

/** The stations of a unit; none on teams and projectiles. */
export function stationsOf(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly StationNow[] {
  const separation = separationOf(table, unit);
  return (stationsRecord(table, unit)?.stations ?? []).map(
    ({ station, also = [], section, end, abilities }) => ({
      station,
      icons: iconsOf(station, also),
      section,
      end,
      abilities: separation
        ? [
            ...abilities.filter(({ id }) => !separation.lostAbilities.includes(id)),
            ...(separation.station === station ? separation.abilities : []),
          ]
        : abilities,
      offline: offlineOf(state, unit, station, section),
    }),
  );
}

/** A console is tactical and instruments in one (ITU-OFFICER-05). */
const CONSOLE: readonly Station[] = ['console', 'tactical', 'instruments'];

function iconsOf(station: Station, also: readonly Station[]): readonly Station[] {
  return [...(station === 'console' ? CONSOLE : [station]), ...also];
}

/** Whether what needs one of these icons can be taken at a station (ITU-MISSION-10). */
export function showsAny({ icons }: StationNow, wanted: readonly Station[]): boolean {
  return icons.some((icon) => wanted.includes(icon));
}

/** One station; undefined where the unit has no such. */
export function stationOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  station: Station,
): StationNow | undefined {
  return stationsOf(table, state, unit).find((each) => each.station === station);
}

/** The section a station lies in, as printed. */
export function sectionOf(table: Table, unit: Pick<UnitState, 'class'>, station: Station): Section | null {
  const found = stationsRecord(table, unit)?.stations.find((each) => each.station === station);
  return found?.section ?? null;
}

/** The sections a unit has, each once, in the card's order. */
export function sectionsOf(table: Table, unit: Pick<UnitState, 'class'>): readonly Section[] {
  return [...new Set((stationsRecord(table, unit)?.stations ?? []).map(({ section }) => section))];
}

/** The end a section belongs to; null: none. */
export function endOfSection(table: Table, unit: Pick<UnitState, 'class'>, section: Section): End | null {
  const found = stationsRecord(table, unit)?.stations.find((each) => each.section === section);
  return found?.end ?? null;
}

/** Whether teams that oppose one another are at a place (ITU-TEAM-09). */
export function isContested(state: IntoTheUnknownState, at: Location): boolean {
  return isContestedBy(teamsAt(state, at));
}

/** Whether a team is there; officers alone do not occupy (ITU-TEAM-09). */
export function isOccupied(state: IntoTheUnknownState, at: Location): boolean {
  return teamsAt(state, at).length > 0;
}

/** Who stands at a station; at most one (ITU-OFFICER-05). */
export function officerAtStation(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  station: Station,
): OfficerState | undefined {
  const section = sectionOf(table, unit, station);
  return section === null
    ? undefined
    : officersAt(state, { type: 'section', unit: unit.id, section }, station).find(
        ({ capturedBy }) => capturedBy === null,
      );
}

/** Officers of a unit's own side in a section, at a station or not, who are able. */
export function ableInSection(
  state: IntoTheUnknownState,
  unit: UnitState,
  section: Section,
): readonly OfficerState[] {
  const here: Location = { type: 'section', unit: unit.id, section };
  return state.officers.filter(
    (officer) => officer.owner === unit.owner && isAble(officer) && isSameLocation(officer.at, here),
  );
}
