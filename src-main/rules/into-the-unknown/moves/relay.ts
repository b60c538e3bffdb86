/** Relay: a stat that a projectile borrows of a friend in combined Comms range (ITU-PKEY-04). */
import type { Stat } from '../../../../shared/content/into-the-unknown';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import { hasCombinedComms, isInPlay, printedClass, statOf, unitName } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

export interface Relayed {
  readonly count: number;
  /** The name of the unit whose stat it is. */
  readonly from: string;
}

/**
 * The greatest stat of a friendly unit, a team too, in combined Comms range, where the unit relays that stat and it is better
 * than its own; null otherwise. Of several the first in the order of the state.
 */
export function relayedStat(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  stat: Stat,
): Relayed | null {
  const keyword = `Relay [${stat}]`;
  if (unit.owner === null || !(printedClass(table, unit)?.keywords.includes(keyword) ?? false)) return null;
  let best: Relayed | null = null;
  let most = statOf(table, state, unit, stat);
  for (const friend of state.units) {
    if (friend.owner !== unit.owner || friend.id === unit.id || !isInPlay(friend)) continue;
    const count = statOf(table, state, friend, stat);
    if (count <= most || !hasCombinedComms(table, state, unit.id, friend.id)) continue;
    most = count;
    best = { count, from: unitName(table, friend) };
  }
  return best;
}
