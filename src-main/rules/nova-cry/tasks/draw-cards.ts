/** Cards for a hand, each from an action pile of the player's choice (NC-START-02, NC-STRAT-04). */
import { type Officer, OFFICERS } from '../../../../shared/content/nova-cry';
import { cardsLeft, drawToHand } from '../piles';
import type { NovaCryState } from '../state';
import type { TaskRules } from '../task-rules';

export const drawCardsTask: TaskRules<'draw-cards'> = {
  waitsFor: ({ state, task }) => (task.count > 0 && pilesWithCards(state).length > 0 ? [task.seat] : []),
  legal: ({ state }) => pilesWithCards(state).map((pile) => ({ type: 'choose-pile', pile })),
  why: ({ task }) => ({ code: 'empty-pile', message: 'That pile has no cards.', rule: task.rule }),
  answer(play, task, action) {
    if (action.type !== 'choose-pile') throw new Error(`A pile is not chosen by ${action.type}.`);
    const left = task.count - 1;
    if (left > 0) play.replace({ ...task, count: left });
    else play.pop();
    drawToHand(play, task.seat, action.pile, 1);
  },
  run: (play) => play.pop(),
};

/** Action piles that can still give a card. */
export function pilesWithCards(state: NovaCryState): readonly Officer[] {
  return OFFICERS.filter((pile) => cardsLeft(state, pile) > 0);
}
