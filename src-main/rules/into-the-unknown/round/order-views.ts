/** The order bar of a unit: every action it has, with its cost, and why it cannot be ordered now. */
import type { CostIcons } from '../../../../shared/content/into-the-unknown';
import type { OrderView, Task, UnitState } from '../../../../shared/contract/into-the-unknown';
import { showsAny, stationsOf } from '../figures';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { abilitiesAt, type AbilityNow } from './abilities';
import { costOf } from './costs';
import { kindOfPart, type OrderPart } from './give-order';
import { refusalOf } from './order-refusals';
import { nameOf } from './use-ability';
import { allWays } from './ways';

/** Which orders are being given, and by whom; null: none now. */
export function partUnderWay(
  task: Task | undefined,
): { readonly part: OrderPart; readonly seat: SeatId } | null {
  if (task?.type === 'priority-order') return { part: 'priority', seat: task.seat };
  return task?.type === 'standby-order' ? { part: task.part, seat: task.seat } : null;
}

/** One entry for each action and each of its stations; empty while its player gives no orders. */
export function orderViews(table: Table, state: IntoTheUnknownState, unit: UnitState): readonly OrderView[] {
  const asked = partUnderWay(state.tasks.at(-1));
  if (asked === null || asked.seat !== unit.owner) return [];
  return abilitiesAt(table, state, unit, 'action').map((now) =>
    viewOfOrder(table, state, unit, now, asked.part),
  );
}

function viewOfOrder(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  now: AbilityNow,
  part: OrderPart,
): OrderView {
  const ways = allWays(table, state, unit, now, kindOfPart(part));
  const least = ways.length === 0 ? null : Math.min(...ways.map(({ reserve }) => reserve));
  const station = stationOf(table, state, unit, now);
  return {
    ability: now.key,
    name: nameOf(now.ability),
    station,
    cost: iconsOf(costOf(table, state, unit, now, station)),
    reserve: least,
    refusal: refusalOf(table, state, now, part),
  };
}

/** Of the stations named the first that the unit has, else the first named; null: at none in particular. */
function stationOf(table: Table, state: IntoTheUnknownState, unit: UnitState, { stations }: AbilityNow) {
  const own = stationsOf(table, state, unit);
  const found = stations.flatMap((icon) => own.find((each) => showsAny(each, [icon])) ?? []);
  return found[0]?.station ?? stations[0] ?? null;
}

/** Icons that are there, by name. */
function iconsOf(cost: CostIcons): OrderView['cost'] {
  return Object.fromEntries(
    Object.entries(cost).flatMap(([icon, count]) => (count ? [[icon, count] as const] : [])),
  );
}
