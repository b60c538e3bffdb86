import { describe, expect, it } from 'vitest';
import { locationsOf } from '../../../../shared/content/black-alert';
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

describe('Discovery: Brig', () => {
  const ARREST: MatchOptions = {
    hands: { saru: ['s4', 's4#2'], lorca: ['t1'] },
    at: { saru: 'discovery/brig', lorca: 'discovery/bridge' },
  };

  it('BA-DBRIG-01: the target is a Terran on the Discovery, whose player draws a card before the challenge', () => {
    const game = match(ARREST);
    expect(game.options('saru', 'use')).toEqual([use({ target: 'lorca' })]);
    game.do('saru', use({ target: 'lorca' })).draw('t2');
    expect(game.character('lorca').hand).toEqual(['t1', 't2']);
    expect(game.legal('saru')[0]).toEqual(bid('s4'));
    const alone = match({ ...ARREST, at: { saru: 'discovery/brig', lorca: 'charon/reactor' } });
    expect(alone.refusal('saru', use({ target: 'lorca' }))).toMatchObject({
      code: 'no-target',
      rule: 'BA-DBRIG-01',
    });
  });

  it('BA-DBRIG-02: the target may lead wherever it is; not leading it takes no part, by reading b it may assist', () => {
    const asked = (readings: Record<string, string>) =>
      match({ ...ARREST, readings })
        .do('saru', use({ target: 'lorca' }))
        .draw('t2')
        .do('saru', bid('s4'));
    expect(asked({}).legal('lorca')).toContainEqual(bid('t1', 't2'));
    expect(asked({}).do('lorca', PASS).actor).toBe('chance');
    expect(asked({ 'BA-DBRIG-02': 'b' }).do('lorca', PASS).legal('lorca')).toEqual([
      PASS,
      bid('t1'),
      bid('t2'),
    ]);
  });

  it('BA-DBRIG-02: where it stays out another Terran in the Brig may lead', () => {
    const game = match({
      ...ARREST,
      seats: 4,
      hands: { ...ARREST.hands, landry: ['t4'] },
      at: { ...ARREST.at, landry: 'discovery/brig', tilly: 'charon/reactor' },
    });
    game
      .do('saru', use({ target: 'lorca' }))
      .draw('t2')
      .do('saru', bid('s4'))
      .do('lorca', PASS);
    expect(game.legal('landry')).toEqual([PASS, { type: 'bid', cards: [] }, bid('t4')]);
  });

  it('BA-DBRIG-03: won, the target goes to the Brig and is detained', () => {
    const game = match(ARREST)
      .do('saru', use({ target: 'lorca' }))
      .draw('t2');
    game.do('saru', bid('s4', 's4#2')).do('lorca', PASS);
    game.step('chance', { type: 'revealed' }).draw('s1').draw('t3');
    expect(game.character('lorca')).toMatchObject({ location: 'discovery/brig', detained: true });
  });

  it('BA-DBRIG-04: enhanced, the Terrans have no bonus card', () => {
    const game = match({ ...ARREST, pools: { discovery: { tritanium: 1 } } });
    game
      .do('saru', enhanced({ target: 'lorca' }))
      .draw('t2')
      .do('saru', bid('s4'))
      .do('lorca', PASS);
    expect(game.step('chance', { type: 'revealed' }).draw('s1').told('totals')).toMatchObject([
      { terran: 0 },
    ]);
  });

  it('BA-DBRIG-05: a Terran goes to any location on the Charon, without a challenge', () => {
    const game = match({ turn: 'lorca', at: { lorca: 'discovery/brig' } });
    expect(game.options('lorca', 'use').map(({ effect }) => effect.location)).toEqual(locationsOf('charon'));
    game.do('lorca', use({ location: 'charon/reactor' }));
    expect(game.character('lorca').location).toBe('charon/reactor');
    expect(game.refusal('lorca', enhanced({ location: 'charon/reactor' })).rule).toBe('BA-ACT-01');
  });
});

