import { describe, expect, it } from 'vitest';
import {
  battle,
  CONTENT,
  duel,
  holding,
  match,
  PASS,
  play,
  played,
  PROBE,
  PROCEED,
  strategy,
  two,
  useOf,
} from '../../../tests/support/nova-cry';

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

describe('cards against opponents', () => {
  it('NC-CARD-04: with no action cards in hand giving one cannot be named', () => {
    const drained = match({
      seats: two({ hand: ['solar-drain'] }, { intel: 2, training: 1 }),
    }).do('1', play('solar-drain'));
    expect(drained.options('2', 'choose-kind')).toEqual([
      { type: 'choose-kind', kind: 'intel' },
      { type: 'choose-kind', kind: 'training' },
    ]);
    expect(drained.refusal('2', { type: 'choose-kind', kind: 'card' })).toMatchObject({
      rule: 'NC-CARD-04',
    });
    drained.do('2', { type: 'choose-kind', kind: 'training' });
    expect(drained.seat('1').training).toBe(1);
    expect(drained.seat('2')).toMatchObject({ training: 0, intel: 2 });
  });

  it('NC-CARD-04: each opponent gives in turn, a card by own choice', () => {
    const drained = match({
      seats: [{ hand: ['solar-drain'] }, { hand: ['voyage', 'detour'] }, { intel: 1 }],
    }).do('1', play('solar-drain'));
    drained.do('2', { type: 'choose-card', card: 'voyage' });
    expect(drained.seat('1')).toMatchObject({ hand: ['voyage'], intel: 1 });
    expect(drained.seat('3').intel).toBe(0);
  });

  it('NC-CARD-07: only its player sees all the cards', () => {
    const seen = match({ seats: [{ hand: ['mass-telepathy'] }, { hand: ['voyage'] }, { hand: ['panic'] }] });
    seen.do('1', play('mass-telepathy'));
    expect(seen.view('1').tasks.at(-1)).toMatchObject({ owner: '2', cards: ['voyage'] });
    expect(seen.view('3').tasks.at(-1)).toMatchObject({ owner: '2', cards: ['?'] });
    const toldTo = (viewer: '1' | '3') =>
      seen.rules.eventsFor(seen.events, viewer).filter(({ type }) => type === 'saw-hand');
    expect(toldTo('1')).toEqual([{ type: 'saw-hand', seat: '1', of: '2', cards: ['voyage'] }]);
    expect(toldTo('3')).toEqual([{ type: 'saw-hand', seat: '1', of: '2', cards: null }]);
    seen.do('1', PASS);
    expect(toldTo('3')).toEqual([{ type: 'saw-hand', seat: '1', of: '3', cards: ['panic'] }]);
    expect(seen.view('1').tasks.at(-1)).toMatchObject({ owner: '3', cards: ['panic'] });
    expect(seen.do('1', PASS).task.type).toBe('turn');
    expect(seen.seat('2').hand).toEqual(['voyage']);
  });

  it('NC-CARD-07: by another text a card may be taken of what is seen, unknown to the others', () => {
    const taken = match({
      seats: [
        { hand: ['mass-telepathy'], crew: ['sci-22', 'doc-04', 'eng-22'] },
        { hand: ['voyage', 'panic'] },
        { hand: [] },
      ],
    }).do('1', play('mass-telepathy', 1));
    taken.do('1', { type: 'choose-card', card: 'panic' });
    expect(taken.seat('1').hand).toEqual(['panic']);
    expect(taken.rules.eventsFor(taken.events, '3')).toContainEqual({
      type: 'gave',
      seat: '2',
      to: '1',
      count: 1,
      cards: null,
    });
  });

  it('NC-CARD-13: Evasion Thrusters cancel a Wormhole Cannon’s damage to their player', () => {
    const shot = match({
      seats: two({ hand: ['wormhole-cannon', 'voyage', 'detour'] }, { permanents: ['evasion-thrusters'] }),
    }).do('1', play('wormhole-cannon', 0, 'detour', 'voyage'));
    expect(shot.actor).toBe('2');
    shot.do('2', useOf('evasion-thrusters'));
    expect(shot.seat('2')).toMatchObject({ permanents: [], ship: { damage: 0 } });
    expect(shot.state.piles.engineer.discard).toContain('evasion-thrusters');
  });

  it('NC-CARD-13: they may be kept, and do nothing against a battle’s damage', () => {
    const shot = match({
      seats: two({ hand: ['wormhole-cannon', 'voyage', 'detour'] }, { permanents: ['evasion-thrusters'] }),
    }).do('1', play('wormhole-cannon', 0, 'detour', 'voyage'));
    expect(shot.do('2', PASS).seat('2')).toMatchObject({ permanents: { length: 1 }, ship: { damage: 2 } });
    expect(battle({ seats: two({}, { permanents: ['evasion-thrusters'] }) }).roll(6, 1).actor).toBe('chance');
  });

  it('NC-ACTION-12: an arrow card in play is used in another’s turn, outside the limit of one', () => {
    const fought = battle({ seats: two({}, { permanents: [['evasion-thrusters', 1]] }) }).roll(6, 1);
    expect(fought.do('2', useOf('evasion-thrusters')).seat('2').ship?.damage).toBe(1);
    expect(fought.state.turn?.played).toBe(false);
  });
});

