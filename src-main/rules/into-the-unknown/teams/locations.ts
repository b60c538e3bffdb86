/**
 * Where personnel are: sections, teams and features as locations, who is attached to what, who occupies and who contests
 * a place (ITU-TEAM-06 to 11). Questions over a state; `personnel.ts` moves somebody.
 */
import type { Section, Station } from '../../../../shared/content/into-the-unknown';
import type {
  FeatureId,
  Location,
  OfficerId,
  OfficerState,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { findFeature, findUnit, groundOf, isSameLocation } from '../figures/pieces';
import { stationsRecord } from '../figures/records';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** A place that teams can stand in: a section of a space unit, or a feature. */
export type Ground = Extract<Location, { type: 'section' | 'feature' }>;

export function isGround(at: Location | null): at is Ground {
  return at?.type === 'section' || at?.type === 'feature';
}

/** The section or feature where somebody is, through the team they may be attached to; null for who is nowhere. */
export function placeOf(state: IntoTheUnknownState, at: Location | null): Ground | null {
  const ground = groundOf(state, at);
  return isGround(ground) ? ground : null;
}

/** The unit somebody is attached to: the space unit of their section, or their team (ITU-TEAM-11); null on a feature. */
export function attachedTo({ at }: Pick<OfficerState, 'at'>): UnitId | null {
  return at?.type === 'section' || at?.type === 'team' ? at.unit : null;
}

/** The space unit that a place is in; null for features. */
export function carrierOf(state: IntoTheUnknownState, at: Location | null): UnitState | null {
  const ground = placeOf(state, at);
  if (ground?.type !== 'section') return null;
  return findUnit(state, ground.unit) ?? null;
}

/**
 * A space unit's sections: those of its stations; one, the bridge, where a keyword gives capacity to a unit without
 * stations (house: an escape pod); none otherwise.
 */
export function sectionsOf(table: Table, unit: Pick<UnitState, 'class'>): readonly Section[] {
  const stations = stationsRecord(table, unit)?.stations ?? [];
  if (stations.length > 0) return [...new Set(stations.map(({ section }) => section))];
  return keywordCapacity(table, unit) > 0 ? ['bridge'] : [];
}

/** X of a unit's keyword Capacity X; 0 without it. */
function keywordCapacity({ content }: Table, unit: Pick<UnitState, 'class'>): number {
  const keywords = content.units[unit.class]?.keywords ?? [];
  const level = keywords.map((each) => /^Capacity (\d+)$/.exec(each)?.[1]).find((each) => each !== undefined);
  return level === undefined ? 0 : Number(level);
}

/** ITU-TRANSP-03's default: neither incapacitated nor captured nor lost. */
export function isMobile(officer: OfficerState): boolean {
  return !officer.incapacitated && !officer.lost && officer.capturedBy === null && officer.at !== null;
}

/**
 * Ground units of each player that a place holds; 0: none. A section holds 1 (ITU-TEAM-07, ITU-HAZARD-04), or what a
 * keyword of its unit says; a feature what its keyword says, nobody without it (ITU-TEAM-06, ITU-FKEY-02); creatures
 * hold nobody (ITU-HAZARD-05).
 */
export function capacityOf(table: Table, state: IntoTheUnknownState, at: Location | null): number {
  if (at?.type === 'feature') return featureCapacity(state, at.feature);
  if (at?.type !== 'section') return 0;
  const unit = findUnit(state, at.unit);
  if (unit === undefined || !sectionsOf(table, unit).includes(at.section)) return 0;
  if (table.content.units[unit.class]?.subtype === 'creature') return 0;
  return Math.max(1, keywordCapacity(table, unit));
}

function featureCapacity(state: IntoTheUnknownState, feature: FeatureId): number {
  return findFeature(state, feature)?.keywords.capacity ?? 0;
}

/** Stations of a section at which nobody is (ITU-OFFICER-05). */
export function openStations(table: Table, state: IntoTheUnknownState, at: Location): readonly Station[] {
  if (at.type !== 'section') return [];
  const unit = findUnit(state, at.unit);
  if (unit === undefined) return [];
  const stations = stationsRecord(table, unit)?.stations ?? [];
  return stations
    .filter(
      ({ section, station }) => section === at.section && stationHolder(state, at.unit, station) === null,
    )
    .map(({ station }) => station);
}

/** Who is at a station of a unit. */
function stationHolder(state: IntoTheUnknownState, unit: UnitId, station: Station): OfficerId | null {
  const holder = state.officers.find(
    ({ at, station: held }) => held === station && at?.type === 'section' && at.unit === unit,
  );
  return holder?.id ?? null;
}

/** Every section of a space unit as a location. */
export function sectionLocations(table: Table, unit: UnitState): readonly Ground[] {
  return sectionsOf(table, unit).map((section) => ({ type: 'section', unit: unit.id, section }));
}

/** Officers at a place who are attached to no team there. */
export function officersLooseAt(state: IntoTheUnknownState, at: Ground): readonly OfficerState[] {
  return state.officers.filter((officer) => !officer.lost && isSameLocation(officer.at, at));
}

/** Whether two units are at one location: the same unit, one in the other, or teams in the same section or feature. */
export function isSameGround(one: UnitState, other: UnitState): boolean {
  if (one.id === other.id || isIn(one, other) || isIn(other, one)) return true;
  return one.location !== null && isSameLocation(one.location, other.location);
}

function isIn(team: UnitState, unit: UnitState): boolean {
  return team.location?.type === 'section' && team.location.unit === unit.id;
}
