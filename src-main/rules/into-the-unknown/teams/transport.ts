/** Transporting personnel: who can be sent where, shields against it, and the sending itself (ITU-TRANSP-02 to 11). */
import type { RangeSpec } from '../../../../shared/content/into-the-unknown';
import type {
  Location,
  OfficerId,
  OfficerState,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import { contextOf } from '../effects/context';
import type { SeatId } from '../../engine';
import { figuresOf } from '../figures/figures';
import { passivesThat } from '../figures/passives';
import { findUnit, isSameLocation, officersOf, teamsAt, unitOf } from '../figures/pieces';
import { pieceAt } from '../figures/distances';
import { hasRange } from '../figures/ranges';
import { endOfSection } from '../figures/stations';
import { allHold } from '../mission/conditions';
import type { Play } from '../play';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import { reading, type Table } from '../table';
import { performAct } from './acts';
import {
  capacityOf,
  carrierOf,
  type Ground,
  isMobile,
  officersLooseAt,
  placeOf,
  sectionLocations,
} from './locations';
import { capacityLeft, movePersonnel } from './personnel';

/** What is asked for: who, with whom, where to, and which team an officer joins there. */
export interface Sending {
  readonly who: string;
  readonly with: readonly OfficerId[];
  readonly to: Exclude<Location, { readonly type: 'aside' }>;
  readonly joins: UnitId | null;
}
export interface Transporter {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly range: RangeSpec;
}

/** The range of a unit's transports: what the action says, or a card that says otherwise now. */
export function transportRange(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  printed: RangeSpec = 'sensors',
): RangeSpec {
  const context = contextOf(unit);
  const card = passivesThat(table, state, unit, 'transport-range').find(({ passive }) =>
    allHold(table, state, context, passive.when),
  );
  return card?.passive.inches ?? printed;
}

/** Whether a place is at the transporting unit's range; both the start and the destination must be (ITU-TRANSP-06). */
export function isReached(
  table: Table,
  state: IntoTheUnknownState,
  { unit, range }: Transporter,
  at: Location,
): boolean {
  const piece = pieceAt(state, at);
  return piece !== null && hasRange(table, state, unitOf(state, unit), range, piece);
}

/** A committed officer at a station may not be chosen; one elsewhere may (ITU-TRANSP-04). */
export function canBeSent(officer: OfficerState): boolean {
  return isMobile(officer) && (officer.ready || officer.station === null);
}

interface Traveller {
  readonly id: string;
  readonly isTeam: boolean;
  readonly from: Ground;
}

/** Friendly mobile personnel, wherever they are; a team with its officers is one (ITU-TRANSP-02, ITU-TRANSP-03). */
function travellersOf(state: IntoTheUnknownState, seat: SeatId): readonly Traveller[] {
  const teams = state.units
    .filter(({ kind, owner }) => kind === 'team' && owner === seat)
    .map(({ id, location }) => ({ id, isTeam: true, from: placeOf(state, location) }));
  const officers = state.officers
    .filter((officer) => officer.owner === seat && canBeSent(officer))
    .map(({ id, at }) => ({ id, isTeam: false, from: placeOf(state, at) }));
  return [...teams, ...officers].filter((each): each is Traveller => each.from !== null);
}

/** Places at range that can hold personnel at all, those of the transporting unit first (ITU-TRANSP-07). */
function* destinationsOf(table: Table, state: IntoTheUnknownState, by: Transporter): Generator<Ground> {
  const own = unitOf(state, by.unit);
  const others = state.units.filter(({ id, pose }) => pose !== null && id !== own.id);
  for (const unit of [own, ...others]) {
    if (!hasRange(table, state, own, by.range, unit.id)) continue;
    yield* sectionLocations(table, unit).filter((at) => capacityOf(table, state, at) > 0);
  }
  for (const { id } of state.features) {
    const at: Ground = { type: 'feature', feature: id };
    if (capacityOf(table, state, at) > 0 && isReached(table, state, by, at)) yield at;
  }
}

/** Whether a traveller finds room there; the range to where they are is another question. */
function findsRoom(
  table: Table,
  state: IntoTheUnknownState,
  { isTeam, from }: Traveller,
  to: Ground,
  seat: SeatId,
): boolean {
  return !isSameLocation(from, to) && (!isTeam || capacityLeft(table, state, to, seat) > 0);
}

/** Friendly teams at a place that an officer who arrives may join (ITU-TRANSP-05). */
function teamsToJoin(state: IntoTheUnknownState, at: Ground, seat: SeatId): readonly UnitId[] {
  return teamsAt(state, at)
    .filter(({ owner }) => owner === seat)
    .map(({ id }) => id);
}

/** Every transport that can be made, teams with all their officers; an order that never changes. */
export function sendingsOf(table: Table, state: IntoTheUnknownState, by: Transporter): readonly Sending[] {
  const places = [...destinationsOf(table, state, by)];
  return travellersOf(state, by.seat)
    .filter(({ from }) => isReached(table, state, by, from))
    .flatMap((each) =>
      places
        .filter((to) => findsRoom(table, state, each, to, by.seat))
        .flatMap((to): readonly Sending[] => {
          if (each.isTeam) return [wholeTeam(state, each.id, to)];
          const joins = [null, ...teamsToJoin(state, to, by.seat)];
          return joins.map((team) => ({ who: each.id, with: [], to, joins: team }));
        }),
    );
}

function wholeTeam(state: IntoTheUnknownState, team: UnitId, to: Ground): Sending {
  const officers = officersOf(state, team).filter(isMobile);
  return { who: team, with: officers.map(({ id }) => id), to, joins: null };
}

/** Whether there is anybody to send and anywhere to send them, without listing all. */
export function canTransport(table: Table, state: IntoTheUnknownState, by: Transporter): boolean {
  const people = travellersOf(state, by.seat);
  for (const to of destinationsOf(table, state, by)) {
    const goes = people.some(
      (each) => findsRoom(table, state, each, to, by.seat) && isReached(table, state, by, each.from),
    );
    if (goes) return true;
  }
  return false;
}

/** Officers of a team, or at its place, who may be with it when it is sent (ITU-TRANSP-05). */
export function companions(state: IntoTheUnknownState, team: UnitState): readonly OfficerId[] {
  const at = placeOf(state, team.location);
  const near = at === null ? [] : officersLooseAt(state, at);
  return [...officersOf(state, team.id), ...near]
    .filter((officer) => officer.owner === team.owner && canBeSent(officer))
    .map(({ id }) => id);
}

/**
 * Whether a place is shielded. By reading a a ship with science of 1 or more, or a unit with 1 or more shield icons left
 * (auxiliary, hazard); by reading b any unit with shields by either (ITU-TRANSP-08).
 */
export function isShielded(table: Table, state: IntoTheUnknownState, at: Location): boolean {
  const unit = carrierOf(state, at);
  if (unit === null) return false;
  const { shieldsFore, shieldsAft, science } = figuresOf(table, state, unit);
  if (shieldsFore === null && shieldsAft === null) return false;
  const byScience = (science ?? 0) >= 1;
  const hasIcons = unit.alert === null;
  const byIcons = hasIcons && shieldsLeft(table, state, unit, null) >= 1;
  if (reading(table, 'transport.shielded') === 'b') return byScience || byIcons;
  return hasIcons ? byIcons : byScience;
}

/** Shields of one end, or of both for null, as they stand: the dial's figures, or icons that are not used up. */
function shieldsLeft(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  end: 'fore' | 'aft' | null,
): number {
  const { shieldsFore, shieldsAft } = figuresOf(table, state, unit);
  const fore = Math.max(0, (shieldsFore ?? 0) - unit.shieldsUsed.fore);
  const aft = Math.max(0, (shieldsAft ?? 0) - unit.shieldsUsed.aft);
  return end === null ? fore + aft : end === 'fore' ? fore : aft;
}

/** A place's total shield value: of the whole unit, or of the end its section belongs to (ITU-TRANSP-10). */
export function shieldTotal(table: Table, state: IntoTheUnknownState, at: Location): number {
  const unit = carrierOf(state, at);
  if (unit === null) return 0;
  const isOfEnd = reading(table, 'transport.shieldTotal') === 'end' && at.type === 'section';
  return shieldsLeft(table, state, unit, isOfEnd ? endOfSection(table, unit, at.section) : null);
}

/**
 * Who may try to prevent it: the player of a shielded unit that is not the own; of a hazard unit the trailing player, who
 * makes its choices (ITU-TRANSP-09, ITU-HAZARD-11). Null: nobody, or who transports.
 */
export function whoMayPrevent(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  at: Location,
): SeatId | null {
  const unit = carrierOf(state, at);
  const player = unit?.kind === 'hazard' ? (unit.owner ?? trailingOf(state)) : (unit?.owner ?? null);
  return player !== null && player !== seat && isShielded(table, state, at) ? player : null;
}

/**
 * Step 3: who was sent is there (ITU-TRANSP-11). Officers of a team that are left behind stay where it stood, others there
 * join it first (ITU-TRANSP-05). A team in a unit of another player is an aggressive act (ITU-HOSTILE-07).
 */
export function send(play: Play, { seat, unit }: Pick<Transporter, 'seat' | 'unit'>, sent: Sending): void {
  const team = findUnit(play.frozen, sent.who);
  if (team === undefined) {
    const to: Location = sent.joins === null ? sent.to : { type: 'team', unit: sent.joins };
    movePersonnel(play, sent.who, to);
    return;
  }
  gather(play, team, sent.with);
  movePersonnel(play, team.id, sent.to);
  if (officersOf(play.frozen, team.id).some((officer) => officer.owner === seat && isMobile(officer)))
    play.push({ type: 'muster', seat, team: team.id, step: 'arrival' });
  const owner = carrierOf(play.frozen, sent.to)?.owner ?? null;
  if (owner !== null && owner !== seat) performAct(play, 'aggressive', { unit, against: owner });
}

function gather(play: Play, team: UnitState, taken: readonly OfficerId[]): void {
  const attached = officersOf(play.frozen, team.id).map(({ id }) => id);
  for (const id of companions(play.frozen, team)) {
    const isAttached = attached.includes(id);
    if (taken.includes(id) && !isAttached) movePersonnel(play, id, { type: 'team', unit: team.id });
    if (!taken.includes(id) && isAttached && team.location !== null) movePersonnel(play, id, team.location);
  }
}
