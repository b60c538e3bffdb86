/** Tasks that nobody is left to carry out: their player's ship was destroyed meanwhile (NC-SHIP-10, NC-SHIP-19). */
import type { Task } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import type { NovaCryState } from './state';
import { putInBag } from './tokens';
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

/**
 * Takes a moot task off the stack. What lay in it is the player's no more: tokens go to the bag, and planets and aliens
 * that were still to be chosen from to their discards; a card that was being played is out of the game (NC-SHIP-14).
 */
export function abandon(play: Play, task: Task): void {
  play.pop();
  const { planets, aliens } = play.state.piles;
  if (task.type === 'activate') putInBag(play, task.seat, [task.token]);
  if (task.type === 'draw-tokens') putInBag(play, task.seat, task.aside);
  if (task.type === 'choose-planet') planets.discard.push(...task.drawn);
  if (task.type === 'blockade') planets.discard.push(task.planet);
  if (task.type === 'pick-cards' && task.from === 'aliens') aliens.discard.push(...task.cards);
}
