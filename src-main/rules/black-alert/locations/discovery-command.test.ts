import { describe, expect, it } from 'vitest';
import {
  bid,
  challenged,
  enhanced,
  match,
  type Match,
  type MatchOptions,
  PASS,
  use,
} from '../../../../tests/support/black-alert';

describe('Discovery: Weapons', () => {
  const STARFLEET: MatchOptions = {
    hands: { saru: ['s4'], lorca: ['t1'] },
    at: { saru: 'discovery/weapons', lorca: 'charon/reactor' },
    fleets: ['C3', 'C3'],
    charon: 'C3',
  };

  it('BA-DWEAP-01: one of two effects, chosen before the challenge', () => {
    const game = match(STARFLEET);
    expect(game.options('saru', 'use').map(({ effect, enhance }) => [effect.option, enhance])).toEqual([
      ['fleet', false],
      ['charon', false],
    ]);
    expect(game.refusal('saru', enhanced({ option: 'charon' })).rule).toBe('BA-ENH-02');
  });

  it("BA-DWEAP-02: a Fleet token on the Discovery's tile is destroyed; from Fleet Command a Terran may lead", () => {
    const game = challenged({ ...STARFLEET, hands: { saru: ['s4'] } }, use({ option: 'fleet', fleet: 'C3' }));
    expect(game.state.board.fleets).toEqual(['C3']);
    const led = match({ ...STARFLEET, at: { saru: 'discovery/weapons', lorca: 'charon/fleet-command' } });
    led.do('saru', use({ option: 'fleet', fleet: 'C3' })).do('saru', bid('s4'));
    expect(led.legal('lorca')).toContainEqual({ type: 'bid', cards: [] });
    const none = match({ ...STARFLEET, fleets: ['E1', 'E3'] });
    expect(none.refusal('saru', use({ option: 'fleet', fleet: 'C3' })).rule).toBe('BA-DWEAP-01');
  });

  it('BA-DWEAP-03: Terrans on the Discovery assist; by reading charon those on the Charon', () => {
    const assists = (readings: Record<string, string>, at: 'discovery/brig' | 'charon/reactor') =>
      match({ ...STARFLEET, readings, at: { saru: 'discovery/weapons', lorca: at } })
        .do('saru', use({ option: 'fleet', fleet: 'C3' }))
        .do('saru', bid('s4'))
        .waitsFor('lorca');
    const charon = { 'BA-DWEAP-03': 'charon' };
    expect([assists({}, 'discovery/brig'), assists({}, 'charon/reactor')]).toEqual([true, false]);
    expect([assists(charon, 'discovery/brig'), assists(charon, 'charon/reactor')]).toEqual([false, true]);
  });

  it('BA-DWEAP-04: the Charon only on the same tile; led from the Throne Room, assisted from the Charon alone', () => {
    const apart = match({ ...STARFLEET, charon: 'A1' });
    expect(apart.options('saru', 'use').map(({ effect }) => effect.option)).toEqual(['fleet']);
    const attack = (at: 'discovery/weapons' | 'charon/reactor' | 'charon/throne-room') =>
      match({ ...STARFLEET, at: { saru: 'discovery/weapons', lorca: at } })
        .do('saru', use({ option: 'charon' }))
        .do('saru', bid('s4'));
    expect(attack('discovery/weapons').actor).toBe('chance');
    expect(attack('charon/reactor').legal('lorca')).toEqual([PASS, bid('t1')]);
    expect(attack('charon/throne-room').legal('lorca')).toContainEqual({ type: 'bid', cards: [] });
  });

  it('BA-DWEAP-05: won, one random Damage card for the Charon', () => {
    const game = challenged({ ...STARFLEET, hands: { saru: ['s4'] } }, use({ option: 'charon' })).draw(
      'c-reactor',
    );
    expect(game.state.damage).toEqual({ 'charon/reactor': 'c-reactor' });
  });

  const TERRAN: MatchOptions = {
    turn: 'lorca',
    hands: { lorca: ['t4', 't3'] },
    at: { lorca: 'discovery/weapons', saru: 'charon/reactor' },
    pools: { charon: { intel: 1 } },
  };

  it('BA-DWEAP-06: the location is chosen before; Starfleet have two bonus cards; its own card is laid', () => {
    const game = challenged(TERRAN, use({ location: 'discovery/bridge' }), { starfleet: ['s1', 's2'] });
    expect(game.state.damage).toEqual({ 'discovery/bridge': 'd-bridge' });
  });

  it('BA-DWEAP-07: enhanced, Starfleet have one, and the effect is the same', () => {
    const game = challenged(TERRAN, enhanced({ location: 'discovery/bridge' }));
    expect(game.state.damage).toEqual({ 'discovery/bridge': 'd-bridge' });
  });
});