describe('Discovery: Cargo Bay', () => {
  const STARFLEET: MatchOptions = { at: { saru: 'discovery/cargo-bay' } };
  const pool = (game: Match, ship: 'discovery' | 'charon' = 'discovery') =>
    Object.values(game.state.pools[ship]);

  it("BA-DCARGO-01: one token of the node's kind; at a node of several the player picks", () => {
    expect(pool(match(STARFLEET).do('saru', use()))).toEqual([1, 0, 0]);
    const game = match({ ...STARFLEET, discovery: 'C3/east' }).do('saru', use());
    expect(game.options('saru', 'choose-resource').map(({ kind }) => kind)).toEqual([
      'dilithium',
      'tritanium',
    ]);
    expect(game.refusal('saru', { type: 'choose-resource', kind: 'intel' }).rule).toBe('BA-DCARGO-01');
    expect(pool(game.do('saru', { type: 'choose-resource', kind: 'tritanium' }))).toEqual([0, 0, 1]);
    expect(pool(match({ ...STARFLEET, discovery: 'C3/west' }).do('saru', use()))).toEqual([0, 0, 0]);
  });

  it('BA-DCARGO-01, reading b: one of each kind is gained', () => {
    const game = match({ ...STARFLEET, discovery: 'C3/east', readings: { 'BA-DCARGO-01': 'b' } });
    expect(pool(game.do('saru', use()))).toEqual([0, 1, 1]);
  });

  it('BA-DCARGO-02: enhanced, three tokens and not four', () => {
    const game = match({ ...STARFLEET, pools: { discovery: { tritanium: 1 } } }).do('saru', enhanced());
    expect(pool(game)).toEqual([3, 0, 0]);
  });

  it('BA-DCARGO-03: a pool above 8 is cut at once, token by token', () => {
    const game = match({
      ...STARFLEET,
      discovery: 'C3/east',
      pools: { discovery: { intel: 7, tritanium: 1 } },
    });
    game.do('saru', enhanced());
    game.do('saru', { type: 'choose-resource', kind: 'dilithium' });
    game.do('saru', { type: 'choose-resource', kind: 'dilithium' });
    expect(game.state.tasks.at(-1)?.type).toBe('pool-limit');
    game.do('saru', { type: 'choose-resource', kind: 'intel' });
    expect(pool(game)).toEqual([6, 2, 0]);
    expect(game.state.tasks.at(-1)).toMatchObject({ type: 'gain', count: 1 });
  });

  const TERRAN: MatchOptions = {
    turn: 'lorca',
    hands: { lorca: ['t4'] },
    at: { lorca: 'discovery/cargo-bay', saru: 'charon/reactor' },
    pools: { discovery: { intel: 2, dilithium: 1 }, charon: { intel: 1 } },
  };

  it("BA-DCARGO-04: up to two tokens of the Terrans' choice go to the Charon", () => {
    const game = challenged(TERRAN);
    game.do('lorca', { type: 'choose-resource', kind: 'dilithium' });
    expect(game.refusal('lorca', { type: 'choose-resource', kind: 'dilithium' })).toMatchObject({
      rule: 'BA-DCARGO-04',
    });
    game.do('lorca', { type: 'choose-resource', kind: 'intel' });
    expect([pool(game), pool(game, 'charon')]).toEqual([
      [1, 0, 0],
      [2, 1, 0],
    ]);
    expect(pool(challenged(TERRAN).do('lorca', PASS))).toEqual([2, 1, 0]);
  });

  it("BA-DCARGO-05: enhanced, then two more of kinds that the Discovery's tile offers, even one kind twice", () => {
    const game = challenged(TERRAN, enhanced()).do('lorca', PASS);
    expect(game.options('lorca', 'choose-resource')).toHaveLength(3);
    game.do('lorca', { type: 'choose-resource', kind: 'tritanium' });
    game.do('lorca', { type: 'choose-resource', kind: 'tritanium' });
    expect(pool(game, 'charon')).toEqual([0, 0, 2]);
  });

  it('BA-DCARGO-05, reading b: from two different nodes, of which the player says which', () => {
    const options = { ...TERRAN, readings: { 'BA-DCARGO-05': 'b' } };
    const game = challenged(options, enhanced()).do('lorca', PASS);
    // `hub` and `east` are all there is: both are taken, and only the kind at `east` is asked.
    expect(game.options('lorca', 'choose-resource').map(({ kind }) => kind)).toEqual([
      'dilithium',
      'tritanium',
    ]);
    expect(pool(game.do('lorca', { type: 'choose-resource', kind: 'dilithium' }), 'charon')).toEqual([
      1, 1, 0,
    ]);
    const rich = challenged({ ...options, discovery: 'A1/planet' }, enhanced()).do('lorca', PASS);
    expect(rich.options('lorca', 'choose-node').map(({ node }) => node)).toEqual([
      'A1/planet',
      'A1/moon',
      'A1/rim-1',
    ]);
    rich
      .do('lorca', { type: 'choose-node', node: 'A1/rim-1' })
      .do('lorca', { type: 'choose-node', node: 'A1/moon' });
    expect(pool(rich, 'charon')).toEqual([1, 0, 1]);
  });
});
