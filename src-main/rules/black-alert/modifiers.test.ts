import { describe, expect, it } from 'vitest';
import type { Modifier } from '../../../shared/content/black-alert';
import { bid, END, enhanced, match, type MatchOptions, PASS, use } from '../../../tests/support/black-alert';

/** A match with one modifier in force; what is left of it tells whether it was used up. */
function under(what: Modifier, options: MatchOptions = {}, until: 'turn' | 'used' | 'game' = 'used') {
  const team = options.turn === 'lorca' ? 'terran' : 'starfleet';
  return match({
    ...options,
    change: (state) => {
      state.modifiers = [{ team, until, what: structuredClone(what), from: 'test' }];
      options.change?.(state);
    },
  });
}

describe('modifiers', () => {
  it('an extra move is a second one, and goes when it is used', () => {
    const game = under({ changes: 'extra-move' }).do('saru', { type: 'move', to: 'discovery/brig' });
    expect(game.state.modifiers).toHaveLength(1);
    game.do('saru', { type: 'move', to: 'discovery/cargo-bay' });
    expect(game.state.modifiers).toEqual([]);
    expect(game.options('saru', 'move')).toEqual([]);
  });

  it('an extra action is a second one', () => {
    const game = under({ changes: 'extra-action' }, { at: { saru: 'discovery/cargo-bay' } }).do(
      'saru',
      use(),
    );
    game.do('saru', use());
    expect(game.state.modifiers).toEqual([]);
    expect(game.options('saru', 'use')).toEqual([]);
  });

  it('one that lasts for the turn ends with it, one for the match stays', () => {
    expect(under({ changes: 'extra-move' }, {}, 'turn').do('saru', END).state.modifiers).toEqual([]);
    expect(under({ changes: 'extra-move' }, {}, 'game').do('saru', END).state.modifiers).toHaveLength(1);
  });

  it('a Resolve price falls for the next repair', () => {
    const what = { changes: 'resolve-price', side: 'own', of: 'repair', by: -1 } as const;
    const game = under(what, {
      hands: { saru: ['s1', 's2'] },
      at: { saru: 'discovery/brig' },
      damage: ['d-brig'],
    });
    expect(game.options('saru', 'repair').map(({ pay }) => pay)).toEqual([['s1'], ['s2'], ['s1', 's2']]);
    expect(game.do('saru', { type: 'repair', price: 'resolve', pay: ['s1'] }).state.modifiers).toEqual([]);
  });

  it('the price of an Enhancement changes where it is said, and once', () => {
    const what = {
      changes: 'enhancement-price',
      side: 'own',
      by: -1,
      at: ['discovery/engineering'],
    } as const;
    const game = under(what as unknown as Modifier, { at: { saru: 'discovery/engineering' } });
    expect(game.do('saru', enhanced()).state.modifiers).toEqual([]);
  });

  it('bonus cards change for the next challenge', () => {
    const what = { changes: 'bonus-cards', side: 'own', by: 1 } as const;
    const game = under(what, {
      hands: { saru: ['s4'] },
      at: { saru: 'charon/fleet-command', lorca: 'discovery/brig' },
    });
    game.do('saru', use()).do('saru', bid('s4')).step('chance', { type: 'revealed' }).draw('s1', 's1#2');
    expect(game.state.modifiers).toEqual([]);
  });

  it('a closed location cannot be used by the team it is closed to', () => {
    const what: Modifier = { changes: 'closed', side: 'own', at: ['discovery/cargo-bay'] };
    const game = under(what, { at: { saru: 'discovery/cargo-bay' } }, 'game');
    expect(game.refusal('saru', use())).toMatchObject({ code: 'closed', rule: 'BA-DCARGO-01' });
  });

  it('a section of the next Threat card is passed over', () => {
    const game = under(
      { changes: 'ignore-threat', section: 'corruption' },
      { turn: 'lorca', hands: { lorca: ['t-plot'] } },
    );
    game.do('lorca', { type: 'play', card: 't-plot' }).draw('threat-1');
    expect([game.character('lorca').wounded, game.state.modifiers]).toEqual([false, []]);
  });

  it('the hand up to which is drawn changes for the next draw', () => {
    const what = { changes: 'hand-limit', side: 'own', by: 1 } as const;
    const game = under(what, { change: ({ turn }) => void (turn.step = 'draw') }).do('saru', {
      type: 'begin',
      discard: null,
    });
    expect(game.draw('s1', 's2', 's3', 's4').state.modifiers).toEqual([]);
  });

  it('a lower limit of a pool is kept from the moment it holds (BA-RES-03)', () => {
    const game = match({
      turn: 'lorca',
      hands: { lorca: ['inf-cargo', 't4'] },
      at: { lorca: 'discovery/cargo-bay', saru: 'charon/reactor' },
      pools: { discovery: { intel: 8 } },
    });
    game
      .do('lorca', use())
      .do('lorca', bid('inf-cargo', 't4'))
      .step('chance', { type: 'revealed' })
      .draw('t1')
      .draw('s1');
    game.do('lorca', PASS);
    expect(game.legal('saru')).toEqual([{ type: 'choose-resource', kind: 'intel' }]);
    game.do('saru', { type: 'choose-resource', kind: 'intel' });
    expect([game.state.pools.discovery.intel, game.waitsFor('lorca')]).toEqual([7, true]);
  });
});

describe('looking at what comes', () => {
  it('a Threat card that was looked at is known to who looked, lies on top and is drawn next', () => {
    const peeked = match({
      seats: [
        { team: 'starfleet', characters: ['saru'] },
        { team: 'terran', characters: ['georgiou'] },
      ],
      turn: 'georgiou',
    })
      .do('georgiou', { type: 'ability' })
      .draw('threat-9');
    expect(peeked.view('georgiou').piles.threat).toMatchObject({ deck: 12, top: ['threat-9'] });
    expect(peeked.view('saru').piles.threat).toMatchObject({ deck: 12, top: [] });
    expect(peeked.rules.eventsFor(peeked.events, '1')).toContainEqual(
      expect.objectContaining({ type: 'drew', cards: null }),
    );
  });
});
