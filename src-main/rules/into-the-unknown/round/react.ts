/**
 * Answers to what has just happened: cards and officers that may, and damage cards that must, do something at that moment.
 * Who holds an answer is looked up when it is their turn to give it (`react-task.ts`), so that whatever makes something
 * happen need not know what can be done.
 */
import type { Timing } from '../../../../shared/content/into-the-unknown';
import type { Task, UnitId } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import { playerOrder } from './order';

export interface Moment {
  /** The unit it is about: cards and officers that say "this unit" answer there alone. Null: nobody in particular. */
  readonly about: UnitId | null;
  /** A unit, feature or number that goes with it. */
  readonly target?: string | null;
  /** Who may answer; left out: everybody. */
  readonly seats?: readonly SeatId[];
}

/**
 * Lets everybody who holds an answer to this moment give it, in player order: pushed, so that answers come before what is
 * under way goes on. What a damage card does at that moment is not asked.
 */
export function offerReactions(play: Play, timing: Timing, { about, target = null, seats }: Moment): void {
  const order = playerOrder(play.frozen).filter((seat) => seats === undefined || seats.includes(seat));
  play.push(
    ...order.map((seat): Task => ({ type: 'react', seat, timing, open: [], isKnown: false, about, target })),
  );
}
