/** Projectiles that must activate: torpedoes with endurance left (ITU-ORDER-06, ITU-PKEY-03). */
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { printedClass } from '../figures';
import type { Table } from '../table';

export function hasInertia(table: Table, unit: UnitState): boolean {
  return printedClass(table, unit)?.keywords.includes('Inertia') ?? false;
}

/** Whether it must activate in its part of the Standby Phase. */
export function mustActivate(table: Table, unit: UnitState): boolean {
  return hasInertia(table, unit) && (unit.endurance ?? 0) > 0;
}