describe('Discovery: Bridge', () => {
  const STARFLEET: MatchOptions = {
    at: { saru: 'discovery/bridge' },
    pools: { discovery: { dilithium: 2 } },
  };
  const nodes = (game: Match, who = 'saru') => game.options(who, 'choose-node').map(({ node }) => node);

  it('BA-DBRIDGE-01: to another node of its tile, joined or not, or along a pathway to a connected node', () => {
    const game = match(STARFLEET).do('saru', use());
    expect(nodes(game)).toEqual(['C3/east', 'C3/west', 'C1/planet', 'C4/n']);
    expect(game.refusal('saru', { type: 'choose-node', node: 'C5/planet' })).toMatchObject({
      code: 'not-connected',
      rule: 'BA-DBRIDGE-01',
    });
    game.do('saru', { type: 'choose-node', node: 'C1/planet' });
    expect(game.state.board.discovery).toBe('C1/planet');
  });

  it('BA-DBRIDGE-02: within the tile, nodes of the rim included, no Threat card is drawn', () => {
    const game = match({ ...STARFLEET, corruption: ['C3', 'A1'] }).do('saru', use());
    game.do('saru', { type: 'choose-node', node: 'C3/east' });
    expect([game.state.board.discovery, game.waitsFor('saru')]).toEqual(['C3/east', true]);
    const rim = match({ ...STARFLEET, discovery: 'A1/planet', corruption: ['A1'] }).do('saru', use());
    rim.do('saru', { type: 'choose-node', node: 'A1/rim-1' });
    expect(rim.state.board.discovery).toBe('A1/rim-1');
  });

  it('BA-NET-06: it may end its travel at a node of the rim, which is an ordinary node', () => {
    const game = match({ ...STARFLEET, discovery: 'A1/planet' }).do('saru', use());
    expect(nodes(game)).toContain('A1/rim-1');
  });

  it('BA-DBRIDGE-03: enhanced, two travels one after the other', () => {
    const game = match(STARFLEET).do('saru', enhanced());
    game
      .do('saru', { type: 'choose-node', node: 'C4/n' })
      .do('saru', { type: 'choose-node', node: 'C3/hub' });
    expect([game.state.board.discovery, game.state.tasks.length]).toEqual(['C3/hub', 1]);
  });

  it('BA-DBRIDGE-04: the Terrans send it to another node of its tile, of their choice, without a Threat card', () => {
    const game = challenged({
      turn: 'lorca',
      hands: { lorca: ['t4'] },
      at: { lorca: 'discovery/bridge', saru: 'charon/reactor' },
      corruption: ['C3'],
    });
    expect(nodes(game, 'lorca')).toEqual(['C3/east', 'C3/west']);
    expect(game.refusal('lorca', { type: 'choose-node', node: 'C4/n' })).toMatchObject({
      rule: 'BA-DBRIDGE-04',
    });
    expect(game.do('lorca', { type: 'choose-node', node: 'C3/west' }).state.board.discovery).toBe('C3/west');
  });

  it('BA-DBRIDGE-04, BA-ACT-05: at the only node of its tile nothing would change, so reading b refuses it', () => {
    const lone = (reading: string) =>
      match({
        turn: 'lorca',
        readings: { 'BA-ACT-05': reading },
        hands: { lorca: ['t4'] },
        at: { lorca: 'discovery/bridge' },
        discovery: 'C4/n',
      });
    expect(lone('a').legal('lorca')).toContainEqual(use());
    expect(lone('b').refusal('lorca', use())).toMatchObject({ code: 'no-change', rule: 'BA-ACT-05' });
  });
});

