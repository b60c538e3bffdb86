import { describe, expect, it } from 'vitest';
import type { Effect, Timing } from '../../../shared/content/nova-cry';
import {
  battle,
  duel,
  INTEL,
  match,
  PASS,
  played,
  PROCEED,
  two,
  use,
  useOf,
  withAlien,
} from '../../../tests/support/nova-cry';

const any = (effects: readonly Effect[], timing: Timing) =>
  withAlien(use(effects, { timing, spends: 'turn' }));
const HELD = two({}, { aliens: ['probe'] });
const LEAK = Array.from({ length: 4 }, () => 'crew-needs' as const);

describe('moments at which a player is asked', () => {
  it('NC-ALIEN-06: before and after the dice of a battle and of a duel', () => {
    for (const timing of ['before-roll', 'after-roll'] as const) {
      for (const fight of [battle, duel]) {
        const game = fight({ content: any([INTEL], timing), seats: HELD });
        if (timing === 'after-roll') game.roll(1, 1);
        expect(game.actor).toBe('2');
        game.do('2', useOf('probe'));
        expect(game.seat('2').intel).toBe(1);
        expect(game.actor).toBe('chance');
      }
    }
  });

  it('NC-ALIEN-06: as an own token activates', () => {
    const game = match({
      content: any([{ verb: 'cancel' }], 'token'),
      seats: two({ aliens: ['probe'], front: LEAK, hand: ['voyage'] }),
    });
    game.do('1', PROCEED).tokens('data-leak');
    expect(game.actor).toBe('1');
    game.do('1', useOf('probe'));
    expect(game.seat('1').hand).toEqual(['voyage']);
    expect(game.told('ignored')).toEqual([{ type: 'ignored', seat: '1', token: 'data-leak' }]);
    expect(game.state.bag['data-leak']).toBe(15);
  });

  it('NC-ALIEN-06: as an own person would be out, and as a card damages the own ship', () => {
    const out = played([{ verb: 'knock-out', whom: 'unfriendly-captain', count: 1 }], {
      content: any([{ verb: 'cancel' }], 'crew-out'),
      seats: HELD,
    });
    expect(out.do('2', useOf('probe')).seat('2').captain?.status).toBe('ready');
    const hit = played([{ verb: 'damage', who: 'opponent', count: 3, evadable: true }], {
      content: any([{ verb: 'prevent', count: 2 }], 'card-damage'),
      seats: HELD,
    });
    expect(hit.do('2', useOf('probe')).seat('2').ship?.damage).toBe(1);
  });

  it('NC-CARD-13: damage that is not evadable is not asked about', () => {
    const hit = played([{ verb: 'damage', who: 'opponent', count: 3, evadable: false }], {
      content: any([{ verb: 'cancel' }], 'any'),
      seats: HELD,
    });
    expect(hit.seat('2').ship?.damage).toBe(3);
  });

  it('NC-ALIEN-06: a card for any time is offered in the own turn and at each of these moments', () => {
    const content = any([INTEL], 'any');
    expect(match({ content, seats: two({ aliens: ['probe'] }) }).options('1', 'use')).toHaveLength(1);
    expect(battle({ content, seats: HELD }).options('2', 'use')).toHaveLength(1);
    const hit = played([{ verb: 'knock-out', whom: 'unfriendly-captain', count: 1 }], {
      content,
      seats: HELD,
    });
    expect(hit.options('2', 'use')).toHaveLength(1);
  });

  it('NC-ALIEN-06: nobody is asked for what could do nothing now', () => {
    const content = any([{ verb: 'repair', count: 1 }], 'before-roll');
    expect(battle({ content, seats: HELD }).actor).toBe('chance');
    const damaged = two({}, { aliens: ['probe'], damage: 1 });
    expect(battle({ content, seats: damaged }).actor).toBe('2');
  });

  it('NC-TRAIN-01: by reading a a player who is asked may place training, by b only in the own turn', () => {
    const options = {
      content: any([INTEL], 'before-roll'),
      seats: two({}, { aliens: ['probe'], training: 1 }),
    };
    const asked = battle(options);
    expect(asked.options('2', 'train')).toHaveLength(6);
    asked.do('2', { type: 'train', crew: 'sci-22#2', skill: 'exploration' });
    expect(asked.seat('2').training).toBe(0);
    expect(asked.actor).toBe('2');
    const own = battle({ ...options, readings: { 'NC-TRAIN-01': 'b' } });
    expect(own.options('2', 'train')).toEqual([]);
  });

  it('NC-DUEL-07: the attacker is asked first, and both anew after a die has fallen again', () => {
    const content = any([{ verb: 'reroll', whose: 'own' }], 'after-roll');
    const game = duel({ content, seats: two({ aliens: ['probe'] }, { aliens: ['probe#2'] }) }).roll(1, 1);
    expect(game.actor).toBe('1');
    game.do('1', PASS).do('2', useOf('probe#2'));
    expect(game.task).toMatchObject({ type: 'roll', dice: 1, for: { which: 'defender' } });
    game.roll(6);
    expect(game.actor).toBe('1');
    game.do('1', useOf('probe')).roll(6);
    expect(game.told('duel-round')[0]?.result).toMatchObject({ attacker: 6, defender: 6 });
  });
});

