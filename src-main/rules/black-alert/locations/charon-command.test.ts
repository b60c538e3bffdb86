import { describe, expect, it } from 'vitest';
import { locationsOf, type LocationId } from '../../../../shared/content/black-alert';
import { bid, challenged, enhanced, match, PASS, use } from '../../../../tests/support/black-alert';
import { starfleet, terran } from '../../../../tests/support/black-alert/charon-matches';

describe('Charon: Reactor', () => {
  const DAMAGE = ['c-weapons', 'c-throne-room', 'c-agony-booth', 'c-fleet-command'];
  const fix = (location: LocationId) => ({ type: 'choose-location', location }) as const;

  it('BA-CREACT-01: repairs for 1 Resolve each, paid apart: one card worth 3 pays one, three repairs need three cards', () => {
    const game = match(
      terran('charon/reactor', { hands: { lorca: ['t3', 't1', 't1#2'] }, damage: DAMAGE }),
    ).do('lorca', use());
    game.do('lorca', { type: 'pay', cards: ['t3'] }).do('lorca', fix('charon/weapons'));
    expect(game.options('lorca', 'choose-location')).toEqual([]);
    expect(game.refusal('lorca', fix('charon/throne-room'))).toMatchObject({ rule: 'BA-CREACT-01' });
    game.do('lorca', { type: 'pay', cards: ['t1'] }).do('lorca', fix('charon/throne-room'));
    game.do('lorca', { type: 'pay', cards: ['t1#2'] }).do('lorca', fix('charon/agony-booth'));
    expect(game.state.damage).toEqual({ 'charon/fleet-command': 'c-fleet-command' });
    expect(game.state.piles['damage-charon'].rest).toContain('c-weapons');
    expect(game.state.turn).toMatchObject({ actions: 1 });
  });

  it('BA-CREACT-02: enhanced, one card worth 3 pays three repairs; a fourth needs one more card', () => {
    const game = match(
      terran('charon/reactor', {
        hands: { lorca: ['t3', 't1'] },
        damage: DAMAGE,
        pools: { charon: { tritanium: 2 } },
      }),
    ).do('lorca', enhanced());
    game.do('lorca', { type: 'pay', cards: ['t3'] });
    for (const each of ['charon/weapons', 'charon/throne-room', 'charon/agony-booth'] as const)
      game.do('lorca', fix(each));
    expect(game.refusal('lorca', fix('charon/fleet-command'))).toMatchObject({ rule: 'BA-CREACT-02' });
    game.do('lorca', { type: 'pay', cards: ['t1'] }).do('lorca', fix('charon/fleet-command'));
    expect(game.state.damage).toEqual({});
  });

  it('BA-CREACT-03: a damaged Reactor is closed to the Terrans until it is repaired by 3B', () => {
    const game = match(terran('charon/reactor', { damage: ['c-reactor'] }));
    expect(game.refusal('lorca', use()).rule).toBe('BA-REPAIR-01');
    expect(game.legal('lorca')).toContainEqual({ type: 'repair', price: 'resolve', pay: ['t4'] });
  });

  const BURN = starfleet('charon/reactor', {
    corruption: ['A1', 'B2', 'C5'],
    hands: { saru: ['s4', 's4#2'] },
  });

  it('BA-CREACT-04: the Terrans have two bonus cards; enhanced, one', () => {
    const due = (action = use()) =>
      match({ ...BURN, pools: { discovery: { intel: 1 } } })
        .do('saru', action)
        .state.tasks.at(-1);
    expect(due()).toMatchObject({ bonus: { terran: { due: 2 } } });
    expect(due(enhanced())).toMatchObject({ bonus: { terran: { due: 1 } } });
  });

  it("BA-CREACT-05, BA-CREACT-07: Corruption on the Charon's tile and next to it goes, and each brings a Damage card", () => {
    const game = challenged(BURN, use(), { terran: ['t1', 't2'] });
    expect(game.state.board.corruption).toEqual(['C5']);
    game.draw('c-weapons').draw('c-reactor');
    expect(game.state.damage).toEqual({ 'charon/weapons': 'c-weapons', 'charon/reactor': 'c-reactor' });
    expect(game.waitsFor('saru')).toBe(true);
    const crippled = challenged(
      { ...BURN, damage: ['c-aft-cargo-bay', 'c-throne-room', 'c-agony-booth', 'c-fleet-command'] },
      use(),
      { terran: ['t1', 't2'] },
    ).draw('c-weapons');
    expect(crippled.state.outcome).toMatchObject({ winners: ['1'], rule: 'BA-LOSE-01' });
  });

  it('BA-CREACT-06: tokens so removed go to the box; by reading b to the supply', () => {
    const supply = (reading: string) =>
      challenged({ ...BURN, readings: { 'BA-CREACT-06': reading } }, use(), { terran: ['t1', 't2'] }).state
        .supply.corruption;
    expect([supply('a'), supply('b')]).toEqual([9, 11]);
  });
});

