/** How badly a unit is hurt. */
import type { HULL_ICONS, HULL_STATUSES } from '../../../../shared/content';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Table } from '../table';
import { printedClass, teamRecord } from './records';

export type HullStatus = (typeof HULL_STATUSES)[number];
export type HullIcon = (typeof HULL_ICONS)[number];

export interface HullNow {
  readonly status: HullStatus;
  /** Icons of the steps that are exposed, in their order. */
  readonly icons: readonly HullIcon[];
  readonly disabled: boolean;
  readonly destroyed: boolean;
  /** Steps, trauma or health until nothing is left. */
  readonly left: number;
}

/**
 * The status of a unit. A dial begins at its start step; a track exposes nothing before the first damage (ITU-AUX-10);
 * projectiles and teams carry trauma tokens up to hull or health (ITU-PROJ-12, ITU-TEAM-36).
 */
export function hullStatusOf(table: Table, unit: UnitState): HullNow {
  const team = teamRecord(table, unit);
  if (team) return tokensOf(team.health, unit.trauma);
  const hull = printedClass(table, unit)?.hull ?? [];
  const isTrack = hull[0]?.value === null;
  if (unit.kind === 'projectile') return tokensOf(hull[0]?.value ?? 1, unit.trauma);
  const exposed = isTrack ? hull.slice(0, unit.hull) : hull.slice(1, unit.hull + 1);
  const steps = isTrack ? hull.length : hull.length - 1;
  const icons = exposed.flatMap(({ icon }) => (icon === null ? [] : [icon]));
  const destroyed = icons.includes('destroyed') || (steps > 0 && unit.hull >= steps);
  return {
    status: exposed.at(-1)?.status ?? 'none',
    icons,
    disabled: !destroyed && icons.includes('disabled'),
    destroyed,
    left: Math.max(0, steps - unit.hull),
  };
}

function tokensOf(health: number, trauma: number): HullNow {
  return {
    status: 'none',
    icons: [],
    disabled: false,
    destroyed: trauma >= health,
    left: Math.max(0, health - trauma),
  };
}
