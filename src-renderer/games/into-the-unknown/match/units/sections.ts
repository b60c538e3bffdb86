/** The sections of a unit as its panel lists them: stations with who stands there and what may be ordered. */
import {
  type Category,
  CATEGORIES,
  SECTIONS,
  type Section,
  type Skill,
  SKILLS_OF,
  type Station,
} from '../../../../../shared/content/into-the-unknown';
import type {
  IntoTheUnknownView,
  OfficerState,
  OrderView,
  UnitView,
} from '../../../../../shared/contract/into-the-unknown';
import type { ContentPack } from '../../../../../shared/content';
import { recordOf } from '../words';

export interface StationRow {
  /** Null: a section's officers without a station, or what is ordered at none. */
  readonly station: Station | null;
  readonly officers: readonly OfficerState[];
  readonly orders: readonly OrderView[];
  readonly isOffline: boolean;
}
export interface SectionModel {
  /** Null: of no section, such as actions of a team. */
  readonly section: Section | null;
  readonly rows: readonly StationRow[];
  /** Teams that are there. */
  readonly teams: readonly UnitView[];
}

export function sectionsOf(
  content: ContentPack,
  view: IntoTheUnknownView,
  unit: UnitView,
): readonly SectionModel[] {
  const stations = content.stations[recordOf(unit.class)]?.stations ?? [];
  const aboard = view.officers.filter(
    ({ at, lost }) => !lost && at !== null && 'unit' in at && at.unit === unit.id,
  );
  const sections = SECTIONS.flatMap((section): readonly SectionModel[] => {
    const own = stations.filter((each) => each.section === section);
    const there = aboard.filter(({ at }) => at?.type === 'section' && at.section === section);
    const teams = view.units.filter(
      ({ location }) =>
        location?.type === 'section' && location.unit === unit.id && location.section === section,
    );
    if (own.length === 0 && there.length === 0 && teams.length === 0) return [];
    const rows = own.map(({ station }): StationRow => stationRow(unit, station, there));
    const idle = there.filter((officer) => officer.station === null);
    return [{ section, rows: idle.length === 0 ? rows : [...rows, idleRow(idle)], teams }];
  });
  return [...sections, ...restOf(unit, aboard, new Set(stations.map(({ station }) => station)))];
}

function stationRow(unit: UnitView, station: Station, there: readonly OfficerState[]): StationRow {
  return {
    station,
    officers: there.filter((officer) => officer.station === station),
    orders: unit.orders.filter((order) => order.station === station),
    isOffline: unit.offline.includes(station),
  };
}

function idleRow(officers: readonly OfficerState[]): StationRow {
  return { station: null, officers, orders: [], isOffline: false };
}

/** What is ordered at no station the unit has, and who is attached without a section. */
function restOf(
  unit: UnitView,
  aboard: readonly OfficerState[],
  known: ReadonlySet<Station>,
): readonly SectionModel[] {
  const orders = unit.orders.filter(({ station }) => station === null || !known.has(station));
  const officers = aboard.filter(({ at }) => at?.type === 'team');
  if (orders.length === 0 && officers.length === 0) return [];
  return [{ section: null, rows: [{ station: null, officers, orders, isOffline: false }], teams: [] }];
}

/** The level of an officer in each category: the highest of its skills (ITU-SETUP-14). */
export function levelsOf(
  { officers }: ContentPack,
  officer: OfficerState,
): Readonly<Record<Category, number>> {
  const skills: Readonly<Partial<Record<Skill, number>>> =
    officers[recordOf(officer.copied ?? officer.card)]?.skills ?? {};
  const level = (category: Category): number =>
    Math.max(0, ...SKILLS_OF[category].map((skill) => skills[skill] ?? 0));
  return Object.fromEntries(CATEGORIES.map((category) => [category, level(category)])) as Record<
    Category,
    number
  >; // one for each
}
