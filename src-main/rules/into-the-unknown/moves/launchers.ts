/** What may be launched from where: slots and turn of the tool by station, equipment or tube (ITU-LAUNCH-01, ITU-LAUNCH-02). */
import type { Slot } from '../../../../shared/geometry';
import { SLOTS } from '../../../../shared/geometry';
import type { CardRef, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { End, Station } from '../../../../shared/content/into-the-unknown';
import { stationsRecord } from '../figures/records';
import { recordOf, type Table } from '../table';

/** Where the tool's head may sit, and how far the tool may turn to either side, notches. */
export interface Launcher {
  readonly slots: readonly Slot[];
  readonly notches: number;
}

/**
 * Where a class leaves a unit. Torpedoes and probes: the slots of its tubes' ends, turned by the launcher's value, the
 * greatest of several; pods: any slot (ITU-EVAC-06); others: the three slots of the launching station's end, on units
 * whose sections have no end any slot. Null where it has no tube for it.
 */
export function launcherFor(
  table: Table,
  unit: UnitState,
  card: CardRef,
  station: Station | null,
): Launcher | null {
  const { content } = table;
  const launched = content.units[card];
  const { auxiliary, pod } = content.tool.launch.notches;
  if (launched?.kind !== 'projectile') return { slots: slotsOf(table, unit, station), notches: auxiliary };
  if (launched.subtype === 'pod') return { slots: SLOTS, notches: pod };
  const ends = content.units[unit.class]?.tubes?.ends ?? [];
  if (ends.length === 0) return null;
  return {
    slots: ends.map(({ end }) => end),
    notches: Math.max(...ends.map(({ launchTurn }) => launchTurn ?? 1)),
  };
}

function slotsOf(table: Table, unit: UnitState, station: Station | null): readonly Slot[] {
  const end = station === null ? null : endOf(table, unit, station);
  return end === null ? SLOTS : [end, 'starboard', 'port'];
}

function endOf(table: Table, unit: UnitState, station: Station): End | null {
  const found = stationsRecord(table, unit)?.stations.find((each) => each.station === station);
  return found?.end ?? null;
}

/** The station that an ability stands at, from where an effect says it comes; null: at none. */
export function stationFrom(unit: UnitState, from: string): Station | null {
  if (from.startsWith('station:')) return from.slice('station:'.length) as Station; // the rules write it so
  const card = from.startsWith('equipment:') ? from.slice('equipment:'.length) : null;
  return unit.equipment.find((each) => each.card === card)?.station ?? null;
}

/** A launch ability at a cargo bay, printed on the ship or on a card there (ITU-DOCK-02). */
export function launchesFromBay(table: Table, ship: UnitState): boolean {
  const printed = table.content.units[ship.class]?.launches ?? [];
  if (printed.some(({ station }) => station === 'cargo bay')) return true;
  return ship.equipment.some(({ card, station }) => {
    const abilities = table.content.equipment[recordOf(card)]?.abilities ?? [];
    return station === 'cargo-bay' && abilities.some(({ effects }) => effects.some(isLaunch));
  });
}

function isLaunch({ verb }: { readonly verb: string }): boolean {
  return verb === 'launch';
}
