/** What acts when the task forces stand: Databanks and the captain's Inspection (NC-START-06, NC-ABIL-03, NC-ABIL-14). */
import { type Token, TOKENS } from '../../../../shared/content/nova-cry';
import type { NovaCryAction } from '../../../../shared/contract/nova-cry';
import { reshuffleIfEmpty } from '../piles';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { seatOf } from '../turn-order';
import { pilesWithCards } from './draw-cards';

type Asking = Asked<'start-ability'>;

export const startAbilityTask: TaskRules<'start-ability'> = {
  waitsFor: (asked) => (asked.task.count > 0 && choices(asked).length > 0 ? [asked.task.seat] : []),
  legal: (asked) => choices(asked),
  why: ({ task }) =>
    task.ability === 'databanks'
      ? { code: 'empty-pile', message: 'That pile has no cards to choose from.', rule: 'NC-ABIL-03' }
      : { code: 'no-token', message: 'One token of each type comes out of the bag.', rule: 'NC-ABIL-14' },
  answer(play, task, action) {
    const left = task.count - 1;
    if (left > 0) play.replace({ ...task, count: left });
    else play.pop();
    const { seat } = task;
    if (action.type === 'choose-token') return takeOut(play, seat, action.token);
    if (action.type !== 'choose-pile') throw new Error(`${task.ability} is not answered by ${action.type}.`);
    reshuffleIfEmpty(play, action.pile); // acting again, it may come upon a pile that has run out (NC-SETUP-07)
    play.push({
      type: 'pick-cards',
      seat,
      from: 'pile',
      owner: action.pile,
      shown: false,
      cards: [],
      count: 1,
      may: false,
    });
  },
  run: (play) => play.pop(),
};

function choices({ state, task }: Asking): readonly NovaCryAction[] {
  if (task.ability === 'databanks')
    return pilesWithCards(state).map((pile) => ({
      type: 'choose-pile',
      pile,
    }));
  const taken = seatOf(state, task.seat).captain?.tokens ?? [];
  return TOKENS.filter((token) => state.bag[token] > 0 && !taken.includes(token)).map((token) => ({
    type: 'choose-token',
    token,
    from: 'bag',
  }));
}

/** Out of the bag onto the captain's card, sorted. */
function takeOut(play: Play, seat: Asking['task']['seat'], token: Token): void {
  const { captain } = play.seat(seat);
  if (!captain) throw new Error(`Seat ${seat} has no captain.`);
  play.state.bag[token] -= 1;
  captain.tokens = [...captain.tokens, token].sort();
  play.tell({ type: 'token', seat, token, again: false });
}
