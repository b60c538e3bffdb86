import { describe, expect, it } from 'vitest';
import { duel, holding, match, play, played, PROBE, PROCEED, two } from '../../../tests/support/nova-cry';

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
