/** Whether a unit is as a card's words say. */
import type { Allegiance, UnitFilter } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { hullStatusOf, printedClass } from '../figures';
import type { Table } from '../table';

/**
 * Friendly: of the acting player; opposing: of anybody else, what is nobody's too (ITU-HAZARD-01). From nobody's side
 * (null: missions and hazard units) every player's unit opposes.
 */
export function isAllegiance(owner: SeatId | null, of: Allegiance, seat: SeatId | null): boolean {
  return of === 'any' || (of === 'friendly') === (owner === seat);
}

export function matchesUnit(table: Table, unit: UnitState, filter: UnitFilter, seat: SeatId | null): boolean {
  const { kinds, classes, leastPeril, conditions } = filter;
  if (kinds.length > 0 && !kinds.includes(unit.kind)) return false;
  if (classes.length > 0 && !classes.includes(unit.class)) return false;
  if (!isAllegiance(unit.owner, filter.of, seat)) return false;
  if (leastPeril !== undefined && unit.peril < leastPeril) return false;
  if (conditions?.some((each) => !unit.conditions.includes(each))) return false;
  return isPrintedSo(table, unit, filter);
}

function isPrintedSo(table: Table, unit: UnitState, { subtypes, categories, hull }: UnitFilter): boolean {
  const printed = printedClass(table, unit);
  if (subtypes.length > 0 && !subtypes.includes(printed?.subtype ?? '')) return false;
  if (categories !== undefined && !(printed?.category && categories.includes(printed.category))) return false;
  return hull.length === 0 || hull.includes(hullStatusOf(table, unit).status);
}
