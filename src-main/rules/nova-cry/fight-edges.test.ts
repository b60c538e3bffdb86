import { describe, expect, it } from 'vitest';
import {
  attack,
  battle,
  CONTENT,
  duel,
  fighting,
  match,
  PASS,
  planet,
  PROCEED,
  strategy,
  two,
  use,
  useOf,
  withAlien,
} from '../../../tests/support/nova-cry';

const TELEPORT = { type: 'ability', ability: 'teleport' } as const;

describe('a round whose die falls again', () => {
  it('NC-SHIP-06: damage that one ship keeps off is not kept off the other', () => {
    const guard = withAlien(use([{ verb: 'prevent', count: 2 }], { timing: 'after-roll' }));
    const fought = battle({ content: guard, seats: two({ captain: 'gunnery', aliens: ['probe'] }) });
    fought.roll(1, 5).do('1', useOf('probe')).do('1', { type: 'reroll', by: 'gunnery' }).roll(6);
    expect(fought.seat('2').ship?.damage).toBe(3);
    const held = battle({ content: guard, seats: two({ captain: 'gunnery', aliens: ['probe'] }) });
    held.roll(1, 6).do('1', useOf('probe')).do('1', { type: 'reroll', by: 'gunnery' }).roll(2);
    expect(held.seat('1').ship?.damage).toBe(0);
  });

  it('NC-ABIL-16: a captain put out in the battle has no Gunnery left', () => {
    const shot = withAlien(
      use([{ verb: 'knock-out', whom: 'unfriendly-captain', count: 1 }], { timing: 'before-roll' }),
    );
    const fought = battle({ content: shot, seats: two({ captain: 'gunnery' }, { aliens: ['probe'] }) });
    fought.do('2', useOf('probe')).roll(1, 6);
    expect(fought.actor).toBe('chance');
    expect(fought.seat('1').ship?.damage).toBe(2);
  });
});

describe('what a fight refuses, and by which rule', () => {
  it('NC-ABIL-07: Teleport once the dice have fallen', () => {
    const fought = battle({
      seats: two({}, { ship: 'ghost', planet: ['nebula', 2] }),
    });
    fought.do('2', PASS).roll(6, 1);
    expect(fought.refusal('2', TELEPORT)).toMatchObject({ code: 'dice-fell', rule: 'NC-ABIL-07' });
  });

  it('NC-EVENT-04: a re-roll without a Nebula, and NC-ABIL-11: without Gunnery', () => {
    const fought = battle({ seats: two({ captain: 'gunnery' }, { planet: ['nebula', 2] }) }).roll(6, 1);
    expect(fought.refusal('1', { type: 'reroll', by: 'nebula' })).toMatchObject({ rule: 'NC-EVENT-04' });
    fought.do('1', PASS);
    expect(fought.refusal('2', { type: 'reroll', by: 'gunnery' })).toMatchObject({ rule: 'NC-ABIL-11' });
  });

  it('NC-ABIL-06: Teleport without one left, and NC-DUEL-13: in a duel', () => {
    const content = withAlien(use([{ verb: 'escape' }], { timing: 'before-roll' }));
    const fought = battle({ content, seats: two({}, { aliens: ['probe'] }) });
    expect(fought.refusal('2', TELEPORT)).toMatchObject({ code: 'no-teleport', rule: 'NC-ABIL-06' });
    const shots = withAlien(
      use([{ verb: 'gain', who: 'self', what: 'intel', count: 1 }], { timing: 'before-roll' }),
    );
    const duelled = duel({ content: shots, seats: two({ ship: 'ghost', aliens: ['probe'] }) });
    expect(duelled.refusal('1', TELEPORT)).toMatchObject({ rule: 'NC-ABIL-06' });
  });

  it('NC-ALIEN-08, NC-ALIEN-10: an alien that is knocked out or destroyed is not used, nor discarded', () => {
    for (const [status, rule] of [
      ['knocked-out', 'NC-ALIEN-08'],
      ['destroyed', 'NC-ALIEN-10'],
    ] as const) {
      const game = match({
        seats: two({ aliens: ['broker'] }),
        change: (state) => {
          state.seats[0]!.aliens[0]!.status = status;
        },
      });
      expect(game.refusal('1', useOf('broker'))).toMatchObject({ rule });
    }
  });

  it('NC-COMP-12: nor one under a blue cube; NC-ACTION-12: nor an arrow card whose time is not now', () => {
    const game = match({ seats: two({ aliens: ['broker'], permanents: ['evasion-thrusters'] }) });
    game.do('1', useOf('broker'));
    expect(game.refusal('1', useOf('broker'))).toMatchObject({ rule: 'NC-COMP-12' });
    expect(game.refusal('1', useOf('evasion-thrusters'))).toMatchObject({ rule: 'NC-ACTION-12' });
    expect(game.refusal('1', useOf('idle'))).toMatchObject({ rule: 'NC-ALIEN-06' });
  });
});

