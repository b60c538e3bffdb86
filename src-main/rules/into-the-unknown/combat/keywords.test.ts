import { describe, expect, it } from 'vitest';
import type { Effect, OfficerRecord } from '../../../../shared/content/into-the-unknown';
import { ability, officerCard, type UnitOptions } from '../../../../tests/support/into-the-unknown';
import {
  analysis,
  blank,
  breakthrough,
  Combat,
  EXPERTISE,
  success,
  work,
} from '../../../../tests/support/into-the-unknown/combat';
import { abilitiesOf } from '../round/abilities';
import { watchQapla } from './qapla-task';
import { DEFIANT, lay, LED } from '../../../../tests/support/into-the-unknown/led-tests';

describe('keywords of who leads a test', () => {
  it('ITU-OKEY-01: a keyword carries a level, printed on the card', () => {
    const combat = lay({ tester: { keywords: { perceptive: 2, relentless: 1 } } });
    combat.test(work(1, 'ops', 'fieldcraft', { reroll: 'instruments' }), LED);
    expect(combat.taskOf('test').rerolls).toEqual({ instruments: 4, relentless: 1 });
  });

  it('ITU-OKEY-02: keywords that need no leading work for who is committed too', () => {
    const combat = lay({ tester: { keywords: { medic: 1 } } });
    combat.play.officer('1:tester').ready = false;
    const { table, frozen } = combat.play;
    const ids = abilitiesOf(table, frozen, combat.unit('1:defiant')).map((each) => each.ability.id);
    expect(ids).toContain('medic');
  });

  it('ITU-OKEY-03: Augmented replaces up to X intuition dice by as many expertise dice before the roll', () => {
    const combat = lay({ tester: { keywords: { augmented: 1 } } }).test(work(1, 'science', 'logic'), LED);
    expect(combat.options('change-die')).toEqual([{ type: 'change-die', by: 'augmented', dice: [0] }]);
    expect(combat.why({ type: 'change-die', by: 'augmented', dice: [0, 1] })).not.toBeNull();
    combat.answer({ type: 'change-die', by: 'augmented', dice: [1] });
    expect(combat.taskOf('test').dice.map(({ die }) => die)).toEqual(['intuition', 'expertise']);
    expect(combat.taskOf('test').lines).toContainEqual({ what: 'replace', count: 1, from: 'Augmented' });
    combat.roll(blank, EXPERTISE.success);
    expect(combat.told('tested')).toMatchObject([{ successes: 1 }]);
  });

  it('ITU-OKEY-04: Changeling adds X peril to each opposing unit at the location after a test that the officer leads', () => {
    const units: UnitOptions[] = [
      { class: 'miranda', seat: '2', at: [10, 10, 0], alert: 'green 1' },
      { class: 'team', in: '2:miranda/bridge', aboard: ['tester'] },
      { class: 'foes', seat: '2', in: '2:miranda/bridge' },
      { class: 'foes', seat: '2', in: '2:miranda/medbay' },
    ];
    const combat = lay({ tester: { keywords: { changeling: 2 } }, units, of: { crew: {} } });
    combat.test(work(9, 'science', 'logic'), { self: '1:team', officer: '1:tester' }).roll(blank);
    expect(combat.unit('2:foes').peril).toBe(2);
    expect(combat.unit('2:miranda').peril).toBe(2);
    expect(combat.unit('2:foes#2').peril).toBe(0);
    expect(combat.unit('1:team').peril).toBe(0);
  });

  it('ITU-OKEY-06: Handy rolls up to X dice again in a repair test, in no other', () => {
    const repair: Effect = { verb: 'repair', on: 'self', count: 1 };
    const card = { keywords: { handy: 3 } };
    const rerolls = (success: readonly Effect[]) =>
      lay({ tester: card })
        .test(work(1, 'ops', 'mechanics', { success }), LED)
        .taskOf('test');
    expect(rerolls([repair])).toMatchObject({ repair: true, rerolls: { handy: 3 } });
    expect(rerolls([{ verb: 'discard-card' }])).toMatchObject({ rerolls: { handy: 3 } });
    expect(rerolls([])).toMatchObject({ repair: false, rerolls: {} });
  });

  it('ITU-OKEY-07: Inspiring spends two analysis results in a test with a named stat to inspire the unit', () => {
    const card = { keywords: { inspiring: ['science' as const] } };
    const named = lay({ tester: card })
      .test(work(9, 'science', 'logic'), LED)
      .roll(analysis, analysis);
    expect(named.options('spend')).toHaveLength(1);
    named.answer(named.options('spend')[0] ?? { type: 'done' });
    expect(named.unit('1:defiant').crew).toBe(1);
    const other = lay({ tester: card }).test(work(9, 'ops', 'logic'), LED);
    other.roll(analysis, analysis, blank, blank);
    expect(other.isOver).toBe(true);
  });

  it('ITU-OKEY-08: Medic tests science + Biology and takes up to X trauma off personnel here, split as the player likes', () => {
    const combat = lay({
      tester: { keywords: { medic: 2 } },
      of: { crew: { helm: 'tester', 'captains-chair': 'helper' } },
      helper: { health: 3 },
    });
    combat.play.officer('1:helper').trauma = 2;
    combat.play.officer('1:tester').trauma = 1;
    const { table, frozen } = combat.play;
    const medic = abilitiesOf(table, frozen, combat.unit('1:defiant')).find(
      (each) => each.ability.id === 'medic',
    )?.ability;
    expect(medic).toMatchObject({
      timing: 'ready',
      test: { difficulty: 2, stat: 'science', skill: 'biology' },
    });
    if (!medic?.test) throw new Error('No Medic.');
    const { test, success: then, failure, spends } = medic;
    combat.test({ test, success: then, failure, spends }, LED);
    const less = combat.branch().roll(success, success);
    less.answer({ type: 'choose-officer', officer: '1:tester' }).answer({ type: 'pass' });
    expect([less.officer('1:helper').trauma, less.officer('1:tester').trauma]).toEqual([2, 0]);
    expect(less.isOver).toBe(true);
    combat.roll(success, success);
    combat.answer({ type: 'choose-officer', officer: '1:helper' });
    combat.answer({ type: 'choose-officer', officer: '1:tester' });
    expect([combat.officer('1:helper').trauma, combat.officer('1:tester').trauma]).toEqual([1, 0]);
  });

  it("ITU-OKEY-09: Perceptive counts the unit's instruments power X higher where that is what is rolled again", () => {
    const card = { keywords: { perceptive: 2 } };
    const sources = (reroll: 'instruments' | 'weapons') =>
      lay({ tester: card })
        .test(work(1, 'ops', 'logic', { reroll }), LED)
        .taskOf('test');
    expect(sources('instruments').rerolls).toEqual({ instruments: 4 });
    expect(sources('instruments').lines).toContainEqual({ what: 'reroll', count: 2, from: 'Perceptive' });
    expect(sources('weapons').rerolls).toEqual({});
  });

  it('ITU-OKEY-12: Relentless rolls dice again with a security skill; each that shows a breakthrough hurts the own unit', () => {
    const card = { keywords: { relentless: 2 }, skills: { fieldcraft: 1, logic: 1 } };
    expect(
      lay({ tester: card })
        .test(work(1, 'ops', 'logic'), LED)
        .taskOf('test').rerolls,
    ).toEqual({});
    const combat = lay({ tester: card }).test(work(1, 'science', 'fieldcraft'), LED);
    combat
      .roll(blank, breakthrough, EXPERTISE.blank)
      .answer({ type: 'reroll', by: 'relentless', dice: [0, 2] });
    combat.roll(breakthrough, EXPERTISE.breakthrough);
    expect(combat.told('damaged')).toMatchObject([{ unit: '1:defiant', kind: 'health', count: 2 }]);
    expect(combat.unit('1:defiant').crew).toBe(-2);
  });

  it('ITU-OKEY-12: a friend in the same section shares Relentless, with what banked points add', () => {
    const sharing = {
      keywords: { relentless: 1, qapla: { skills: {}, relentless: 1, abilities: [] } },
      passives: [{ changes: 'shares-relentless' as const }],
    };
    const combat = lay({ helper: sharing, of: { crew: { helm: 'tester', tactical: 'helper' } } });
    combat.play.officer('1:helper').banked = [{ seat: '1', points: 1, scores: 'end' }];
    combat.test(work(1, 'ops', 'skirmish'), LED);
    expect(combat.taskOf('test').rerolls).toEqual({ relentless: 2 });
  });
});

