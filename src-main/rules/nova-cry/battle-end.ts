/** The end of a ship battle: after three rounds, by a destroyed ship or by an escape (NC-SHIP-09, NC-SHIP-13, NC-SHIP-17, NC-ABIL-18). */
import type { TaskOf } from '../../../shared/contract/nova-cry';
import type { SeatId } from '../engine';
import type { Play } from './play';
import { putInBag, takeFromShip } from './tokens';

/**
 * Takes the battle off the stack, where it lies at `index`. The defender's card is turned sideways, except by reading b of
 * NC-ABIL-18 where it was escaped before the first roll: then no attack took place and the turn's fight is not spent.
 */
export function endBattle(play: Play, task: TaskOf<'battle'>, index: number, escaped: SeatId | null): void {
  play.state.tasks.splice(index, 1);
  play.tell({ type: 'fight-over', kind: 'battle', escaped });
  const isNone = escaped !== null && task.rounds.length === 0 && play.table.readings['NC-ABIL-18'] === 'b';
  const { ship, isOut } = play.seat(task.defender);
  if (ship && !isOut) ship.sideways = ship.sideways || !isNone;
  if (isNone && play.state.turn) play.state.turn.fought = false;
  if (play.table.readings['NC-ALERT-07'] === 'b')
    for (const seat of [task.attacker, task.defender]) clearJams(play, seat);
}

/** By reading b of NC-ALERT-07 a jam lasts to the end of the battle. */
function clearJams(play: Play, seat: SeatId): void {
  const jams = (play.seat(seat).ship?.tokens ?? []).filter((token) => token === 'weapons-jam');
  for (const jam of jams) takeFromShip(play, seat, jam);
  putInBag(play, seat, jams);
}
