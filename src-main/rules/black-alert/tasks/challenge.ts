/**
 * The eight steps of a challenge, one after the other: bids of Initiator, leader and assistants facedown, reveal, bonus
 * cards, totals, effect. BA-CHAL-02, BA-CHAL-05 to 17.
 */
import { otherTeam, type Team, TEAMS } from '../../../../shared/content/black-alert';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { appointees, bidderOf, biddingStep, bidsOf, opposingHolder } from '../bidding';
import { discard, takeFromHand } from '../cards';
import {
  bonusDue,
  type Challenge,
  type ChallengeAsked,
  challengeAt,
  characterIn,
  infiltrationIn,
  initiatingTeam,
  totalOf,
  winnerOf,
} from '../challenge';
import { carryOut, offeredInstead, tuck } from '../challenge-effect';
import { useUpBonusCards } from '../modifiers';
import type { Play } from '../play';
import type { CardId, CharacterId } from '../state';
import type { TaskRules } from '../task-rules';
import type { WonEffect } from '../task';

/** Answers to the question which effect it is, in this order (BA-INFIL-07). */
const OFFERED: readonly WonEffect[] = ['instead', 'own'];

/** Who is asked for a bid, a leader or an effect; null: nobody, or chance. */
function decider(asked: ChallengeAsked): CharacterId | null {
  if (asked.task.step === 'choose-effect') return asked.task.initiator;
  return appointees(asked).length > 0 ? opposingHolder(asked) : bidderOf(asked);
}

function choices(asked: ChallengeAsked): readonly BlackAlertAction[] {
  if (asked.task.step === 'choose-effect') {
    return OFFERED.map((_, option) => ({ type: 'choose-option', option }));
  }
  const able = appointees(asked);
  if (able.length > 0) {
    return [{ type: 'pass' }, ...able.map((character) => ({ type: 'choose-character', character }) as const)];
  }
  const bidder = bidderOf(asked);
  return bidder === null ? [] : bidsOf(asked, bidder);
}

export const challengeTask: TaskRules<'challenge'> = {
  waitsFor(asked) {
    if (asked.task.step === 'reveal') return 'chance';
    const character = decider(asked);
    return character === null ? null : characterIn(asked.state, character).seat;
  },
  legal: choices,
  why(asked) {
    const { task } = asked;
    if (appointees(asked).length > 0) {
      return { code: 'not-able', message: 'The holder names who leads, or nobody.', rule: 'BA-CHAL-26' };
    }
    if (task.step === 'choose-effect') {
      return { code: 'not-offered', message: 'Choose one of the two effects.', rule: 'BA-INFIL-07' };
    }
    const step = biddingStep(task);
    const message = step?.message ?? 'The challenge goes on by itself.';
    return { code: 'not-a-bid', message, rule: step?.rule ?? 'BA-CHAL-05' };
  },
  /** Bids are turned up by a record of its own, so that nobody acts and sees in one step what was hidden. */
  chance: {
    kind: 'revealed',
    sample: () => ({ type: 'revealed' }),
    isPossible: (_asked, action) => action.type === 'revealed',
  },
  answer(play, task, action) {
    if (action.type === 'revealed') return reveal(play, task);
    if (action.type === 'choose-character') return play.replace({ ...task, appointed: action.character });
    if (action.type === 'choose-option') {
      return play.replace({ ...task, step: 'effect', brings: OFFERED[action.option] ?? 'own' });
    }
    takeBid(play, task, action.type === 'bid' ? action.cards : null);
  },
  run(play, task) {
    const bidding = biddingStep(task);
    if (bidding) return play.replace({ ...task, step: bidding.next, asked: [] });
    if (task.step === 'bonus-cards') return play.replace({ ...task, step: 'totals' });
    if (task.step === 'totals') return compare(play, task);
    carryOut(play, task);
  },
};

/** Cards facedown from a hand; null: that Character, or by its holder's word every one, stays out. */
function takeBid(play: Play, task: Challenge, cards: readonly CardId[] | null): void {
  const asked = { table: play.table, state: play.frozen, task };
  const all = appointees(asked);
  const bidder = bidderOf(asked);
  if (bidder === null) throw new Error('Nobody was asked for a bid.');
  const next = { ...task, asked: [...task.asked, ...(all.length > 0 ? all : [bidder])] };
  if (cards === null) return play.replace(next);
  takeFromHand(play, bidder, cards);
  const { seat } = characterIn(play.frozen, bidder);
  play.tell({ type: 'bid', seat, character: bidder, count: cards.length, cards });
  const role = biddingStep(task)?.role ?? 'assistant';
  play.replace({ ...next, bids: [...task.bids, { character: bidder, role, cards }] });
}

/** Step 5, then step 6: the bonus cards are drawn, the initiating team's first. */
function reveal(play: Play, task: Challenge): void {
  const asked = { table: play.table, state: play.frozen, task };
  play.tell({ type: 'revealed', bids: task.bids });
  const team = initiatingTeam(asked);
  const draws = [team, otherTeam(team)].map((side) => ({ side, count: bonusDue(asked, side) }));
  useUpBonusCards(play, challengeAt(task));
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
  play.replace({ ...task, totals, ...offeredInstead(asked, infiltration) });
}

function cardsOf(play: Play, task: Challenge, team: Team): readonly CardId[] {
  return task.bids
    .filter(({ character }) => characterIn(play.frozen, character).team === team)
    .flatMap(({ cards }) => cards);
}
