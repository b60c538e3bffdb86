/** Who comes after whom: clockwise round the table, seats that are out of the game left out (NC-TURN-02, NC-SHIP-19). */
import type { SeatId } from '../engine';
import type { NovaCryState, SeatHeld } from './state';

/** A seat of the match; asking for one that does not sit at the table is a bug. */
export function seatOf(state: NovaCryState, seat: SeatId): SeatHeld {
  for (const each of state.seats) if (each.seat === seat) return each;
  throw new Error(`No seat ${seat}.`);
}

/** Seats still in the game, clockwise from `from`, itself first where it is in the game. */
export function seatsFrom(state: NovaCryState, from: SeatId): readonly SeatId[] {
  const start = state.seats.findIndex(({ seat }) => seat === from);
  const found: SeatId[] = [];
  for (let step = 0; step < state.seats.length; step += 1) {
    const each = state.seats[(start + step) % state.seats.length];
    if (each && !each.isOut) found.push(each.seat);
  }
  return found;
}

/** Everybody in the game in the order of turns: the first player first; before the roll in the order of the table. */
export function turnOrder(state: NovaCryState): readonly SeatId[] {
  return seatsFrom(state, state.first ?? state.seats[0]?.seat ?? '1');
}

/** Opponents in the game, clockwise from the seat's left. */
export function opponentsOf(state: NovaCryState, seat: SeatId): readonly SeatId[] {
  return seatsFrom(state, seat).filter((each) => each !== seat);
}

/** Who has the next turn, and whether a new round begins with it (NC-TURN-02); null: nobody is left. */
export function nextTurn(
  state: NovaCryState,
  after: SeatId,
): { readonly seat: SeatId; readonly isNewRound: boolean } | null {
  const next = seatsFrom(state, after).find((each) => each !== after) ?? ownAgain(state, after);
  if (next === null) return null;
  return { seat: next, isNewRound: placeOf(state, next) <= placeOf(state, after) };
}

/** Alone at the table a player goes on (reading b of NC-SHIP-14). */
function ownAgain(state: NovaCryState, seat: SeatId): SeatId | null {
  return seatOf(state, seat).isOut ? null : seat;
}

/** Places from the first player, 0 and up, those who are out counted too. */
function placeOf({ seats, first }: NovaCryState, seat: SeatId): number {
  const start = seats.findIndex((each) => each.seat === first);
  const index = seats.findIndex((each) => each.seat === seat);
  return (index - start + seats.length) % seats.length;
}
