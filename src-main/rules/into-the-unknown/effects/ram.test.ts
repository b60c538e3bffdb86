import { describe, expect, it } from 'vitest';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import {
  blank,
  breakthrough,
  type Combat,
  double,
  success,
} from '../../../../tests/support/into-the-unknown/combat';
import { lay, target } from '../../../../tests/support/into-the-unknown/rams';

const RAM = { verb: 'ram', stat: 'ops', skill: 'discipline' } as const;
const rams = (combat: Combat, to: string, self = '1:jemhadar-fighter') =>
  combat.effect(RAM, { self, target: to, officer: '1:pilot' });
const hullOf = (combat: Combat, id: string) =>
  combat.play.frozen.units.find((unit) => unit.id === id)?.hull ?? null;

describe('a ram', () => {
  it('ITU-RAM-01: it is a hostile act; of a ship the end is named by who rams', () => {
    const combat = rams(lay(target({ class: 'defiant' })), '2:defiant');
    expect(combat.legal()).toEqual([
      { type: 'choose-end', end: 'fore' },
      { type: 'choose-end', end: 'aft' },
    ]);
    combat.answer({ type: 'choose-end', end: 'aft' });
    expect(combat.told('act')).toEqual([
      { type: 'act', act: 'hostile', unit: '1:jemhadar-fighter', against: '2' },
    ]);
    const small = rams(lay(target({ class: 'type-6-shuttle' })), '2:type-6-shuttle');
    expect(small.top.type).toBe('test');
  });

  it('ITU-RAM-02: the difficulty is the evasion of the target, hidden and obscured as it is; a failure does nothing', () => {
    const combat = rams(
      lay(target({ class: 'type-6-shuttle', is: { conditions: ['hidden'] } })),
      '2:type-6-shuttle',
    );
    const { difficulty, stat, skill, dice } = combat.taskOf('test');
    expect([difficulty, stat, skill]).toEqual([5, 'ops', 'discipline']);
    combat.roll(...dice.map(({ die }) => (die === 'intuition' ? blank : 5)));
    expect(combat.isOver).toBe(true);
    expect([hullOf(combat, '1:jemhadar-fighter'), hullOf(combat, '2:type-6-shuttle')]).toEqual([3, 0]);
  });

  it('ITU-RAM-02: a card may print a difficulty of its own', () => {
    const combat = lay(target({ class: 'type-6-shuttle' }));
    combat.effect(
      { ...RAM, difficulty: 2 },
      { self: '1:jemhadar-fighter', target: '2:type-6-shuttle', officer: '1:pilot' },
    );
    expect(combat.taskOf('test').difficulty).toBe(2);
  });

  /** Rolls so many successes, and that breakthrough or not. */
  function succeed(combat: Combat, kick = false) {
    const { dice } = combat.taskOf('test');
    const faces = dice.map(({ die }, index) =>
      die === 'intuition' ? (index === 0 && kick ? breakthrough : double) : 5,
    );
    combat.roll(...faces);
    return combat;
  }

  it('ITU-RAM-03: the target sustains damage by the size of the rammer, then the rammer by that of the target', () => {
    const combat = rams(lay(target({ class: 'galaxy', is: { hull: 1 } })), '2:galaxy');
    succeed(combat.answer({ type: 'choose-end', end: 'aft' })).playOut('ram');
    const hurt = combat
      .told('damaged')
      .filter(({ kind }) => kind === 'hull')
      .map(({ unit }) => unit);
    expect(hurt).toEqual(['2:galaxy', '1:jemhadar-fighter']);
  });

  it('ITU-RAM-03: both happen, even if the first destroys the target', () => {
    const combat = rams(lay(target({ class: 'type-6-shuttle', is: { hull: 3 } })), '2:type-6-shuttle');
    combat.play.unit('2:type-6-shuttle').shieldsUsed = { fore: 1, aft: 1 };
    succeed(combat);
    if (combat.actor !== null) combat.playOut('end');
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '2:type-6-shuttle', why: 'destroyed' }]);
    expect(combat.told('shields').some(({ unit }) => unit === '1:jemhadar-fighter')).toBe(true);
  });

  it('ITU-RAM-04: a breakthrough raises the damage to the target by 1, once, never that to the rammer', () => {
    const lost = (kick: boolean) => {
      const combat = rams(
        lay(
          target({
            class: 'galaxy-saucer',
            alert: undefined as never,
            is: { hull: 2, shieldsUsed: { fore: 2, aft: 2 } },
          }),
        ),
        '2:galaxy-saucer',
      );
      const { dice } = combat.taskOf('test');
      combat.roll(
        ...dice.map(({ die }, index) =>
          die === 'intuition' ? (kick && index < 2 ? breakthrough : success) : 5,
        ),
      );
      if (kick) {
        expect(combat.options('spend')).toHaveLength(1);
        combat.answer(combat.options('spend')[0] ?? { type: 'done' });
      }
      while (combat.actor !== null) combat.answer(combat.legal()[0] ?? { type: 'done' });
      return [
        hullOf(combat, '2:galaxy-saucer'),
        combat.told('shields').filter(({ unit }) => unit === '1:jemhadar-fighter').length,
      ];
    };
    expect(lost(false)[0]).toBe(4);
    expect(lost(true)[0]).toBe(5);
  });

  it.each([
    ['galaxy', 4],
    ['constellation', 3],
    ['defiant', 2],
  ] as const)('ITU-RAM-05: a ram by a %s does %i damage', (unitClass, damage) => {
    const own: UnitOptions = { class: unitClass, at: [18, 18, 0], alert: 'green 1', crew: { helm: 'pilot' } };
    const combat = rams(
      lay(target({ class: 'jemhadar-fighter', seat: '2' }), {}, own),
      '2:jemhadar-fighter',
      `1:${unitClass}`,
    );
    combat.answer({ type: 'choose-end', end: 'fore' });
    const [first, second] = combat.taskOf('test').work.success;
    expect(first).toMatchObject({ on: 'target', count: { per: 'spent', plus: damage }, end: 'fore' });
    expect(second).toMatchObject({ on: 'self', count: 2 });
  });

  it('ITU-RAM-05: a medium vessel does 3, a shuttlecraft 1', () => {
    const plus = (unitClass: string) => {
      const own: UnitOptions = { class: unitClass, at: [18, 18, 0] };
      const combat = rams(lay(target({ class: 'defiant' }), {}, own), '2:defiant', `1:${unitClass}`);
      combat.answer({ type: 'choose-end', end: 'fore' });
      return combat.taskOf('test').work.success[0];
    };
    expect(plus('galaxy-saucer')).toMatchObject({ count: { plus: 3 } });
    expect(plus('type-6-shuttle')).toMatchObject({ count: { plus: 1 } });
  });

  it('ITU-RAM-06: ram damage has Breach 2, to either unit', () => {
    const combat = rams(lay(target({ class: 'defiant' })), '2:defiant');
    combat.answer({ type: 'choose-end', end: 'fore' });
    expect(
      combat.taskOf('test').work.success.map((effect) => effect.verb === 'damage' && effect.breach),
    ).toEqual([2, 2]);
  });

  it.each([
    ['medium', 3],
    ['small', 2],
    ['none', 0],
  ] as const)(
    'ITU-RAM-07: by the reading `%s` a hazard unit does %i; a projectile or team nothing',
    (reading, damage) => {
      const combat = rams(
        lay(target({ class: 'hostile-raider', seat: null }), { 'ram.hazardSize': reading }),
        '0:hostile-raider',
      );
      expect(combat.taskOf('test').work.success[1]).toMatchObject({ on: 'self', count: damage });
      const probe = rams(
        lay(target({ class: 'class-1-probe' }), { 'ram.hazardSize': reading }),
        '2:class-1-probe',
      );
      expect(probe.taskOf('test').work.success[1]).toMatchObject({ count: 0 });
    },
  );

  it('ITU-RAM-08: damage to the rammer goes to shields of any end, or by the reading to the fore', () => {
    const end = (reading: string) => {
      const combat = rams(
        lay(target({ class: 'type-6-shuttle' }), { 'ram.rammerEnd': reading }),
        '2:type-6-shuttle',
      );
      return combat.taskOf('test').work.success[1];
    };
    expect(end('any')).toMatchObject({ end: 'any' });
    expect(end('fore')).toMatchObject({ end: 'fore' });
  });
});
