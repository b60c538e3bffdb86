import { describe, expect, it } from 'vitest';
import { bid, match, PASS, use } from '../../../tests/support/black-alert';

describe('free actions', () => {
  it('BA-FREE-01: each kind once a turn, and only by the player of the turn', () => {
    const game = match({ hands: { lorca: ['t-haste'] }, ready: ['s1', 's2', null] });
    expect(game.refusal('lorca', { type: 'play', card: 't-haste' })).toMatchObject({
      code: 'not-your-turn',
      rule: 'BA-TURN-01',
    });
    game.do('saru', { type: 'take-ready', slot: 0 });
    expect(game.refusal('saru', { type: 'take-ready', slot: 1 })).toMatchObject({
      code: 'taken',
      rule: 'BA-FREE-01',
    });
  });

  it('BA-FREE-02: a text is carried out as far as possible, then the card goes to the pile of its own deck', () => {
    const game = match({ hands: { saru: ['s-mend'] }, damage: ['d-brig', 'd-bridge'] });
    game.do('saru', { type: 'play', card: 's-mend' });
    expect(game.state.piles.starfleet.discard).toEqual([]);
    game.do('saru', { type: 'choose-option', option: 1 });
    game.do('saru', { type: 'choose-location', location: 'discovery/brig' });
    // The second repair has one place left; there is no mate to draw; the Ready slots are filled.
    expect(game.state.damage).toEqual({});
    game.draw('s1', 's2', 's3');
    expect(game.state.ready).toEqual(['s1', 's2', 's3']);
    expect(game.state.piles.starfleet.discard).toEqual(['s-mend']);
  });

  it('BA-FREE-03: discards are seen by nobody but who may look through them, while it looks', () => {
    const game = match({ seats: 4, discards: { starfleet: ['s3', 's1'] } });
    expect(game.view('saru').piles.starfleet).toMatchObject({ discards: 2, looked: null });
    game.do('saru', { type: 'ability' });
    expect(game.view('saru').piles.starfleet.looked).toEqual(['s3', 's1']);
    expect(game.view('tilly').piles.starfleet.looked).toBeNull();
    expect(game.view('lorca').piles.starfleet.looked).toBeNull();
    game.do('saru', { type: 'choose-card', card: 's3' });
    expect(game.view('saru').piles.starfleet).toMatchObject({ discards: 1, looked: null });
  });

  it('BA-FREE-04, BA-CHAL-07: a Challenge card can be challenged, and needs another card to bid', () => {
    const alone = match({ hands: { saru: ['s-duel'] } });
    expect(alone.refusal('saru', { type: 'play', card: 's-duel' })).toMatchObject({ rule: 'BA-FREE-04' });
    expect(alone.refusal('saru', { type: 'play', card: 's1' }).rule).toBe('BA-FREE-01');
    const game = match({
      hands: { saru: ['s-duel', 's1'], lorca: ['t1'] },
      at: { lorca: 'discovery/bridge' },
    });
    game.do('saru', { type: 'play', card: 's-duel' });
    expect(game.legal('saru')).toEqual([bid('s1')]);
    game.do('saru', bid('s1'));
    expect(game.legal('lorca')).toContainEqual(PASS);
  });

  it('BA-FREE-06, BA-FREE-09: one Ready Command for Starfleet, wherever they are, though the Ready Room is damaged', () => {
    const game = match({
      ready: [null, 's4', null],
      at: { saru: 'charon/reactor' },
      damage: ['d-ready-room'],
    });
    expect(game.options('saru', 'take-ready')).toEqual([{ type: 'take-ready', slot: 1 }]);
    expect(game.refusal('saru', { type: 'take-ready', slot: 0 })).toMatchObject({ rule: 'BA-FREE-07' });
    const terran = match({ turn: 'lorca', ready: [null, 's4', null] });
    expect(terran.refusal('lorca', { type: 'take-ready', slot: 1 })).toMatchObject({ rule: 'BA-FREE-06' });
  });

  it('BA-FREE-08: not in the middle of an action or a challenge', () => {
    const options = {
      hands: { saru: ['s1', 'system-bypass'] },
      at: { saru: 'charon/fleet-command' },
      ready: ['s4', null, null],
    } as const;
    const game = match(options).do('saru', use());
    expect(game.legal('saru').some(({ type }) => type !== 'bid')).toBe(false);
    expect(game.refusal('saru', { type: 'take-ready', slot: 0 })).toMatchObject({ rule: 'BA-FREE-08' });
    const open = match({ ...options, readings: { 'BA-FREE-08': 'b' } }).do('saru', use());
    expect(open.options('saru', 'take-ready')).toEqual([{ type: 'take-ready', slot: 0 }]);
    open.do('saru', { type: 'take-ready', slot: 0 });
    expect(open.legal('saru')).toContainEqual(bid('s1', 's4'));
    open.do('saru', { type: 'play', card: 'system-bypass' });
    expect(open.options('saru', 'bid').length).toBe(3);
  });

  it('BA-FREE-08, BA-DWEAP-02: by reading b a Fleet token gone before the effect is not destroyed twice', () => {
    const game = match({
      readings: { 'BA-FREE-08': 'b' },
      hands: { saru: ['s-burn', 's4'] },
      at: { saru: 'discovery/weapons', lorca: 'charon/reactor' },
      fleets: ['C3', 'E3'],
      corruption: ['A1'],
    })
      .do('saru', use({ option: 'fleet', fleet: 'C3' }))
      .do('saru', { type: 'play', card: 's-burn' })
      .do('saru', { type: 'choose-space', space: 'C3' })
      .do('saru', { type: 'choose-location', location: 'discovery/bridge' })
      .do('saru', bid('s4'))
      .step('chance', { type: 'revealed' })
      .draw('s1')
      .draw('t1');
    expect(game.told('totals')).toMatchObject([{ winner: 'starfleet' }]);
    expect(game.state.board.fleets).toEqual(['E3']);
  });
});
