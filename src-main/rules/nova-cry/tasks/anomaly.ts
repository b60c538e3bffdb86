/** An Anomaly: a random action card is carried out without points and regardless of skill (NC-EVENT-05 to 07). */
import type { NovaCryAction } from '../../../../shared/contract/nova-cry';
import { anomalyPlays, carryOutCard } from '../play-card';
import { layOnDiscards } from '../piles';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { pilesWithCards } from './draw-cards';

type Asking = Asked<'anomaly'>;

export const anomalyTask: TaskRules<'anomaly'> = {
  waitsFor: (asked) => (choices(asked).length > 0 ? [asked.task.seat] : []),
  legal: (asked) => choices(asked),
  why: ({ task }) =>
    task.card === null
      ? { code: 'empty-pile', message: 'An action pile that has cards is chosen.', rule: 'NC-EVENT-05' }
      : { code: 'cannot-follow', message: 'That text of the card cannot be followed.', rule: 'NC-EVENT-06' },
  answer(play, task, action) {
    if (action.type === 'choose-pile') {
      const to = { type: 'anomaly', seat: task.seat } as const;
      return play.push({ type: 'draw', pile: action.pile, count: 1, to });
    }
    if (action.type !== 'play') throw new Error(`An Anomaly is not answered by ${action.type}.`);
    play.pop();
    countsAsPlayed(play);
    carryOutCard(play, task.seat, action);
  },
  /** No text of it can be followed, or no pile has a card. */
  run(play, { seat, card }) {
    play.pop();
    if (card === null) return;
    layOnDiscards(play, [card]);
    play.tell({ type: 'discarded', seat, cards: [card], why: 'effect' });
  },
};

/** The pile first, then an option of the card; by reading b of NC-EVENT-07 none where the turn's card was played. */
function choices({ table, state, task }: Asking): readonly NovaCryAction[] {
  const { seat, card } = task;
  if (card === null) return pilesWithCards(state).map((pile) => ({ type: 'choose-pile', pile }));
  if (table.readings['NC-EVENT-07'] === 'b' && state.turn?.played) return [];
  return anomalyPlays(table, state, seat, card);
}

function countsAsPlayed(play: Play): void {
  if (play.state.turn && play.table.readings['NC-EVENT-07'] === 'b') play.state.turn.played = true;
}
