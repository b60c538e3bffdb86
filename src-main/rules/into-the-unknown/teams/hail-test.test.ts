import { describe, expect, it } from 'vitest';
import type { HailRecord } from '../../../../shared/content/into-the-unknown';
import { hailCard, playWith } from '../../../../tests/support/into-the-unknown';
import {
  ENVOY,
  hailing,
  hailOf,
  open,
  show,
  SITE,
  SURVEY,
  testOf,
} from '../../../../tests/support/into-the-unknown/hails';

describe('the test', () => {
  it('ITU-HAIL-17: the highest number is persuasive, all others accommodating', () => {
    expect(hailOf(show(hailing().step('1', open()), 2, 4)).persuasive).toBe('2');
    expect(hailOf(show(hailing().step('1', open()), 4, 2)).persuasive).toBe('1');
  });

  it('ITU-HAIL-18: of those tied the higher Diplomacy, a leader may lend theirs', () => {
    const untrained = { ...ENVOY, class: 'jemhadar-assault-team' } as const;
    const receiver = '2:jemhadar-assault-team';
    const alone = hailing({ units: [SURVEY, untrained], round: { phase: 'hail', priority: '2' } });
    alone.step('2', { type: 'pass' }).step('1', open(receiver));
    expect(hailOf(show(alone, 3, 3)).persuasive).toBe('1');
    const led = hailing({
      units: [SURVEY, { ...untrained, aboard: ['weyoun-4'] }],
      round: { phase: 'hail' },
    });
    led.step('1', open(receiver)).step('2', { type: 'answer', unit: receiver, leader: '2:weyoun-4' });
    expect(hailOf(show(led, 3, 3)).persuasive).toBe('2');
  });

  it('ITU-HAIL-18: tied in that too the one highest in player order', () => {
    expect(hailOf(show(hailing().step('1', open()), 3, 3)).persuasive).toBe('1');
    const match = hailing({ round: { phase: 'hail', priority: '2' } }).step('2', { type: 'pass' });
    expect(hailOf(show(match.step('1', open()), 3, 3)).persuasive).toBe('2');
  });

  it("ITU-HAIL-20: the intuition dice are the lowest number; by reading b the persuasive player's own", () => {
    const dice = (readings: Record<string, string>) =>
      testOf(show(hailing({ readings }).step('1', open()), 2, 4))?.dice.filter(
        ({ die }) => die === 'intuition',
      );
    expect(dice({})).toHaveLength(2);
    expect(dice({ 'hail.trust': 'persuasive' })).toHaveLength(4);
  });

  it("ITU-HAIL-21: the expertise dice are the unit's own skill or its leader's; by reading b the leader's only", () => {
    const expertise = (readings: Record<string, string>, leader: string | null) => {
      const units = [{ ...SURVEY, aboard: ['worf', 'deanna-troi'] }, ENVOY];
      const match = hailing({ units, readings }).step('1', open('2:diplomatic-envoy', leader));
      return testOf(show(match, 4, 2))?.dice.filter(({ die }) => die === 'expertise').length;
    };
    expect(expertise({}, null)).toBe(1);
    expect(expertise({}, '1:deanna-troi')).toBe(2);
    expect(expertise({ 'hail.expertise': 'leaderOnly' }, null)).toBe(0);
    expect(expertise({ 'hail.expertise': 'leaderOnly' }, '1:deanna-troi')).toBe(2);
  });

  it('ITU-HAIL-23: the example: trust 3 and 2, difficulty 3, 2 intuition and 1 expertise dice for the Federation', () => {
    const fighter = { class: 'jemhadar-fighter', seat: '2', at: [18, 20.5, 180] } as const;
    const match = hailing({ units: [fighter, SURVEY, ENVOY], round: { phase: 'hail', priority: '2' } });
    match.step('2', { type: 'pass' }).step('1', open());
    show(match, 3, 2);
    expect(hailOf(match)).toMatchObject({ persuasive: '1', unit: '1:survey-team', leader: null });
    const test = testOf(match);
    expect(test).toMatchObject({ seat: '1', difficulty: 3, stat: 'trust', hail: true });
    expect(test?.dice.map(({ die }) => die)).toEqual(['intuition', 'intuition', 'expertise']);
  });

  it('ITU-HAIL-19: the persuasive player makes it and resolves its effects', () => {
    const match = show(hailing().step('1', open()), 3, 2);
    expect(match.actors).toEqual(['chance']);
    match.roll(2, 0, 5);
    expect(match.log).toContainEqual(
      expect.objectContaining({ type: 'tested', unit: '1:survey-team', successes: 3, success: true }),
    );
    match.until('note', 'on');
    expect(match.unit('1:survey-team').advantage).toBe(2);
    expect(match.unit('2:diplomatic-envoy').advantage).toBe(2);
  });

  it('ITU-HAIL-07: Exchange Boasts is easier by 1 if all are at one location, and takes the highest security skill', () => {
    const factions = ['klingon', 'dominion'] as const;
    const guard = { class: 'honor-guard', in: 'f1' } as const;
    const boast = { ...open(), hail: 'exchange-boasts', unit: '1:honor-guard' } as const;
    const together = show(hailing({ factions, units: [guard, ENVOY] }).step('1', boast), 4, 2);
    expect(testOf(together)).toMatchObject({ difficulty: 2, skill: 'skirmish' });
    const apart = { ...SITE, at: [18, 21] } as const;
    const units = [guard, { ...ENVOY, in: 'f2' }];
    const far = show(hailing({ factions, units, features: [SITE, apart] }).step('1', boast), 4, 2);
    expect(testOf(far)).toMatchObject({ difficulty: 3 });
  });

  it("ITU-HAIL-22: Joint Solution succeeds for all: its result is the mission's", () => {
    const { table, frozen } = playWith();
    const overture = table.content.overtures[frozen.mission.overture];
    if (!overture) throw new Error('The mission has an overture.');
    const cards = { overtures: { own: { ...overture, hails: ['joint-solution-infection'] } } };
    const match = hailing({ cards, mission: { overture: 'own' } });
    match.step('1', { ...open(), hail: 'joint-solution-infection' });
    show(match, 4, 3);
    expect(testOf(match)).toMatchObject({ difficulty: 4, skill: 'biology', reroll: 'instruments' });
    match.roll(2, 2, 0, 5).until('note', 'on');
    expect(match.state.mission.flags).toContain('joint-solution');
  });

  it("ITU-HAIL-23: a hail of a test's own card is made with the skill it names", () => {
    const test: HailRecord['test'] = {
      difficulty: 1,
      modifiers: [],
      stat: 'trust',
      skill: 'fieldcraft',
      reroll: null,
    };
    const cards = { hails: { 'shared-findings': hailCard({ test }) } };
    const match = show(hailing({ cards }).step('1', open()), 4, 2);
    expect(testOf(match)).toMatchObject({ difficulty: 1, skill: 'fieldcraft' });
  });
});
