import { describe, expect, it } from 'vitest';
import {
  damageCard,
  officerCard,
  teamCard,
  type UnitOptions,
} from '../../../../tests/support/into-the-unknown';
import { blank, Combat, EXPERTISE, INTUITION } from '../../../../tests/support/into-the-unknown/combat';
import { hullStatusOf } from '../figures';

const DEFIANT: UnitOptions = { class: 'defiant', at: [18, 18, 0], alert: 'green 1' };
const cards = {
  officers: { ensign: officerCard({ health: 3 }) },
  teams: { team: teamCard() },
  damageCards: { breach: damageCard('defiant', { station: 'engineering' }) },
};
const HELD = [{ card: 'breach', station: 'engineering', end: 'aft' }] as const;

describe('repairs', () => {
  it('ITU-REPAIR-02: a hull goes up by so much, to its start at most: dial, marker or trauma tokens by the kind of unit', () => {
    const combat = new Combat({
      units: [
        { ...DEFIANT, is: { hull: 2 } },
        { class: 'galaxy-saucer', at: [10, 10, 0], is: { hull: 5 } },
        { class: 'class-1-probe', at: [5, 5, 0], is: { trauma: 1 } },
      ],
      cards,
    });
    for (const [self, count] of [
      ['1:defiant', 5],
      ['1:galaxy-saucer', 1],
      ['1:class-1-probe', 1],
    ] as const)
      combat.effect({ verb: 'repair', on: 'self', count }, { self });
    expect(combat.unit('1:defiant').hull).toBe(0);
    expect(combat.unit('1:galaxy-saucer').hull).toBe(4);
    expect(combat.unit('1:class-1-probe').trauma).toBe(0);
    expect(combat.told('repaired').map(({ count }) => count)).toEqual([2, 1, 1]);
  });

  it('ITU-REPAIR-02: a unit that is off its disabled step is no longer disabled', () => {
    const combat = new Combat({ units: [{ class: 'galaxy-saucer', at: [10, 10, 0], is: { hull: 5 } }] });
    const disabled = () => hullStatusOf(combat.play.table, combat.unit('1:galaxy-saucer')).disabled;
    expect(disabled()).toBe(true);
    combat.effect({ verb: 'repair', on: 'self', count: 1 }, { self: '1:galaxy-saucer' });
    expect(disabled()).toBe(false);
  });

  it('ITU-REPAIR-01: a repaired damage card is discarded: it is in the deck again', () => {
    const combat = new Combat({ units: [{ ...DEFIANT, is: { damageCards: HELD } }], cards });
    combat.effect({ verb: 'discard-card' }, { self: '1:defiant', card: 'breach', from: 'damage:breach' });
    expect(combat.unit('1:defiant').damageCards).toEqual([]);
    expect(combat.told('repaired')).toMatchObject([{ unit: '1:defiant', card: 'breach' }]);
  });

  it('ITU-REPAIR-01: a team repairs the card of the ship that it is in', () => {
    const units = [
      { ...DEFIANT, is: { damageCards: HELD } },
      { class: 'team', in: '1:defiant/bridge' },
    ];
    const combat = new Combat({ units, cards });
    combat.effect({ verb: 'discard-card' }, { self: '1:team', card: 'breach', from: 'damage:breach' });
    expect(combat.unit('1:defiant').damageCards).toEqual([]);
  });

  it('ITU-TEAM-24, ITU-REPAIR-01: where a team fails to repair a card, what falls on the ship falls on the ship', () => {
    const failed = (card: string, ship: string, end: 'fore' | 'aft') => {
      const combat = new Combat({
        units: [
          {
            class: ship,
            at: [18, 18, 0],
            alert: 'green 1',
            is: { damageCards: [{ card, station: 'helm', end }] },
          },
          { class: 'engineering-team', in: `1:${ship}/bridge` },
        ],
      });
      const { test, success, failure, spends } =
        combat.play.table.content.damageCards[card]?.abilities.find(({ id }) => id === 'repair') ?? {};
      if (!test || !success || !failure || !spends) throw new Error(`${card} is not repaired by a test.`);
      combat.test(
        { test, success, failure, spends },
        { self: '1:engineering-team', card, from: `damage:${card}` },
      );
      const faces = combat
        .taskOf('test')
        .dice.map(({ die }) => (die === 'intuition' ? blank : EXPERTISE.blank));
      combat.roll(...faces);
      if (combat.actor !== null) combat.answer(combat.legal()[0] ?? { type: 'done' });
      const [unit, team] = [combat.unit(`1:${ship}`), combat.unit('1:engineering-team')];
      return { ship: [unit.peril, unit.crew], team: [team.peril, team.trauma] };
    };
    expect(failed('dce2', 'defiant', 'fore')).toEqual({ ship: [1, 0], team: [0, 0] });
    expect(failed('ccs4', 'constellation', 'aft')).toEqual({ ship: [0, -1], team: [0, 0] });
    expect(failed('dce1', 'defiant', 'aft')).toEqual({ ship: [0, 0], team: [0, 1] });
  });

  it.each(['yes', 'no'])(
    'ITU-REPAIR-01: EMERGENCY REPAIRS of a team raise orange or red hull by 1 per success or breakthrough, also where breakthroughs are no success results (%s)',
    (reading) => {
      const combat = new Combat({
        readings: { 'dice.breakthroughPerSuccess': reading },
        units: [
          { ...DEFIANT, is: { hull: 4 } },
          { class: 'engineering-team', in: '1:defiant/engineering' },
        ],
      });
      const repairs = combat.play.table.content.teams['engineering-team']?.abilities.find(
        ({ id }) => id === 'emergency-repairs',
      );
      if (!repairs?.test) throw new Error('No repairs.');
      const { test, success, failure, spends } = repairs;
      combat.test({ test, success, failure, spends }, { self: '1:engineering-team', target: '1:defiant' });
      expect(combat.taskOf('test')).toMatchObject({ repair: true, difficulty: 1 });
      // A success, a breakthrough, two blanks, and a success of expertise.
      combat.roll(
        INTUITION.success,
        INTUITION.breakthrough,
        INTUITION.blank,
        EXPERTISE.blank,
        EXPERTISE.success,
      );
      combat.finish();
      expect(combat.unit('1:defiant').hull).toBe(1);
    },
  );
});

