/** Cards of a hand are discarded by an effect: its holder chooses, or chance takes them. BA-FREE-02. */
import { characterIn } from '../challenge';
import { discardFromHand } from '../cards';
import type { Asked, TaskRules } from '../task-rules';

function left({ state, task }: Asked<'discard'>): readonly string[] {
  return task.count > 0 ? characterIn(state, task.character).hand : [];
}

export const discardTask: TaskRules<'discard'> = {
  waitsFor(asked) {
    const hand = left(asked);
    if (hand.length === 0) return null;
    return asked.task.by === 'chance' ? 'chance' : characterIn(asked.state, asked.task.character).seat;
  },
  legal: (asked) => left(asked).map((card) => ({ type: 'choose-card', card })),
  why: () => ({ code: 'not-in-hand', message: 'Choose a card of the hand to discard.', rule: 'BA-FREE-02' }),
  chance: {
    kind: 'drawn',
    sample(asked, random) {
      const hand = left(asked);
      return { type: 'drawn', cards: [hand[random.below(hand.length)] ?? ''] };
    },
    isPossible: (asked, action) =>
      action.type === 'drawn' &&
      action.cards.length === 1 &&
      action.cards.every((card) => left(asked).includes(card)),
  },
  answer(play, task, action) {
    const cards = action.type === 'drawn' ? action.cards : action.type === 'choose-card' ? [action.card] : [];
    play.replace({ ...task, count: task.count - 1 });
    discardFromHand(play, task.character, cards, 'effect');
  },
  run: (play) => play.pop(),
};
