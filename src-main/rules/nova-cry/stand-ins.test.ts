import { describe, expect, it } from 'vitest';
import { battle, CONTENT, holding, match, play, two, useOf } from '../../../tests/support/nova-cry';

const BOTH_PODS = { type: 'use', cards: ['targeting-pod', 'targeting-pod#2'], pay: ['powercell'] } as const;

describe('cards that stand in for discards', () => {
  it('NC-CARD-01: one Powercell meets the requirements of two Targeting Pods', () => {
    const fought = battle({
      seats: two({ permanents: ['targeting-pod', 'targeting-pod#2', 'powercell'] }),
    }).roll(2, 3);
    expect(fought.legal('1')).toContainEqual(BOTH_PODS);
    fought.do('1', BOTH_PODS).roll(1).roll(6);
    expect(fought.seat('2').ship?.damage).toBe(3);
    expect(fought.seat('1').permanents).toEqual([]);
    expect([...fought.state.piles.scientist.discard].sort()).toEqual([
      'powercell',
      'targeting-pod',
      'targeting-pod#2',
    ]);
  });

  it('NC-CARD-01: a Powercell may pay for an alien', () => {
    const used = match({ seats: two({ aliens: ['assassin'], permanents: ['powercell'] }) });
    expect(used.options('1', 'use')).toEqual([useOf('assassin', 'powercell')]);
    expect(used.do('1', useOf('assassin', 'powercell')).seat('2').captain?.status).toBe('destroyed');
  });

  it('NC-CARD-01: it stands in for Alien Tech and aliens alone', () => {
    const parts = { cards: 1 };
    const game = holding([{ verb: 'note', text: 'x' }], { seats: two({ permanents: ['powercell'] }) }, parts);
    expect(game.refusal('1', play('probe', 0, 'powercell'))).toMatchObject({ rule: 'NC-ACTION-05' });
    expect(game.options('1', 'play')).toEqual([]);
  });

  it('NC-CARD-01: discards are paid from the hand, from play, or both, and nothing for nothing', () => {
    const game = match({
      seats: two({ aliens: ['assassin'], permanents: ['powercell'], hand: ['voyage', 'detour'] }),
    });
    expect(game.options('1', 'use').map(({ pay }) => pay)).toEqual([['detour', 'voyage'], ['powercell']]);
    expect(game.refusal('1', useOf('assassin', 'powercell', 'voyage'))).toMatchObject({ rule: 'NC-CARD-01' });
    expect(game.refusal('1', useOf('assassin', 'voyage', 'voyage'))).toMatchObject({ code: 'not-paid' });
  });

  it('NC-CARD-02: one Megacoil meets the requirements of two Wormhole Cannons in play', () => {
    const cannon = CONTENT.actionCards['wormhole-cannon']!;
    const [first] = cannon.options;
    const aim = {
      timing: 'own-turn' as const,
      cards: 2,
      spends: 'turn' as const,
      effects: first!.effects,
    };
    const armed = { ...cannon, arrow: true, options: [{ ...first!, effects: [], use: aim }, first!] };
    const game = match({
      content: { actionCards: { ...CONTENT.actionCards, 'wormhole-cannon': armed } },
      seats: two({ permanents: ['wormhole-cannon', 'wormhole-cannon#2', 'megacoil'] }),
    });
    const both = { type: 'use', cards: ['wormhole-cannon', 'wormhole-cannon#2'], pay: ['megacoil'] } as const;
    expect(game.legal('1')).toContainEqual(both);
    expect(game.do('1', both).seat('2').ship?.damage).toBe(4);
    expect(game.seat('1').permanents.map(({ card, used }) => [card, used])).toEqual([
      ['wormhole-cannon', true],
      ['wormhole-cannon#2', true],
    ]);
  });

  it('NC-CARD-02: a Megacoil pays for a Wormhole Cannon that is played', () => {
    const game = match({
      seats: two({
        hand: ['wormhole-cannon'],
        permanents: [['megacoil', 0]],
        crew: ['sci-04', 'doc-22', 'eng-22'],
      }),
    });
    game.do('1', play('wormhole-cannon', 0, 'megacoil'));
    expect(game.seat('1')).toMatchObject({ hand: [], permanents: [], victory: 1 });
    expect(game.seat('2').ship?.damage).toBe(2);
  });

  it('NC-CARD-03: for how many discards one stands is a number of the pack, by option', () => {
    const pays = (option: 0 | 1) => {
      const cards = { cards: 4 };
      const content = {
        actionCards: {
          ...CONTENT.actionCards,
          costly: {
            ...CONTENT.actionCards['wormhole-cannon']!,
            options: CONTENT.actionCards['wormhole-cannon']!.options.map((each) => ({ ...each, ...cards })),
          },
        },
      };
      const seats = two({
        hand: ['costly'],
        permanents: [['megacoil', option]],
        crew: ['sci-04', 'doc-22', 'eng-22'] as const,
      });
      return match({ content, seats }).options('1', 'play').length > 0;
    };
    expect([pays(0), pays(1)]).toEqual([true, false]);
  });
});