describe('cards laid on somebody', () => {
  const therapy = (...others: readonly string[]) =>
    match({ seats: two({ hand: ['resistance-therapy', ...others], aliens: ['idle'] }) });

  it('NC-CARD-05: one Resistance Therapy at most on a crew member, and an alien is allowed', () => {
    const game = therapy().do('1', play('resistance-therapy'));
    expect(game.options('1', 'choose-person').map(({ person }) => person)).toContain('idle');
    game.do('1', { type: 'choose-person', seat: '1', person: 'idle' });
    expect(game.seat('1').aliens[0]?.attached).toEqual(['resistance-therapy']);
    expect(game.seat('1').permanents[0]).toMatchObject({ on: 'idle' });
    const second = match({
      seats: two({ hand: ['resistance-therapy#2'], permanents: ['resistance-therapy'] }),
      change: (state) => {
        state.seats[0]!.permanents[0]!.on = 'sci-22';
        state.seats[0]!.crew[0]!.attached = ['resistance-therapy'];
      },
    }).do('1', play('resistance-therapy#2'));
    expect(second.options('1', 'choose-person').map(({ person }) => person)).toEqual(['doc-22', 'eng-22']);
  });

  it('NC-CARD-05: who bears it is kept from being knocked out', () => {
    const game = match({
      phase: 'navigation',
      seats: two({ planet: ['capital', 2], permanents: ['resistance-therapy'] }),
      change: (state) => {
        state.seats[0]!.permanents[0]!.on = 'sci-22';
        state.seats[0]!.crew[0]!.attached = ['resistance-therapy'];
      },
    });
    game.do('1', PROCEED).roll(1);
    expect(game.options('1', 'choose-person').map(({ person }) => person)).toEqual(['doc-22', 'eng-22']);
  });

  it('NC-CARD-06: one Mechheart at most on the captain, who bears a wound more', () => {
    const worn = two({ hand: ['mechheart#2'], permanents: ['mechheart'] }, {});
    const change: Parameters<typeof match>[0] = {
      seats: worn,
      change: (state) => {
        state.seats[0]!.permanents[0]!.on = 'captain';
        state.seats[0]!.captain!.attached = ['mechheart'];
      },
    };
    const game = match(change);
    expect(game.view('1').seats[0]?.woundsBorne).toBe(4);
    expect(game.options('1', 'play')).toEqual([]);
    expect(game.refusal('1', play('mechheart#2'))).toMatchObject({ rule: 'NC-ACTION-05' });
    const laid = match({ seats: two({ hand: ['mechheart'] }) }).do('1', play('mechheart'));
    expect(laid.seat('1').captain?.attached).toEqual(['mechheart']);
  });

  it('NC-CARD-06: shelter keeps the captain from cards, but not from a duel', () => {
    const sheltered: Parameters<typeof match>[0] = {
      seats: two(
        { weapon: 'lance', hand: ['panic'], crew: ['sci-22', 'doc-04', 'eng-22'] },
        { permanents: [['mechheart', 1]] },
      ),
      change: (state) => {
        state.seats[1]!.permanents[0]!.on = 'captain';
        state.seats[1]!.captain!.attached = ['mechheart'];
      },
    };
    expect(match(sheltered).refusal('1', play('panic', 1))).toMatchObject({ rule: 'NC-ACTION-05' });
    expect(duel(sheltered).roll(6, 1).seat('2').captain?.status).toBe('destroyed');
  });
});

