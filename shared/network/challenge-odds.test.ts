import { describe, expect, it } from 'vitest';
import { type BidCard, challengeOdds, type ChallengeQuestion, type ChallengeSide } from './challenge-odds';
import { bonus, NO_BONUS } from '../../tests/support/challenge-questions';

function card(resolve: number, ...bid: BidCard['bid']): BidCard {
  return { resolve, bid };
}
const NOBODY: ChallengeSide = { bids: [], facedown: [], unseen: [], bonus: NO_BONUS };

interface Asked {
  readonly at?: ChallengeQuestion['at'];
  readonly terran?: Partial<ChallengeSide>;
  readonly starfleet?: Partial<ChallengeSide>;
}

/** The Terrans initiate. */
function question({ at = null, terran = {}, starfleet = {} }: Asked): ChallengeQuestion {
  return {
    initiating: 'terran',
    at,
    sides: { terran: { ...NOBODY, ...terran }, starfleet: { ...NOBODY, ...starfleet } },
  };
}

function bids(
  role: 'initiator' | 'leader' | 'assistant',
  ...cards: readonly BidCard[]
): ChallengeSide['bids'] {
  return [{ role, cards }];
}

describe('the odds of a challenge', () => {
  it('BA-CHAL-16: a tie goes to the opposing team', () => {
    const even = question({
      terran: { bids: bids('initiator', card(4)) },
      starfleet: { bids: bids('leader', card(4)) },
    });
    expect(challengeOdds(even).wins).toEqual({ terran: 0, starfleet: 1 });
  });

  it('BA-CHAL-03: the initiating team wins with more', () => {
    const more = question({
      terran: { bids: bids('initiator', card(5)) },
      starfleet: { bids: bids('leader', card(4)) },
    });
    expect(challengeOdds(more).wins).toEqual({ terran: 1, starfleet: 0 });
  });

  it('counts a facedown card as a random draw from the cards unseen', () => {
    const odds = challengeOdds(
      question({
        terran: { facedown: [{ role: 'initiator', count: 1 }], unseen: [card(1), card(2), card(3), card(4)] },
        starfleet: { bids: bids('leader', card(2)) },
      }),
    );
    expect(odds.wins.terran).toBeCloseTo(0.5, 12);
    expect(odds.totals.terran.map(({ total }) => total)).toEqual([1, 2, 3, 4]);
  });

  it('BA-CHAL-15: a bonus card counts its printed Resolve, without its effect', () => {
    const worthFour = card(2, { role: 'any', does: { type: 'worth', resolve: 4 } });
    const odds = challengeOdds(question({ terran: { unseen: [worthFour], bonus: bonus(1) } }));
    expect(odds.totals.terran).toEqual([{ total: 2, chance: 1 }]);
  });

  it('BA-CHAL-24: General Order Four counts 4 in the bid of a Weapons challenge and 2 elsewhere', () => {
    const order = card(2, {
      at: ['charon/weapons'],
      role: 'any',
      does: { type: 'worth', resolve: 4 },
    });
    const terran = { bids: bids('initiator', order) };
    expect(challengeOdds(question({ at: 'charon/weapons', terran })).totals.terran[0]?.total).toBe(4);
    expect(challengeOdds(question({ at: 'discovery/weapons', terran })).totals.terran[0]?.total).toBe(2);
    expect(challengeOdds(question({ terran })).totals.terran[0]?.total).toBe(2);
  });

  it('BA-CHAL-13: an effect meant for one who assists counts for that bid only', () => {
    const watch = card(3, { role: 'assisting', does: { type: 'adds', resolve: 1 } });
    const as = (role: 'leader' | 'assistant'): number | undefined =>
      challengeOdds(question({ starfleet: { bids: bids(role, watch) } })).totals.starfleet[0]?.total;
    expect([as('assistant'), as('leader')]).toEqual([4, 3]);
  });

  it('BA-CHAL-18: a bid that takes a bonus card away from the other side does so, but never below none', () => {
    const rerouted = card(2, { role: 'any', does: { type: 'bonus-cards', side: 'other', by: -2 } });
    const odds = challengeOdds(
      question({
        terran: { unseen: [card(3), card(3)], bonus: bonus(1) },
        starfleet: { bids: bids('leader', rerouted) },
      }),
    );
    expect(odds.totals.terran).toEqual([{ total: 0, chance: 1 }]);
  });

  it('a facedown card that gives its side a bonus card is told apart from one that does not', () => {
    const giver = card(0, { role: 'any', does: { type: 'bonus-cards', side: 'own', by: 1 } });
    const odds = challengeOdds(
      question({
        terran: { facedown: [{ role: 'initiator', count: 1 }], unseen: [giver, card(5)] },
        starfleet: { bids: bids('leader', card(4)) },
      }),
    );
    // The giver lies there: its bonus is the five. The five lies there: no bonus. Both come to five.
    expect(odds.totals.terran).toEqual([{ total: 5, chance: 1 }]);
    expect(odds.wins.terran).toBe(1);
  });

  it('BA-DRAW-03: a deck that runs out takes its known discards back', () => {
    const odds = challengeOdds(
      question({
        terran: { unseen: [card(1), card(9)], bonus: bonus(2, { deck: 1, refill: [card(3)] }) },
      }),
    );
    expect(odds.totals.terran.map(({ total }) => total)).toEqual([4, 12]);
  });

  it('a card known on top of the deck is the bonus card', () => {
    const odds = challengeOdds(
      question({ terran: { unseen: [card(1), card(9)], bonus: bonus(1, { top: [card(7)] }) } }),
    );
    expect(odds.totals.terran).toEqual([{ total: 7, chance: 1 }]);
  });

  it('BA-DRAW-04: with fewer cards left than bonus cards due, those come that there are', () => {
    const odds = challengeOdds(question({ terran: { unseen: [card(4)], bonus: bonus(3) } }));
    expect(odds.totals.terran).toEqual([{ total: 4, chance: 1 }]);
  });

  it('the middle 80 per cent leaves at most a tenth out on either side', () => {
    const unseen = Array.from({ length: 10 }, (_, index) => card(index % 10));
    const odds = challengeOdds(question({ terran: { unseen, bonus: bonus(1) } }));
    expect(odds.likely.terran).toEqual([1, 8]);
  });
});
