/** Where a unit's alert dial stands, and what the separation card makes of it. */
import type { AlertRow, UnitClass } from '../../../../shared/content';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Table } from '../table';
import { printedClass, stationsRecord } from './records';

/** The row of the alert dial; undefined on units without one. */
export function alertRowOf(
  printed: UnitClass | undefined,
  unit: Pick<UnitState, 'alert'>,
): AlertRow | undefined {
  return unit.alert === null ? undefined : printed?.alerts[unit.alert];
}

/** The alert as printed, such as `yellow 2`; null on units without a dial. */
export function alertNameOf(table: Table, unit: UnitState): string | null {
  return alertRowOf(printedClass(table, unit), unit)?.alert ?? null;
}

/** `green`, `yellow` or `red`; null on units without a dial. */
export function alertStatusOf(table: Table, unit: UnitState): 'green' | 'yellow' | 'red' | null {
  const colour = alertNameOf(table, unit)?.split(' ')[0];
  return colour === 'green' || colour === 'yellow' || colour === 'red' ? colour : null;
}

/** The separation card's changes of a primary whose secondary unit is out (ITU-SEP-03); undefined: none. */
export function separationOf(table: Table, unit: UnitState) {
  return unit.separated === null ? undefined : (stationsRecord(table, unit)?.separation ?? undefined);
}
