/** How big a unit is, for what a ram does (ITU-RAM-05, ITU-RAM-07). */
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { reading, type Table } from '../table';
import { printedClass } from './records';

const BY_BASE: Readonly<Record<string, number>> = { shuttle: 1, small: 2, medium: 3, large: 4 };

/** 4 large, 3 medium, 2 small, 1 shuttle; teams and projectiles 0; hazard units by the reading `ram.hazardSize`. */
export function sizeOf(table: Table, unit: UnitState): number {
  const base = printedClass(table, unit)?.base ?? '';
  if (unit.kind === 'ship' || unit.kind === 'auxiliary') return BY_BASE[base] ?? 0;
  if (unit.kind !== 'hazard') return 0;
  const way = reading(table, 'ram.hazardSize');
  if (way === 'none') return 0;
  return way === 'small' ? 2 : 3;
}
