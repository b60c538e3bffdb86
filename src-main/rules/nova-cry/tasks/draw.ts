/** Chance names the cards that come. A deck that runs out takes its discards back first (NC-SETUP-07). */
import { assertNever } from '../../../../shared/base';
import type { CardId, DrawTarget, TaskOf } from '../../../../shared/contract/nova-cry';
import type { Random } from '../../engine';
import { deliver } from '../deliver';
import { cardsLeft, reshuffleIfEmpty, takeFromDeck } from '../piles';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import type { TaskRules } from '../task-rules';

interface Due {
  readonly among: readonly CardId[];
  readonly count: number;
}

/** The discards come in only when the deck is empty, so one draw never mixes both. */
function dueOf({ piles }: NovaCryState, { pile, count }: TaskOf<'draw'>): Due {
  const { deck, discard } = piles[pile];
  const among = deck.length > 0 ? deck : discard;
  return { among, count: Math.min(count, among.length) };
}

export const drawTask: TaskRules<'draw'> = {
  waitsFor: ({ state, task }) => (dueOf(state, task).count > 0 ? ['chance'] : []),
  legal: () => [],
  why: ({ task }) => ({ code: 'waits-for-cards', message: 'Cards are being drawn.', rule: ruleOf(task.to) }),
  chance: {
    kind: 'drawn',
    sample({ state, task }, random) {
      const { among, count } = dueOf(state, task);
      return { type: 'drawn', cards: someOf([...among].sort(), count, random) };
    },
    isPossible({ state, task }, action) {
      if (action.type !== 'drawn') return false;
      const { among, count } = dueOf(state, task);
      const { cards } = action;
      return (
        cards.length === count && new Set(cards).size === count && cards.every((card) => among.includes(card))
      );
    },
  },
  answer(play, task, action) {
    if (action.type !== 'drawn') throw new Error(`A draw is not answered by ${action.type}.`);
    bring(play, task, action.cards);
  },
  run(play, task) {
    bring(play, task, []);
  },
};

function someOf(left: CardId[], count: number, random: Random): readonly CardId[] {
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? '');
}

/** The cards leave their pile and go where they are due; what the deck could not give is drawn again from the discards. */
function bring(play: Play, task: TaskOf<'draw'>, cards: readonly CardId[]): void {
  if (cards.length > 0) reshuffleIfEmpty(play, task.pile);
  takeFromDeck(play, task.pile, cards);
  const missing = task.count - cards.length;
  const isMore = missing > 0 && cards.length > 0 && cardsLeft(play.frozen, task.pile) > 0;
  play.pop();
  deliver(play, task.pile, task.to, cards, isMore);
  if (isMore) play.push({ ...task, count: missing });
}

function ruleOf(to: DrawTarget) {
  switch (to.type) {
    case 'draft':
      return 'NC-DRAFT-03';
    case 'crew':
      return 'NC-DRAFT-08';
    case 'hand':
      return 'NC-STRAT-04';
    case 'planets':
      return 'NC-NAV-01';
    case 'aliens':
      return 'NC-ALIEN-01';
    case 'anomaly':
      return 'NC-EVENT-05';
    default:
      return assertNever(to);
  }
}