describe('Discovery: Ready Room', () => {
  const STARFLEET: MatchOptions = {
    seats: 4,
    at: { saru: 'discovery/ready-room' },
    ready: ['s-risk', null, 's1'],
    pools: { discovery: { dilithium: 1 } },
  };

  it('BA-DREADY-01: what lies there is discarded and counts for Corruption Risk, then three are drawn', () => {
    const game = match(STARFLEET).do('saru', use());
    expect(game.told('discarded')).toEqual([
      { type: 'discarded', team: 'starfleet', cards: ['s-risk', 's1'], why: 'ready' },
    ]);
    expect(game.state.turn.risk.starfleet).toEqual(['s-risk']);
    expect(game.draw('s2', 's3', 's4').state.ready).toEqual(['s2', 's3', 's4']);
  });

  it('BA-DREADY-02: where the deck runs short its discards, with those just made, come back', () => {
    const game = match({ ...STARFLEET, change: ({ piles }) => void (piles.starfleet.rest = ['s4']) }).do(
      'saru',
      use(),
    );
    game.draw('s4').draw('s-risk', 's1');
    expect(game.state.ready).toEqual(['s4', 's-risk', 's1']);
  });

  it('BA-DREADY-03: enhanced, four are drawn, three lie there and the fourth goes to any Starfleet player', () => {
    const game = match(STARFLEET).do('saru', enhanced()).draw('s2', 's3', 's4', 's1#2');
    expect(game.view('tilly').tasks.at(-1)).toMatchObject({ cards: ['?', '?', '?', '?'] });
    game.do('saru', { type: 'choose-card', card: 's3' });
    expect(game.legal('saru')).toEqual(
      ['saru', 'tilly'].map((character) => ({ type: 'choose-character', character })),
    );
    game.do('saru', { type: 'choose-character', character: 'tilly' });
    expect([game.character('tilly').hand, game.state.ready]).toEqual([['s3'], ['s2', 's4', 's1#2']]);
    const short = match({
      ...STARFLEET,
      ready: [null, null, null],
      change: ({ piles }) => void (piles.starfleet.rest = ['s3', 's4']),
    });
    expect(short.do('saru', enhanced()).draw('s3', 's4').state.ready).toEqual(['s3', 's4', null]);
  });

  const TERRAN: MatchOptions = {
    seats: 4,
    turn: 'lorca',
    hands: { lorca: ['t4'] },
    at: {
      lorca: 'discovery/ready-room',
      saru: 'charon/reactor',
      tilly: 'charon/reactor',
      landry: 'charon/reactor',
    },
    discards: { terran: ['t3', 't2'] },
    ready: ['s1', null, null],
    pools: { charon: { tritanium: 1 } },
  };

  it('BA-DREADY-04: a card of the Terran discards, those just bid included, goes to any Terran player', () => {
    const game = challenged(TERRAN, use(), { starfleet: ['s2'] });
    expect(game.options('lorca', 'choose-card').map(({ card }) => card)).toEqual(['t1', 't2', 't3', 't4']);
    expect(game.refusal('lorca', { type: 'choose-card', card: 't-duel' })).toMatchObject({
      rule: 'BA-DREADY-04',
    });
    game
      .do('lorca', { type: 'choose-card', card: 't4' })
      .do('lorca', { type: 'choose-character', character: 'landry' });
    expect([game.character('landry').hand, game.state.piles.terran.discard]).toEqual([
      ['t4'],
      ['t3', 't2', 't1'],
    ]);
    expect(game.state.ready).toEqual(['s1', null, null]);
  });

  it('BA-DREADY-05: enhanced, all faceup Ready Commands are discarded as well', () => {
    const game = challenged(TERRAN, enhanced(), { starfleet: ['s2'] });
    expect([game.state.ready, game.state.piles.starfleet.discard]).toEqual([
      [null, null, null],
      ['s2', 's1'],
    ]);
    expect(game.options('lorca', 'choose-card')).toHaveLength(4);
  });
});