describe('what answers', () => {
  it('NC-SHIP-06: a die of the other party falls again', () => {
    const game = battle({ content: any([{ verb: 'reroll', whose: 'other' }], 'after-roll'), seats: HELD });
    game.roll(6, 1).do('2', useOf('probe')).roll(1);
    expect(game.seat('1').ship?.damage).toBe(2);
  });

  it('NC-SHIP-06: damage of the round is kept off, only for who would be hit', () => {
    const content = any([{ verb: 'prevent', count: 2 }], 'after-roll');
    expect(battle({ content, seats: HELD }).roll(6, 1).do('2', useOf('probe')).seat('2').ship?.damage).toBe(
      1,
    );
    expect(battle({ content, seats: HELD }).roll(1, 6).task.type).toBe('roll');
    const all = battle({
      content: any([{ verb: 'prevent', count: 9 }], 'after-roll'),
      seats: two({}, { aliens: ['probe'], front: ['data-leak'] }),
    });
    expect(all.roll(6, 1).do('2', useOf('probe')).actor).toBe('chance');
  });

  it('NC-DUEL-09: wounds of the round are kept off', () => {
    const content = any([{ verb: 'prevent', count: 1 }], 'after-roll');
    const game = duel({ content, seats: HELD }).roll(6, 1).do('2', useOf('probe'));
    expect(game.told('duel-round')[0]?.result.wounds).toEqual([0, 1]);
  });

  it('NC-ABIL-06: an escape ends the battle before the dice', () => {
    const content = withAlien(use([{ verb: 'escape' }], { timing: 'before-roll' }));
    const game = battle({ content, seats: HELD }).do('2', useOf('probe'));
    expect(game.told('fight-over')).toEqual([{ type: 'fight-over', kind: 'battle', escaped: '2' }]);
    expect(game.seat('2').ship?.sideways).toBe(true);
    expect(duel({ content, seats: HELD }).actor).toBe('chance');
  });

  it('NC-ACTION-04: an effect on the other party hits who fights, or whose doing it answers', () => {
    const lose = [{ verb: 'lose', who: 'other', count: 1 }] as const;
    const game = battle({
      content: any(lose, 'before-roll'),
      seats: [{ intel: 5 }, { aliens: ['probe'] }, { intel: 5 }],
    });
    game.do('2', useOf('probe'));
    expect(game.state.seats.map(({ intel }) => intel)).toEqual([0, 0, 5]);
    const hit = played([{ verb: 'damage', who: 'opponent', count: 1, evadable: true }], {
      content: any([{ verb: 'damage', who: 'other', count: 2, evadable: false }], 'card-damage'),
      seats: HELD,
    });
    hit.do('2', useOf('probe'));
    expect([hit.seat('1').ship?.damage, hit.seat('2').ship?.damage]).toEqual([2, 1]);
  });

  it('NC-SHIP-13: an answer that destroys the other ship ends the battle', () => {
    const content = any([{ verb: 'damage', who: 'other', count: 9, evadable: false }], 'before-roll');
    const game = battle({ content, seats: [{ damage: 1 }, { aliens: ['probe'] }, {}] });
    game.do('2', useOf('probe'));
    expect(game.seat('1').isOut).toBe(true);
    expect(game.state.turn?.seat).toBe('2');
    expect(game.state.tasks).toEqual([{ type: 'turn' }]);
  });
});
