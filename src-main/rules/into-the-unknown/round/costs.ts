/** What an order costs: icons, each covered by the leading officer's level or paid in reserve (ITU-OFFICER-06). */
import { CATEGORIES, type CostIcons, type Station } from '../../../../shared/content/into-the-unknown';
import type { OfficerState, UnitState } from '../../../../shared/contract/into-the-unknown';
import { levelOf, passivesThat, separationOf } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { AbilityNow } from './abilities';

/** The icons of an ability at a station, with what cards add for actions at the cargo bay. */
export function costOf(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  { ability }: AbilityNow,
  station: Station | null,
): CostIcons {
  if (station !== 'cargo-bay' || ability.timing !== 'action') return ability.cost;
  const held = passivesThat(table, state, unit, 'cargo-surcharge');
  const more = held.reduce(
    (sum, { passive }) => sum + passive.by,
    separationOf(table, unit)?.cargoSurcharge ?? 0,
  );
  return more === 0 ? ability.cost : { ...ability.cost, reserve: (ability.cost.reserve ?? 0) + more };
}

/** The reserve that icons come to with this leader: a reserve icon always, others beyond the leader's level. */
export function reserveFor(table: Table, cost: CostIcons, leader: OfficerState | undefined): number {
  return CATEGORIES.reduce((sum, category) => {
    const icons = cost[category] ?? 0;
    const covered = icons > 0 && leader ? levelOf(table, leader, category) : 0;
    return sum + Math.max(0, icons - covered);
  }, cost.reserve ?? 0);
}
