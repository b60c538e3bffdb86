import { describe, expect, it } from 'vitest';
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import { dieOf } from '../../../../shared/content';
import {
  type AttackKeywords,
  attackOdds,
  DEFAULT_ODDS_READINGS,
  type Die,
  type PoolPart,
  testOdds,
} from '../../../../shared/odds';
import { officerCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Combat, EXPERTISE, INTUITION, work } from '../../../../tests/support/into-the-unknown/combat';
import { pushAttack } from './declare-attack';
import { hullTrackOf } from './hull-track';
import { shieldsAt } from './shields';

/** Faces that show the same once, with how many of the die show it. */
const FACES: Readonly<Record<string, readonly (readonly [face: number, ways: number])[]>> = {
  intuition: [
    [INTUITION.success, 2],
    [INTUITION.double, 1],
    [INTUITION.breakthrough, 1],
    [INTUITION.analysis, 2],
    [INTUITION.blank, 2],
  ],
  // By the default reading the delta is blank.
  expertise: [
    [EXPERTISE.success, 2],
    [EXPERTISE.breakthrough, 1],
    [EXPERTISE.analysis, 1],
    [EXPERTISE.blank, 2],
  ],
};

interface Roll {
  readonly faces: readonly number[];
  readonly ways: number;
}

/** Every roll of these dice, with how many ways there are to it. */
function everyRoll(dice: readonly string[]): readonly Roll[] {
  return dice.reduce<readonly Roll[]>(
    (rolls, die) =>
      rolls.flatMap(({ faces, ways }) =>
        (FACES[die] ?? []).map(([face, more]) => ({ faces: [...faces, face], ways: ways * more })),
      ),
    [{ faces: [], ways: 1 }],
  );
}

/** Plays every roll of the dice that wait, and everything that may follow, by the best of what the player may do. */
function bestMean(combat: Combat, worth: (over: Combat) => number): number {
  if (combat.actor === null) return worth(combat);
  if (combat.actor !== 'chance')
    return Math.max(...combat.legal().map((action) => bestMean(combat.branch().answer(action), worth)));
  const { dice } = combat.top as TaskOf<'test'>; // chance is asked for dice alone here
  const rolls = everyRoll(dice.filter(({ face }) => face < 0).map(({ die }) => die));
  const total = rolls.reduce((sum, { ways }) => sum + ways, 0);
  const means = rolls.map(({ faces, ways }) => ways * bestMean(combat.branch().roll(...faces), worth));
  return means.reduce((sum, mean) => sum + mean, 0) / total;
}

const DEFIANT: UnitOptions = { class: 'defiant', at: [18, 18, 0], alert: 'red 1', crew: { helm: 'tester' } };
const LED = { self: '1:defiant', officer: '1:tester' } as const;
const dieNamed = (combat: Combat, id: 'intuition' | 'expertise'): Die => {
  const record = combat.play.table.content.dice[id];
  if (!record) throw new Error(`No ${id}.`);
  return dieOf(id, record);
};

describe('tests against the odds', () => {
  const cases = [
    { skill: 0, reroll: null, difficulty: 1 },
    { skill: 1, reroll: null, difficulty: 2 },
    { skill: 0, reroll: 'instruments', difficulty: 2 },
    { skill: 1, reroll: 'instruments', difficulty: 3 },
  ] as const;

  it.each(cases)(
    'ITU-DICE-10: science 2, skill $skill, re-rolls $reroll, difficulty $difficulty: as the odds say',
    ({ skill, reroll, difficulty }) => {
      const combat = new Combat({
        units: [DEFIANT],
        cards: { officers: { tester: officerCard({ skills: { logic: skill } }) } },
      });
      const [intuition, expertise] = [dieNamed(combat, 'intuition'), dieNamed(combat, 'expertise')];
      combat.test(work(difficulty, 'science', 'logic', { reroll }), LED);
      const played = bestMean(combat, (over) => (over.told('tested').at(-1)?.success ? 1 : 0));
      const told = testOdds(
        {
          pool: [
            { die: intuition, count: 2 },
            { die: expertise, count: skill },
          ],
          rerolls: reroll === null ? [] : [1],
          conversions: [],
          swap: null,
          difficulty,
          goal: 'success',
        },
        DEFAULT_ODDS_READINGS,
      );
      if (!told.ok) throw new Error(told.error.message);
      expect(played).toBeCloseTo(told.value.success?.value ?? NaN, 10);
    },
  );
});

