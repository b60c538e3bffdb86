/** Which units an effect falls on, and who picks where somebody has to. */
import type { UnitFilter, Units } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { findPlace, firingBase, judgeArc } from '../../../../shared/sector';
import type { SeatId } from '../../engine';
import {
  distanceBetween,
  findUnit,
  hasRange,
  isInPlay,
  isWithin,
  pieceOf,
  sectorTableOf,
  tableUnitOf,
} from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { matchesFeature } from './objectives';
import { deciderOf } from './roles';
import { hailUnderWay } from './under-way';
import { matchesUnit } from './unit-filter';

/** Somebody has to pick so many of these before the effect can fall on them. */
export interface Pick<Each> {
  readonly by: SeatId;
  readonly count: number;
  readonly may: boolean;
  readonly among: readonly Each[];
}

/**
 * Units that an effect falls on, in the order of the state. Where somebody picks: those who can be picked as long as
 * nobody has (`picked` empty), else who was. `chosen` are the ones picked for the effect itself.
 */
export function unitsOf(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  units: Units,
  picked: readonly string[] = [],
): readonly UnitId[] {
  const inPlay = (id: string) => findUnit(state, id) !== undefined;
  if (typeof units === 'string') return namedUnits(table, state, context, units, picked).filter(inPlay);
  if ('each' in units) return found(table, state, context, units.each, units);
  return picked.length > 0 ? picked.filter(inPlay) : found(table, state, context, units.pick, units);
}

/** Who picks among which units; null where the words leave nothing to pick. */
export function unitPick(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  units: Units,
): Pick<UnitId> | null {
  if (units === 'nearest-ship' || units === 'nearest-unit') {
    const among = unitsOf(table, state, context, units);
    return among.length < 2 ? null : { by: deciderOf(state, context, 'self'), count: 1, may: false, among };
  }
  if (typeof units === 'string' || !('pick' in units)) return null;
  const among = unitsOf(table, state, context, units);
  return { by: deciderOf(state, context, units.by), count: units.count, may: units.may, among };
}

function namedUnits(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  name: Extract<Units, string>,
  picked: readonly string[],
): readonly UnitId[] {
  const { self, target } = context;
  switch (name) {
    case 'self':
      return self === null ? [] : [self];
    case 'target':
      return target === null ? [] : [target];
    case 'holder':
      return idOf(holderOf(state, context));
    case 'chosen':
      return picked;
    case 'nearest-ship':
    case 'nearest-unit':
      return picked.length > 0 ? picked : nearest(table, state, name, self ?? target);
    case 'persuasive':
    case 'each-hailing':
      return hailing(state, name === 'persuasive');
    case 'officer':
      return [];
  }
}

const idOf = (unit: UnitState | undefined): readonly UnitId[] => (unit ? [unit.id] : []);

/** The unit that a damage card lies on: the acting one, or the one that this is in (ITU-TEAM-24); undefined: none (any more). */
export function holderOf(state: IntoTheUnknownState, { self, card }: EffectContext): UnitState | undefined {
  const unit = findUnit(state, self);
  const host = unit?.location?.type === 'section' ? findUnit(state, unit.location.unit) : undefined;
  return [unit, host].find((each) => each?.damageCards.some((held) => held.card === card));
}

/** The units of a hail's participants, those who refused left out; or of the persuasive player alone (ITU-HAIL-17). */
function hailing(state: IntoTheUnknownState, persuasiveOnly: boolean): readonly UnitId[] {
  const hail = hailUnderWay(state);
  if (hail === null) return [];
  return [{ seat: hail.hailer, unit: hail.unit }, ...hail.answers]
    .filter(({ seat }) => (persuasiveOnly ? seat === hail.persuasive : !hail.refused.includes(seat)))
    .map(({ unit }) => unit);
}

/** The nearest ones; several where they are level. `nearest-unit` counts from the hazard unit placed last, if there is one. */
function nearest(
  table: Table,
  state: IntoTheUnknownState,
  name: 'nearest-ship' | 'nearest-unit',
  around: string | null,
): readonly UnitId[] {
  const placed = state.units.findLast(({ kind, pose }) => kind === 'hazard' && pose !== null)?.id ?? null;
  const from = name === 'nearest-unit' ? (placed ?? around) : around;
  if (from === null) return [];
  const gaps = state.units
    .filter(
      ({ kind, pose, id }) => pose !== null && id !== from && (name === 'nearest-unit' || kind === 'ship'),
    )
    .map(({ id }) => ({ id, gap: distanceBetween(table, state, from, id) ?? Infinity }));
  const least = Math.min(...gaps.map(({ gap }) => gap));
  return gaps.filter(({ gap }) => gap <= least).map(({ id }) => id);
}

interface Nearness {
  readonly from?: 'self' | 'target' | undefined;
  readonly within?: Extract<Units, { readonly each: unknown }>['within'];
  readonly near?: Extract<Units, { readonly each: unknown }>['near'];
  readonly arc?: Extract<Units, { readonly pick: unknown }>['arc'];
  readonly ranging?: 'sensors' | 'comms' | undefined;
}

function found(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  filter: UnitFilter,
  nearness: Nearness,
): readonly UnitId[] {
  return state.units
    .filter((unit) => isInPlay(unit) && matchesUnit(table, unit, filter, context.seat))
    .filter((unit) => isThere(table, state, context, unit, nearness))
    .map(({ id }) => id);
}

function isThere(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  unit: UnitState,
  { from, within, near, arc, ranging }: Nearness,
): boolean {
  const { seat, self, target } = context;
  if (ranging !== undefined && (target === null || !hasRange(table, state, unit, ranging, target)))
    return false;
  if (
    near !== undefined &&
    !state.features.some(
      (feature) =>
        matchesFeature(feature, near.feature, seat) &&
        isWithin(table, state, feature.id, unit.id, near.inches),
    )
  ) {
    return false;
  }
  if (from === undefined) return true;
  const origin = from === 'self' ? self : target;
  if (origin === null || (arc !== undefined && !isInArc(table, state, origin, arc, unit.id))) return false;
  if (within === undefined) return true;
  const ranger = findUnit(state, origin);
  return typeof within === 'string' && within !== 'location' && ranger !== undefined
    ? hasRange(table, state, ranger, within, unit.id)
    : hasRange(table, state, unit, within, origin);
}

function isInArc(
  table: Table,
  state: IntoTheUnknownState,
  from: string,
  arc: NonNullable<Nearness['arc']>,
  to: string,
): boolean {
  const unit = findUnit(state, from);
  const standing = unit === undefined ? null : tableUnitOf(table, state, unit);
  const base = standing === null ? undefined : firingBase(table.content, standing);
  const piece = pieceOf(state, to);
  if (base === undefined || piece === null || piece === from) return false;
  const place = findPlace(table.content, sectorTableOf(table, state), { type: 'piece', id: piece });
  return place.ok && judgeArc(base, arc, place.value, table.readings).in;
}
