import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import { officerCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import {
  blank,
  breakthrough,
  Combat,
  double,
  EXPERTISE,
  success,
  work,
} from '../../../../tests/support/into-the-unknown/combat';
import { figuresOf } from '../figures';
import { DEFIANT, LED, ship, spendOf } from '../../../../tests/support/into-the-unknown/dice-tests';

describe('the dice of a test', () => {
  it('ITU-DICE-10: intuition dice are the stat, expertise dice the level of who leads, success reaches the difficulty', () => {
    const combat = ship({ skills: { mechanics: 2 } }).test(work(3, 'ops', 'mechanics'), LED);
    expect(combat.taskOf('test').dice.map(({ die }) => die)).toEqual([
      ...Array.from({ length: 4 }, () => 'intuition'),
      ...Array.from({ length: 2 }, () => 'expertise'),
    ]);
    expect(combat.taskOf('test').lines).toEqual([
      { what: 'die', count: 4, from: 'Ops' },
      { what: 'die', count: 2, from: 'Mechanics (Officer)' },
      { what: 'difficulty', count: 3, from: 'Difficulty' },
    ]);
    combat.roll(success, double, blank, blank, EXPERTISE.blank, EXPERTISE.blank);
    expect(combat.told('tested')).toMatchObject([{ successes: 3, difficulty: 3, success: true }]);
  });

  it("ITU-DICE-10: without a leader the unit's own level counts, and none without any", () => {
    const probe = new Combat({
      units: [{ class: 'class-1-probe', at: [9, 9, 0] }, DEFIANT],
      cards: { officers: { tester: officerCard() } },
    });
    const kinds = (combat: Combat) => combat.taskOf('test').dice.map(({ die }) => die);
    expect(kinds(probe.branch().test(work(1, 'science', 'biology'), { self: '1:class-1-probe' }))).toEqual([
      'intuition',
      'intuition',
      'expertise',
    ]);
    expect(kinds(probe.branch().test(work(1, 'science', 'biology'), { self: '1:defiant' }))).toEqual([
      'intuition',
      'intuition',
    ]);
  });

  it('ITU-DICE-09: a difficulty is printed, or the level that the text names', () => {
    const units: UnitOptions[] = [
      { class: 'jemhadar-fighter', seat: '2', at: [18, 14, 0], alert: 'green 1', crew: { helm: 'friend' } },
    ];
    const combat = ship({}, units);
    const printed = combat.branch().test(work(3, 'ops', 'mechanics'), LED);
    expect(printed.taskOf('test').difficulty).toBe(3);
    const asWork = work(0, 'ops', 'mechanics');
    const named = {
      ...asWork,
      test: { ...asWork.test, difficulty: { per: 'stat', of: 'target', stat: 'ops', times: 1, plus: 0 } },
    } as const;
    const level = combat.branch().test(named, { ...LED, target: '2:jemhadar-fighter' });
    const { ops } = figuresOf(combat.play.table, combat.play.frozen, combat.unit('2:jemhadar-fighter'));
    expect(ops).toBeGreaterThan(1);
    expect(level.taskOf('test').difficulty).toBe(ops);
  });

  it('ITU-DICE-11: the faces of the dice are data, the delta counts as the reading has it', () => {
    const successes = (reading: string) => {
      const combat = ship({ skills: { mechanics: 1 } }, [], { 'dice.delta': reading });
      combat
        .test(work(1, 'science', 'mechanics'), LED)
        .roll(blank, blank, EXPERTISE.delta)
        .finish();
      return combat.told('tested')[0]?.successes;
    };
    expect(
      ['none', 'success', 'twoSuccesses', 'breakthrough', 'successAndAnalysis', 'successOrAnalysis'].map(
        successes,
      ),
    ).toEqual([0, 1, 2, 1, 1, 1]);
  });

  it('ITU-DICE-11: a delta that is success or analysis may be taken as analysis, and is no success then', () => {
    const spends = [spendOf({})];
    const combat = ship({ skills: { mechanics: 1 } }, [], { 'dice.delta': 'successOrAnalysis' });
    combat.test(work(1, 'science', 'mechanics', { spends }), LED).roll(blank, blank, EXPERTISE.delta);
    combat.answer({ type: 'change-die', by: 'delta', dice: [2] });
    expect(combat.told('tested')[0]).toMatchObject({ successes: 0, success: false });
    combat.answer({ type: 'spend', effect: 0, dice: [2] });
    expect(combat.unit('1:defiant').advantage).toBe(1);
  });

  it('ITU-DICE-12: a breakthrough is a success for the outcome, and per success result by the reading', () => {
    const scored = (reading: string) => {
      const combat = ship({}, [], { 'dice.breakthroughPerSuccess': reading });
      const peril: Effect = {
        verb: 'token',
        token: 'peril',
        on: 'self',
        count: { per: 'successes', of: 'self', times: 1, plus: 0 },
      };
      combat.test(work(2, 'science', 'mechanics', { success: [peril] }), LED).roll(breakthrough, success);
      expect(combat.told('tested')[0]).toMatchObject({ successes: 2, success: true });
      return combat.unit('1:defiant').peril;
    };
    expect([scored('yes'), scored('no')]).toEqual([2, 1]);
  });

  it('ITU-COND-02: tests against a hidden opposing unit are 2 harder, those for a friend are not', () => {
    const hidden = { is: { conditions: ['hidden'] } } as const;
    const combat = ship({}, [
      { class: 'miranda', at: [10, 18, 0], alert: 'green 1', ...hidden },
      { class: 'jemhadar-fighter', seat: '2', at: [18, 14, 0], alert: 'green 1', ...hidden },
    ]);
    const against = (target: string) =>
      combat
        .branch()
        .test(work(1, 'ops', 'mechanics'), { ...LED, target })
        .taskOf('test');
    expect(against('2:jemhadar-fighter').difficulty).toBe(3);
    expect(against('2:jemhadar-fighter').lines).toContainEqual({
      what: 'difficulty',
      count: 2,
      from: 'Hidden',
    });
    expect(against('1:miranda').difficulty).toBe(1);
  });

  it('ITU-COND-03: a hidden unit that has tested loses the token afterwards', () => {
    const combat = new Combat({
      units: [{ ...DEFIANT, is: { conditions: ['hidden', 'jammed'] } }],
      cards: { officers: { tester: officerCard() } },
    });
    combat.test(work(1, 'science', 'mechanics'), LED);
    expect(combat.unit('1:defiant').conditions).toEqual(['hidden', 'jammed']);
    combat.roll(blank, blank);
    expect(combat.unit('1:defiant').conditions).toEqual(['jammed']);
  });
});
