import { describe, expect, it } from 'vitest';
import {
  battle,
  CONTENT,
  front,
  holding,
  match,
  PASS,
  pick,
  play,
  played,
  PROBE,
  two,
  use,
  useOf,
  withAlien,
} from '../../../../tests/support/nova-cry';

describe('Intel, points and training', () => {
  it.each(['intel', 'victory', 'training'] as const)('NC-ACTION-04: gain %s', (what) => {
    const game = played([{ verb: 'gain', who: 'self', what, count: 2 }]);
    expect(game.seat('1')[what]).toBe(2);
    const all = played([{ verb: 'gain', who: 'everybody', what, count: 1 }]);
    expect(all.state.seats.map((seat) => seat[what])).toEqual([1, 1]);
  });

  it('NC-SCORE-03: of two who reach 15 by one text, whose turn it is wins', () => {
    const game = played([{ verb: 'gain', who: 'everybody', what: 'victory', count: 5 }], {
      seats: two({ victory: 10 }, { victory: 14 }),
    });
    expect(game.state.outcome?.winners).toEqual(['1']);
  });

  it('NC-SCORE-03: so too where the text is that of another player', () => {
    const content = withAlien(
      use([{ verb: 'gain', who: 'everybody', what: 'victory', count: 1 }], { timing: 'before-roll' }),
    );
    const seats = two({ victory: 12 }, { aliens: ['probe'], victory: 14 });
    expect(battle({ content, seats }).do('2', useOf('probe')).state.outcome?.winners).toEqual(['1']);
  });

  it('NC-COMP-13: more Intel or training than the box holds is warned of once and no limit', () => {
    const game = played([{ verb: 'gain', who: 'self', what: 'intel', count: 4 }], {
      seats: two({ intel: 18 }, { intel: 17 }),
    });
    expect(game.told('supply')).toEqual([{ type: 'supply', what: 'intel' }]);
    expect(game.seat('1').intel).toBe(22);
    const more = played([{ verb: 'gain', who: 'self', what: 'intel', count: 4 }], {
      seats: two({ intel: 30 }, { intel: 17 }),
    });
    expect(more.told('supply')).toEqual([]);
    const trained = played([{ verb: 'gain', who: 'self', what: 'training', count: 2 }], {
      seats: two({ training: 24 }),
    });
    expect(trained.told('supply')).toEqual([{ type: 'supply', what: 'training' }]);
  });

  it('NC-COMP-13: damage and designation cubes are warned of too', () => {
    const hit = played([{ verb: 'damage', who: 'opponent', count: 2, evadable: false }], {
      seats: two({ damage: 9 }, { damage: 2 }),
      content: { ships: { ...CONTENT.ships, other: { ...CONTENT.ships['other']!, hull: 40 } } },
      change: (state) => {
        state.seats[1]!.ship!.damage = 26;
      },
    });
    expect(hit.told('supply')).toEqual([{ type: 'supply', what: 'damage' }]);
    const laid = match({
      seats: two({ hand: ['dampers'] }),
      change: (state) => {
        state.seats[1]!.ship!.cargo = 25;
      },
    }).do('1', play('dampers'));
    expect(laid.told('supply')).toEqual([{ type: 'supply', what: 'designation' }]);
  });

  it('NC-ACTION-04: lose, as much as there is', () => {
    const game = played([{ verb: 'lose', who: 'each-opponent', count: 2 }], {
      seats: [{}, { intel: 3 }, { intel: 1 }],
    });
    expect(game.state.seats.map(({ intel }) => intel)).toEqual([0, 1, 0]);
  });

  it('NC-ACTION-05: with nothing to lose a card that only takes is refused', () => {
    const game = holding([{ verb: 'lose', who: 'opponent', count: 2 }]);
    expect(game.refusal('1', PROBE)).toMatchObject({ rule: 'NC-ACTION-05' });
  });

  it('NC-ACTION-10: steal Intel of an opponent of choice', () => {
    const game = played([{ verb: 'steal', from: 'opponent', what: 'intel', count: 2 }], {
      seats: [{}, { intel: 3 }, { intel: 1 }],
    });
    expect(game.options('1', 'choose-seat').map(({ seat }) => seat)).toEqual(['2', '3']);
    game.do('1', { type: 'choose-seat', seat: '2' });
    expect(game.state.seats.map(({ intel }) => intel)).toEqual([2, 1, 1]);
  });

  it('NC-ACTION-10: steal a card, which chance takes and the two alone see', () => {
    const game = played([{ verb: 'steal', from: 'opponent', what: 'card', count: 1 }], {
      seats: [{}, { hand: ['voyage', 'panic'] }, {}],
    });
    expect(game.actor).toBe('chance');
    expect(game.refusal('chance', { type: 'drawn', cards: ['detour'] })).toMatchObject({
      code: 'impossible-draw',
    });
    game.draw('panic');
    expect(game.seat('1').hand).toEqual(['panic']);
    expect(game.rules.eventsFor(game.events, '3')).toContainEqual({
      type: 'gave',
      seat: '2',
      to: '1',
      count: 1,
      cards: null,
    });
  });

  it('NC-CARD-04: tribute of two things from each', () => {
    const game = played([{ verb: 'tribute', from: 'each-opponent', kinds: ['intel', 'card'], count: 2 }], {
      seats: [{}, { intel: 1, hand: ['voyage'] }, { intel: 5 }],
    });
    game.do('2', { type: 'choose-kind', kind: 'card' }).fate();
    expect(game.seat('1')).toMatchObject({ hand: ['voyage'], intel: 3 });
    expect(game.state.seats.map(({ intel }) => intel)).toEqual([3, 0, 3]);
  });
});

