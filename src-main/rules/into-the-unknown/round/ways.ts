/**
 * Who may be committed for an ability and where: by a priority order a ready officer at the station, or of its section
 * where the station is open, or the commodore from the flagship's chair; by a standby order nobody, and who lies committed
 * at the station leads (ITU-ORDER-05, ITU-ORDER-06, ITU-OFFICER-02, ITU-OFFICER-03).
 */
import type { Station } from '../../../../shared/content/into-the-unknown';
import type { OfficerId, OfficerState, UnitState } from '../../../../shared/contract/into-the-unknown';
import {
  ableInSection,
  hasRange,
  isAble,
  officerAtStation,
  officersOf,
  passivesThat,
  showsAny,
  type StationNow,
  stationsOf,
  unitOf,
} from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { AbilityNow } from './abilities';
import { costOf, reserveFor } from './costs';

export type OrderKind = 'priority' | 'standby';

export interface Way {
  readonly station: Station | null;
  /** Who is committed for it, or leads a standby order; null: nobody. */
  readonly officer: OfficerId | null;
  /** Who leads its tests and attacks. */
  readonly leader: OfficerId | null;
  readonly reserve: number;
}

/** Every way to give the order now, the reserve it costs within what the unit has. */
export function waysOf(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
  kind: OrderKind,
): readonly Way[] {
  const unit = unitOf(state, now.ref.unit);
  const have = unit.reserve ?? 0;
  return allWays(table, state, unit, now, kind).filter(({ reserve }) => reserve <= have);
}

/** The same whatever it costs: what the order bar tells of an order that cannot be paid. */
export function allWays(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  kind: OrderKind,
): readonly Way[] {
  const places = placesOf(table, state, unit, now);
  const own = places.flatMap((place) =>
    kind === 'priority'
      ? priorityWays(table, state, unit, now, place)
      : standbyWays(table, state, unit, now, place),
  );
  return kind === 'priority' ? [...own, ...commodoreWays(table, state, unit, now, places, own)] : own;
}

/** Stations at which it can be taken now; null: at none in particular, so anywhere in the unit. */
function placesOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
): readonly (StationNow | null)[] {
  const all = stationsOf(table, state, unit);
  if (all.length === 0 || now.stations.length === 0) return [null];
  return all.filter((each) => showsAny(each, now.stations) && worksFor(now, each));
}

/** A damage card is repaired at its own station too, which it takes offline. */
export function worksFor({ ref }: AbilityNow, { offline }: StationNow): boolean {
  return offline === null || (offline.why === 'card' && ref.from.startsWith('damage:'));
}

function wayOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  station: Station | null,
  officer: OfficerState | undefined,
  leader: OfficerState | undefined = officer,
): Way {
  const cost = costOf(table, state, unit, now, station);
  return {
    station,
    officer: officer?.id ?? null,
    leader: leader?.id ?? null,
    reserve: reserveFor(table, cost, leader),
  };
}

function priorityWays(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  place: StationNow | null,
): readonly Way[] {
  return candidates(table, state, unit, place)
    .filter((officer) => officer.ready && isOwn(unit, officer) && isLedBy(now, officer))
    .map((officer) => wayOf(table, state, unit, now, place?.station ?? officer.station, officer));
}

/** Who is at the station; where it is open whoever is in its section; of a unit without stations all that are attached. */
function candidates(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  place: StationNow | null,
): readonly OfficerState[] {
  if (place === null) return officersOf(state, unit.id);
  const there = officerAtStation(table, state, unit, place.station);
  return there ? [there] : ableInSection(state, unit, place.section);
}

function isOwn(unit: UnitState, officer: OfficerState): boolean {
  return officer.owner === unit.owner && isAble(officer);
}

/** An officer's own ability is led by that officer. */
function isLedBy(now: AbilityNow, officer: OfficerState): boolean {
  return now.officer === null || now.officer === officer.id;
}

function standbyWays(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  place: StationNow | null,
): readonly Way[] {
  const there = place ? officerAtStation(table, state, unit, place.station) : undefined;
  if (place && !there && needsOfficer(table, state, unit)) return [];
  const here = place ? (there ? [there] : []) : officersOf(state, unit.id);
  const leaders = here.filter((officer) => !officer.ready && isOwn(unit, officer) && isLedBy(now, officer));
  const station = place?.station ?? null;
  if (leaders.length > 0) return leaders.map((each) => wayOf(table, state, unit, now, station, each));
  return now.officer === null ? [wayOf(table, state, unit, now, station, undefined)] : [];
}

/** Some damage cards bar standby orders to stations without an officer. */
function needsOfficer(table: Table, state: IntoTheUnknownState, unit: UnitState): boolean {
  return passivesThat(table, state, unit, 'no-standby-without-officer').length > 0;
}

/** ITU-OFFICER-02; not where the commodore is at the station anyway, and not for other officers' own abilities. */
function commodoreWays(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  places: readonly (StationNow | null)[],
  own: readonly Way[],
): readonly Way[] {
  const commodore = commodoreFor(table, state, unit);
  if (!commodore || !isLedBy(now, commodore)) return [];
  return places
    .filter(
      (place) =>
        !own.some((way) => way.officer === commodore.id && way.station === (place?.station ?? way.station)),
    )
    .map((place) => {
      const there = place ? officerAtStation(table, state, unit, place.station) : undefined;
      const isLeading = there && isOwn(unit, there) && !there.ready && there.id !== commodore.id;
      return wayOf(table, state, unit, now, place?.station ?? null, commodore, isLeading ? there : commodore);
    });
}

/** The ready commodore of the unit's player in the captain's chair of a flagship that has Comms range to the unit. */
export function commodoreFor(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
): OfficerState | undefined {
  if (unit.kind === 'projectile' || unit.kind === 'hazard') return undefined;
  const commodore = state.officers.find((each) => each.commodore && each.owner === unit.owner);
  if (!commodore || !commodore.ready || !isAble(commodore)) return undefined;
  const { at, station } = commodore;
  if (at?.type !== 'section' || station !== 'captains-chair') return undefined;
  const flagship = unitOf(state, at.unit);
  const isNear = flagship.id === unit.id || hasRange(table, state, flagship, 'comms', unit.id);
  return flagship.kind === 'ship' && flagship.owner === unit.owner && isNear ? commodore : undefined;
}

/** Who leads an order that names this officer (see `Way.leader`). */
export function leaderOf(
  ways: readonly Way[],
  officer: OfficerId | null,
  station: Station | null,
): OfficerId | null {
  return ways.find((way) => way.officer === officer && way.station === station)?.leader ?? officer;
}

/** Whether a seat has anybody who could be committed (ITU-ORDER-05: the phase ends for who has not). */
export function hasReadyOfficer(state: IntoTheUnknownState, seat: string): boolean {
  return state.officers.some(
    (officer) =>
      officer.owner === seat &&
      officer.ready &&
      isAble(officer) &&
      (officer.at?.type === 'section' || officer.at?.type === 'team'),
  );
}
