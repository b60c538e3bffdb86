/** Orders as actions: which can be given, and what giving one does. */
import type { ActionOf, IntoTheUnknownAction, UnitState } from '../../../../shared/contract/into-the-unknown';
import type { Random, SeatId } from '../../engine';
import { findOfficer, findUnit, isInPlay, sectionOf, unitOf } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { abilitiesAt, type AbilityNow } from './abilities';
import { abilityTask } from './ability-task';
import { barOf, isTarget, targetsOf } from './usable';
import { type OrderKind, type Way, waysOf } from './ways';

export type Order = ActionOf<'order'>;
/** `projectiles`: the second part of the Standby Phase. */
export type OrderPart = 'priority' | 'units' | 'projectiles';

export function kindOfPart(part: OrderPart): OrderKind {
  return part === 'priority' ? 'priority' : 'standby';
}

/** Units of a seat that may be given an order in this part, in the order of the state (ITU-ORDER-06). */
export function unitsToOrder(
  state: IntoTheUnknownState,
  seat: SeatId,
  part: OrderPart,
): readonly UnitState[] {
  return state.units.filter(
    (unit) =>
      unit.owner === seat &&
      isInPlay(unit) &&
      (unit.kind === 'projectile') === (part === 'projectiles') &&
      (part === 'priority' || !unit.acted),
  );
}

/** The abilities of a unit that an order of this part may name. */
export function ordersAt(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  part: OrderPart,
): readonly AbilityNow[] {
  return abilitiesAt(table, state, unit, 'action').filter(
    (now) => (part === 'priority' || now.ability.order === 'any') && barOf(table, state, now) === null,
  );
}

/** Every order that a seat may give now. */
export function legalOrders(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  part: OrderPart,
): readonly Order[] {
  return unitsToOrder(state, seat, part).flatMap((unit) =>
    ordersAt(table, state, unit, part).flatMap((now) => ordersOf(table, state, now, part)),
  );
}

/** Every order for one ability. */
export function ordersOf(
  table: Table,
  state: IntoTheUnknownState,
  now: AbilityNow,
  part: OrderPart,
): readonly Order[] {
  const ways = waysOf(table, state, now, kindOfPart(part));
  if (ways.length === 0) return [];
  return targetsOf(table, state, now).flatMap((target) => ways.map((way) => orderOf(now, way, target)));
}

function orderOf(now: AbilityNow, { station, officer }: Way, target: string | null): Order {
  return { type: 'order', unit: now.ref.unit, ability: now.key, station, officer, target };
}

/** How often one is drawn before the list is looked through. */
const DRAWS = 6;

/** One order drawn without listing all; null where those drawn cannot be given. */
export function drawOrder(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  part: OrderPart,
  random: Random,
): Order | null {
  const units = unitsToOrder(state, seat, part);
  for (let tries = 0; tries < DRAWS && units.length > 0; tries += 1) {
    const unit = pick(units, random);
    const now = unit && pick(ordersAt(table, state, unit, part), random);
    const way = now && pick(waysOf(table, state, now, kindOfPart(part)), random);
    if (!now || !way) continue;
    const target = pick(targetsOf(table, state, now), random);
    if (target !== undefined) return orderOf(now, way, target);
  }
  return null;
}

function pick<Each>(all: readonly Each[], random: Random): Each | undefined {
  return all.length === 0 ? undefined : all[random.below(all.length)];
}

/** The ability that an order names, if the order may be given. */
export function abilityOfOrder(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  part: OrderPart,
  action: IntoTheUnknownAction,
): { readonly now: AbilityNow; readonly way: Way } | null {
  if (action.type !== 'order') return null;
  const unit = unitsToOrder(state, seat, part).find(({ id }) => id === action.unit);
  const candidates = unit
    ? ordersAt(table, state, unit, part).filter(({ key }) => key === action.ability)
    : [];
  for (const now of candidates) {
    const way = waysOf(table, state, now, kindOfPart(part)).find(
      ({ station, officer }) => station === action.station && officer === action.officer,
    );
    if (way && isTarget(table, state, now, action.target)) return { now, way };
  }
  return null;
}

/** Commits the officer, pays, and puts the ability on the stack. */
export function giveOrder(play: Play, seat: SeatId, part: OrderPart, action: Order): void {
  const given = abilityOfOrder(play.table, play.frozen, seat, part, action);
  if (given === null) throw new Error(`${action.unit} cannot be ordered to ${action.ability}.`);
  const { now, way } = given;
  const unit = play.unit(action.unit);
  const leaderWasReady = findOfficer(play.frozen, way.leader)?.ready ?? false;
  pay(play, action.unit, way.reserve);
  if (part !== 'priority') unit.acted = true;
  play.tell({
    type: 'ordered',
    seat,
    unit: unit.id,
    ability: now.key,
    name: now.ability.name ?? now.ability.id.replaceAll('-', ' '),
    station: way.station,
    officer: way.officer,
    reserve: way.reserve,
    target: action.target,
    rule: part === 'priority' ? 'ITU-ORDER-05' : 'ITU-ORDER-06',
  });
  if (part === 'priority' && way.officer !== null) commit(play, way, action.unit);
  play.push(
    abilityTask(now.ref, {
      officer: way.leader,
      station: way.station,
      target: action.target,
      byPriority: part === 'priority',
      leaderWasReady,
      order: kindOfPart(part),
    }),
  );
}

/** Flips the officer; one of the section goes to the open station (ITU-ORDER-05). */
function commit(play: Play, { officer: id, station }: Way, unit: string): void {
  if (id === null) return;
  const officer = play.officer(id);
  officer.ready = false;
  play.tell({ type: 'committed', officer: id });
  const { at } = officer;
  if (at?.type !== 'section' || at.unit !== unit || station === null || officer.station === station) return;
  if (sectionOf(play.table, unitOf(play.frozen, unit), station) !== at.section) return;
  officer.station = station;
  play.tell({ type: 'relocated', who: id, to: at, station });
}

/** Takes reserve off; nothing for 0. */
export function pay(play: Play, id: string, reserve: number): void {
  const before = findUnit(play.frozen, id)?.reserve ?? 0;
  if (reserve === 0) return;
  const now = Math.max(0, before - reserve);
  play.unit(id).reserve = now;
  play.tell({ type: 'reserve', unit: id, by: now - before, now });
}
