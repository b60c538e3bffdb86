import { describe, expect, it } from 'vitest';
import { bid, END, match, PASS, use } from '../../../tests/support/black-alert';

describe('detained', () => {
  const held = (id: string, options: Parameters<typeof match>[0] = {}) =>
    match({
      turn: id,
      ...options,
      change: ({ characters, turn }) => {
        characters[id]!.detained = true;
        turn.held = 'detained';
      },
    });

  it('BA-DETAIN-01: on the Discovery to the Brig, on the Charon to the Agony Booth', () => {
    for (const [at, custody] of [
      ['discovery/bridge', 'discovery/brig'],
      ['charon/reactor', 'charon/agony-booth'],
    ] as const) {
      const game = match({ turn: 'lorca', hands: { lorca: ['t-duel', 't4'] }, at: { lorca: at, saru: at } })
        .do('lorca', { type: 'play', card: 't-duel' })
        .do('lorca', bid('t4'))
        .do('saru', PASS)
        .step('chance', { type: 'revealed' })
        .draw('t1')
        .draw('s1', 's1#2');
      expect(game.character('saru')).toMatchObject({ location: custody, detained: true });
      expect(game.told('detained')).toEqual([{ type: 'detained', character: 'saru' }]);
    }
  });

  const inBooth = { at: { saru: 'charon/agony-booth' }, hands: { saru: ['system-bypass', 's1'] } } as const;

  it('BA-DETAIN-02: it skips Move, has to go home, and is free then', () => {
    const game = held('saru', inBooth);
    expect(game.refusal('saru', { type: 'move', to: 'charon/reactor' })).toMatchObject({
      rule: 'BA-DETAIN-02',
    });
    expect(game.refusal('saru', use())).toMatchObject({ rule: 'BA-DETAIN-02' });
    expect(game.refusal('saru', END)).toMatchObject({ code: 'must-return', rule: 'BA-DETAIN-02' });
    game.do('saru', { type: 'return', to: 'discovery/bridge' });
    expect(game.character('saru')).toMatchObject({ detained: false, location: 'discovery/bridge' });
    expect(game.told('freed')).toEqual([{ type: 'freed', character: 'saru' }]);
    expect(game.refusal('saru', use())).toMatchObject({
      message: 'Going home was all that the detained do this turn.',
      rule: 'BA-DETAIN-02',
    });
  });

  it('BA-DETAIN-03: it plays no cards, uses no ability and takes part in no challenge', () => {
    const game = held('saru', inBooth);
    expect(game.refusal('saru', { type: 'play', card: 'system-bypass' }).rule).toBe('BA-DETAIN-03');
    expect(game.refusal('saru', { type: 'ability' }).rule).toBe('BA-DETAIN-02');
    const challenged = match({
      turn: 'lorca',
      hands: { lorca: ['t1'], saru: ['s1'] },
      at: { lorca: 'discovery/bridge', saru: 'discovery/bridge' },
      change: ({ characters }) => void (characters.saru!.detained = true),
    })
      .do('lorca', use())
      .do('lorca', bid('t1'));
    expect(challenged.actor).toBe('chance');
  });

  it('BA-DETAIN-04: after the way home a card or the ability may be used in the same turn', () => {
    const game = held('saru', inBooth).do('saru', { type: 'return', to: 'discovery/bridge' });
    expect(game.options('saru', 'play')).toHaveLength(1);
    expect(game.options('saru', 'ability')).toHaveLength(1);
  });

  it('BA-DETAIN-05: it still draws cards and goes through Clean Up', () => {
    const game = match({
      hands: { saru: ['s-risk'] },
      at: { saru: 'charon/agony-booth' },
      change: ({ characters, turn }) => {
        characters.saru!.detained = true;
        turn.held = 'detained';
        turn.step = 'draw';
      },
    });
    game.do('saru', { type: 'begin', discard: 's-risk' }).draw('s1', 's2', 's3');
    game.do('saru', { type: 'return', to: 'discovery/bridge' }).do('saru', END);
    expect(game.actor).toBe('chance');
  });

  it('BA-DETAIN-06: taking a Ready Command is allowed; by reading b it is barred as card use', () => {
    const ready = ['s4', null, null] as const;
    expect(held('saru', { ...inBooth, ready }).options('saru', 'take-ready')).toHaveLength(1);
    const barred = held('saru', { ...inBooth, ready, readings: { 'BA-DETAIN-06': 'b' } });
    expect(barred.refusal('saru', { type: 'take-ready', slot: 0 })).toMatchObject({ rule: 'BA-DETAIN-06' });
  });

  it('BA-DETAIN-07: aboard its own ship 3C still frees it; by reading b it stays', () => {
    const home = { at: { saru: 'discovery/brig' } } as const;
    const game = held('saru', home).do('saru', { type: 'return', to: 'discovery/bridge' });
    expect(game.character('saru').detained).toBe(false);
    const stays = held('saru', { ...home, readings: { 'BA-DETAIN-07': 'b' } });
    expect(stays.options('saru', 'return')).toEqual([]);
    expect(stays.do('saru', END).character('saru').detained).toBe(true);
  });
});

