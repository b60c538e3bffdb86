/** Everybody chooses one of the cards dealt, in secret and all at once (NC-DRAFT-03 to 07). */
import type { CardId, TaskOf } from '../../../../shared/contract/nova-cry';
import type { SeatId } from '../../engine';
import { dealCrew } from '../deal';
import type { Play } from '../play';
import { newCaptain, newShip } from '../setup';
import { recordOf } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { seatOf } from '../turn-order';
import { canDiffer, matchingCards } from '../weapon-matches';

export const draftTask: TaskRules<'draft'> = {
  waitsFor: (asked) => (matchIn(asked) ? [] : undecided(asked)),
  legal({ task }, seat) {
    const hand = task.hands.find((each) => each.seat === seat);
    return (hand?.dealt ?? []).map((card) => ({ type: 'draft', card }));
  },
  why: ({ task }) => ({
    code: 'not-dealt',
    message: 'One of the cards dealt is chosen.',
    rule: RULES[task.stage],
  }),
  answer(play, task, action, actor) {
    if (action.type !== 'draft') throw new Error(`A draft is not answered by ${action.type}.`);
    const hands = task.hands.map((hand) => (hand.seat === actor ? { ...hand, chosen: action.card } : hand));
    play.replace({ ...task, hands });
  },
  run(play, task) {
    const match = matchIn({ table: play.table, state: play.frozen, task });
    if (match) return replaceMatch(play, task, match);
    // Reading b of NC-DRAFT-07: weapons lie facedown until the task forces are laid out.
    if (task.stage === 'weapons' && play.table.readings['NC-DRAFT-07'] === 'b' && dealCrew(play)) return;
    reveal(play, task);
  },
};

const RULES = { ships: 'NC-DRAFT-03', captains: 'NC-DRAFT-04', weapons: 'NC-DRAFT-05' } as const;

/** A given ship may be destroyed by a referee before all is drafted; its player is out (NC-SHIP-19). */
function undecided({ state, task }: Asked<'draft'>): readonly SeatId[] {
  return task.hands
    .filter(({ seat, chosen, dealt }) => chosen === null && dealt.length > 0 && !seatOf(state, seat).isOut)
    .map(({ seat }) => seat);
}

/** All are shown together; what nobody chose leaves the game (NC-SETUP-05). */
function reveal(play: Play, { stage, hands }: TaskOf<'draft'>): void {
  play.pop();
  const chosen = hands.flatMap(({ seat, chosen: card }) => (card === null ? [] : [{ seat, card }]));
  for (const { seat, card } of chosen) {
    const held = play.seat(seat);
    if (stage === 'ships')
      held.ship = { ...newShip(card), tokens: [], raised: [], used: { blockade: 0, teleport: 0 } };
    else if (stage === 'captains')
      held.captain = { ...newCaptain(card), attached: [], tokens: [], raised: [] };
    else held.weapon = card;
  }
  if (chosen.length > 0) play.tell({ type: 'drafted', stage, chosen });
}

interface Match {
  readonly seat: SeatId;
  readonly cards: readonly CardId[];
}

/**
 * The first, in turn order, who holds matching weapons that can be replaced before anybody chooses (NC-DRAFT-06). Who
 * could not be dealt a hand without a match from pile and discards chooses among the cards held: the dealing would not end.
 */
function matchIn({ table, state, task }: Asked<'draft'>): Match | null {
  if (task.stage !== 'weapons' || task.hands.some(({ chosen }) => chosen !== null)) return null;
  const keepsOne = table.readings['NC-DRAFT-06'] === 'b';
  const { deck, discard } = state.piles.weapons;
  for (const { seat, dealt } of task.hands) {
    const cards = matchingCards(dealt, keepsOne);
    if (cards.length === 0) continue;
    const records = { hand: dealt.map(recordOf), deck: deck.map(recordOf), discard: discard.map(recordOf) };
    if (canDiffer(records, keepsOne)) return { seat, cards };
  }
  return null;
}

/** Shown and discarded, as many new ones dealt; a pile that runs out takes its discards back (NC-DRAFT-06, NC-SETUP-07). */
function replaceMatch(play: Play, task: TaskOf<'draft'>, { seat, cards }: Match): void {
  const hands = task.hands.map((hand) =>
    hand.seat === seat ? { ...hand, dealt: hand.dealt.filter((card) => !cards.includes(card)) } : hand,
  );
  play.replace({ ...task, hands });
  play.state.piles.weapons.discard.push(...cards);
  play.tell({ type: 'matched', seat, cards });
  const to = { type: 'draft', stage: 'weapons', seat } as const;
  play.push({ type: 'draw', pile: 'weapons', count: cards.length, to });
}