describe('Teleport and the one fight of a turn', () => {
  const readings = { 'NC-ABIL-18': 'b' };
  it('NC-ABIL-08: declared by Teleport and escaped at once, no second battle follows, by reading b of NC-ABIL-18 either', () => {
    const content = withAlien(use([{ verb: 'escape' }], { timing: 'before-roll', cards: 0 }));
    const jumped = fighting({
      readings,
      content,
      seats: two({ ship: 'ghost', intel: 9 }, { aliens: ['probe'] }),
    });
    jumped.do('1', attack('2', 'teleport')).do('2', useOf('probe'));
    expect(jumped.task.type).toBe('turn');
    expect(jumped.options('1', 'battle')).toEqual([]);
    expect(jumped.refusal('1', attack('2'))).toMatchObject({ rule: 'NC-ABIL-08' });
    expect(jumped.options('1', 'duel')).toHaveLength(1);
  });

  it('NC-ABIL-18: declared for Intel and escaped at once, by reading b another battle may follow', () => {
    const content = withAlien(use([{ verb: 'escape' }], { timing: 'before-roll', cards: 0 }));
    const escaped = fighting({ readings, content, seats: two({ intel: 9 }, { aliens: ['probe'] }) });
    escaped.do('1', attack('2')).do('2', useOf('probe'));
    expect(escaped.options('1', 'battle')).toEqual([attack('2')]);
    expect(escaped.seat('1')).toMatchObject({ victory: 2, intel: 5 });
  });
});

describe('symbols under a pawn that an Anomaly moves', () => {
  const moved = (...track: Parameters<typeof planet>[3][number][]) => {
    const drift = planet('wild', 1, 1, track);
    const game = match({
      phase: 'strategy',
      content: { planets: { ...CONTENT.planets, drift } },
      seats: two({ planet: ['drift', 2] }),
    });
    game.do('1', strategy('surveillance')).do('1', strategy('training')).do('1', PROCEED);
    game.do('1', { type: 'choose-pile', pile: 'scientist' }).draw('voyage');
    return game.do('1', game.options('1', 'play')[0]!);
  };

  it('NC-EVENT-01: the space it comes to has not ended its turn under it', () => {
    const game = moved([], ['anomaly'], ['asteroid', 'asteroid'], [], []);
    expect(game.seat('1')).toMatchObject({ planet: { space: 3 }, ship: { damage: 0 } });
    expect(game.state.turn?.seat).toBe('2');
  });

  it('NC-EVENT-08: both symbols of the space where it stood act', () => {
    const game = moved([], ['anomaly', 'asteroid'], [], [], []);
    expect(game.seat('1')).toMatchObject({ planet: { space: 3 }, ship: { damage: 1 } });
  });

  it('NC-EVENT-09: a pawn that docks by the first symbol meets the second no more', () => {
    const game = moved([], ['anomaly', 'asteroid'], []);
    expect(game.seat('1')).toMatchObject({ victory: 1, ship: { damage: 0 } });
  });
});

describe('Maintenance at a docking', () => {
  it('NC-ABIL-09: its tokens are re-drawn if they are drawn in the Alerts Phase', () => {
    const docking = { ...CONTENT.abilities.maintenance, when: 'docking' as const };
    const game = match({
      content: { abilities: { ...CONTENT.abilities, maintenance: docking } },
      seats: two({
        ship: 'jackal',
        onShip: ['weapons-jam', 'weapons-jam', 'weapons-jam'],
        planet: ['w1', 2],
        hand: ['voyage'],
      }),
    });
    game.do('1', { type: 'play', card: 'voyage', option: 0, pay: [] });
    expect(game.task).toMatchObject({ type: 'draw-tokens', redraws: true });
    expect(game.tokens('weapons-jam').tokens('data-leak').seat('1').front).toEqual(['data-leak']);
  });
});
