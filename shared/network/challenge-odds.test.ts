import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Team } from '../content/black-alert';
import { otherTeam } from '../content/black-alert';
import { bidValue } from './bid-values';
import {
  type BidCard,
  type BonusCards,
  challengeOdds,
  challengeOddsWith,
  type ChallengeQuestion,
  type ChallengeSide,
} from './challenge-odds';

function card(resolve: number, ...bid: BidCard['bid']): BidCard {
  return { resolve, bid };
}

const NO_BONUS: BonusCards = { due: 0, isSettled: false, open: [], top: [], deck: 9, refill: 0 };
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

function bonus(due: number, parts: Partial<BonusCards> = {}): BonusCards {
  return { ...NO_BONUS, due, ...parts };
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

const anyCard: fc.Arbitrary<BidCard> = fc.record({
  resolve: fc.integer({ min: 0, max: 4 }),
  bid: fc.array(
    fc.record({
      role: fc.constantFrom('any', 'initiating', 'opposing', 'assisting'),
      does: fc.oneof(
        fc.record({ type: fc.constant('worth' as const), resolve: fc.integer({ min: 0, max: 6 }) }),
        fc.record({ type: fc.constant('adds' as const), resolve: fc.integer({ min: -2, max: 3 }) }),
        fc.record({
          type: fc.constant('bonus-cards' as const),
          side: fc.constantFrom('own', 'other'),
          by: fc.integer({ min: -1, max: 1 }),
        }),
      ),
    }),
    { maxLength: 1 },
  ),
});

function anySide(role: 'initiator' | 'leader'): fc.Arbitrary<ChallengeSide> {
  return fc.record({
    bids: fc.array(anyCard, { maxLength: 2 }).map((cards) => [{ role, cards }]),
    facedown: fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 }))
      .map(([first, second]) => [
        { role, count: first },
        { role: 'assistant' as const, count: second },
      ]),
    unseen: fc.array(anyCard, { minLength: 4, maxLength: 5 }),
    bonus: fc.integer({ min: 0, max: 2 }).map((due) => bonus(due)),
  });
}

const anyQuestion: fc.Arbitrary<ChallengeQuestion> = fc.record({
  initiating: fc.constantFrom<Team>('starfleet', 'terran'),
  at: fc.constant(null),
  sides: fc.record({ starfleet: anySide('initiator'), terran: anySide('leader') }),
});

/** Every order in which the unseen cards can lie, each as likely: the first ones are the facedown bids, then the bonus. */
function byHand(asked: ChallengeQuestion): { wins: number; total: number } {
  const ways = (team: Team): readonly (readonly BidCard[])[] => orders(asked.sides[team].unseen);
  let [wins, total, all] = [0, 0, 0];
  const other = otherTeam(asked.initiating);
  for (const ours of ways(asked.initiating)) {
    for (const theirs of ways(other)) {
      const [own, opposing] = totalsByHand(asked, { [asked.initiating]: ours, [other]: theirs } as never);
      wins += own > opposing ? 1 : 0;
      total += own;
      all += 1;
    }
  }
  return { wins: wins / all, total: total / all };
}

function totalsByHand(
  asked: ChallengeQuestion,
  order: Readonly<Record<Team, readonly BidCard[]>>,
): readonly [number, number] {
  const other = otherTeam(asked.initiating);
  const valuesOf = (team: Team) => {
    const { bids: known, facedown } = asked.sides[team];
    let at = 0;
    const hidden = facedown.map(({ role, count }) => {
      at += count;
      return { role, cards: order[team].slice(at - count, at) };
    });
    const values = [...known, ...hidden].flatMap(({ role, cards }) =>
      cards.map((each) => bidValue(each, { at: asked.at, role, isInitiating: team === asked.initiating })),
    );
    return { values, at };
  };
  const sides = { starfleet: valuesOf('starfleet'), terran: valuesOf('terran') };
  const totalOf = (team: Team): number => {
    const sum = (key: 'resolve' | 'own' | 'other', side: Team): number =>
      sides[side].values.reduce((all, value) => all + value[key], 0);
    const due = Math.max(0, asked.sides[team].bonus.due + sum('own', team) + sum('other', otherTeam(team)));
    const { at } = sides[team];
    const drawn = order[team].slice(at, at + due).reduce((all, { resolve }) => all + resolve, 0);
    return sum('resolve', team) + drawn;
  };
  return [totalOf(asked.initiating), totalOf(other)];
}

function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    orders(items.filter((_, at) => at !== index)).map((rest) => [item, ...rest]),
  );
}

describe('the odds against every order of the unseen cards', () => {
  it('agree with counting by hand', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const odds = challengeOdds(asked);
        const hand = byHand(asked);
        expect(odds.wins[asked.initiating]).toBeCloseTo(hand.wins, 10);
        const mean = odds.totals[asked.initiating].reduce(
          (sum, { total, chance }) => sum + total * chance,
          0,
        );
        expect(mean).toBeCloseTo(hand.total, 10);
        const sum = odds.totals[asked.initiating].reduce((all, { chance }) => all + chance, 0);
        expect(sum).toBeCloseTo(1, 10);
      }),
      { numRuns: 40 },
    );
  });

  it('a candidate added is a known bid more', () => {
    fc.assert(
      fc.property(anyQuestion, fc.array(anyCard, { maxLength: 2 }), (asked, cards) => {
        const team = otherTeam(asked.initiating);
        const [odds] = challengeOddsWith(asked, team, 'assistant', [cards]);
        const side = asked.sides[team];
        const added = { ...side, bids: [...side.bids, { role: 'assistant' as const, cards }] };
        expect(odds).toEqual(challengeOdds({ ...asked, sides: { ...asked.sides, [team]: added } }));
      }),
      { numRuns: 100 },
    );
  });
});
