import { describe, expect, it } from 'vitest';
import {
  damageCard,
  officerCard,
  teamCard,
  type UnitOptions,
} from '../../../../tests/support/into-the-unknown';
import { Combat, INTUITION } from '../../../../tests/support/into-the-unknown/combat';

const { success, double, breakthrough, blank } = INTUITION;
const RAM = { verb: 'ram', stat: 'ops', skill: 'discipline' } as const;
/** Small, damage 2. */
const FIGHTER: UnitOptions = {
  class: 'jemhadar-fighter',
  at: [18, 18, 0],
  alert: 'green 1',
  crew: { helm: 'pilot' },
  is: { hull: 3 },
};
const target = (own: Partial<UnitOptions> & { readonly class: string }): UnitOptions => ({
  seat: '2',
  at: [18, 15, 180],
  alert: 'green 1',
  ...own,
});
function lay(other: UnitOptions, readings = {}, own: UnitOptions = FIGHTER) {
  return new Combat({
    units: [own, other],
    readings,
    cards: { officers: { pilot: officerCard({ skills: { discipline: 1 } }) }, teams: { team: teamCard() } },
  });
}
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

describe('damage and trauma by cards', () => {
  const DEFIANT: UnitOptions = {
    class: 'defiant',
    at: [18, 18, 0],
    alert: 'red 1',
    crew: { helm: 'pilot', medbay: 'pilot' },
    is: { hull: 2 },
  };

  it('ITU-AUX-17: without a word of an end no shields cancel; `any`, an end, or the nearest name which', () => {
    const hull = (end?: 'fore' | 'aft' | 'nearest' | 'any') => {
      const combat = lay(target({ class: 'type-6-shuttle' }), {}, DEFIANT);
      combat.effect(
        { verb: 'damage', on: 'self', kind: 'hull', count: 3, ...(end ? { end } : {}) },
        { self: '1:defiant' },
      );
      if (combat.actor !== null) combat.answer(combat.legal()[0] ?? { type: 'done' });
      return combat.told('shields').map((event) => event.end);
    };
    expect(hull()).toEqual([]);
    expect(hull('fore')).toEqual(['fore']);
    expect(hull('any').length).toBeGreaterThan(0);
    const near = lay(target({ class: 'type-6-shuttle' }), {}, DEFIANT);
    near.effect(
      { verb: 'damage', on: 'target', kind: 'hull', count: 3, end: 'nearest' },
      { self: '2:type-6-shuttle', target: '1:defiant', seat: '2' },
    );
    expect(near.told('shields').map((event) => event.end)).toEqual(['fore']);
  });

  it('ITU-AUX-16: where the nearest end is neither, its player says which is hit', () => {
    const near = lay(target({ class: 'type-6-shuttle', at: [22, 18, 0] }), {}, DEFIANT);
    near.effect(
      { verb: 'damage', on: 'target', kind: 'hull', count: 1, end: 'nearest' },
      { self: '2:type-6-shuttle', target: '1:defiant', seat: '2' },
    );
    expect(near.actor).toBe('1');
    expect(near.legal()).toEqual([
      { type: 'choose-end', end: 'fore' },
      { type: 'choose-end', end: 'aft' },
    ]);
    expect(near.why({ type: 'done' })?.rule).toBe('ITU-AUX-16');
    near.answer({ type: 'choose-end', end: 'aft' });
    expect(near.told('shields').map((event) => event.end)).toEqual(['aft']);
  });

  it('ITU-AUX-15, ITU-AUX-17: icons that wear are used against damage that names no end, hull or health', () => {
    const shuttle = (kind: 'hull' | 'health', count: number) => {
      const combat = lay(target({ class: 'type-6-shuttle' }), {}, DEFIANT);
      combat.effect(
        { verb: 'damage', on: 'target', kind, count },
        { self: '1:defiant', target: '2:type-6-shuttle' },
      );
      if (combat.actor !== null) combat.answer({ type: 'choose-end', end: 'aft' });
      return combat.unit('2:type-6-shuttle');
    };
    expect(shuttle('hull', 3)).toMatchObject({ hull: 1, shieldsUsed: { fore: 1, aft: 1 } });
    expect(shuttle('hull', 1)).toMatchObject({ hull: 0, shieldsUsed: { fore: 0, aft: 1 } });
    expect(shuttle('health', 1)).toMatchObject({ hull: 0, shieldsUsed: { fore: 0, aft: 1 } });
  });

  it('ITU-AUX-10: what a card does to each personnel falls on officers and teams', () => {
    const combat = new Combat({
      units: [DEFIANT, { class: 'team', in: '1:defiant/bridge' }],
      cards: { officers: { pilot: officerCard({ health: 3 }) }, teams: { team: teamCard() } },
    });
    const whom = { where: 'unit', of: 'any', officersOnly: false, lowerRank: false } as const;
    combat.effect({ verb: 'hurt', whom, count: 1 }, { self: '1:defiant' });
    expect([
      combat.officer('1:pilot').trauma,
      combat.officer('1:pilot#2').trauma,
      combat.unit('1:team').trauma,
    ]).toEqual([1, 1, 1]);
  });

  it('ITU-PREC-03: an opponent moves a card to another bridge station, then the officer there is hurt', () => {
    const panels = damageCard('defiant', { station: null, assign: { by: 'self', to: 'bridge' } });
    const combat = new Combat({
      units: [{ ...DEFIANT, is: { damageCards: [{ card: 'panels', station: 'tactical', end: 'fore' }] } }],
      cards: { officers: { pilot: officerCard({ health: 3 }) }, damageCards: { panels } },
    });
    combat.effect(
      { verb: 'move-card', by: 'opponent', to: 'bridge' },
      { self: '1:defiant', card: 'panels', from: 'damage:panels' },
    );
    expect(combat.actor).toBe('2');
    expect(combat.options('choose-station').map(({ station }) => station)).toEqual([
      'captains-chair',
      'helm',
      'instruments',
    ]);
    combat.answer({ type: 'choose-station', station: 'helm' });
    const whom = { where: 'station', of: 'any', officersOnly: true, lowerRank: false } as const;
    combat.effect(
      { verb: 'hurt', whom, count: 1 },
      { self: '1:defiant', card: 'panels', from: 'damage:panels' },
    );
    expect(combat.officer('1:pilot').trauma).toBe(1);
  });
});
