/** Player order, and who leads and trails (ITU-ORDER-01 to 03, ITU-SCORE-01, ITU-SCORE-02). */
import type { SeatId } from '../../engine';
import { scoreOf } from '../mission/score';
import type { IntoTheUnknownState } from '../state';

/** The priority player first, then by seating (ITU-ORDER-01, ITU-ORDER-03); before round 1 by seating. */
export function playerOrder(state: IntoTheUnknownState): readonly SeatId[] {
  const seats = state.seats.map(({ seat }) => seat);
  const first = Math.max(0, seats.indexOf(priorityOf(state) ?? seats[0] ?? '1'));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Who holds the priority token; null while nobody does. */
export function priorityOf({ round, mission }: IntoTheUnknownState): SeatId | null {
  return round?.priority ?? mission.first;
}

/** The others, in player order. */
export function opponentsOf(state: IntoTheUnknownState, seat: SeatId): readonly SeatId[] {
  return playerOrder(state).filter((each) => each !== seat);
}

/** The opponent of two; the first in player order of more. */
export function opponentOf(state: IntoTheUnknownState, seat: SeatId): SeatId {
  const [first] = opponentsOf(state, seat);
  if (first === undefined) throw new Error('Nobody plays against them.');
  return first;
}

/** Who comes after a seat in player order, around the table. */
export function nextAfter(order: readonly SeatId[], seat: SeatId): SeatId {
  return order[(order.indexOf(seat) + 1) % order.length] ?? seat;
}

/** The highest score; of those tied the highest in player order (ITU-SCORE-01). */
export function leadingOf(state: IntoTheUnknownState): SeatId {
  return farthest(state, playerOrder(state), 1);
}

/** The lowest score; of those tied the lowest in player order (ITU-SCORE-02). */
export function trailingOf(state: IntoTheUnknownState): SeatId {
  return farthest(state, [...playerOrder(state)].reverse(), -1);
}

function farthest(state: IntoTheUnknownState, order: readonly SeatId[], sign: 1 | -1): SeatId {
  const score = (seat: SeatId) => {
    const found = state.seats.find((each) => each.seat === seat);
    return found ? sign * scoreOf(found) : -Infinity;
  };
  const [first, ...rest] = order;
  if (first === undefined) throw new Error('Nobody plays.');
  return rest.reduce((best, seat) => (score(seat) > score(best) ? seat : best), first);
}
