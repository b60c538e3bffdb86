/** Two Damage cards are looked at and one is laid; the other goes back. BA-CWEAP-03, BA-CWEAP-04. */
import { TEAM_OF } from '../../../../shared/content/black-alert';
import { layDamage, pileOf } from '../damage';
import type { Asked, TaskRules } from '../task-rules';

/** The Initiator; reading b of BA-CWEAP-04: the holder of the damaged ship's team. */
function chooserOf({ table, state, task }: Asked<'choose-damage'>): string {
  return table.readings['BA-CWEAP-04'] === 'a' ? task.chooser : state.holders[TEAM_OF[task.ship]];
}

export const chooseDamageTask: TaskRules<'choose-damage'> = {
  waitsFor: (asked) =>
    asked.task.cards.length > 1 ? (asked.state.characters[chooserOf(asked)]?.seat ?? null) : null,
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
