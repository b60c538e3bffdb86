import { describe, expect, it } from 'vitest';
import { bid, match, type MatchOptions, PASS, use } from '../../../tests/support/black-alert';
import { ATTACK, challengeOf, settle } from '../../../tests/support/black-alert/attack-challenge';

describe('challenges step by step', () => {
  it('BA-CHAL-02, BA-CHAL-05: bids lie facedown until step 5; the number of cards alone is public', () => {
    const game = match(ATTACK).do('lorca', use()).do('lorca', bid('t2', 't3'));
    const seen = (id: string) => {
      const task = game.view(id).tasks.find(({ type }) => type === 'challenge');
      return task?.type === 'challenge' ? task.bids : [];
    };
    expect(seen('tilly')).toEqual([{ character: 'lorca', role: 'initiator', count: 2, cards: null }]);
    expect(seen('landry')[0]?.cards).toBeNull();
    expect(seen('lorca')[0]?.cards).toEqual(['t2', 't3']);
    const told = game.rules.eventsFor(game.events, game.seatOf('tilly'));
    expect(told).toContainEqual({ type: 'bid', seat: '2', character: 'lorca', count: 2, cards: null });
    game.do('tilly', PASS).do('saru', PASS).do('tilly', PASS).step('chance', { type: 'revealed' });
    expect(seen('tilly')[0]?.cards).toEqual(['t2', 't3']);
  });
  it('BA-CHAL-03, BA-CHAL-16: the higher total wins, a tie goes to the opposing team, and the turn goes on', () => {
    const play = (bonus: string) => {
      const game = match({ ...ATTACK, hands: { lorca: ['t2'], tilly: ['s2'] } });
      game.do('lorca', use()).do('lorca', bid('t2')).do('tilly', bid('s2'));
      return settle(game, bonus, 's1');
    };
    const tied = play('t1');
    expect(tied.told('totals')).toMatchObject([{ winner: 'starfleet', rule: 'BA-CHAL-16' }]);
    expect([tied.state.damage, tied.state.turn.actions, tied.waitsFor('lorca')]).toEqual([{}, 1, true]);
    expect(play('t2#2').told('totals')).toMatchObject([{ winner: 'terran', rule: 'BA-CHAL-03' }]);
  });
  it('BA-CHAL-06: the Initiator bids one card or more, up to its hand', () => {
    const game = match(ATTACK).do('lorca', use());
    expect(game.legal('lorca')).toEqual([bid('t2'), bid('t3'), bid('t2', 't3')]);
    expect(game.refusal('lorca', PASS)).toMatchObject({ code: 'not-a-bid', rule: 'BA-CHAL-06' });
    expect(game.refusal('lorca', { type: 'bid', cards: [] }).rule).toBe('BA-CHAL-06');
  });
  it('BA-CHAL-07: without a card to bid no challenge begins', () => {
    const game = match({ ...ATTACK, hands: {} });
    expect(game.refusal('lorca', use())).toMatchObject({ code: 'nothing-to-bid', rule: 'BA-CHAL-07' });
  });
  it('BA-CHAL-08, BA-CHAL-09: one Character at the opposing location may lead with any number of cards, or nobody', () => {
    const game = match({
      hands: { saru: ['s2'], lorca: ['t1', 't2'] },
      at: { saru: 'charon/fleet-command', lorca: 'charon/fleet-command' },
    });
    game.do('saru', use()).do('saru', bid('s2'));
    expect(game.legal('lorca')).toEqual([
      PASS,
      { type: 'bid', cards: [] },
      bid('t1'),
      bid('t2'),
      bid('t1', 't2'),
    ]);
    const away = match({
      hands: { saru: ['s2'], lorca: ['t1'] },
      at: { saru: 'charon/fleet-command', lorca: 'discovery/brig' },
    });
    expect(away.do('saru', use()).do('saru', bid('s2')).actor).toBe('chance');
  });
  it("BA-CHAL-10, BA-TERM-02: the Initiator's mate on the Initiator's ship adds one card at most", () => {
    const game = match({ ...ATTACK, at: { ...ATTACK.at, landry: 'charon/reactor' } });
    game.do('lorca', use()).do('lorca', bid('t2')).do('tilly', PASS);
    expect(game.legal('landry')).toEqual([PASS, bid('t1')]);
    expect(game.refusal('landry', bid('t1', 't2')).rule).toBe('BA-CHAL-10');
  });
  it('BA-CHAL-11, BA-CHAL-12: opposing Characters on that ship add one card each, even without a leader', () => {
    const game = match(ATTACK).do('lorca', use()).do('lorca', bid('t2')).do('tilly', PASS);
    expect(game.waitsFor('saru')).toBe(true);
    expect(game.refusal('saru', bid('s1', 's2')).rule).toBe('BA-CHAL-11');
    game.do('saru', bid('s1'));
    expect(game.legal('tilly')).toEqual([PASS, bid('s3')]);
    const two = match({
      turn: 'lorca',
      hands: { lorca: ['t2'], saru: ['s1'] },
      at: { lorca: 'charon/weapons', saru: 'discovery/brig' },
      charon: 'C3',
    });
    two.do('lorca', use()).do('lorca', bid('t2'));
    expect(two.legal('saru')).toEqual([PASS, bid('s1')]);
  });
  it('BA-CHAL-14: each team adds one bonus card, even a team that bid nothing; an empty deck is made anew first', () => {
    const game = match({
      ...ATTACK,
      hands: { lorca: ['t2'] },
      discards: { starfleet: ['s4'] },
      change: ({ piles }) => void (piles.starfleet.rest = []),
    });
    settle(game.do('lorca', use()).do('lorca', bid('t2')).do('tilly', PASS), 't1', 's4');
    expect(game.told('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'starfleet' }]);
    expect(game.told('totals')).toMatchObject([{ terran: 3, starfleet: 4 }]);
  });
  it('BA-CHAL-16, BA-CLEAN-02: bids and bonus cards go to their own piles before the effect, and count for Corruption Risk', () => {
    const game = match({ ...ATTACK, hands: { lorca: ['t-risk', 't4'], tilly: ['s-risk'] } });
    game.do('lorca', use()).do('lorca', bid('t-risk', 't4')).do('tilly', bid('s-risk'));
    settle(game, 't-risk#2', 's-risk#2');
    expect(game.actor).toBe('chance');
    expect(game.state.piles.terran.discard).toEqual(['t-risk', 't4', 't-risk#2']);
    expect(game.state.turn.risk).toEqual({
      starfleet: ['s-risk', 's-risk#2'],
      terran: ['t-risk', 't-risk#2'],
    });
  });
  it('BA-CHAL-17: the effect happens only if the Initiator won', () => {
    const game = match({ ...ATTACK, hands: { lorca: ['t2'], tilly: ['s3'] } });
    game.do('lorca', use()).do('lorca', bid('t2')).do('tilly', bid('s3'));
    settle(game, 't1', 's1');
    expect([game.state.damage, game.told('damaged')]).toEqual([{}, []]);
  });
  it('BA-CHAL-21: a wounded or detained Character is no target; by reading b it is, but cannot bid', () => {
    const options: MatchOptions = {
      hands: { saru: ['s2'], lorca: ['t2'] },
      at: { saru: 'discovery/brig', lorca: 'discovery/brig' },
      change: ({ characters }) => void (characters.lorca!.wounded = true),
    };
    expect(match(options).refusal('saru', use({ target: 'lorca' }))).toMatchObject({ rule: 'BA-DBRIG-01' });
    const game = match({ ...options, readings: { 'BA-CHAL-21': 'b' } }).do('saru', use({ target: 'lorca' }));
    game.draw('t1').do('saru', bid('s2'));
    expect(game.actor).toBe('chance');
    expect(challengeOf(game).step).toBe('reveal');
  });
  const TWO_LEADERS: MatchOptions = {
    ...ATTACK,
    at: {
      lorca: 'charon/weapons',
      saru: 'discovery/bridge',
      tilly: 'discovery/bridge',
      landry: 'discovery/brig',
    },
  };
  it('BA-CHAL-26: of two who may lead one does, the holder being asked first; assistants in the same order', () => {
    const game = match(TWO_LEADERS).do('lorca', use()).do('lorca', bid('t2'));
    expect(game.waitsFor('saru')).toBe(true);
    game.do('saru', PASS);
    expect(game.waitsFor('tilly')).toBe(true);
    game.do('tilly', bid('s3'));
    expect(challengeOf(game).bids.map(({ role }) => role)).toEqual(['initiator', 'leader']);
    expect(game.legal('saru')).toEqual([PASS, bid('s1'), bid('s2')]);
  });
  it('BA-CHAL-26, reading b: the holder names who leads, or nobody', () => {
    const options = { ...TWO_LEADERS, readings: { 'BA-CHAL-26': 'b' } };
    const game = match(options).do('lorca', use()).do('lorca', bid('t2'));
    expect(game.legal('saru')).toEqual([
      PASS,
      { type: 'choose-character', character: 'saru' },
      { type: 'choose-character', character: 'tilly' },
    ]);
    expect(game.refusal('saru', bid('s1'))).toMatchObject({ code: 'not-able', rule: 'BA-CHAL-26' });
    game.do('saru', { type: 'choose-character', character: 'tilly' });
    expect(game.legal('tilly')).toEqual([{ type: 'bid', cards: [] }, bid('s3')]);
    game.do('tilly', bid('s3'));
    expect(challengeOf(game).bids.at(-1)).toEqual({ character: 'tilly', role: 'leader', cards: ['s3'] });
    const none = match(options).do('lorca', use()).do('lorca', bid('t2')).do('saru', PASS);
    expect(none.legal('saru')).toEqual([PASS, bid('s1'), bid('s2')]);
  });
});

describe('who opposes', () => {
  it('BA-TERM-04: either team can oppose; by reading b only the Terrans', () => {
    const game = match({ ...ATTACK, readings: { 'BA-TERM-04': 'b' } })
      .do('lorca', use())
      .do('lorca', bid('t2'));
    expect(game.actor).toBe('chance');
    expect(match(ATTACK).do('lorca', use()).do('lorca', bid('t2')).waitsFor('tilly')).toBe(true);
    const terran = match({
      readings: { 'BA-TERM-04': 'b' },
      hands: { saru: ['s2'], lorca: ['t1'] },
      at: { saru: 'charon/reactor', lorca: 'charon/reactor' },
    });
    expect(terran.do('saru', use()).do('saru', bid('s2')).waitsFor('lorca')).toBe(true);
  });

  it('BA-TERM-06, BA-TERM-07: the Initiator is who acted; the view names who leads, the place and who is asked', () => {
    const game = match(ATTACK).do('lorca', use()).do('lorca', bid('t2'));
    const task = game.view('saru').tasks.at(-1);
    expect(task).toMatchObject({
      type: 'challenge',
      initiator: 'lorca',
      opposing: { leads: 'discovery/bridge', assists: 'discovery' },
      bidder: 'tilly',
    });
  });
});
