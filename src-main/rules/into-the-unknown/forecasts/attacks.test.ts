import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttackForecast } from '../../../../shared/contract/into-the-unknown';
import { officerCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import { DEFIANT, fire, FIGHTER, layAttack, shot } from '../../../../tests/support/into-the-unknown/attacks';
import type { Combat } from '../../../../tests/support/into-the-unknown/combat';
import { bestMean, oddsOf, type Reached } from '../../../../tests/support/into-the-unknown/every-roll';
import { forecastAttack, forecastAttacks } from './attacks';
import { rollAheadOf } from './roll-ahead';

describe('attacks on offer', () => {
  const forecasts = (combat: Combat) => {
    const attacks = combat.options('attack');
    return attacks.map((attack) => ({
      attack,
      told: forecastAttacks(combat.play.table, combat.play.frozen, '1', attacks).get(attack),
    }));
  };
  const told = (combat: Combat, is: Parameters<typeof shot>[1]): AttackForecast => {
    const attack = JSON.stringify(shot(combat, is));
    const found = forecasts(combat).find((each) => JSON.stringify(each.attack) === attack)?.told;
    if (!found) throw new Error('It is not told.');
    return found;
  };
  /** Nothing more of it, whatever is offered. */
  const attackOver = (combat: Combat): void => {
    while (combat.top.type !== 'attacks') combat.done();
  };
  const ARRAY = { weapon: 'Phaser Emitters', power: 2 } as const;

  it('ITU-DICE-13: dice of the power and of the leader who has Ordnance, of the first attack alone', () => {
    const combat = fire(layAttack([DEFIANT, FIGHTER]));
    expect(told(combat, ARRAY).dice).toEqual({ intuition: 2, expertise: 2 });
    expect(told(combat, { ...ARRAY, power: 1 }).dice).toEqual({ intuition: 1, expertise: 2 });
    attackOver(combat.answer(shot(combat, { ...ARRAY, power: 1 })).roll(6, 5, 5));
    expect(combat.top.type).toBe('attacks');
    expect(told(combat, ARRAY).dice).toEqual({ intuition: 2 });
  });

  it('ITU-COND-02: a hidden target is as much harder to hit', () => {
    const [open, hidden] = [{}, { conditions: ['hidden' as const] }].map((is) =>
      told(fire(layAttack([DEFIANT, { ...FIGHTER, is }])), ARRAY),
    );
    expect((hidden?.targets[0]?.evasion ?? 0) - (open?.targets[0]?.evasion ?? 0)).toBe(2);
  });

  it('ITU-WKEY-05, ITU-OKEY-12: re-rolls of the weapon and of who leads, each by itself', () => {
    const gunner = officerCard({ keywords: { relentless: 1 } });
    const combat = fire(
      layAttack([DEFIANT, { ...FIGHTER, at: [14, 16, 90] }], { cards: { officers: { gunner } } }),
    );
    const forecast = told(combat, { weapon: 'Phaser Cannon Batteries' });
    expect([...forecast.rerolls].sort()).toEqual([1, 2]);
  });

  it('ITU-WKEY-04: Pierce is what earlier attacks of the action have left of it', () => {
    const cruiser: UnitOptions = { class: 'jemhadar-battle-cruiser', at: [18, 18, 0], alert: 'red 1' };
    const target: UnitOptions = { class: 'galaxy', seat: '2', at: [18, 12, 180], alert: 'red 1' };
    const combat = fire(layAttack([cruiser, target]), '1:jemhadar-battle-cruiser', null);
    const beams = { weapon: 'Phased Polaron Beams' } as const;
    expect(told(combat, beams).keywords.pierce).toBe(2);
    combat.answer(shot(combat, { ...beams, power: 2 })).roll(2, 4);
    const pierce = combat.options('spend')[0];
    if (!pierce) throw new Error('Nothing pays for Pierce.');
    attackOver(combat.answer(pierce));
    expect(combat.top.type).toBe('attacks');
    expect(told(combat, beams).keywords.pierce).toBe(1);
  });

  it('ITU-AUX-16: where either end may be struck there is a target for each', () => {
    const combat = fire(layAttack([DEFIANT, { ...FIGHTER, at: [18, 13, 90] }]));
    const { targets } = told(combat, ARRAY);
    expect(targets.map(({ end }) => end)).toEqual(['fore', 'aft']);
  });

  it('ITU-PROJ-05: a launch rolls nothing yet', () => {
    const combat = fire(layAttack([DEFIANT, FIGHTER]));
    const launch = shot(combat, { weapon: 'torpedo tubes' });
    expect(forecastAttack(combat.play.table, combat.play.frozen, '1', launch)).toBeNull();
  });

  it('nothing is written into the state that is asked about', () => {
    const combat = fire(layAttack([DEFIANT, FIGHTER]));
    const before = JSON.stringify(combat.play.frozen);
    expect(forecasts(combat).length).toBeGreaterThan(0);
    expect(JSON.stringify(combat.play.frozen)).toBe(before);
  });
});

const SHOOTERS = [
  'defiant',
  'galaxy',
  'jemhadar-fighter',
  'jemhadar-battle-cruiser',
  'vorcha',
  'danube-runabout',
  'toron-shuttle',
  'hostile-raider',
] as const;
const TARGETS = [
  'defiant',
  'galaxy',
  'jemhadar-fighter',
  'brel',
  'danube-runabout',
  'galaxy-saucer',
  'hostile-raider',
  'photon-torpedo',
] as const;
const ALERTS = ['green 1', 'yellow 1', 'red 1'] as const;

/** Two units at some place to one another, one of which fires, led by somebody. */
const duel = fc.record({
  shooter: fc.constantFrom(...SHOOTERS),
  target: fc.constantFrom(...TARGETS),
  alert: fc.constantFrom(...ALERTS),
  towards: fc.constantFrom(...ALERTS),
  away: fc.integer({ min: 20, max: 55 }),
  heading: fc.constantFrom(0, 45, 90, 135, 180, 270),
  hull: fc.nat(2),
  used: fc.nat(1),
  isHidden: fc.boolean(),
  inCloud: fc.boolean(),
  ordnance: fc.nat(2),
  relentless: fc.nat(1),
  card: fc.constantFrom(null, 'ccs5', 'vca5', 'gcs6'),
  damage: fc.constantFrom('successes', 'margin'),
  stop: fc.constantFrom('yes', 'no'),
});
type Duel = typeof duel extends fc.Arbitrary<infer Value> ? Value : never;

/** Fire is opened; a class without such an alert is at its first. */
function opened(on: Duel): Combat {
  const owner = on.shooter === 'hostile-raider' ? null : '1';
  const card = { card: on.card ?? '', end: 'fore', station: null } as const;
  const is: NonNullable<UnitOptions['is']> = {
    hull: on.target === 'photon-torpedo' ? 0 : on.hull,
    shieldsUsed: { fore: on.used, aft: 0 },
    conditions: on.isHidden ? ['hidden'] : [],
    damageCards: on.card === null ? [] : [card],
  };
  const y = 18 - on.away / 10;
  const units: readonly UnitOptions[] = [
    { class: on.shooter, seat: owner, at: [18, 18, 0], alert: on.alert, crew: { tactical: 'gunner' } },
    { class: on.target, seat: '2', at: [18, y, on.heading], alert: on.towards, is },
  ];
  const gunner = officerCard({
    skills: { ordnance: on.ordnance },
    keywords: { relentless: on.relentless },
  });
  const combat = layAttack(units, {
    cards: { officers: { gunner } },
    readings: { 'attack.damage': on.damage, 'aux.stopAtFirstStep': on.stop },
    features: on.inCloud ? [{ kind: 'cloud', at: [18.5, y], is: { keywords: { obscuring: 1 } } }] : [],
  });
  const shooter = combat.play.frozen.units[0]?.id ?? '';
  const leader = combat.play.frozen.officers.find(({ id }) => id.endsWith('gunner'));
  return fire(combat, shooter, leader?.id ?? null);
}

/** Known once it has been decided and its damage has come to the track. */
const isStruck: Reached = (combat) => {
  const attack = combat.play.frozen.tasks.findLast(({ type }) => type === 'attack');
  return attack?.type !== 'attack' || attack.hit !== null;
};

function sustained(combat: Combat): number {
  const target = combat.told('hit').at(-1)?.target;
  const lost = combat.told('damaged').filter(({ unit, kind }) => unit === target && kind === 'hull');
  return lost.reduce((sum, { count }) => sum + count, 0);
}

describe('the odds of attacks', () => {
  /** Few enough to play every roll of them. */
  const isSmall = ({ dice, rerolls }: AttackForecast): boolean => {
    const count = Object.values(dice).reduce((sum, each) => sum + each, 0);
    return count + rerolls.length <= 3;
  };

  it('ITU-DICE-13: whatever bears on an attack, its damage on average is that of every roll played out', () => {
    let compared = 0;
    fc.assert(
      fc.property(duel, (on) => {
        const combat = opened(on);
        if (combat.isOver) return;
        const { table, frozen } = combat.play;
        const attacks = combat.options('attack');
        const [small] = [...forecastAttacks(table, frozen, '1', attacks)].filter(
          ([, told]) => isSmall(told) && told.keywords.lethal === 0,
        );
        if (!small) return;
        const [attack, forecast] = small;
        const played = bestMean(combat.branch().answer(attack), sustained, isStruck);
        const told = oddsOf(table, forecast).map(({ expected }) => expected.sustained.value);
        expect(played).toBeCloseTo(Math.min(...told), 10);
        compared += 1;
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(5);
  });

  it('an attack told among others is as it is told by itself, for every amount of power', () => {
    fc.assert(
      fc.property(duel, (on) => {
        const combat = opened(on);
        if (combat.isOver) return;
        const { table, frozen } = combat.play;
        const attacks = combat.options('attack');
        const told = forecastAttacks(table, frozen, '1', attacks);
        for (const attack of attacks)
          expect(told.get(attack) ?? null).toEqual(forecastAttack(table, frozen, '1', attack));
      }),
      { numRuns: 60 },
    );
  });

  it('the attack that lies there is told as it was when it was on offer', () => {
    fc.assert(
      fc.property(duel, (on) => {
        const combat = opened(on);
        const [attack] = combat.isOver ? [] : combat.options('attack');
        if (!attack || attack.weapon === 'torpedo tubes') return;
        const { table, frozen } = combat.play;
        const told = forecastAttack(table, frozen, '1', attack);
        const after = combat.branch().answer(attack).play;
        const { keywords, targets } = rollAheadOf(table, after.frozen)?.attack ?? {};
        expect({ keywords, targets }).toEqual({ keywords: told?.keywords, targets: told?.targets });
      }),
      { numRuns: 60 },
    );
  });
});
