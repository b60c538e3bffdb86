/** A card whose text has been carried out: with the arrow it stays, else it goes to the discards (NC-ACTION-07). */
import { layOnDiscards } from '../piles';
import { recordOf } from '../table';
import type { TaskRules } from '../task-rules';

export const playedTask: TaskRules<'played'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'under-way', message: 'A card is being carried out.', rule: 'NC-ACTION-04' }),
  answer: () => {
    throw new Error('Nobody answers a card that is carried out.');
  },
  run(play, { card }) {
    play.pop();
    if (play.table.content.actionCards[recordOf(card)]?.arrow) return; // it lies in the area since it was shown
    layOnDiscards(play, [card]);
  },
};
