/** Carrying actions out on copies until the roll they lead to lies there, nobody stepping in. */
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { Play } from '../play';
import { ask, settle } from '../settle';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** Far more than lies between an order and its roll. */
export const MOST_ANSWERS = 12;

/** The state once the seat has answered so; what was asked of is left as it is. */
export function answered(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  action: IntoTheUnknownAction,
): IntoTheUnknownState {
  const play = new Play(table, state);
  const { rules, asked } = ask(table, play.frozen);
  rules.answer(play, asked.task, action, seat);
  settle(play);
  return play.frozen;
}

/** Nobody answers what has just happened. */
export function withoutReactions(table: Table, from: IntoTheUnknownState): IntoTheUnknownState {
  let state = from;
  for (let steps = 0; steps < MOST_ANSWERS && state.tasks.at(-1)?.type === 'react'; steps += 1) {
    const [seat] = seatsAsked(table, state);
    if (seat === undefined) break;
    state = answered(table, state, seat, { type: 'done' });
  }
  return state;
}

/** The seats, not chance or a referee, that the task on top waits for. */
export function seatsAsked(table: Table, state: IntoTheUnknownState): readonly SeatId[] {
  const { rules, asked } = ask(table, state);
  return rules.waitsFor(asked).flatMap((actor) => (actor === 'chance' || actor === 'referee' ? [] : [actor]));
}
