import { describe, expect, it } from 'vitest';
import { locationsOf, type LocationId } from '../../../../shared/content/black-alert';
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

/** Lorca there, Saru out of the way, or the other way round. */
const terran = (at: LocationId, options: MatchOptions = {}): MatchOptions => ({
  turn: 'lorca',
  hands: { lorca: ['t4'] },
  at: { lorca: at, saru: 'discovery/brig' },
  ...options,
});
const starfleet = (at: LocationId, options: MatchOptions = {}): MatchOptions => ({
  hands: { saru: ['s4'] },
  at: { saru: at, lorca: 'discovery/brig' },
  ...options,
});
const pool = (game: Match, ship: 'discovery' | 'charon') => Object.values(game.state.pools[ship]);
const spaces = (game: Match, who: string) => game.options(who, 'choose-space').map(({ space }) => space);
const to = (space: Match['state']['board']['charon']) => ({ type: 'choose-space', space }) as const;

describe('Charon: Aft Cargo Bay', () => {
  it("BA-CCARGO-01: for each node on the Charon's tile a token of its kind, two of a kind give two", () => {
    // Two nodes of Tritanium and one of the rim with Intel.
    expect(pool(match(terran('charon/aft-cargo-bay')).do('lorca', use()), 'charon')).toEqual([1, 0, 2]);
    const bare = match(terran('charon/aft-cargo-bay', { charon: 'C2' })).do('lorca', use());
    expect(pool(bare, 'charon')).toEqual([0, 0, 0]);
    const several = match(terran('charon/aft-cargo-bay', { charon: 'C3' })).do('lorca', use());
    expect(several.refusal('lorca', { type: 'choose-resource', kind: 'intel' })).toMatchObject({
      rule: 'BA-CCARGO-01',
    });
    expect(pool(several.do('lorca', { type: 'choose-resource', kind: 'dilithium' }), 'charon')).toEqual([
      1, 1, 0,
    ]);
  });

  it('BA-CCARGO-02: a pool above 8 is cut at once', () => {
    const game = match(terran('charon/aft-cargo-bay', { pools: { charon: { dilithium: 7 } } })).do(
      'lorca',
      use(),
    );
    expect(game.state.tasks.at(-1)?.type).toBe('pool-limit');
    game.do('lorca', { type: 'choose-resource', kind: 'dilithium' });
    expect(game.state.tasks.at(-1)?.type).toBe('pool-limit');
    game.do('lorca', { type: 'choose-resource', kind: 'dilithium' });
    expect(pool(game, 'charon')).toEqual([1, 5, 2]);
  });

  it('BA-CCARGO-03: enhanced, two more of any kinds that the tile offers', () => {
    const game = match(terran('charon/aft-cargo-bay', { pools: { charon: { dilithium: 1 } } })).do(
      'lorca',
      enhanced(),
    );
    expect(game.options('lorca', 'choose-resource').map(({ kind }) => kind)).toEqual(['intel', 'tritanium']);
    game
      .do('lorca', { type: 'choose-resource', kind: 'intel' })
      .do('lorca', { type: 'choose-resource', kind: 'intel' });
    expect(pool(game, 'charon')).toEqual([3, 0, 2]);
  });

  it('BA-CCARGO-04: won by Starfleet, up to four tokens of their choice go to the Discovery; no Enhancement', () => {
    const options = starfleet('charon/aft-cargo-bay', { pools: { charon: { intel: 3, tritanium: 3 } } });
    const game = challenged(options);
    for (const kind of ['intel', 'intel', 'tritanium', 'intel'] as const) {
      game.do('saru', { type: 'choose-resource', kind });
    }
    expect([pool(game, 'discovery'), pool(game, 'charon')]).toEqual([
      [3, 0, 1],
      [0, 0, 2],
    ]);
    const early = challenged(options);
    expect(early.refusal('saru', { type: 'choose-resource', kind: 'dilithium' })).toMatchObject({
      rule: 'BA-CCARGO-04',
    });
    expect(pool(early.do('saru', PASS), 'charon')).toEqual([3, 0, 3]);
    expect(match(options).refusal('saru', enhanced()).rule).toBe('BA-ENH-02');
  });

  it("BA-CCARGO-05: only if the Charon's pool is empty any two of the supply instead", () => {
    const game = challenged(starfleet('charon/aft-cargo-bay'));
    game
      .do('saru', { type: 'choose-resource', kind: 'dilithium' })
      .do('saru', { type: 'choose-resource', kind: 'intel' });
    expect(pool(game, 'discovery')).toEqual([1, 1, 0]);
  });
});

