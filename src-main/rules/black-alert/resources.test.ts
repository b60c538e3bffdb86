import { describe, expect, it } from 'vitest';
import { bid, enhanced, match, use } from '../../../tests/support/black-alert';

describe('resources', () => {
  it('BA-RES-01, BA-RES-02: gains go to the own ship wherever the Character is, and any of the team spends them', () => {
    const game = match({ seats: 4, turn: 'tilly', at: { tilly: 'charon/reactor' } })
      .do('tilly', { type: 'ability' })
      .do('tilly', { type: 'choose-resource', kind: 'intel' })
      .do('tilly', { type: 'choose-resource', kind: 'tritanium' });
    expect(game.state.pools.discovery).toEqual({ intel: 1, dilithium: 0, tritanium: 1 });
    const saru = match({
      at: { saru: 'charon/weapons' },
      hands: { saru: ['s1'] },
      pools: { discovery: { intel: 1 } },
    });
    expect(saru.legal('saru')).toContainEqual(enhanced());
  });

  const FULL = { discovery: { intel: 8 } };

  it('BA-RES-03, BA-RES-04: above 8 the holder of the team at once returns tokens of own choice, gain by gain', () => {
    const game = match({ seats: 4, turn: 'tilly', pools: FULL }).do('tilly', { type: 'ability' });
    game.do('tilly', { type: 'choose-resource', kind: 'dilithium' });
    expect(game.refusal('tilly', { type: 'choose-resource', kind: 'tritanium' })).toMatchObject({
      rule: 'BA-RES-03',
    });
    game.do('tilly', { type: 'choose-resource', kind: 'intel' });
    expect(game.state.pools.discovery).toEqual({ intel: 7, dilithium: 1, tritanium: 0 });
    expect(game.options('tilly', 'choose-resource').map(({ kind }) => kind)).toEqual([
      'intel',
      'dilithium',
      'tritanium',
    ]);
  });

  it("BA-RES-03: on the other team's turn it is the holder of the pool's own team", () => {
    const game = match({
      seats: 4,
      turn: 'saru',
      hands: { saru: ['s4', 's4#2'] },
      at: { saru: 'charon/aft-cargo-bay', lorca: 'discovery/brig', landry: 'discovery/brig' },
      pools: { discovery: { intel: 8 }, charon: { dilithium: 1 } },
    })
      .do('saru', use())
      .do('saru', bid('s4', 's4#2'))
      .step('chance', { type: 'revealed' })
      .draw('s1')
      .draw('t1')
      .do('saru', { type: 'choose-resource', kind: 'dilithium' });
    expect(game.waitsFor('saru')).toBe(true);
    expect(game.legal('saru')).toEqual(
      ['intel', 'dilithium'].map((kind) => ({ type: 'choose-resource', kind })),
    );
    const squeezed = match({
      turn: 'lorca',
      hands: { lorca: ['inf-cargo', 't4'] },
      at: { lorca: 'discovery/cargo-bay', saru: 'charon/reactor' },
      pools: { discovery: { intel: 8 }, charon: { dilithium: 8 } },
    })
      .do('lorca', use())
      .do('lorca', bid('inf-cargo', 't4'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1');
    squeezed.do('lorca', { type: 'pass' });
    // The card lowers the limit of Starfleet's pool to 7 while the Terrans have the turn.
    expect(squeezed.waitsFor('saru')).toBe(true);
  });

  it('BA-RES-05: spent tokens return to the supply; of a kind that is out as many are taken as there are', () => {
    const paid = match({ at: { saru: 'discovery/engineering' }, pools: { discovery: { intel: 1 } } });
    const before = paid.state.supply.resources.intel;
    expect(paid.do('saru', enhanced()).state.supply.resources.intel).toBe(before + 1);
    const out = match({
      at: { saru: 'discovery/cargo-bay' },
      pools: { discovery: { tritanium: 1 } },
      change: (state) => void (state.supply.resources.intel = 2),
    }).do('saru', enhanced());
    expect(out.state.pools.discovery.intel).toBe(2);
  });
});
