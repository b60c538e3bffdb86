/** Answers to what has just happened: cards and officers that may, and damage cards that must, do something at that moment. */
import type { Timing } from '../../../../shared/content/into-the-unknown';
import type { Task, UnitId } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { Play } from '../play';
import { abilityTask } from './ability-task';
import { abilitiesAt, type AbilityNow } from './abilities';
import { answersTo } from './answers';
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
 * under way goes on. What a damage card does at that moment is not asked. Whether any was pushed.
 */
export function offerReactions(play: Play, timing: Timing, { about, target = null, seats }: Moment): boolean {
  const order = playerOrder(play.frozen).filter((seat) => seats === undefined || seats.includes(seat));
  const tasks = order.flatMap((seat) => reactionsOf(play, seat, timing, about, target));
  play.push(...tasks);
  return tasks.length > 0;
}

function reactionsOf(
  play: Play,
  seat: SeatId,
  timing: Timing,
  about: UnitId | null,
  target: string | null,
): readonly Task[] {
  const { table, frozen: state } = play;
  const usable = state.units
    .filter(({ owner }) => owner === seat)
    .flatMap((unit) => abilitiesAt(table, state, unit, timing))
    .filter((each) => answersTo(table, state, each, { about, target }));
  const must = usable.filter(isForced).map((each) => abilityTask(each.ref, { target }));
  const open = usable.filter((each) => !isForced(each)).map(({ ref }) => ref);
  return open.length === 0 ? must : [...must, { type: 'react', seat, timing, open, about, target }];
}

/** Damage cards act by themselves. */
function isForced({ ref }: AbilityNow): boolean {
  return ref.from.startsWith('damage:');
}