describe('Charon: Weapons', () => {
  const ATTACK = terran('charon/weapons', { charon: 'C3', pools: { charon: { intel: 1 } } });

  it("BA-CWEAP-01: only with the Discovery on the Charon's tile; led from the Bridge, assisted from the Discovery", () => {
    expect(match({ ...ATTACK, charon: 'A1' }).refusal('lorca', use())).toMatchObject({ rule: 'BA-CWEAP-01' });
    const asked = (at: LocationId) =>
      match({ ...ATTACK, hands: { lorca: ['t4'], saru: ['s1'] }, at: { lorca: 'charon/weapons', saru: at } })
        .do('lorca', use())
        .do('lorca', bid('t4'));
    expect(asked('discovery/bridge').legal('saru')).toContainEqual({ type: 'bid', cards: [] });
    expect(asked('discovery/weapons').legal('saru')).toEqual([PASS, bid('s1')]);
    expect(asked('charon/weapons').actor).toBe('chance');
  });

  it('BA-CWEAP-02: won, one random Damage card for the Discovery', () => {
    const game = challenged(ATTACK);
    expect(game.draw('d-cargo-bay').state.damage).toEqual({ 'discovery/cargo-bay': 'd-cargo-bay' });
  });

  it('BA-CWEAP-03: enhanced, two are drawn and one applied; with several Damage cards for the first only', () => {
    const game = challenged(ATTACK, enhanced()).draw('d-brig', 'd-bridge');
    expect(game.view('saru').tasks.at(-1)).toMatchObject({ cards: ['?', '?'] });
    expect(game.refusal('lorca', { type: 'choose-card', card: 'd-weapons' })).toMatchObject({
      rule: 'BA-CWEAP-03',
    });
    game.do('lorca', { type: 'choose-card', card: 'd-bridge' });
    expect(game.state.damage).toEqual({ 'discovery/bridge': 'd-bridge' });
    expect(game.state.piles['damage-discovery'].rest).toContain('d-brig');
    const twice = challenged({ ...ATTACK, hands: { lorca: ['t4', 'power-to-weapons'] } }, enhanced());
    twice.draw('d-brig', 'd-bridge').do('lorca', { type: 'choose-card', card: 'd-brig' }).draw('d-weapons');
    expect(Object.keys(twice.state.damage)).toEqual(['discovery/brig', 'discovery/weapons']);
  });

  it('BA-CWEAP-04: the Initiator chooses and the other card goes back; by reading b the damaged team chooses', () => {
    expect(challenged(ATTACK, enhanced()).draw('d-brig', 'd-bridge').waitsFor('lorca')).toBe(true);
    const game = challenged({ ...ATTACK, readings: { 'BA-CWEAP-04': 'b' } }, enhanced()).draw(
      'd-brig',
      'd-bridge',
    );
    expect(game.waitsFor('saru')).toBe(true);
    expect(game.do('saru', { type: 'choose-card', card: 'd-brig' }).state.damage).toEqual({
      'discovery/brig': 'd-brig',
    });
  });

  const SABOTAGE = starfleet('charon/weapons', { pools: { discovery: { intel: 1 } } });

  it('BA-CWEAP-05: Starfleet from anywhere, against two bonus cards; the location is chosen after the challenge', () => {
    const game = challenged(SABOTAGE, use(), { terran: ['t1', 't2'] });
    expect(game.options('saru', 'choose-location').map(({ location }) => location)).toEqual(
      locationsOf('charon'),
    );
    expect(game.refusal('saru', { type: 'choose-location', location: 'discovery/brig' })).toMatchObject({
      rule: 'BA-CWEAP-05',
    });
    game.do('saru', { type: 'choose-location', location: 'charon/reactor' });
    expect(game.state.damage).toEqual({ 'charon/reactor': 'c-reactor' });
    const again = challenged({ ...SABOTAGE, damage: ['c-reactor'] }, use(), { terran: ['t1', 't2'] });
    expect(again.do('saru', { type: 'choose-location', location: 'charon/reactor' }).actor).toBe('chance');
  });

  it('BA-CWEAP-06: enhanced, the Terrans have one, and the effect is the same', () => {
    const game = challenged(SABOTAGE, enhanced());
    expect(game.options('saru', 'choose-location')).toHaveLength(6);
  });
});