describe("Qapla'", () => {
  const qapla = { skills: { ordnance: 1 }, relentless: 0, abilities: [ability('rally')] };
  const scoring = (card: Partial<OfficerRecord> = {}) => {
    const combat = lay({ tester: { keywords: { qapla }, ...card } });
    return combat.do((play) => {
      watchQapla(play, '1:tester');
      play.push({ type: 'note', seat: '1', text: 'An action.', from: 'test' });
    });
  };

  it('ITU-OKEY-10: an action that has scored may leave 1 VP on who led it; while it lies there the officer has the rest', () => {
    const combat = scoring();
    combat.play.seat('1').vp = 3;
    combat.done();
    expect(combat.taskOf('qapla').officer).toBe('1:tester');
    combat.answer({ type: 'choose-option', option: 0 });
    expect(combat.seat('1').vp).toBe(2);
    expect(combat.officer('1:tester').banked).toEqual([{ seat: '1', points: 1, scores: 'end' }]);
    const { table, frozen } = combat.play;
    expect(abilitiesOf(table, frozen, combat.unit('1:defiant')).map((each) => each.ability.id)).toContain(
      'rally',
    );
  });

  it('ITU-OKEY-10: nothing is asked where the action has scored nothing, or without the keyword', () => {
    expect(scoring().done().isOver).toBe(true);
    const plain = scoring({ keywords: {} });
    plain.play.seat('1').vp = 3;
    expect(plain.done().isOver).toBe(true);
  });
});

