/** A pile is chosen: to search, to fetch from its discards, to draw from (NC-MERCH-01, NC-MERCH-05). */
import type { Officer } from '../../../../shared/content/nova-cry';
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import { reshuffleIfEmpty } from '../piles';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';

type ChoosePile = TaskOf<'choose-pile'>;

export const choosePileTask: TaskRules<'choose-pile'> = {
  waitsFor: ({ task }) => (task.piles.length > 1 ? [task.seat] : []),
  legal: ({ task }) => task.piles.map((pile) => ({ type: 'choose-pile', pile })),
  why: () => ({
    code: 'no-pile',
    message: 'One of the piles that are offered is chosen.',
    rule: 'NC-MERCH-01',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-pile') throw new Error(`A pile is not chosen by ${action.type}.`);
    play.pop();
    openPile(play, task, action.pile);
  },
  run(play, task) {
    const [only] = task.piles;
    play.pop();
    if (only) openPile(play, task, only);
  },
};

function openPile(play: Play, { seat, for: purpose, count }: ChoosePile, pile: Officer): void {
  switch (purpose) {
    case 'search':
      reshuffleIfEmpty(play, pile);
      return pick(play, 'pile', seat, pile, count);
    case 'recover':
      return pick(play, 'discards', seat, pile, count);
    case 'draw':
      return play.push({ type: 'draw', pile, count, to: { type: 'hand', seat } });
    case 'anomaly':
      return play.push({ type: 'draw', pile, count, to: { type: 'anomaly', seat } });
  }
}

function pick(
  play: Play,
  from: 'pile' | 'discards',
  seat: ChoosePile['seat'],
  pile: Officer,
  count: number,
): void {
  play.push({
    type: 'pick-cards',
    seat,
    from,
    owner: pile,
    shown: false,
    cards: [],
    count,
    may: false,
  });
}
