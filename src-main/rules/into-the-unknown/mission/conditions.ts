/** What must hold for an effect, an offer or a trigger. */
import { assertNever } from '../../../../shared/base';
import type { Condition } from '../../../../shared/content/into-the-unknown';
import type { EffectContext, UnitState } from '../../../../shared/contract/into-the-unknown';
import { alertStatusOf, findUnit, hasRange, isInPlay } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { featureHolds } from './feature-conditions';
import { matchHolds, playerHolds } from './match-conditions';
import { isUnderWay } from './under-way';
import { matchesUnit } from './unit-filter';

type Of<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;

/**
 * Whether a condition holds for the acting unit (`self`), its player and what was chosen as target. From nobody's side
 * (`seat` null) there are no friendly units, and what asks for a player's role or directive does not hold.
 */
export function holds(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  condition: Condition,
): boolean {
  switch (condition.is) {
    case 'not':
      return !holds(table, state, context, condition.what);
    case 'any':
      return condition.of.some((each) => holds(table, state, context, each));
    case 'self':
    case 'target':
    case 'unit-at-target':
    case 'ranged-by':
    case 'peril':
    case 'not-cloaked':
    case 'same-area':
    case 'alert':
      return unitHolds(table, state, context, condition);
    case 'target-feature':
    case 'features':
    case 'all-features':
    case 'one-controls-all':
    case 'sole-occupier':
    case 'near-feature':
      return featureHolds(table, state, context, condition);
    case 'directive':
    case 'trailing-by':
    case 'survivor-found':
    case 'survivor-able':
    case 'role':
    case 'occupies':
      return playerHolds(state, context, condition);
    case 'leads':
    case 'hail':
    case 'spent':
    case 'by-order':
      return isUnderWay(state, context, condition);
    case 'flag':
      return isMarked(state, context.self, condition.flag) || matchHolds(table, state, context, condition);
    case 'round':
    case 'unit-destroyed':
    case 'ship-out':
    case 'abducted-incapacitated':
    case 'officer-out':
      return matchHolds(table, state, context, condition);
    default:
      return assertNever(condition);
  }
}

/** A flag may stand on the acting unit alone, with what it has used in this round: that it has cloaked in this phase. */
function isMarked(state: IntoTheUnknownState, self: string | null, flag: string): boolean {
  return (findUnit(state, self)?.used[flag] ?? 0) > 0;
}

/** Whether every one of them holds. */
export function allHold(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  conditions: readonly Condition[],
): boolean {
  return conditions.every((condition) => holds(table, state, context, condition));
}

type UnitIs =
  'self' | 'target' | 'unit-at-target' | 'ranged-by' | 'peril' | 'not-cloaked' | 'same-area' | 'alert';

function unitHolds(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  condition: Of<UnitIs>,
): boolean {
  const self = findUnit(state, context.self);
  const target = findUnit(state, context.target);
  switch (condition.is) {
    case 'self':
      return self !== undefined && matchesUnit(table, self, condition.unit, context.seat);
    case 'target':
      return target !== undefined && matchesUnit(table, target, condition.unit, context.seat);
    case 'peril':
      return ((condition.on === 'self' ? self : target)?.peril ?? 0) >= condition.least;
    case 'not-cloaked':
      return self !== undefined && !self.conditions.includes('cloaked');
    case 'alert': {
      const status = self === undefined ? null : alertStatusOf(table, self);
      return status !== null && condition.alerts.includes(status);
    }
    case 'same-area':
      return self !== undefined && hasCompany(table, state, self, context, condition);
    case 'unit-at-target':
      return unitsNear(table, state, context, condition).length > 0 !== condition.none;
    case 'ranged-by': {
      const { unit, range: within, none } = condition;
      return unitsNear(table, state, context, { unit, within }).length > 0 !== none;
    }
  }
}

/** Another unit in its system, or in deep space with it (ITU-HAZARD-16). */
function hasCompany(
  table: Table,
  state: IntoTheUnknownState,
  self: UnitState,
  { seat }: EffectContext,
  { unit: filter }: Of<'same-area'>,
): boolean {
  return state.units.some(
    (unit) =>
      unit.id !== self.id &&
      unit.pose !== null &&
      unit.system === self.system &&
      matchesUnit(table, unit, filter, seat),
  );
}

/**
 * Units of a filter that stand at the target, or at the acting unit where nothing was chosen or the words say so;
 * `location` of a space unit is the section where the acting team is, every one for who is in none of them. What is asked
 * about is not one of them.
 */
export function unitsNear(
  table: Table,
  state: IntoTheUnknownState,
  context: EffectContext,
  { unit: filter, within, from }: Pick<Of<'unit-at-target'>, 'unit' | 'within' | 'from'>,
): readonly UnitState[] {
  const place = from === 'self' ? context.self : (context.target ?? context.self);
  if (place === null) return [];
  const self = findUnit(state, context.self);
  const isInside = self?.location?.type === 'section' && self.location.unit === place;
  const at = within === 'location' && isInside ? self.id : place;
  return state.units.filter(
    (unit) =>
      unit.id !== at &&
      unit.id !== place &&
      isInPlay(unit) &&
      matchesUnit(table, unit, filter, context.seat) &&
      hasRange(table, state, unit, within, at),
  );
}