const FIGHTER: UnitOptions = {
  class: 'jemhadar-fighter',
  seat: '2',
  at: [18, 14, 180],
  alert: 'green 1',
  is: { hull: 2 },
};
const SHOOTERS = {
  'one phaser': {
    unit: { class: 'defiant', at: [18, 18, 0], alert: 'green 1' },
    weapon: 'Phaser Emitters',
    power: 2,
    keywords: {},
  },
  'Pulse 2': {
    unit: { class: 'defiant', at: [18, 18, 0], alert: 'green 1' },
    weapon: 'Phaser Cannon Batteries',
    power: 2,
    keywords: { pulse: 2 },
  },
  'Pierce 1': {
    unit: { class: 'jemhadar-fighter', at: [18, 18, 0], alert: 'green 1' },
    weapon: 'Phased Polaron Beams',
    power: 2,
    keywords: { pierce: 1 },
  },
  'Lethal 1': {
    unit: { class: 'brel', at: [18, 18, 0], alert: 'green 1' },
    weapon: 'Disruptor Cannons',
    power: 2,
    keywords: { lethal: 1 },
  },
  'Breach 1': {
    unit: { class: 'photon-torpedo', at: [18, 16, 0] },
    weapon: 'Warhead',
    power: 0,
    keywords: { breach: 1 },
  },
} as const satisfies Record<
  string,
  { unit: UnitOptions; weapon: string; power: number; keywords: Partial<AttackKeywords & { pulse: number }> }
>;

describe('attacks against the odds', () => {
  const cases = (Object.keys(SHOOTERS) as (keyof typeof SHOOTERS)[]).flatMap((shooter) => [
    { shooter, damage: 'successes', stop: 'yes', alert: 'green 1' },
    { shooter, damage: 'margin', stop: 'no', alert: 'red 1' },
  ]);

  it.each(cases)(
    'ITU-DICE-13: $shooter at $alert, damage by $damage: what it hits and does is as the odds say',
    ({ shooter, damage, stop, alert }) => {
      const { unit, weapon, power, keywords } = SHOOTERS[shooter];
      const {
        pulse = 0,
        pierce = 0,
        breach = 0,
        lethal = 0,
      }: Partial<AttackKeywords & { pulse: number }> = keywords;
      const readings = { 'attack.damage': damage, 'aux.stopAtFirstStep': stop };
      const combat = new Combat({ units: [unit, { ...FIGHTER, alert }], readings, cards: { officers: {} } });
      const target = combat.unit('2:jemhadar-fighter');
      const [shields, hull] = [
        shieldsAt(combat.play.table, combat.play.frozen, target, 'fore'),
        hullTrackOf(combat.play.table, target),
      ];
      combat.do((play) => pushAttack(play, { unit: `1:${unit.class}`, target: target.id, weapon, power }));
      const { dice } = combat.taskOf('attack');
      const intuition = dieNamed(combat, 'intuition');
      const pool: readonly PoolPart[] = [{ die: intuition, count: dice.length }];
      const told = attackOdds(
        {
          pool,
          rerolls: pulse > 0 ? [pulse] : [],
          conversions: [],
          keywords: { pierce, breach, lethal },
          target: {
            evasion: 2,
            shields,
            hull: hull && { status: hull.status, steps: hull.steps },
            health: null,
          },
          goal: 'damage',
        },
        {
          ...DEFAULT_ODDS_READINGS,
          attackDamage: damage === 'margin' ? 'margin' : 'successes',
          stopAtFirstStep: stop === 'yes',
        },
      );
      if (!told.ok) throw new Error(told.error.message);
      // The hull's own health icon does not count: only Lethal is asked about.
      const hurt = (over: Combat) => {
        const { hull: now, crew } = over.unit(target.id);
        return now - target.hull - (lethal > 0 ? (crew ?? 0) : 0);
      };
      expect(bestMean(combat, hurt)).toBeCloseTo(
        told.value.expected.sustained.value + told.value.expected.health.value,
        10,
      );
    },
  );
});
