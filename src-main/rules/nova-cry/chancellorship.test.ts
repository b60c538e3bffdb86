import { describe, expect, it } from 'vitest';
import {
  front,
  match,
  type MatchOptions,
  PASS,
  played,
  PROCEED,
  strategy,
  two,
} from '../../../tests/support/nova-cry';
import type { SeatId } from '../engine';

/** Everybody bids in turn; returns the match with the bids open. */
function bidding(bids: readonly number[], options: MatchOptions = {}) {
  const seats = bids.map(() => ({ intel: 5 }));
  const begun = played([{ verb: 'chancellorship' }], { seats, ...options });
  bids.forEach((intel, index) => begun.do(String(index + 1) as SeatId, { type: 'bid', intel }));
  return begun;
}

function intelOf(after: ReturnType<typeof bidding>): readonly number[] {
  return after.state.seats.map(({ intel }) => intel);
}

describe('the Chancellorship', () => {
  it('NC-CHANC-02: at the start it is unclaimed', () => {
    expect(match().state.chancellor).toBeNull();
  });

  it('NC-CHANC-03: a populous discovery calls for the bid', () => {
    const docking = match({ phase: 'navigation', seats: [{ planet: ['capital', 2] }, { intel: 2 }] });
    docking.do('1', PROCEED).roll(6);
    expect(docking.task.type).toBe('chancellorship');
  });

  it('NC-CHANC-08: Intel just gained by docking may be bid', () => {
    const docking = match({ phase: 'navigation', seats: [{ planet: ['capital', 2] }, { intel: 2 }] });
    docking.do('1', PROCEED).roll(6);
    expect(docking.options('1', 'bid').map(({ intel }) => intel)).toEqual([0, 1]);
  });

  it('NC-CHANC-04: all bid any amount of their Intel in secret, and bids are shown together', () => {
    const begun = played([{ verb: 'chancellorship' }], { seats: [{ intel: 2 }, { intel: 1 }] });
    expect(begun.actors).toEqual(['1', '2']);
    expect(begun.options('1', 'bid')).toHaveLength(3);
    expect(begun.refusal('2', { type: 'bid', intel: 2 })).toMatchObject({ rule: 'NC-CHANC-04' });
    begun.do('1', { type: 'bid', intel: 2 });
    expect(begun.actors).toEqual(['2']);
    const task = begun.view('2').tasks.at(-1);
    expect(task).toMatchObject({ bids: [{ seat: '1', intel: null, hasBid: true }, { seat: '2' }] });
    expect(begun.told('bids')).toEqual([]);
    begun.do('2', { type: 'bid', intel: 1 });
    expect(begun.told('bids')[0]?.bids).toEqual([
      { seat: '1', intel: 2 },
      { seat: '2', intel: 1 },
    ]);
  });

  it('NC-CHANC-04: who has no Intel bids none and is not asked', () => {
    const begun = played([{ verb: 'chancellorship' }], { seats: [{ intel: 2 }, {}] });
    expect(begun.actors).toEqual(['1']);
    expect(begun.do('1', { type: 'bid', intel: 1 }).state.chancellor).toBe('1');
  });

  it('NC-CHANC-05: the highest bid wins and is paid, the others keep theirs', () => {
    const after = bidding([2, 3, 1]);
    expect(after.state.chancellor).toBe('2');
    expect(intelOf(after)).toEqual([5, 2, 5]);
    expect(after.state.lastBids).toMatchObject({ winner: '2' });
  });

  it('NC-CHANC-06: a winning bid is at least 1', () => {
    const after = bidding([0, 0]);
    expect(after.state.chancellor).toBeNull();
    expect(bidding([1, 0]).state.chancellor).toBe('1');
  });

  it('NC-CHANC-09: a tie while it is unclaimed has no winner, and all keep their bids', () => {
    const after = bidding([3, 3, 1]);
    expect(after.state.chancellor).toBeNull();
    expect(intelOf(after)).toEqual([5, 5, 5]);
  });

  it('NC-CHANC-10: of the holder and one other who tie, the other wins and pays', () => {
    const after = bidding([3, 3, 1], { chancellor: '1' });
    expect(after.state.chancellor).toBe('2');
    expect(intelOf(after)).toEqual([5, 2, 5]);
  });

  it('NC-CHANC-11: a tie of three while somebody holds it returns the card', () => {
    const after = bidding([3, 3, 3, 4].slice(0, 3), { chancellor: '1' });
    expect(after.state.chancellor).toBeNull();
  });

  it('NC-CHANC-12: any tie while the holder bid none returns the card', () => {
    expect(bidding([0, 3, 3], { chancellor: '1' }).state.chancellor).toBeNull();
  });

  it('NC-CHANC-13: nobody pays when a tie returns the card', () => {
    expect(intelOf(bidding([3, 3, 3], { chancellor: '1' }))).toEqual([5, 5, 5]);
    expect(intelOf(bidding([0, 3, 3], { chancellor: '1' }))).toEqual([5, 5, 5]);
  });

  it('NC-CHANC-14: two others tie above the holder: unclaimed by reading a, no change by b', () => {
    expect(bidding([1, 3, 3], { chancellor: '1' }).state.chancellor).toBeNull();
    const kept = bidding([1, 3, 3], { chancellor: '1', readings: { 'NC-CHANC-14': 'b' } });
    expect(kept.state.chancellor).toBe('1');
    expect(intelOf(kept)).toEqual([5, 5, 5]);
  });

  it('NC-CHANC-15: everybody bids none: no change by reading a, unclaimed by b', () => {
    expect(bidding([0, 0], { chancellor: '2' }).state.chancellor).toBe('2');
    const b = bidding([0, 0], { chancellor: '2', readings: { 'NC-CHANC-15': 'b' } });
    expect(b.state.chancellor).toBeNull();
  });
});

