/** Which personnel an effect falls on, and who picks where somebody has to. */
import type { Personnel } from '../../../../shared/content/into-the-unknown';
import type {
  EffectContext,
  Location,
  OfficerState,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import {
  endOfSection,
  findOfficer,
  findUnit,
  groundOf,
  hasRange,
  isSameLocation,
  officerRecord,
  sectionOf,
} from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { deciderOf } from './roles';
import { abductedOf } from './survivors';
import { isAllegiance } from './unit-filter';
import type { Pick } from './unit-selectors';

/**
 * Personnel that an effect falls on: ids of officers, and of teams where it speaks of them too, in the order of the state.
 * Who is lost is nowhere. Where somebody picks, see `unitsOf`.
 */
export function personnelOf(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  whom: Personnel,
  picked: readonly string[] = [],
): readonly string[] {
  if (whom.pick !== undefined && picked.length > 0) return picked;
  const officers = officersWhere(table, state, context, whom)
    .filter(({ owner, lost }) => !lost && isAllegiance(owner, whom.of, sideOf(state, context)))
    .filter((officer) => !whom.lowerRank || isLower(table, state, context, officer))
    .map(({ id }) => id);
  return whom.officersOnly ? officers : [...officers, ...teamsWhere(table, state, context, whom)];
}

/** Who picks among whom; null where the words leave nothing to pick. */
export function personnelPick(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  whom: Personnel,
): Pick<string> | null {
  if (whom.pick === undefined) return null;
  const among = personnelOf(table, state, context, whom);
  const { by, count, may = false } = whom.pick;
  return { by: deciderOf(state, context, by), count, may, among };
}

/** Cards that lie on a unit speak from its owner's side. */
function sideOf(state: IntoTheUnknownState, { seat, self }: EffectContext): SeatId | null {
  return seat ?? findUnit(state, self)?.owner ?? null;
}

function isLower(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  officer: OfficerState,
): boolean {
  const leader = findOfficer(state, context.officer);
  return leader === undefined || officerRecord(table, officer).rank < officerRecord(table, leader).rank;
}

function officersWhere(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  { where, at: whose }: Personnel,
): readonly OfficerState[] {
  if (where === 'abducted') return abductedOf(state);
  if (where === 'leader') return state.officers.filter(({ id }) => id === context.officer);
  const self = findUnit(state, whose === 'target' ? context.target : context.self);
  if (self === undefined) return [];
  if (where === 'comms') {
    return state.officers.filter(
      ({ id, at }) =>
        at !== null &&
        at.type !== 'aside' &&
        id !== context.officer &&
        hasRange(table, state, self, 'comms', id),
    );
  }
  return state.officers.filter((officer) => isThere(table, state, context, self, where, officer));
}

type Inside = 'station' | 'end' | 'section' | 'unit' | 'location';

function isThere(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  self: UnitState,
  where: Inside,
  { at, station }: OfficerState,
): boolean {
  if (where === 'location') return isSameLocation(groundOf(state, at), locationOfSelf(state, context, self));
  const place = groundOf(state, at);
  if (where === 'unit' && at?.type === 'team') return at.unit === self.id || isIn(place, self.id);
  if (self.kind === 'team') return at?.type === 'team' && at.unit === self.id;
  if (place?.type !== 'section' || place.unit !== self.id) return false;
  const card = cardPlace(table, context, self);
  switch (where) {
    case 'unit':
      return true;
    case 'station':
      return at?.type === 'section' && station !== null && station === card.station;
    case 'end':
      return endOfSection(table, self, place.section) === card.end;
    case 'section':
      return place.section === card.section;
  }
}

function isIn(place: Location | null, unit: UnitId): boolean {
  return place?.type === 'section' && place.unit === unit;
}

/** A team's place; of a space unit the section of its leader, or of the station that acts. */
function locationOfSelf(
  state: IntoTheUnknownState,
  { officer }: EffectContext,
  self: UnitState,
): Location | null {
  return self.location ?? groundOf(state, findOfficer(state, officer)?.at ?? null);
}

/** Where the card or station lies that acts: its station, section and end. */
function cardPlace(table: Table, { from, card }: EffectContext, self: UnitState) {
  const held = self.damageCards.find((each) => each.card === card || from === `damage:${each.card}`);
  const carried = self.equipment.find((each) => from === `equipment:${each.card}`);
  const named = /^station:(.+)$/.exec(from)?.[1];
  const station = held?.station ?? carried?.station ?? named ?? null;
  const section = station === null ? null : sectionOf(table, self, station as 'helm'); // a station's own mark
  const end = held?.end ?? (section === null ? null : endOfSection(table, self, section));
  return { station, section, end };
}

function teamsWhere(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  { where, of, at }: Personnel,
): readonly UnitId[] {
  const self = findUnit(state, at === 'target' ? context.target : context.self);
  if (self === undefined) return [];
  const side = sideOf(state, context);
  return state.units
    .filter(({ kind, owner }) => kind === 'team' && isAllegiance(owner, of, side))
    .filter((team) => isTeamThere(table, state, context, self, where, team))
    .map(({ id }) => id);
}

function isTeamThere(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  self: UnitState,
  where: Personnel['where'],
  { id, location }: UnitState,
): boolean {
  switch (where) {
    case 'leader':
    case 'station':
    case 'abducted':
      return false;
    case 'comms':
      return id !== self.id && hasRange(table, state, self, 'comms', id);
    case 'location':
      return isSameLocation(location, locationOfSelf(state, context, self));
    case 'unit':
      return isIn(location, self.id);
    case 'end':
    case 'section': {
      if (location?.type !== 'section' || location.unit !== self.id) return false;
      const card = cardPlace(table, context, self);
      return where === 'section'
        ? location.section === card.section
        : endOfSection(table, self, location.section) === card.end;
    }
  }
}
