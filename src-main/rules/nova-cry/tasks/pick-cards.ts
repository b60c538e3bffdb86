/**
 * Cards are chosen among some that are looked at: of a pile that is searched, of discards, of a hand that is seen, of
 * aliens that were drawn (NC-MERCH-05, NC-CARD-07, NC-ALIEN-02). `cards` is for the eyes of `seat` alone, except discards,
 * which lie open; what others learn is only that a card came to its hand, or which alien was kept.
 */
import type { CardId, NovaCryAction, TaskOf } from '../../../../shared/contract/nova-cry';
import { type Officer, OFFICERS } from '../../../../shared/content/nova-cry';
import { joinCrew } from '../deliver';
import { addToHand, reshuffleIfEmpty, takeFromDeck, takeFromHand } from '../piles';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import type { TaskRules } from '../task-rules';

type Pick = TaskOf<'pick-cards'>;
const RULES = {
  pile: 'NC-MERCH-05',
  discards: 'NC-ACTION-04',
  hand: 'NC-CARD-07',
  aliens: 'NC-ALIEN-02',
} as const;
const PASS: NovaCryAction = { type: 'pass' };

/** Hands are shown even where nothing may be taken. */
function isAsked({ from, cards, count }: Pick): boolean {
  return cards.length > 0 && (count > 0 || from === 'hand');
}

/** What lies there to be looked at, sorted; aliens are shown as they are drawn. */
function lying({ piles, seats }: NovaCryState, { from, owner, cards }: Pick): readonly CardId[] {
  if (from === 'hand') return seats.find(({ seat }) => seat === owner)?.hand ?? [];
  if (from === 'aliens') return cards;
  const { deck, discard } = piles[officerNamed(owner)];
  return [...(from === 'pile' ? deck : discard)].sort();
}

function show(play: Play, task: Pick): void {
  const cards = lying(play.frozen, task);
  play.replace({ ...task, shown: true, cards });
  const holder = play.state.seats.find(({ seat }) => seat === task.owner);
  if (task.from === 'hand' && holder)
    play.tell({ type: 'saw-hand', seat: task.seat, of: holder.seat, cards: [...cards] });
}

export const pickCardsTask: TaskRules<'pick-cards'> = {
  waitsFor({ task, state }) {
    if (!task.shown) return lying(state, task).length > 0 ? ['chance'] : [];
    return isAsked(task) ? [task.seat] : [];
  },
  legal({ task }) {
    const choices = task.cards.map((card): NovaCryAction => ({ type: 'choose-card', card }));
    return [...(task.count > 0 ? choices : []), ...(task.may ? [PASS] : [])];
  },
  why: ({ task }) => ({
    code: 'not-shown',
    message: 'One of the cards that are shown is chosen.',
    rule: RULES[task.from],
  }),
  chance: {
    kind: 'revealed',
    sample: () => ({ type: 'revealed' }),
    isPossible: (_asked, action) => action.type === 'revealed',
  },
  answer(play, task, action) {
    if (action.type === 'revealed') return show(play, task);
    play.pop();
    if (action.type !== 'choose-card') return finish(play, task);
    const { card } = action;
    take(play, task, card);
    const left = { ...task, cards: task.cards.filter((each) => each !== card), count: task.count - 1 };
    if (left.count > 0 && left.cards.length > 0) play.push(left);
    else finish(play, left);
  },
  run(play, task) {
    play.pop();
    finish(play, task);
  },
};

/** Aliens that were not kept are discarded (NC-ALIEN-02). */
function finish(play: Play, { from, cards }: Pick): void {
  if (from === 'aliens') play.state.piles.aliens.discard.push(...cards);
}

function take(play: Play, task: Pick, card: CardId): void {
  const { seat, from, owner } = task;
  if (from === 'aliens') return joinCrew(play, seat, [card]);
  if (from === 'hand') return takeFromSeen(play, task, card);
  const pile = officerNamed(owner);
  if (from === 'pile') {
    reshuffleIfEmpty(play, pile);
    takeFromDeck(play, pile, [card]);
  } else {
    const { discard } = play.state.piles[pile];
    discard.splice(discard.lastIndexOf(card), 1);
  }
  addToHand(play, seat, [card]);
  play.tell({ type: 'drew', seat, pile, count: 1, cards: [card] });
}

function takeFromSeen(play: Play, { seat, owner }: Pick, card: CardId): void {
  const holder = play.state.seats.find((each) => each.seat === owner);
  if (!holder) throw new Error('The hand that is seen belongs to nobody.');
  takeFromHand(play, holder.seat, [card]);
  addToHand(play, seat, [card]);
  play.tell({ type: 'gave', seat: holder.seat, to: seat, count: 1, cards: [card] });
}

function officerNamed(owner: Pick['owner']): Officer {
  const officer = OFFICERS.find((each) => each === owner);
  if (!officer) throw new Error('Cards are picked of no pile.');
  return officer;
}