describe('cards that raise abilities', () => {
  it('NC-CARD-08: a Persona Chip raises one ability of the own captain by 1, under a blue cube', () => {
    const game = match({ seats: two({ captain: 'hunt', hand: ['persona-chip'] }) }).do(
      '1',
      play('persona-chip'),
    );
    expect(game.seat('1').captain?.raised).toEqual([1]);
    expect(game.seat('1').permanents).toMatchObject([{ raises: { of: 'captain', index: 0 } }]);
    expect(game.told('raised')).toEqual([{ type: 'raised', seat: '1', of: 'captain', index: 0, number: 3 }]);
  });

  it('NC-CARD-08: of several abilities one is chosen', () => {
    const game = holding(
      [{ verb: 'raise-ability', of: 'ship' }],
      { seats: two({ ship: 'vulture' }) },
      {},
      true,
    );
    game.do('1', PROBE);
    expect(game.options('1', 'choose-ability')).toHaveLength(2);
    game.do('1', { type: 'choose-ability', index: 1 });
    expect(game.view('1').seats[0]?.shipAbilities).toEqual([1, 2]);
  });

  it('NC-CARD-09: Hunt 2 with a Persona Chip is Hunt 3: a ship battle costs 1 instead of 4', () => {
    const game = match({
      phase: 'battle',
      seats: two({ captain: 'hunt', intel: 1, hand: ['persona-chip'] }),
    });
    expect(game.options('1', 'battle')).toEqual([]);
    game.do('1', play('persona-chip'));
    expect(game.view('1').seats[0]?.prices.battle).toBe(1);
    game.do('1', { type: 'battle', target: '2', by: 'intel' });
    expect(game.seat('1').intel).toBe(0);
  });

  it('NC-CARD-10: Databanks 1 with an Elite Prototype is Databanks 2; by reading a of NC-CARD-12 two cards now', () => {
    const game = match({ seats: two({ ship: 'archive', hand: ['elite-prototype'] }) });
    game.do('1', play('elite-prototype'));
    expect(game.view('1').seats[0]?.shipAbilities).toEqual([2]);
    let taken = 0;
    while (game.task.type !== 'turn') {
      if (game.task.type === 'pick-cards') taken += 1;
      game.do('1', game.legal('1')[0]!);
    }
    expect(taken).toBe(2);
    expect(game.seat('1').hand).toHaveLength(2);
  });

  it('NC-CARD-12: by reading b an ability of the game’s start acts with the difference', () => {
    const game = match({
      readings: { 'NC-CARD-12': 'b' },
      seats: two({ ship: 'archive', hand: ['elite-prototype'] }),
    }).do('1', play('elite-prototype'));
    while (game.task.type !== 'turn') game.do('1', game.legal('1')[0]!);
    expect(game.seat('1').hand).toHaveLength(1);
  });

  it('NC-CARD-12: an Inspection that is raised takes types again', () => {
    const game = match({ seats: two({ captain: 'inspection', hand: ['persona-chip'] }) });
    const before = game.seat('1').captain?.tokens.length ?? 0;
    game.do('1', play('persona-chip'));
    while (game.task.type !== 'turn') game.do('1', game.legal('1')[0]!);
    expect(game.seat('1').captain?.tokens.length).toBeGreaterThan(before);
  });

  it('NC-CARD-11: an Elite Prototype lowers a negative ability by 1', () => {
    const game = match({ seats: two({ ship: 'jackal', hand: ['elite-prototype'] }) });
    game.do('1', play('elite-prototype'));
    expect(game.view('1').seats[0]?.shipAbilities).toEqual([0]);
  });

  it('NC-ACTION-09: stripped from play, a card raises nothing any more and its points stay', () => {
    const game = played([{ verb: 'strip', who: 'opponent', count: 1 }], {
      seats: two({}, { captain: 'hunt', permanents: ['persona-chip'], victory: 1 }),
      change: (state) => {
        state.seats[1]!.captain!.raised = [1];
        state.seats[1]!.permanents[0]!.raises = { of: 'captain', index: 0 };
      },
    });
    expect(game.seat('2')).toMatchObject({ permanents: [], victory: 1, captain: { raised: [0] } });
    expect(game.view('2').seats[1]?.prices.battle).toBe(2);
  });
});

describe('Scheduled Maintenance', () => {
  it('NC-CARD-14: Rush and Scheduled Maintenance are chosen', () => {
    const game = match({
      phase: 'strategy',
      seats: two({ hand: ['scheduled-maintenance'], damage: 5, planet: ['far', 1] }),
    }).do('1', play('scheduled-maintenance'));
    game.do('1', strategy('rush')).do('1', strategy('scheduled-maintenance'));
    expect(game.seat('1')).toMatchObject({ planet: { space: 2 }, ship: { damage: 3 } });
  });

  it('NC-CARD-14: the holder of the Chancellorship does it twice: hull +4', () => {
    const game = match({
      phase: 'strategy',
      chancellor: '1',
      seats: two({ hand: ['scheduled-maintenance'], damage: 5 }),
    }).do('1', play('scheduled-maintenance'));
    game.do('1', strategy('scheduled-maintenance')).do('1', strategy('scheduled-maintenance'));
    expect(game.seat('1').ship?.damage).toBe(1);
  });

  it('NC-CARD-15: the skill of a card comes from the pack, whatever the notes group it under', () => {
    expect(CONTENT.actionCards['solar-drain']?.skill).toBe('psychology');
    const game = match({
      seats: two({ hand: ['solar-drain'], crew: ['sci-22', 'doc-40', 'eng-22'] }, { intel: 1 }),
    });
    expect(game.refusal('1', play('solar-drain'))).toMatchObject({ rule: 'NC-ACTION-03' });
  });
});
