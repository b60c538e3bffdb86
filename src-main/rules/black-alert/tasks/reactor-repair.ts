/**
 * The Terran Reactor: locations of the Charon for 1 Resolve each. Plain, every repair is paid with cards of its own;
 * enhanced, what a card is worth beyond the first repair pays for more. BA-CREACT-01, BA-CREACT-02.
 */
import { type LocationId, locationsOf } from '../../../../shared/content/black-alert';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { discardFromHand, resolveOf } from '../cards';
import { takeUpDamage } from '../damage';
import { resolvePrice, useUpResolvePrice } from '../modifiers';
import { paymentsOf } from '../payments';
import type { Play } from '../play';
import type { CardId } from '../state';
import type { Asked, TaskRules } from '../task-rules';
import type { TaskOf } from '../task';

const PRICE = 1;

function damaged({ state }: Asked<'reactor-repair'>): readonly LocationId[] {
  return locationsOf('charon').filter((location) => state.damage[location] !== undefined);
}

/** With credit left a location is repaired at once; else cards are discarded for the next, or it ends. */
function choices(asked: Asked<'reactor-repair'>): readonly BlackAlertAction[] {
  const { table, state, task } = asked;
  const places = damaged(asked);
  if (places.length === 0) return [];
  if (task.credit > 0) return places.map((location) => ({ type: 'choose-location', location }));
  const hand = state.characters[task.character]?.hand ?? [];
  const price = resolvePrice(state, 'terran', 'repair', PRICE);
  return paymentsOf(table, hand, price).map((cards) => ({ type: 'pay', cards }));
}

export const reactorRepairTask: TaskRules<'reactor-repair'> = {
  waitsFor: (asked) =>
    choices(asked).length > 0 ? (asked.state.characters[asked.task.character]?.seat ?? null) : null,
  legal: (asked) => [...choices(asked), { type: 'pass' }],
  why: ({ task }) => ({
    code: 'cannot-repair',
    message:
      task.credit > 0 ? 'Choose a damaged location of the Charon.' : 'Those cards do not reach 1 Resolve.',
    rule: task.enhanced ? 'BA-CREACT-02' : 'BA-CREACT-01',
  }),
  answer(play, task, action) {
    if (action.type === 'pay') return pay(play, task, action.cards);
    if (action.type !== 'choose-location') return play.pop();
    play.replace({ ...task, credit: task.credit - 1 });
    takeUpDamage(play, action.location);
  },
  run: (play) => play.pop(),
};

/** Cards pay for one repair; enhanced, for as many as they are worth. */
function pay(play: Play, task: TaskOf<'reactor-repair'>, cards: readonly CardId[]): void {
  const worth = cards.reduce((sum, card) => sum + resolveOf(play, card), 0);
  const price = resolvePrice(play.frozen, 'terran', 'repair', PRICE);
  discardFromHand(play, task.character, cards, 'pay');
  useUpResolvePrice(play, 'terran', 'repair');
  play.replace({ ...task, credit: task.enhanced && price > 0 ? Math.floor(worth / price) : 1 });
}
