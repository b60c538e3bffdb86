/** Two Damage cards are looked at and one is laid; the other goes back. BA-CWEAP-03, BA-CWEAP-04. */
import { layDamage, pileOf } from '../damage';
import type { TaskRules } from '../task-rules';

export const chooseDamageTask: TaskRules<'choose-damage'> = {
  waitsFor: ({ state, task }) =>
    task.cards.length > 1 ? (state.characters[task.chooser]?.seat ?? null) : null,
  legal: ({ task }) => task.cards.map((card) => ({ type: 'choose-card', card })),
  why: () => ({
    code: 'not-drawn',
    message: 'Choose one of the two cards that were drawn.',
    rule: 'BA-CWEAP-03',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-card') throw new Error(`Not an answer: ${action.type}`);
    const pile = play.state.piles[pileOf(task.ship)];
    pile.rest = [...pile.rest, ...task.cards.filter((card) => card !== action.card)].sort();
    play.pop();
    layDamage(play, task.ship, action.card);
  },
  run(play, task) {
    play.pop();
    for (const card of task.cards) layDamage(play, task.ship, card);
  },
};