describe('wounded', () => {
  const wounded = (options: Parameters<typeof match>[0] = {}, detained = false) =>
    match({
      hands: { saru: ['s-duel', 's1', 'system-bypass'] },
      at: { saru: 'charon/reactor' },
      ...options,
      change: ({ characters, turn }) => {
        characters.saru!.wounded = true;
        characters.saru!.detained = detained;
        turn.held = 'wounded';
      },
    });

  it('BA-WOUND-01, BA-WOUND-06: a wound lays the standee flat where it is; a second one adds nothing', () => {
    const strike = (isWounded: boolean) =>
      match({
        seats: 4,
        turn: 'landry',
        at: { landry: 'discovery/brig', saru: 'discovery/brig' },
        change: ({ characters }) => void (characters.saru!.wounded = isWounded),
      }).do('landry', { type: 'ability' });
    const game = strike(false);
    expect(game.character('saru')).toMatchObject({ wounded: true, location: 'discovery/brig' });
    expect(game.told('wounded')).toHaveLength(1);
    expect(strike(true).told('wounded')).toEqual([]);
  });

  it('BA-WOUND-02: it skips Move and Action, then stands up', () => {
    const game = wounded();
    expect(game.refusal('saru', { type: 'move', to: 'charon/weapons' })).toMatchObject({
      rule: 'BA-WOUND-02',
    });
    expect(game.refusal('saru', use())).toMatchObject({ rule: 'BA-WOUND-02' });
    expect(game.refusal('saru', { type: 'return', to: 'discovery/bridge' })).toMatchObject({
      rule: 'BA-WOUND-02',
    });
    game.do('saru', END);
    expect(game.character('saru').wounded).toBe(false);
    expect(game.told('stood-up')).toEqual([{ type: 'stood-up', character: 'saru' }]);
  });

  it('BA-WOUND-03: free actions stay open, but no challenge', () => {
    const game = wounded();
    expect(game.options('saru', 'play')).toEqual([{ type: 'play', card: 'system-bypass' }]);
    expect(game.refusal('saru', { type: 'play', card: 's-duel' })).toMatchObject({ rule: 'BA-WOUND-03' });
  });

  it('BA-WOUND-04: it stands up before Clean Up; by reading b as its turn begins, by reading c at its end', () => {
    const risky = (reading: string) =>
      match({
        readings: { 'BA-WOUND-04': reading },
        change: ({ characters, turn }) => {
          characters.saru!.wounded = true;
          turn.held = 'wounded';
          turn.risk.starfleet = ['s-risk'];
        },
      }).do('saru', END);
    expect(risky('a').character('saru').wounded).toBe(false);
    const late = risky('c');
    expect(late.character('saru').wounded).toBe(true);
    expect(late.draw('threat-1').character('saru').wounded).toBe(false);
    const early = match({
      turn: 'lorca',
      readings: { 'BA-WOUND-04': 'b' },
      change: ({ characters }) => void (characters.saru!.wounded = true),
    }).do('lorca', END);
    expect([early.character('saru').wounded, early.state.turn.held]).toEqual([false, 'wounded']);
  });

  it('BA-WOUND-05: with both the wound goes first and the way home comes a turn later; by reading b both end', () => {
    const both = (reading: string) => wounded({ readings: { 'BA-WOUND-05': reading } }, true).do('saru', END);
    expect(both('a').character('saru')).toMatchObject({ wounded: false, detained: true });
    expect(both('b').character('saru')).toMatchObject({ wounded: false, detained: false });
  });
});
