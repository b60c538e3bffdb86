/** Everybody chooses one of the cards dealt, in secret and all at once (NC-DRAFT-03 to 07). */
import type { CardId, DraftHand, TaskOf } from '../../../../shared/contract/nova-cry';
import type { SeatId } from '../../engine';
import { dealCrew } from '../deal';
import type { Play } from '../play';
import { newCaptain, newShip } from '../setup';
import { recordOf } from '../table';
import type { Asked, TaskRules } from '../task-rules';

export const draftTask: TaskRules<'draft'> = {
  waitsFor: (asked) => (matchesIn(asked).length > 0 ? [] : undecided(asked.task)),
  legal({ task }, seat) {
    const hand = task.hands.find((each) => each.seat === seat);
    return (hand?.dealt ?? []).map((card) => ({ type: 'draft', card }));
  },
  why: () => ({ code: 'not-dealt', message: 'One of the cards dealt is chosen.', rule: 'NC-DRAFT-03' }),
  answer(play, task, action, actor) {
    if (action.type !== 'draft') throw new Error(`A draft is not answered by ${action.type}.`);
    const hands = task.hands.map((hand) => (hand.seat === actor ? { ...hand, chosen: action.card } : hand));
    play.replace({ ...task, hands });
  },
  run(play, task) {
    const matches = matchesIn({ table: play.table, state: play.frozen, task });
    if (matches.length > 0) return replaceMatches(play, task, matches);
    // Reading b of NC-DRAFT-07: weapons lie facedown until the task forces are laid out.
    if (task.stage === 'weapons' && play.table.readings['NC-DRAFT-07'] === 'b' && dealCrew(play)) return;
    reveal(play, task);
  },
};

function undecided({ hands }: TaskOf<'draft'>): readonly SeatId[] {
  return hands.filter(({ chosen, dealt }) => chosen === null && dealt.length > 0).map(({ seat }) => seat);
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

/** Who holds matching weapons that can be replaced, before anybody chooses (NC-DRAFT-06, NC-SETUP-07). */
function matchesIn({ table, state, task }: Asked<'draft'>): readonly Match[] {
  if (task.stage !== 'weapons' || task.hands.some(({ chosen }) => chosen !== null)) return [];
  const keepsOne = table.readings['NC-DRAFT-06'] === 'b';
  // Replacements come from the pile alone: with what was given up shuffled in, six players might deal for ever.
  let left = state.piles.weapons.deck.length;
  return task.hands.flatMap((hand): readonly Match[] => {
    const cards = matchingCards(hand, keepsOne);
    if (cards.length === 0 || cards.length > left) return [];
    left -= cards.length;
    return [{ seat: hand.seat, cards }];
  });
}

/** Reading a: all of a double or triple; b: all but the first of each. */
function matchingCards({ dealt }: DraftHand, keepsOne: boolean): readonly CardId[] {
  return dealt.filter((card, index) => {
    const first = dealt.findIndex((other) => recordOf(other) === recordOf(card));
    if (keepsOne) return first < index;
    return dealt.some((other) => other !== card && recordOf(other) === recordOf(card));
  });
}

/** Shown and discarded, as many new ones dealt (NC-DRAFT-06). */
function replaceMatches(play: Play, task: TaskOf<'draft'>, matches: readonly Match[]): void {
  const hands = task.hands.map((hand) => {
    const gone = matches.find(({ seat }) => seat === hand.seat)?.cards ?? [];
    return { ...hand, dealt: hand.dealt.filter((card) => !gone.includes(card)) };
  });
  play.replace({ ...task, hands });
  const draws = matches.map(({ seat, cards }) => {
    play.state.piles.weapons.discard.push(...cards);
    play.tell({ type: 'matched', seat, cards });
    return dealTo(seat, cards.length);
  });
  play.push(...draws);
}

function dealTo(seat: SeatId, count: number) {
  return { type: 'draw', pile: 'weapons', count, to: { type: 'draft', stage: 'weapons', seat } } as const;
}