describe('features that a test asks of', () => {
  it('ITU-FKEY-01: GATHER RESOURCES gives 1 advantage and 1 more for each point above the difficulty, at most X', () => {
    const gained = (level: number, faces: readonly number[]) => {
      const combat = new Combat({
        units: [{ ...DEFIANT, crew: { 'cargo-bay': 'tester' } }],
        features: [{ kind: 'cloud', at: [18, 16], is: { keywords: { abundant: level } } }],
        cards: { officers: { tester: officerCard({ skills: { commerce: 3, fieldcraft: 1 } }) } },
      });
      const { table, frozen } = combat.play;
      const gather = abilitiesOf(table, frozen, combat.unit('1:defiant')).find(
        (each) => each.ability.id === 'gather-resources',
      );
      if (!gather?.ability.test) throw new Error('Nothing can be gathered.');
      const { test, success: then, failure, spends } = gather.ability;
      combat.test({ test, success: then, failure, spends }, LED);
      expect(combat.options('choose-option')).toHaveLength(2);
      combat
        .answer({ type: 'choose-option', option: 0 })
        .roll(...faces)
        .finish();
      return combat.unit('1:defiant').advantage;
    };
    const all = [success, success, EXPERTISE.success, EXPERTISE.success, EXPERTISE.success];
    expect(gained(2, all)).toBe(2);
    expect(gained(9, all)).toBe(3);
    expect(gained(9, [success, success, EXPERTISE.success, EXPERTISE.blank, EXPERTISE.blank])).toBe(1);
    expect(gained(9, [blank, success, EXPERTISE.success, EXPERTISE.blank, EXPERTISE.blank])).toBe(0);
  });

  it('ITU-FKEY-01: the choice of Fieldcraft makes it a test that Relentless helps with', () => {
    const combat = lay({ tester: { keywords: { relentless: 1 }, skills: { fieldcraft: 2 } } });
    combat.test(work(3, 'science', { either: ['commerce', 'fieldcraft'] }), LED);
    expect(combat.why({ type: 'done' })).not.toBeNull();
    const commerce = combat.branch().answer({ type: 'choose-option', option: 0 });
    expect(commerce.taskOf('test')).toMatchObject({ skill: 'commerce', rerolls: {} });
    const fieldcraft = combat.branch().answer({ type: 'choose-option', option: 1 });
    expect(fieldcraft.taskOf('test')).toMatchObject({ skill: 'fieldcraft', rerolls: { relentless: 1 } });
    expect(fieldcraft.taskOf('test').dice).toHaveLength(4);
  });
});
