import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Team, otherTeam } from '../content/black-alert';
import { bidValue } from './bid-values';
import {
  type BidCard,
  challengeOdds,
  challengeOddsWith,
  type ChallengeQuestion,
  type ChallengeSide,
} from './challenge-odds';
import { bonus } from '../../tests/support/challenge-questions';

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
