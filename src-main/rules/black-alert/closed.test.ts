import { describe, expect, it } from 'vitest';
import { bid, END, match, type Match, PASS, use } from '../../../tests/support/black-alert';
import { ATTACK } from '../../../tests/support/black-alert/attack-challenge';

/** What is closed to a Character's player: rule by name. */
function closedTo(game: Match, character: string): Readonly<Record<string, string | undefined>> {
  const offers = game.rules.closed?.(game.state, game.seatOf(character)) ?? [];
  return Object.fromEntries(offers.map(({ what, refusal }) => [what, refusal.rule]));
}

describe('what cannot be done in a turn', () => {
  it('BA-TURN-02: before Draw Cards everything is closed by its rule', () => {
    const game = match({ hands: { saru: ['s1'] }, change: ({ turn }) => void (turn.step = 'draw') });
    const closed = closedTo(game, 'saru');
    expect(new Set(Object.values(closed))).toEqual(new Set(['BA-TURN-02']));
    expect(Object.keys(closed)).toContain('complete-mission:rebel-stronghold');
  });

  it('BA-ACT-01: after the action, using, repairing and Missions are closed, and BA-MOVE-03 closes the move', () => {
    const game = match({ hands: { saru: ['s1'] }, at: { saru: 'discovery/cargo-bay' } }).do('saru', use());
    expect(closedTo(game, 'saru')).toMatchObject({
      move: 'BA-MOVE-03',
      use: 'BA-ACT-01',
      'use-enhanced': 'BA-ACT-01',
      repair: 'BA-ACT-01',
      'complete-mission:mission-bridge': 'BA-ACT-01',
    });
  });

  it('what is on offer is not closed, and each Mission is told what it lacks', () => {
    const game = match({ hands: { saru: ['s1'] } });
    const closed = closedTo(game, 'saru');
    expect(closed).not.toHaveProperty('move');
    expect(closed).not.toHaveProperty('end-turn');
    expect(Object.keys(closed).filter((what) => what.startsWith('complete-mission:'))).toHaveLength(3);
  });

  it('BA-WOUND-02: a wounded Character is told that it skips Move and Action', () => {
    const game = match({
      change: ({ turn, characters }) => {
        turn.held = 'wounded';
        characters['saru']!.wounded = true;
      },
    });
    expect(closedTo(game, 'saru')).toMatchObject({ move: 'BA-WOUND-02', use: 'BA-WOUND-02' });
  });

  it('BA-DETAIN-02: a detained Character cannot end its turn before it goes home', () => {
    const game = match({
      at: { saru: 'charon/weapons' },
      change: ({ turn, characters }) => {
        turn.held = 'detained';
        characters['saru']!.detained = true;
      },
    });
    expect(closedTo(game, 'saru')).toMatchObject({ 'end-turn': 'BA-DETAIN-02', move: 'BA-DETAIN-02' });
    expect(closedTo(game, 'saru')).not.toHaveProperty('return');
  });

  it('BA-CWEAP-01, BA-ENH-01: what is closed for want of a target is not said to be for want of tokens', () => {
    const apart = { turn: 'lorca', hands: { lorca: ['t1'] }, discovery: 'C3/hub', charon: 'A1' } as const;
    const closed = closedTo(match({ ...apart, pools: { charon: { intel: 1 } } }), 'lorca');
    expect(closed).toMatchObject({ use: 'BA-CWEAP-01', 'use-enhanced': 'BA-CWEAP-01' });
    const together = match({ ...apart, charon: 'C3' });
    expect(closedTo(together, 'lorca')).toMatchObject({ 'use-enhanced': 'BA-ENH-01' });
  });

  it('BA-DETAIN-06: the detained may take a Ready Command, so an empty slot is told as empty; reading b bars it', () => {
    const held = (reading: string) =>
      match({
        readings: { 'BA-DETAIN-06': reading },
        at: { saru: 'charon/agony-booth' },
        change: ({ turn, characters }) => {
          turn.held = 'detained';
          characters['saru']!.detained = true;
        },
      });
    expect(closedTo(held('a'), 'saru')).toMatchObject({ 'take-ready': 'BA-FREE-07' });
    expect(closedTo(held('b'), 'saru')).toMatchObject({ 'take-ready': 'BA-DETAIN-06' });
  });

  it('BA-REPAIR-05: by reading b a guest that cannot pay is told of the price, not of its ship', () => {
    const guest = (reading: string) =>
      match({
        turn: 'lorca',
        readings: { 'BA-REPAIR-05': reading },
        at: { lorca: 'discovery/brig' },
        damage: ['d-brig'],
      });
    expect(closedTo(guest('a'), 'lorca')).toMatchObject({ repair: 'BA-REPAIR-05' });
    expect(closedTo(guest('b'), 'lorca')).toMatchObject({ repair: 'BA-RESOLVE-02' });
  });

  it('BA-FREE-06: the Terrans take no Ready Commands', () => {
    const game = match({ ready: ['s4', null, null] }).do('saru', END);
    expect(closedTo(game.do('lorca', { type: 'begin', discard: null }).fate(), 'lorca')).toMatchObject({
      'take-ready': 'BA-FREE-06',
    });
  });

  it('a card of the hand without a text to play is closed by itself', () => {
    const game = match({ hands: { saru: ['s1', 'system-bypass'] } });
    const closed = closedTo(game, 'saru');
    expect(closed['play:s1']).toBe('BA-FREE-04');
    expect(closed).not.toHaveProperty('play:system-bypass');
    expect(closed).not.toHaveProperty('play');
  });

  it('nothing is told to who does not decide now', () => {
    expect(closedTo(match(), 'lorca')).toEqual({});
  });
});

describe('who cannot take part in a challenge', () => {
  const attack = (change: NonNullable<Parameters<typeof match>[0]>['change'] = () => undefined) =>
    match({ ...ATTACK, change }).do('lorca', use());

  it('BA-CHAL-08: only a Character in the opposing location leads', () => {
    const game = attack().do('lorca', bid('t2'));
    expect(closedTo(game, 'tilly')).toEqual({ 'bid:saru': 'BA-CHAL-08' });
  });

  it('BA-CHAL-10: a team-mate on the other ship does not assist, BA-CHAL-11: nor does one with an empty hand', () => {
    const game = attack((state) => void (state.characters['saru']!.hand = [])).do('lorca', bid('t2'));
    // Nobody on the Charon may assist, so the opposing side is asked at once.
    game.do('tilly', PASS);
    expect(closedTo(game, 'tilly')).toEqual({ 'bid:saru': 'BA-CHAL-11' });
  });

  it('BA-WOUND-03, BA-DETAIN-03: the wounded and the detained take no part', () => {
    const game = attack((state) => {
      state.characters['saru']!.wounded = true;
    }).do('lorca', bid('t2'));
    expect(closedTo(game, 'tilly')).toEqual({ 'bid:saru': 'BA-WOUND-03' });
  });
});
