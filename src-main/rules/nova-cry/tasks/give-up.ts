/**
 * Cards of a hand go to the discards or to another hand: their holder chooses, or chance takes them so that the other
 * learns nothing of the rest. Discards lie open; a card handed over is seen by the two alone.
 */
import type { CardId, TaskOf } from '../../../../shared/contract/nova-cry';
import type { Random } from '../../engine';
import { addToHand, discardCards, takeFromHand } from '../piles';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { seatOf } from '../turn-order';

function handOf({ state, task }: Asked<'give-up'>): readonly CardId[] {
  return seatOf(state, task.seat).hand;
}

/**
 * With no more cards than are due there is nothing to choose. They are shown as by chance: whose doing it is does not
 * foresee them.
 */
function isForced(asked: Asked<'give-up'>): boolean {
  return handOf(asked).length <= asked.task.count;
}

export const giveUpTask: TaskRules<'give-up'> = {
  waitsFor(asked) {
    if (asked.task.count === 0 || handOf(asked).length === 0) return [];
    return asked.task.by === 'chance' || isForced(asked) ? ['chance'] : [asked.task.seat];
  },
  legal: (asked) => handOf(asked).map((card) => ({ type: 'choose-card', card })),
  why: ({ task }) => ({ code: 'not-in-hand', message: 'A card of the hand is chosen.', rule: task.rule }),
  chance: {
    kind: 'drawn',
    isForced,
    sample: (asked, random) =>
      isForced(asked)
        ? { type: 'revealed' }
        : { type: 'drawn', cards: someOf(handOf(asked), asked.task.count, random) },
    isPossible: (asked, action) =>
      isForced(asked)
        ? action.type === 'revealed'
        : action.type === 'drawn' &&
          action.cards.length === asked.task.count &&
          new Set(action.cards).size === action.cards.length &&
          action.cards.every((card) => handOf(asked).includes(card)),
  },
  answer(play, task, action) {
    if (action.type === 'drawn' || action.type === 'revealed') {
      play.pop();
      return give(play, task, action.type === 'drawn' ? action.cards : [...play.seat(task.seat).hand]);
    }
    if (action.type !== 'choose-card') throw new Error(`Cards are not given up by ${action.type}.`);
    if (task.count > 1) play.replace({ ...task, count: task.count - 1 });
    else play.pop();
    give(play, task, [action.card]);
  },
  run: (play) => play.pop(),
};

function someOf(cards: readonly CardId[], count: number, random: Random): readonly CardId[] {
  const left = [...cards];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '');
}

function give(play: Play, { seat, to }: TaskOf<'give-up'>, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  if (to === null) return discardCards(play, seat, cards, 'effect');
  takeFromHand(play, seat, cards);
  addToHand(play, to, cards);
  play.tell({ type: 'gave', seat, to, count: cards.length, cards: [...cards] });
}
