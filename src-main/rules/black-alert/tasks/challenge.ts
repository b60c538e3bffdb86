/**
 * The eight steps of a challenge, one after the other: bids of Initiator, leader and assistants facedown, reveal, bonus
 * cards, totals, effect. BA-CHAL-02, BA-CHAL-05 to 17.
 */
import { otherTeam, type Team, TEAMS } from '../../../../shared/content/black-alert';
import type { RuleId } from '../../../../shared/base';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { discard, takeFromHand } from '../cards';
import {
  bonusDue,
  type Challenge,
  type ChallengeAsked,
  characterIn,
  initiatingAssistants,
  initiatingTeam,
  infiltrationIn,
  leadersOf,
  opposingAssistants,
  totalOf,
  winnerOf,
} from '../challenge';
import { carryOut, tuck } from '../challenge-effect';
import { subsetsOf } from '../payments';
import type { Play } from '../play';
import type { CardId, CharacterId } from '../state';
import type { TaskRules } from '../task-rules';
import type { Bid, ChallengeStep } from '../task';

/** Steps in which somebody may bid, what comes after, and the rule of each. */
const BIDDING: Partial<
  Readonly<
    Record<ChallengeStep, { readonly next: ChallengeStep; readonly role: Bid['role']; readonly rule: RuleId }>
  >
> = {
  'initiator-bids': { next: 'leader-bids', role: 'initiator', rule: 'BA-CHAL-06' },
  'leader-bids': { next: 'initiating-assist', role: 'leader', rule: 'BA-CHAL-08' },
  'initiating-assist': { next: 'opposing-assist', role: 'assistant', rule: 'BA-CHAL-10' },
  'opposing-assist': { next: 'reveal', role: 'assistant', rule: 'BA-CHAL-11' },
};

/** Who is asked in a bidding step, in order; those already asked left out. */
function candidates(asked: ChallengeAsked): readonly CharacterId[] {
  const { task } = asked;
  switch (task.step) {
    case 'initiator-bids':
      return task.bids.length === 0 ? [task.initiator] : [];
    case 'leader-bids':
      return task.bids.some(({ role }) => role === 'leader') ? [] : unasked(task, leadersOf(asked));
    case 'initiating-assist':
      return unasked(task, initiatingAssistants(asked));
    case 'opposing-assist':
      return unasked(task, opposingAssistants(asked));
    default:
      return [];
  }
}

function unasked({ asked }: Challenge, ids: readonly CharacterId[]): readonly CharacterId[] {
  return ids.filter((id) => !asked.includes(id));
}

/** Who must say now whether to take part, and with which cards. */
export function bidderOf(asked: ChallengeAsked): CharacterId | null {
  return candidates(asked)[0] ?? null;
}

function bidsOf(asked: ChallengeAsked, bidder: CharacterId): readonly BlackAlertAction[] {
  const { hand } = characterIn(asked.state, bidder);
  const every = (): readonly BlackAlertAction[] =>
    subsetsOf(hand.length).map((places) => ({
      type: 'bid',
      cards: places.map((place) => hand[place] ?? ''),
    }));
  switch (asked.task.step) {
    case 'initiator-bids':
      return every();
    case 'leader-bids':
      return [{ type: 'pass' }, { type: 'bid', cards: [] }, ...every()];
    default:
      return [{ type: 'pass' }, ...hand.map((card) => ({ type: 'bid', cards: [card] }) as const)];
  }
}

export const challengeTask: TaskRules<'challenge'> = {
  waitsFor(asked) {
    const bidder = bidderOf(asked);
    return bidder === null ? null : characterIn(asked.state, bidder).seat;
  },
  legal(asked) {
    const bidder = bidderOf(asked);
    return bidder === null ? [] : bidsOf(asked, bidder);
  },
  why({ task }) {
    const rule = BIDDING[task.step]?.rule ?? 'BA-CHAL-05';
    const message = {
      'initiator-bids': 'The Initiator bids one or more cards of its hand.',
      'leader-bids': 'A leader bids any cards of its hand, or nobody leads.',
    }[task.step as 'initiator-bids' | 'leader-bids'];
    return {
      code: 'not-a-bid',
      message: message ?? 'An assistant adds one card of its hand, or none.',
      rule,
    };
  },
  answer(play, task, action) {
    const asked = { table: play.table, state: play.frozen, task };
    const bidder = bidderOf(asked);
    if (bidder === null) throw new Error('Nobody was asked for a bid.');
    const next = { ...task, asked: [...task.asked, bidder] };
    if (action.type !== 'bid') return play.replace(next);
    const role = BIDDING[task.step]?.role ?? 'assistant';
    takeFromHand(play, bidder, action.cards);
    play.tell({
      type: 'bid',
      seat: characterIn(play.frozen, bidder).seat,
      character: bidder,
      count: action.cards.length,
      cards: action.cards,
    });
    play.replace({ ...next, bids: [...task.bids, { character: bidder, role, cards: action.cards }] });
  },
  run(play, task) {
    const bidding = BIDDING[task.step];
    if (bidding) return play.replace({ ...task, step: bidding.next, asked: [] });
    switch (task.step) {
      case 'reveal':
        return reveal(play, task);
      case 'bonus-cards':
        return play.replace({ ...task, step: 'totals' });
      case 'totals':
        return compare(play, task);
      default:
        return carryOut(play, task);
    }
  },
};

/** Step 5, then step 6: the bonus cards are drawn, the initiating team's first. */
function reveal(play: Play, task: Challenge): void {
  const asked = { table: play.table, state: play.frozen, task };
  play.tell({ type: 'revealed', bids: task.bids.map(({ character, cards }) => ({ character, cards })) });
  const team = initiatingTeam(asked);
  const draws = [team, otherTeam(team)].map((side) => ({ side, count: bonusDue(asked, side) }));
  play.replace({ ...task, step: 'bonus-cards' });
  play.push(
    ...draws
      .filter(({ count }) => count > 0)
      .map(
        ({ side, count }) =>
          ({ type: 'draw', pile: side, count, to: { type: 'bonus', team: side } }) as const,
      ),
  );
}

/** Step 7: totals, then every bid and bonus card goes to its own deck's discards (BA-CHAL-16). */
function compare(play: Play, task: Challenge): void {
  const asked = { table: play.table, state: play.frozen, task };
  const totals = { starfleet: totalOf(asked, 'starfleet'), terran: totalOf(asked, 'terran') };
  const winner = winnerOf(asked);
  const rule = totals.starfleet === totals.terran ? 'BA-CHAL-16' : 'BA-CHAL-03';
  play.tell({ type: 'totals', ...totals, winner, rule });
  const infiltration = winner === 'terran' ? infiltrationIn(asked) : null;
  // Reading a of BA-INFIL-03: the card is taken out of the bid and never lies in the discards.
  const kept = infiltration !== null && play.table.readings['BA-INFIL-03'] === 'a' ? infiltration : null;
  for (const team of TEAMS) {
    const bids = cardsOf(play, task, team).filter((card) => card !== kept);
    discard(play, team, bids, 'bid');
    discard(play, team, task.bonus[team].cards, 'bonus');
  }
  if (infiltration !== null) tuck(play, infiltration);
  play.replace({ ...task, step: 'effect', totals });
}

function cardsOf(play: Play, task: Challenge, team: Team): readonly CardId[] {
  return task.bids
    .filter(({ character }) => characterIn(play.frozen, character).team === team)
    .flatMap(({ cards }) => cards);
}
