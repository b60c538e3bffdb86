/** Officers at their posts aboard the units that a test lays out. */
import type { Station } from '../../../shared/content/into-the-unknown';
import type { Location, OfficerState, UnitState } from '../../../shared/contract/into-the-unknown';
import type { IntoTheUnknownState } from '../../../src-main/rules/into-the-unknown/state';
import { recordOf, type Table } from '../../../src-main/rules/into-the-unknown/table';

export interface CrewOptions {
  /** Officers at its stations, cards by station. */
  readonly crew?: Readonly<Partial<Record<Station, string>>>;
  /** Officers attached at no station: of a team, or by section. */
  readonly aboard?: readonly string[];
}

/** The officers that the options name, at their stations and aboard. */
export function crewOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  { crew = {}, aboard = [] }: CrewOptions,
): readonly OfficerState[] {
  const posts = Object.entries(crew) as [Station, string][]; // the keys are stations
  const made: OfficerState[] = [];
  for (const [station, card] of posts) {
    const section = sectionOf(table, unit, station);
    made.push(
      officerOf(
        [...state.officers, ...made],
        unit,
        card,
        { type: 'section', unit: unit.id, section },
        station,
      ),
    );
  }
  for (const card of aboard) {
    const at: Location =
      unit.kind === 'team'
        ? { type: 'team', unit: unit.id }
        : { type: 'section', unit: unit.id, section: 'bridge' };
    made.push(officerOf([...state.officers, ...made], unit, card, at, null));
  }
  return made;
}

type Section = Extract<Location, { type: 'section' }>['section'];

function sectionOf({ content }: Table, unit: UnitState, station: Station): Section {
  const printed = content.stations[unit.class]?.stations.find((each) => each.station === station);
  if (printed) return printed.section;
  if (station === 'medbay' || station === 'engineering') return station;
  return station === 'cargo-bay' ? 'cargo' : 'bridge';
}

function officerOf(
  known: readonly OfficerState[],
  unit: UnitState,
  card: string,
  at: Location,
  station: Station | null,
): OfficerState {
  const owner = unit.owner ?? '1';
  const copies = known.filter((each) => each.owner === owner && recordOf(each.card) === card).length;
  return {
    id: copies === 0 ? `${owner}:${card}` : `${owner}:${card}#${copies + 1}`,
    card,
    owner,
    at,
    station,
    ready: true,
    trauma: 0,
    incapacitated: false,
    lost: false,
    capturedBy: null,
    commodore: false,
    core: null,
    banked: [],
    advantage: 0,
    copied: null,
    bySway: false,
  };
}
