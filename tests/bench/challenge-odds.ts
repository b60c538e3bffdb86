/** How long the odds under a hand of six take in a challenge of four, with facedown bids of everybody. */
import { Bench } from 'tinybench';
import {
  type BidCard,
  challengeOddsWith,
  type ChallengeQuestion,
  type ChallengeSide,
} from '../../shared/network';
import { shippedBlackAlert } from '../support/shipped-content';

export interface ChallengeOddsBench {
  readonly milliseconds: number;
  /** Cards that the seat has not seen, of both teams. */
  readonly unseen: number;
}

/** Six cards and a pass are reckoned each time, as the table does after every press. */
export async function benchChallengeOdds(): Promise<ChallengeOddsBench> {
  const question = questionOf();
  const hand = question.sides.starfleet.unseen.slice(0, 6);
  const bids = [[], ...hand.map((card) => [card])];
  const bench = new Bench({ time: 600, warmupTime: 200 });
  bench.add('hand', () => void challengeOddsWith(question, 'starfleet', 'assistant', bids));
  await bench.run();
  const { starfleet, terran } = question.sides;
  const [task] = bench.tasks;
  // tinybench types its result by state; after run() every task is complete and carries its latency in milliseconds
  const { latency } = task?.result as unknown as { latency: { p50: number } };
  return { milliseconds: latency.p50, unseen: starfleet.unseen.length + terran.unseen.length };
}

function questionOf(): ChallengeQuestion {
  const cards = Object.values(shippedBlackAlert().commandCards);
  const unseenOf = (team: 'starfleet' | 'terran'): readonly BidCard[] =>
    cards.filter((card) => card.team === team).flatMap((card) => Array<BidCard>(card.copies).fill(card));
  const side = (
    team: 'starfleet' | 'terran',
    role: 'initiator' | 'leader',
    count: number,
  ): ChallengeSide => ({
    bids: [],
    facedown: [
      { role, count },
      { role: 'assistant', count: 1 },
    ],
    unseen: unseenOf(team),
    bonus: { due: 2, isSettled: false, open: [], top: [], deck: 12, refill: 0 },
  });
  return {
    initiating: 'terran',
    at: 'charon/weapons',
    sides: { terran: side('terran', 'initiator', 4), starfleet: side('starfleet', 'leader', 3) },
  };
}
