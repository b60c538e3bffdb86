/** Roles that a mission gives to players (ITU-MISSION-15). */
import type { SeatId } from '../../engine';
import { revealedComplication } from '../figures/records';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { isDealt, overtureOf } from './force';

/** Who is asked says which player has the role; everybody else has the other one. */
export const roleTask: TaskRules<'role'> = {
  waitsFor: ({ state, task }) => (isDealt(state) ? [] : [task.seat]),
  legal: ({ state }) => state.seats.map(({ seat }) => ({ type: 'choose-seat', seat })),
  why: () => notAsked('A player is named for the role.', 'ITU-MISSION-15'),
  answer(play, task, action) {
    if (action.type !== 'choose-seat') throw wrongAnswer('A role', action);
    play.pop();
    assign(play, task.role, action.seat);
  },
  /** House, in a match that is dealt: who is asked takes it. */
  run(play, task) {
    play.pop();
    assign(play, task.role, task.seat);
  },
};

/** The overture's roles: given, or asked of the priority player. */
export function assignOvertureRoles(play: Play): void {
  const [first] = playerOrder(play.frozen);
  if (first === undefined) return;
  for (const { role, by } of overtureOf(play.table, play.frozen)?.roles ?? []) {
    if (by === 'priority') assign(play, role, first);
    if (by === 'priority-chooses') play.push({ type: 'role', seat: first, role });
  }
}

function assign(play: Play, role: string, seat: SeatId): void {
  give(play, seat, role);
  for (const other of othersIn(play.table, play.frozen)) {
    for (const { seat: each, roles } of play.frozen.seats) {
      if (each !== seat && !roles.includes(other)) give(play, each, other);
    }
  }
}

/** Roles of those who were not named, of the part of the mission that is in force. */
function othersIn(table: Table, state: IntoTheUnknownState): readonly string[] {
  const part = revealedComplication(table, state)?.record ?? overtureOf(table, state);
  return (part?.roles ?? []).filter(({ by }) => by === 'other').map(({ role }) => role);
}

function give(play: Play, seat: SeatId, role: string): void {
  const player = play.seat(seat);
  if (!player.roles.includes(role)) player.roles = [...player.roles, role];
}
