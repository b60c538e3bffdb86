/** Priority and standby orders: one order or pass at a time, by turns; a pass is final (ITU-ORDER-05, ITU-ORDER-06). */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { Refusal } from '../../../../shared/base';
import type { Random, SeatId } from '../../engine';
import { seatOf } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import {
  abilityOfOrder,
  drawOrder,
  giveOrder,
  legalOrders,
  type OrderPart,
  unitsToOrder,
} from './give-order';
import { mustActivate } from './inertia';
import { nextAfter, playerOrder } from './order';
import { whyNoOrder } from './order-refusals';
import { hasReadyOfficer } from './ways';

type OrderTask = 'priority-order' | 'standby-order';

const PASS: IntoTheUnknownAction = { type: 'pass' };

function partOf(task: TaskOf<OrderTask>): OrderPart {
  return task.type === 'priority-order' ? 'priority' : task.part;
}

/** Whether a seat may still do something in this part. */
export function isIn(state: IntoTheUnknownState, seat: SeatId, part: OrderPart): boolean {
  if (seatOf(state, seat).passed) return false;
  return part === 'priority' ? hasReadyOfficer(state, seat) : unitsToOrder(state, seat, part).length > 0;
}

/** A torpedo that must activate does so before its player may pass (ITU-PKEY-03). */
function mayPass(table: Table, state: IntoTheUnknownState, seat: SeatId, part: OrderPart): boolean {
  if (part !== 'projectiles') return true;
  const bound = unitsToOrder(state, seat, part).filter((unit) => mustActivate(table, unit));
  return !bound.some((unit) => legalOrders(table, state, seat, part).some((order) => order.unit === unit.id));
}

function legal({ table, state, task }: Asked<OrderTask>, seat: SeatId): readonly IntoTheUnknownAction[] {
  if (seat !== task.seat) return [];
  const part = partOf(task);
  const orders = legalOrders(table, state, seat, part);
  return mayPass(table, state, seat, part) ? [...orders, PASS] : orders;
}

/** A pass now and then, so that both short and long phases are seen. */
const PASS_ONE_IN = 12;

function draw({ table, state, task }: Asked<OrderTask>, seat: SeatId, random: Random) {
  if (seat !== task.seat) return null;
  const part = partOf(task);
  if (random.below(PASS_ONE_IN) === 0 && mayPass(table, state, seat, part)) return PASS;
  return drawOrder(table, state, seat, part, random);
}

function accepts(
  { table, state, task }: Asked<OrderTask>,
  seat: SeatId,
  action: IntoTheUnknownAction,
): boolean {
  return seat === task.seat && abilityOfOrder(table, state, seat, partOf(task), action) !== null;
}

function why({ table, state, task }: Asked<OrderTask>, seat: SeatId, action: IntoTheUnknownAction): Refusal {
  return whyNoOrder(table, state, seat, partOf(task), action);
}

function answer(play: Play, task: TaskOf<OrderTask>, action: IntoTheUnknownAction): void {
  const part = partOf(task);
  if (action.type === 'order') {
    moveOn(play, task);
    giveOrder(play, task.seat, part, action);
    return;
  }
  play.seat(task.seat).passed = true;
  play.tell({ type: 'passed', seat: task.seat });
  moveOn(play, task);
}

/** The next in turn who is still in; who is left alone goes on alone. */
function moveOn(play: Play, task: TaskOf<OrderTask>): void {
  const order = playerOrder(play.frozen);
  play.replace({ ...task, seat: nextAfter(order, task.seat) });
}

/** Who can do nothing is passed over; the part is over when nobody is in. */
function run(play: Play, task: TaskOf<OrderTask>): void {
  const part = partOf(task);
  const order = playerOrder(play.frozen);
  if (order.some((seat) => isIn(play.frozen, seat, part))) moveOn(play, task);
  else play.pop();
}

function rulesFor<Type extends OrderTask>(): TaskRules<Type> {
  type Question = Asked<OrderTask>;
  return {
    waitsFor: ({ state, task }: Question) => (isIn(state, task.seat, partOf(task)) ? [task.seat] : []),
    legal,
    draw,
    accepts,
    why,
    answer,
    run,
  } as unknown as TaskRules<Type>; // both types of tasks are asked and answered alike
}

export const priorityOrder = rulesFor<'priority-order'>();
export const standbyOrder = rulesFor<'standby-order'>();