describe('the benefit of the Chancellorship', () => {
  /** Seat 1 in its Strategy Phase, en route on a long way. */
  const strategies = (options: MatchOptions = {}) =>
    match({ phase: 'strategy', chancellor: '1', seats: two({ planet: ['far', 1] }), ...options });
  const out: NonNullable<MatchOptions['change']> = (state) => {
    state.seats[0]!.captain!.status = 'knocked-out';
  };

  it('NC-CHANC-01: Command and Rush chosen draw 2 action cards and move 2 spaces', () => {
    const game = strategies().do('1', strategy('command'));
    game.do('1', { type: 'choose-pile', pile: 'doctor' }).draw('panic').do('1', strategy('command'));
    game.do('1', { type: 'choose-pile', pile: 'engineer' }).draw('archive');
    game.do('1', strategy('rush')).do('1', strategy('rush'));
    expect(game.seat('1')).toMatchObject({ hand: ['archive', 'panic'], planet: { space: 3 } });
  });

  it('NC-CHANC-07: while the captain is out the benefit is off and the card stays', () => {
    const game = strategies({ change: out }).do('1', strategy('rush'));
    expect(game.state.chancellor).toBe('1');
    expect(game.seat('1').planet?.space).toBe(2);
    expect(game.refusal('1', strategy('rush'))).toMatchObject({ rule: 'NC-STRAT-01' });
  });

  it('NC-CHANC-07: after revival the benefit is back', () => {
    const game = strategies({ change: out, seats: two({ planet: ['far', 1], intel: 4 }) });
    game.do('1', { type: 'emergency', person: 'captain', intel: 4, cards: [] });
    game.do('1', strategy('rush')).do('1', strategy('rush'));
    expect(game.seat('1').planet?.space).toBe(3);
  });

  it('NC-CHANC-16: by reading a one strategy is done twice, then the other; the second doing may be left out', () => {
    const game = strategies().do('1', strategy('rush'));
    expect(game.refusal('1', strategy('surveillance')).code).toBeDefined();
    game.do('1', PASS).do('1', strategy('surveillance')).do('1', strategy('surveillance'));
    expect(game.seat('1')).toMatchObject({ intel: 2, planet: { space: 2 } });
  });

  it('NC-CHANC-16: by reading b the four doings come in any order', () => {
    const game = strategies({ readings: { 'NC-CHANC-16': 'b' } });
    game.do('1', strategy('rush')).do('1', strategy('surveillance'));
    game.do('1', strategy('rush')).do('1', strategy('surveillance'));
    expect(game.seat('1')).toMatchObject({ intel: 2, planet: { space: 3 } });
  });

  it('NC-CHANC-16: the second Inspection may name another type', () => {
    const game = strategies({ seats: two({ front: ['data-leak', 'crew-needs'] }) });
    game.do('1', strategy('inspection')).do('1', front('data-leak'));
    game.do('1', strategy('inspection'));
    if (game.task.type === 'inspect') game.do('1', front('crew-needs'));
    expect(game.seat('1').front).toEqual([]);
  });

  it.each([
    ['a', 3],
    ['b', 2],
  ] as const)('NC-CHANC-17: won within the phase, by reading %s', (reading, space) => {
    const game = match({
      phase: 'strategy',
      readings: { 'NC-CHANC-17': reading },
      seats: two({ planet: ['far', 1] }),
    });
    game.do('1', strategy('surveillance'));
    const won = match({
      phase: 'strategy',
      readings: { 'NC-CHANC-17': reading },
      chancellor: '1',
      seats: two({ planet: ['far', 1] }),
      change: (state) => {
        state.turn!.strategies = [{ id: 'surveillance', left: 0 }];
        state.turn!.wasChancellor = false;
      },
    }).do('1', strategy('rush'));
    if (won.task.type === 'again') won.do('1', strategy('rush'));
    expect(won.seat('1').planet?.space).toBe(space);
    expect(game.state.chancellor).toBeNull();
  });

  it.each([
    ['a', 2],
    ['b', 3],
  ] as const)('NC-CHANC-17: lost within the phase, by reading %s', (reading, space) => {
    const lost = match({
      phase: 'strategy',
      readings: { 'NC-CHANC-17': reading },
      seats: two({ planet: ['far', 1] }),
      change: (state) => {
        state.turn!.strategies = [{ id: 'surveillance', left: 0 }];
        state.turn!.wasChancellor = true;
      },
    }).do('1', strategy('rush'));
    if (lost.task.type === 'again') lost.do('1', strategy('rush'));
    expect(lost.seat('1').planet?.space).toBe(space);
  });
});
