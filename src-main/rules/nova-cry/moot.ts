/** Tasks that nobody is left to carry out: their player's ship was destroyed meanwhile (NC-SHIP-10, NC-SHIP-19). */
import type { Task } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { NovaCryState } from './state';
import { seatOf } from './turn-order';

/** Whether a task belongs to a player who is out of the game; turns and fights see to their ends themselves. */
export function isMoot(state: NovaCryState, task: Task): boolean {
  const owner = ownerOf(task);
  return owner !== null && seatOf(state, owner).isOut;
}

function ownerOf(task: Task): SeatId | null {
  if (task.type === 'effects' || task.type === 'verb') return task.context.self;
  if (task.type === 'draw') return task.to.seat;
  if (task.type === 'tribute') return task.to;
  return 'seat' in task ? task.seat : null;
}
