/**
 * The hull of a space unit as damage finds it: where it stands, the steps that are left, their icons (ITU-AUX-10 to 14,
 * ITU-HAZARD-14). A dial begins at its start, a track before its first step. House: a disabled ship gives no orders and
 * its officers cannot be committed; it can still be repaired from outside, hit, boarded and destroyed.
 */
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { HullTrack } from '../../../../shared/odds';
import { type HullIcon, hullStatusOf, printedClass } from '../figures';
import type { Table } from '../table';

export interface HullNow extends HullTrack {
  /** The icon of every step that is left, the next one first. */
  readonly icons: readonly (HullIcon | null)[];
}

/** Null for what has no dial or track: teams, projectiles, classes whose hull nobody knows. */
export function hullTrackOf(table: Table, unit: UnitState): HullNow | null {
  const hull = printedClass(table, unit)?.hull ?? [];
  if (hull.length === 0 || unit.kind === 'projectile') return null;
  const isTrack = hull[0]?.value === null;
  const left = hull.slice(isTrack ? unit.hull : unit.hull + 1);
  return {
    status: hullStatusOf(table, unit).status,
    steps: left.map(({ status }) => status),
    icons: left.map(({ icon }) => icon),
  };
}

/** How much of a hull can be repaired: steps taken, or trauma tokens of a projectile (ITU-REPAIR-02). */
export function hullLost(unit: UnitState): number {
  return unit.kind === 'projectile' ? unit.trauma : unit.kind === 'team' ? 0 : unit.hull;
}