describe('Charon: Agony Booth', () => {
  const ARREST: MatchOptions = {
    turn: 'lorca',
    hands: { lorca: ['t4', 't3'], saru: ['s1'] },
    at: { lorca: 'charon/agony-booth', saru: 'charon/reactor' },
  };

  it('BA-CAGONY-01: the target is a Starfleet Character on the Charon, whose player draws a card first', () => {
    const game = match(ARREST);
    expect(game.options('lorca', 'use')).toEqual([use({ target: 'saru' })]);
    expect(
      game
        .do('lorca', use({ target: 'saru' }))
        .draw('s2')
        .character('saru').hand,
    ).toEqual(['s1', 's2']);
    const alone = match({ ...ARREST, at: { lorca: 'charon/agony-booth', saru: 'discovery/brig' } });
    expect(alone.refusal('lorca', use({ target: 'saru' })).rule).toBe('BA-CAGONY-01');
  });

  const begun = (action = use({ target: 'saru' })) =>
    match({ ...ARREST, pools: { charon: { tritanium: 1 } } })
      .do('lorca', action)
      .draw('s2')
      .do('lorca', bid('t3', 't4'));

  it('BA-CAGONY-02: the target may lead wherever it is, or stay out', () => {
    expect(begun().legal('saru')).toContainEqual(bid('s1', 's2'));
    expect(begun().do('saru', PASS).actor).toBe('chance');
  });

  it('BA-CAGONY-03: won, the target goes to the Agony Booth and is detained', () => {
    const game = begun().do('saru', PASS).step('chance', { type: 'revealed' }).draw('t1').draw('s3');
    expect(game.character('saru')).toMatchObject({ location: 'charon/agony-booth', detained: true });
  });

  it('BA-CAGONY-04: enhanced, Starfleet have no bonus card', () => {
    const game = begun(enhanced({ target: 'saru' }))
      .do('saru', PASS)
      .step('chance', { type: 'revealed' });
    expect(game.draw('t1').told('totals')).toMatchObject([{ starfleet: 0 }]);
  });

  it('BA-CAGONY-05: a Starfleet Character goes to any location on the Discovery; no Enhancement', () => {
    const game = match({ at: { saru: 'charon/agony-booth' }, pools: { discovery: { tritanium: 1 } } });
    expect(game.options('saru', 'use').map(({ effect }) => effect.location)).toEqual(
      locationsOf('discovery'),
    );
    expect(game.refusal('saru', enhanced({ location: 'discovery/bridge' })).rule).toBe('BA-ENH-02');
    expect(game.do('saru', use({ location: 'discovery/bridge' })).character('saru').location).toBe(
      'discovery/bridge',
    );
  });
});

describe('Charon: Throne Room', () => {
  it('BA-CTHRONE-01: the Charon goes to an adjacent tile', () => {
    const game = match(terran('charon/throne-room')).do('lorca', use());
    expect(spaces(game, 'lorca')).toEqual(expect.arrayContaining(['A2', 'B1', 'B2']));
    expect(game.refusal('lorca', to('C3'))).toMatchObject({ code: 'not-adjacent', rule: 'BA-CTHRONE-01' });
    expect(game.do('lorca', to('B2')).state.board.charon).toBe('B2');
  });

  it('BA-CTHRONE-02, BA-TOKEN-07: it is on a tile, never at a node, and meets no tokens', () => {
    const game = match(terran('charon/throne-room', { corruption: ['B2'], fleets: ['B2', 'B2'] })).do(
      'lorca',
      use(),
    );
    game.do('lorca', to('B2'));
    expect([game.state.board.charon, game.waitsFor('lorca'), game.state.tasks.length]).toEqual([
      'B2',
      true,
      1,
    ]);
  });

  it('BA-CTHRONE-03, BA-TOKEN-09: enhanced, it travels twice, then one Threat card, its Corruption section once', () => {
    const game = match(terran('charon/throne-room', { pools: { charon: { dilithium: 2 } } })).do(
      'lorca',
      enhanced(),
    );
    game.do('lorca', to('B2')).do('lorca', to('B3')).draw('threat-1');
    expect(game.told('threat')).toEqual([
      { type: 'threat', card: 'threat-1', sections: ['corruption'], drawer: 'lorca' },
    ]);
    // The Corruption section of threat-1 wounds who drew it.
    expect([game.character('lorca').wounded, game.state.piles.threat.discard]).toEqual([true, ['threat-1']]);
  });

  it('BA-CTHRONE-04: won by Starfleet, it is forced to an adjacent tile of their choice; no Enhancement', () => {
    const game = challenged(starfleet('charon/throne-room'));
    expect(game.do('saru', to('A2')).state.board.charon).toBe('A2');
    expect(match(starfleet('charon/throne-room')).refusal('saru', enhanced()).rule).toBe('BA-ENH-02');
  });
});