describe('healing', () => {
  const whom = { where: 'unit', of: 'any', officersOnly: false, lowerRank: false } as const;

  it('ITU-OKEY-08: trauma comes off officers and teams; only who has some can be picked', () => {
    const combat = new Combat({
      units: [
        { ...DEFIANT, crew: { helm: 'ensign', tactical: 'ensign' } },
        { class: 'team', in: '1:defiant/bridge', is: { trauma: 2 } },
      ],
      officers: { '1:ensign': { trauma: 1 } },
      cards,
    });
    combat.effect(
      { verb: 'heal', whom: { ...whom, pick: { by: 'self', count: 2 } }, count: 1 },
      { self: '1:defiant' },
    );
    expect(combat.legal()).toEqual([
      { type: 'choose-officer', officer: '1:ensign' },
      { type: 'choose-unit', unit: '1:team' },
    ]);
    combat.answer({ type: 'choose-unit', unit: '1:team' });
    expect([combat.officer('1:ensign').trauma, combat.unit('1:team').trauma]).toEqual([0, 1]);
  });
});

describe('conditions and locks', () => {
  const units: readonly UnitOptions[] = [
    DEFIANT,
    { class: 'jemhadar-fighter', seat: '2', at: [18, 14, 180], alert: 'green 1' },
    { class: 'jemhadar-battle-cruiser', seat: '2', at: [12, 14, 180], alert: 'green 1' },
  ];
  const lock = (combat: Combat, target: string) =>
    combat.effect({ verb: 'lock', change: 'add', on: 'target' }, { self: '1:defiant', target });

  it('ITU-COND-01: a condition lasts while its token is on the unit', () => {
    const combat = new Combat({ units });
    combat.effect(
      { verb: 'condition', change: 'add', condition: 'hidden', on: 'self' },
      { self: '1:defiant' },
    );
    expect(combat.unit('1:defiant').conditions).toEqual(['hidden']);
    combat.effect(
      { verb: 'condition', change: 'remove', condition: 'hidden', on: 'self' },
      { self: '1:defiant' },
    );
    expect(combat.unit('1:defiant').conditions).toEqual([]);
  });

  it('ITU-COND-04: a unit that is jammed takes its own locks off others; those on it stay', () => {
    const combat = new Combat({ units });
    lock(combat, '2:jemhadar-fighter');
    combat.effect(
      { verb: 'lock', change: 'add', on: 'target' },
      { self: '2:jemhadar-fighter', seat: '2', target: '1:defiant' },
    );
    combat.effect(
      { verb: 'condition', change: 'add', condition: 'jammed', on: 'self' },
      { self: '1:defiant' },
    );
    expect(combat.unit('2:jemhadar-fighter').locks).toEqual([]);
    expect(combat.unit('1:defiant').locks).toMatchObject([{ seat: '2', by: '2:jemhadar-fighter' }]);
  });

  it('ITU-PKEY-02: a player has four numbered locks; a fifth takes the first from where it lies (house)', () => {
    const more = ['type-6-shuttle', 'toron-shuttle', 'danube-runabout'].map(
      (unitClass, index): UnitOptions => ({ class: unitClass, seat: '2', at: [4 + 4 * index, 4, 0] }),
    );
    const combat = new Combat({ units: [...units, ...more] });
    const targets = [
      '2:jemhadar-fighter',
      '2:jemhadar-battle-cruiser',
      '2:type-6-shuttle',
      '2:toron-shuttle',
    ];
    for (const target of targets) lock(combat, target);
    expect(targets.map((id) => combat.unit(id).locks.map(({ number }) => number))).toEqual([
      [1],
      [2],
      [3],
      [4],
    ]);
    lock(combat, '2:danube-runabout');
    expect(combat.unit('2:danube-runabout').locks).toMatchObject([{ number: 1 }]);
    expect(combat.unit('2:jemhadar-fighter').locks).toEqual([]);
    combat.effect({ verb: 'lock', change: 'clear', on: 'self' }, { self: '1:defiant' });
    expect(targets.flatMap((id) => combat.unit(id).locks)).toEqual([]);
  });
});
