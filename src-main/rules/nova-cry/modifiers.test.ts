import { describe, expect, it } from 'vitest';
import type { Modifier } from '../../../shared/content/nova-cry';
import {
  battle,
  duel,
  fighting,
  match,
  type MatchOptions,
  PROCEED,
  type SeatOptions,
  strategy,
  two,
  withAlien,
} from '../../../tests/support/nova-cry';

/** Seat 1 has an alien that changes this for as long as it is not out. */
function changed(what: Modifier, seat: SeatOptions = {}, options: MatchOptions = {}): MatchOptions {
  const content = { ...withAlien(null, [what]) };
  return { ...options, content, seats: two({ ...seat, aliens: ['probe'] }, options.seats?.[1]) };
}

function seen(options: MatchOptions) {
  return match(options).view('1').seats[0]!;
}

describe('what changes symbols, skills and prices', () => {
  it('NC-ALERT-09: warp counts more or less, never below 1', () => {
    expect(seen(changed({ changes: 'warp', by: 2 })).warp).toBe(4);
    expect(seen(changed({ changes: 'warp', by: -3 })).warp).toBe(1);
    expect(seen({ seats: two({ ship: 'orion', onShip: ['warp-wear', 'warp-wear'] }) }).warp).toBe(2);
    const worn = Array.from({ length: 6 }, () => 'warp-wear' as const);
    expect(seen({ seats: two({ ship: 'orion', onShip: worn }) }).warp).toBe(1);
  });

  it('NC-ALERT-07: weapons count more or less, never below 0, each jam takes one', () => {
    expect(seen(changed({ changes: 'weapons', by: 1 })).weapons).toBe(4);
    expect(seen(changed({ changes: 'weapons', by: -9 })).weapons).toBe(0);
    expect(seen({ seats: two({ onShip: ['weapons-jam', 'weapons-jam'] }) }).weapons).toBe(1);
  });

  it('NC-SHIP-15: hull, warp and weapons are what the ship’s card says', () => {
    expect(seen({ seats: two({ ship: 'orion', damage: 3 }) })).toMatchObject({
      warp: 4,
      weapons: 1,
      hull: 8,
      hullLeft: 5,
    });
    expect(seen(changed({ changes: 'hull', by: 2 }))).toMatchObject({ hull: 12, hullLeft: 12 });
  });

  it('NC-SHIP-10: an alien that bore the hull goes out, and the ship with it', () => {
    const options = changed({ changes: 'hull', by: 2 }, { damage: 11, planet: ['capital', 2] });
    const game = match({ ...options, phase: 'navigation' })
      .do('1', PROCEED)
      .roll(1);
    game.do('1', { type: 'choose-person', seat: '1', person: 'probe' });
    expect(game.seat('1').isOut).toBe(true);
  });

  it.each(['turn', 'round'] as const)(
    'NC-SHIP-10: a ship whose hull was lent for the %s is destroyed as that ends',
    (until) => {
      const game = match({
        phase: 'strategy',
        turn: until === 'turn' ? '1' : '2',
        seats: [{ damage: 11 }, {}, {}],
        change: (state) => {
          state.modifiers = [{ seat: '1', until, what: { changes: 'hull', by: 2 }, from: 'x' }];
          if (until === 'round') state.turn!.seat = '3';
          state.turn!.strategies = [
            { id: 'surveillance', left: 0 },
            { id: 'training', left: 0 },
          ];
        },
      });
      expect(game.seat('1').isOut).toBe(false);
      game.do(until === 'turn' ? '1' : '3', PROCEED);
      expect(game.seat('1').isOut).toBe(true);
      expect(game.state.turn?.seat).toBe('2');
    },
  );

  it('NC-ABIL-15: skills count more, one or all, never above 4', () => {
    const one = seen(changed({ changes: 'skill', skill: 'repair', by: 1 })).skills;
    expect(one.map(({ level }) => level)).toEqual([2, 2, 2, 2, 3, 2]);
    const all = seen(changed({ changes: 'skill', skill: 'any', by: 3 })).skills;
    expect(all.map(({ level }) => level)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it.each(['battle', 'duel', 'alien'] as const)('NC-COMP-10: the price of %s, never below 0', (kind) => {
    const at = (by: number) => seen(changed({ changes: `${kind}-price`, by })).prices[kind];
    expect(at(1) - at(-1)).toBe(2);
    expect(at(-9)).toBe(0);
  });

  it('NC-DUEL-01: Duelist saves Intel', () => {
    expect(seen({ seats: two({ captain: 'duelist' }) }).prices.duel).toBe(1);
  });

  it('NC-DUEL-09: wounds that a captain bears', () => {
    expect(seen(changed({ changes: 'wounds-borne', by: 1 })).woundsBorne).toBe(4);
    expect(seen({ seats: two({ captain: 'grit' }) }).woundsBorne).toBe(4);
    expect(seen(changed({ changes: 'wounds-borne', by: -9 })).woundsBorne).toBe(1);
    const weak = duel({ ...changed({ changes: 'wounds-borne', by: -1 }), phase: 'battle' });
    expect(weak.roll(1, 6).seat('1').captain?.status).toBe('destroyed');
  });

  it('NC-NAV-01: planets drawn, by cards and Scanners', () => {
    const drawn = (options: MatchOptions) => {
      const { task } = match({ phase: 'navigation', ...options }).do('1', PROCEED);
      return task.type === 'draw' ? task.count : 0;
    };
    expect(drawn(changed({ changes: 'planets-drawn', by: 1 }))).toBe(4);
    expect(drawn({ seats: two({ ship: 'lookout' }) })).toBe(4);
  });

  it('NC-NAV-03: Navigation counts when a planet is played', () => {
    const game = match({ phase: 'navigation', seats: two({ captain: 'navigation' }) });
    game.do('1', PROCEED).draw('w2', 'w3', 'w4');
    expect(game.options('1', 'choose-planet').map(({ planet }) => planet)).toEqual(['w2', 'w3']);
  });

  it('NC-PLANET-01: Intel and hull at each docking', () => {
    const docked = (options: MatchOptions) =>
      match({ phase: 'navigation', ...options })
        .do('1', PROCEED)
        .seat('1');
    expect(docked(changed({ changes: 'dock-intel', by: 2 }, { planet: ['w1', 2] })).intel).toBe(2);
    expect(docked({ seats: two({ captain: 'trade', planet: ['w1', 2] }) }).intel).toBe(1);
    expect(docked({ seats: two({ ship: 'tug', damage: 3, planet: ['w1', 2] }) }).ship?.damage).toBe(2);
  });

  it('NC-SHIP-06: damage dealt and taken in a battle', () => {
    const strong = battle({ ...changed({ changes: 'damage-dealt', by: 2 }, { intel: 4 }) });
    expect(strong.roll(6, 1).seat('2').ship?.damage).toBe(5);
    const tough = battle({ ...changed({ changes: 'damage-taken', by: -1 }, { intel: 4 }) });
    expect(tough.roll(1, 6).seat('1').ship?.damage).toBe(1);
    const none = battle({ ...changed({ changes: 'damage-taken', by: -5 }, { intel: 4 }) });
    expect(none.roll(1, 6).seat('1').ship?.damage).toBe(0);
  });

  it('NC-ALERT-03: more tokens may lie quiet', () => {
    const front = Array.from({ length: 4 }, () => 'warp-wear' as const);
    const game = match(changed({ changes: 'quiet-tokens', by: 1 }, { front })).do('1', PROCEED);
    expect(game.tokens('crew-needs').seat('1').front).toHaveLength(5);
  });

  it('NC-EVENT-02: symbols that do nothing to the own pawn', () => {
    const end = {
      phase: 'strategy',
      change: (state) => {
        state.turn!.strategies = [
          { id: 'surveillance', left: 0 },
          { id: 'training', left: 0 },
        ];
      },
    } satisfies MatchOptions;
    const past = (symbol: 'asteroid' | 'storm') =>
      match(changed({ changes: 'ignores-symbol', symbol }, { planet: [symbol, 2] }, end)).do('1', PROCEED);
    expect(past('asteroid').seat('1').ship?.damage).toBe(0);
    expect(past('storm').state.turn?.seat).toBe('2');
  });

  it('NC-ABIL-14: tokens of a type that go back to the bag as they are drawn', () => {
    const game = match(changed({ changes: 'ignores-token', token: 'data-leak' })).do('1', PROCEED);
    game.tokens('data-leak');
    expect(game.seat('1').front).toEqual([]);
    expect(game.state.bag['data-leak']).toBe(15);
  });

  it('NC-CARD-14: a strategy that an alien adds is called by its card and gone while it is out', () => {
    const what: Modifier = {
      changes: 'strategy',
      name: 'Hum',
      text: '',
      effects: [{ verb: 'gain', who: 'self', what: 'intel', count: 2 }],
    };
    const options = changed(what, {}, { phase: 'strategy' });
    expect(match(options).do('1', strategy('probe')).seat('1').intel).toBe(2);
    const out = match({
      ...options,
      change: (state) => {
        state.seats[0]!.aliens[0]!.status = 'knocked-out';
      },
    });
    expect(out.refusal('1', strategy('probe'))).toMatchObject({ code: 'no-strategy' });
  });

  it('NC-SHIP-01: a battle that costs nothing is declared without Intel', () => {
    const game = fighting(changed({ changes: 'battle-price', by: -4 }, { intel: 0 }), 0);
    expect(game.options('1', 'battle')).toHaveLength(1);
  });
});
