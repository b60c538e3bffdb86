/** Who and what is there: units, officers and features by id, and whose they are. */
import type {
  FeatureState,
  Location,
  OfficerState,
  SeatState,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';

/** The unit of that id, or undefined once it is gone. */
export function findUnit(state: IntoTheUnknownState, id: string | null): UnitState | undefined {
  return id === null ? undefined : state.units.find((unit) => unit.id === id);
}

/** The unit of that id; throws for none. */
export function unitOf(state: IntoTheUnknownState, id: string): UnitState {
  const unit = findUnit(state, id);
  if (!unit) throw new Error(`No unit ${id}.`);
  return unit;
}

export function findOfficer(state: IntoTheUnknownState, id: string | null): OfficerState | undefined {
  return id === null ? undefined : state.officers.find((officer) => officer.id === id);
}

/** The officer of that id; throws for none. */
export function officerOf(state: IntoTheUnknownState, id: string): OfficerState {
  const officer = findOfficer(state, id);
  if (!officer) throw new Error(`No officer ${id}.`);
  return officer;
}

export function findFeature(state: IntoTheUnknownState, id: string | null): FeatureState | undefined {
  return id === null ? undefined : state.features.find((feature) => feature.id === id);
}

/** The feature of that id; throws for none. */
export function featureOf(state: IntoTheUnknownState, id: string): FeatureState {
  const feature = findFeature(state, id);
  if (!feature) throw new Error(`No feature ${id}.`);
  return feature;
}

export function seatOf(state: IntoTheUnknownState, seat: SeatId): SeatState {
  const found = state.seats.find((each) => each.seat === seat);
  if (!found) throw new Error(`No seat ${seat}.`);
  return found;
}

/** Whether two places of personnel are one. */
export function isSameLocation(one: Location | null, other: Location | null): boolean {
  if (one === null || other === null || one.type !== other.type) return false;
  if (one.type === 'section' && other.type === 'section')
    return one.unit === other.unit && one.section === other.section;
  if (one.type === 'team' && other.type === 'team') return one.unit === other.unit;
  if (one.type === 'feature' && other.type === 'feature') return one.feature === other.feature;
  return one.type === 'aside' && other.type === 'aside' && one.why === other.why;
}

/** Where a team or an officer is; null for space units and who is nowhere. */
export function locationOf(state: IntoTheUnknownState, id: string): Location | null {
  const officer = findOfficer(state, id);
  return officer ? officer.at : (findUnit(state, id)?.location ?? null);
}

/** Where an officer stands in the end: the place of the team for who is attached to one. */
export function groundOf(state: IntoTheUnknownState, at: Location | null): Location | null {
  return at?.type === 'team' ? (findUnit(state, at.unit)?.location ?? null) : at;
}

/** Officers at a place, those attached to teams there left out; with a station, who is at it. */
export function officersAt(
  state: IntoTheUnknownState,
  at: Location,
  station?: string | null,
): readonly OfficerState[] {
  return state.officers.filter(
    (officer) =>
      !officer.lost &&
      isSameLocation(officer.at, at) &&
      (station === undefined || officer.station === station),
  );
}

/** Officers attached to a unit itself: in its sections, or to the team; not those of teams aboard. */
export function officersOf(state: IntoTheUnknownState, unit: string): readonly OfficerState[] {
  return state.officers.filter(
    ({ at, lost }) =>
      !lost && at !== null && (at.type === 'section' || at.type === 'team') && at.unit === unit,
  );
}

/** Everybody aboard: officers of the unit and of the teams in it. */
export function aboard(state: IntoTheUnknownState, unit: string): readonly OfficerState[] {
  return [unit, ...teamsIn(state, unit).map(({ id }) => id)].flatMap((each) => officersOf(state, each));
}

/** Teams in a unit's sections. */
export function teamsIn(state: IntoTheUnknownState, unit: string): readonly UnitState[] {
  return state.units.filter(({ location }) => location?.type === 'section' && location.unit === unit);
}

/** Teams at a place. */
export function teamsAt(state: IntoTheUnknownState, at: Location): readonly UnitState[] {
  return state.units.filter(({ kind, location }) => kind === 'team' && isSameLocation(location, at));
}

/** Who may be committed, lead and do things: neither lost, incapacitated nor captured. */
export function isAble({ lost, incapacitated, capturedBy }: OfficerState): boolean {
  return !lost && !incapacitated && capturedBy === null;
}

/** Whether two owners are against one another; what is nobody's is against every player (ITU-HAZARD-01). */
export function isOpposing(one: SeatId | null, other: SeatId | null): boolean {
  return one !== other;
}

/** Whether a unit is in play: on the table, or a team that is somewhere. */
export function isInPlay({ pose, location }: UnitState): boolean {
  return pose !== null || location !== null;
}