describe('tokens', () => {
  it('NC-ALERT-18: alert draws tokens into the front row without re-draws', () => {
    const game = played([{ verb: 'alert', who: 'each-opponent', count: 1 }], {
      seats: two({}, { ship: 'unarmed' }),
    });
    game.tokens('weapons-jam');
    expect(game.seat('2').front).toEqual(['weapons-jam']);
  });

  it('NC-INSP-01: clear puts own tokens of choice back to the bag, without effect', () => {
    const seats = two({ front: ['data-leak', 'crew-needs'], onShip: ['warp-wear'] });
    const game = played([{ verb: 'clear', from: 'both', count: 2 }], { seats });
    expect(game.options('1', 'choose-token')).toEqual([
      front('crew-needs'),
      front('data-leak'),
      { type: 'choose-token', token: 'warp-wear', from: 'ship' },
    ]);
    game.do('1', { type: 'choose-token', token: 'warp-wear', from: 'ship' }).do('1', front('data-leak'));
    expect(game.seat('1')).toMatchObject({ front: ['crew-needs'], ship: { tokens: [] } });
    expect(game.state.bag['data-leak']).toBe(15);
    const own = played([{ verb: 'clear', from: 'ship', count: 2 }], { seats });
    expect(own.seat('1')).toMatchObject({ front: { length: 2 }, ship: { tokens: [] } });
  });

  it('NC-ALERT-04: activate picks a front-row token of an opponent', () => {
    const game = played([{ verb: 'activate', who: 'opponent', count: 2 }], {
      seats: [{}, { front: ['data-leak', 'warp-wear'], hand: ['voyage'] }, {}],
    });
    game.do('1', front('warp-wear')).fate();
    expect(game.seat('2')).toMatchObject({ front: [], hand: [], ship: { tokens: ['warp-wear'] } });
  });

  it('NC-ALERT-03: a token passed on is the fifth there and activates at once', () => {
    const row = Array.from({ length: 4 }, () => 'crew-needs' as const);
    const game = played([{ verb: 'pass-token', count: 1 }], {
      seats: two({ front: ['data-leak', 'warp-wear'] }, { front: row, hand: ['voyage'] }),
    });
    game.do('1', front('data-leak')).fate();
    expect(game.seat('2')).toMatchObject({ hand: [], front: { length: 4 } });
    expect(game.seat('1').front).toEqual(['warp-wear']);
    expect(holding([{ verb: 'pass-token', count: 1 }]).options('1', 'play')).toEqual([]);
  });
});

