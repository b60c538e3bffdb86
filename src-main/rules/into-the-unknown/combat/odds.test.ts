import { describe, expect, it } from 'vitest';
import { dieOf } from '../../../../shared/content';
import { type AttackKeywords, DEFAULT_ODDS_READINGS, type Die, testOdds } from '../../../../shared/odds';
import { officerCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import { Combat, work } from '../../../../tests/support/into-the-unknown/combat';
import { bestMean, oddsOf } from '../../../../tests/support/into-the-unknown/every-roll';
import { forecastUnrolled } from '../forecasts/attacks';
import { pushAttack } from './declare-attack';

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
      combat.do((play) => pushAttack(play, { unit: `1:${unit.class}`, target: target.id, weapon, power }));
      const forecast = forecastUnrolled(combat.play.table, combat.play.frozen);
      if (!forecast) throw new Error('No attack lies there.');
      expect(forecast.keywords).toEqual({ pierce, breach, lethal });
      expect(forecast.rerolls).toEqual(pulse > 0 ? [pulse] : []);
      expect(forecast.targets).toHaveLength(1);
      const [told] = oddsOf(combat.play.table, forecast);
      // The hull's own health icon does not count: only Lethal is asked about.
      const hurt = (over: Combat) => {
        const { hull: now, crew } = over.unit(target.id);
        return now - target.hull - (lethal > 0 ? (crew ?? 0) : 0);
      };
      const { sustained, health } = told?.expected ?? {};
      expect(bestMean(combat, hurt)).toBeCloseTo((sustained?.value ?? NaN) + (health?.value ?? NaN), 10);
    },
  );
});