describe('pawns, hulls and people', () => {
  it('NC-TERM-01: move goes forward and docks on the last space', () => {
    const game = played([{ verb: 'move', spaces: 3 }], { seats: two({ planet: ['w1', 2] }) });
    expect(game.told('docked')).toEqual([{ type: 'docked', seat: '1', planet: 'w1' }]);
    expect(holding([{ verb: 'move', spaces: 3 }]).options('1', 'play')).toEqual([]);
  });

  it('NC-TERM-03: hold back, never before travel space 1', () => {
    const game = played([{ verb: 'hold-back', who: 'opponent', spaces: 3 }], {
      seats: two({}, { planet: ['far', 3] }),
    });
    expect(game.seat('2').planet?.space).toBe(1);
  });

  it('NC-NAV-08: survey looks at planets without a card in play, and one may be played', () => {
    const game = played([{ verb: 'survey', see: 3 }]).draw('w1', 'w2', 'w4');
    expect(game.options('1', 'choose-planet').map(({ planet }) => planet)).toEqual(['w1', 'w2']);
    expect(game.do('1', PASS).seat('1')).toMatchObject({ planet: null, intel: 0 });
    const taken = played([{ verb: 'survey', see: 3 }]).draw('w1', 'w2', 'w4');
    expect(taken.do('1', { type: 'choose-planet', planet: 'w2' }).seat('1').planet?.card).toBe('w2');
    const underWay = holding([{ verb: 'survey', see: 3 }], { seats: two({ planet: ['far', 1] }) });
    expect(underWay.options('1', 'play')).toEqual([]);
  });

  it('NC-ABIL-01: cast off discards an opponent’s planet card, for no Intel', () => {
    const game = played([{ verb: 'cast-off', who: 'opponent' }], { seats: two({}, { planet: ['far', 3] }) });
    expect(game.seat('2')).toMatchObject({ planet: null, intel: 0 });
    expect(game.state.piles.planets.discard).toEqual(['far']);
  });

  it('NC-SHIP-10: damage of a card destroys a ship, and activates no token', () => {
    const game = played([{ verb: 'damage', who: 'each-opponent', count: 2, evadable: true }], {
      seats: [{}, { damage: 8 }, { front: ['data-leak'] }],
    });
    expect(game.seat('2').isOut).toBe(true);
    expect(game.seat('3')).toMatchObject({ front: ['data-leak'], ship: { damage: 2 } });
    const own = played([{ verb: 'damage', who: 'self', count: 2, evadable: false }]);
    expect(own.told('damaged')).toEqual([{ type: 'damaged', seat: '1', count: 2, now: 2, by: null }]);
  });

  it('NC-ACTION-10: repair takes damage off, as much as there is', () => {
    expect(played([{ verb: 'repair', count: 3 }], { seats: two({ damage: 2 }) }).seat('1').ship?.damage).toBe(
      0,
    );
    expect(holding([{ verb: 'repair', count: 3 }]).options('1', 'play')).toEqual([]);
  });

  it('NC-ALIEN-04: alien draws and keeps', () => {
    const game = played([{ verb: 'alien', see: 2, keep: 1 }]).draw('idle', 'scout');
    game.do('1', pick('scout'));
    expect(game.seat('1').aliens.map(({ card }) => card)).toEqual(['scout']);
    expect(game.state.piles.aliens.discard).toEqual(['idle']);
    const both = played([{ verb: 'alien', see: 2, keep: 2 }]).draw('idle', 'scout');
    expect(both.seat('1').aliens).toHaveLength(2);
  });

  it('NC-TERM-07: so many people in one text, one after the other', () => {
    const game = played([{ verb: 'destroy', whom: 'unfriendly-officer', count: 2 }]);
    const [first] = game.options('1', 'choose-person');
    game.do('1', first!);
    expect(game.options('1', 'choose-person')).toHaveLength(2);
    game.do('1', game.options('1', 'choose-person')[0]!);
    expect(game.seat('2').crew.filter(({ status }) => status === 'destroyed')).toHaveLength(2);
  });
});
