import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../shared/content/into-the-unknown';
import type { UnitOptions } from '../../../../tests/support/into-the-unknown';
import {
  analysis,
  blank,
  breakthrough,
  success,
  work,
} from '../../../../tests/support/into-the-unknown/combat';
import { LED, onSelf, ship, spendOf } from '../../../../tests/support/into-the-unknown/dice-tests';

describe('what a tester does with the dice', () => {
  it('ITU-DICE-10: up to as many dice as the bracketed stat are rolled again, once', () => {
    const combat = ship().test(work(2, 'ops', 'mechanics', { reroll: 'instruments' }), LED);
    expect(combat.taskOf('test').rerolls).toEqual({ instruments: 2 });
    combat.roll(success, blank, blank, blank);
    expect(combat.why({ type: 'reroll', by: 'instruments', dice: [1, 2, 3] })).toMatchObject({
      rule: 'ITU-DICE-10',
    });
    combat.answer({ type: 'reroll', by: 'instruments', dice: [1, 3] }).roll(success, blank);
    expect(combat.told('tested')).toMatchObject([{ successes: 2, success: true }]);
    expect(combat.isOver).toBe(true);
  });

  it('ITU-DICE-02: a die may be rolled again by several effects; a breakthrough by its owner, not by an opponent', () => {
    const combat = ship({ keywords: { relentless: 1 } }).test(
      work(2, 'science', 'fieldcraft', { reroll: 'instruments' }),
      LED,
    );
    combat.roll(breakthrough, blank);
    expect(combat.why({ type: 'reroll', by: 'instruments', dice: [0] }, '1')).toBeNull();
    expect(combat.why({ type: 'reroll', by: 'instruments', dice: [0] }, '2')).toMatchObject({
      rule: 'ITU-DICE-02',
    });
    expect(combat.why({ type: 'reroll', by: 'instruments', dice: [1] }, '2')).toBeNull();
    combat.answer({ type: 'reroll', by: 'instruments', dice: [1] }).roll(blank);
    combat.answer({ type: 'reroll', by: 'relentless', dice: [1] }).roll(success);
    expect(combat.told('rerolled').map(({ by }) => by)).toEqual(['instruments', 'relentless']);
    expect(combat.told('tested')).toMatchObject([{ success: true }]);
  });

  it('ITU-DICE-01: equal dice are listed once, never more than 150 sets, and any other set is as good', () => {
    const combat = ship()
      .do((play) => (play.unit('1:defiant').alert = 0))
      .test(work(1, 'ops', 'mechanics', { reroll: 'instruments' }), LED);
    combat.roll(blank, blank, success, success);
    expect(combat.options('reroll').map(({ dice }) => dice)).toEqual([[0, 1], [0, 2], [0], [2, 3], [2]]);
    expect(combat.why({ type: 'reroll', by: 'instruments', dice: [1, 3] })).toBeNull();
    const many = ship({ skills: { mechanics: 9 } });
    many.test(work(1, 'ops', 'mechanics'), LED, { intuition: 9, repair: true });
    many.do((play) => {
      const task = many.taskOf('test');
      play.replace({ ...task, rerolls: { instruments: 9, handy: 9 } });
    });
    many.roll(0, 2, 3, 4, 6, 0, 2, 3, 4, 0, 2, 3, 4, 5, 0, 2, 3, 4);
    expect(many.options('reroll').length).toBeLessThanOrEqual(150);
  });

  it('ITU-DICE-03: a die effect takes so many of its icon, and no die in vain', () => {
    const spends = [spendOf({ cost: 2 })];
    const combat = ship()
      .test(work(1, 'ops', 'mechanics', { spends }), LED)
      .roll(success, analysis, analysis, analysis);
    expect(combat.options('spend')).toEqual([{ type: 'spend', effect: 0, dice: [1, 2] }]);
    expect(combat.why({ type: 'spend', effect: 0, dice: [1] })).toMatchObject({ rule: 'ITU-DICE-05' });
    expect(combat.why({ type: 'spend', effect: 0, dice: [1, 2, 3] })).toMatchObject({ rule: 'ITU-DICE-05' });
    expect(combat.why({ type: 'spend', effect: 0, dice: [2, 3] })).toBeNull();
  });

  it('ITU-DICE-04: die effects come after the outcome, unless one says that it comes before', () => {
    const spends = [spendOf({}), spendOf({ step: 'outcome', effects: [onSelf('peril', 1)] })];
    const combat = ship()
      .test(work(1, 'science', 'mechanics', { spends }), LED)
      .roll(analysis, analysis);
    expect(combat.options('spend').map(({ effect }) => effect)).toEqual([1]);
    expect(combat.why({ type: 'spend', effect: 0, dice: [0] })).toMatchObject({ rule: 'ITU-DICE-04' });
    combat.answer({ type: 'spend', effect: 1, dice: [0] });
    expect(combat.told('tested')).toHaveLength(1);
    expect(combat.options('spend').map(({ effect }) => effect)).toEqual([0]);
  });

  it('ITU-DICE-05: a die whose icon is spent leaves the pool; a die that is changed goes back into it', () => {
    const spends = [spendOf({ repeatable: true })];
    const combat = ship({ keywords: { synthetic: 1 } });
    combat.play.officer('1:tester').advantage = 1;
    combat.test(work(1, 'science', 'mechanics', { spends }), LED).roll(analysis, analysis);
    combat.answer({ type: 'change-die', by: 'synthetic', dice: [0] });
    expect(combat.told('tested')).toMatchObject([{ successes: 1, success: true }]);
    combat.answer({ type: 'spend', effect: 0, dice: [1] });
    expect(combat.isOver).toBe(true);
    expect(combat.unit('1:defiant').advantage).toBe(1);
  });

  it('ITU-DICE-06: a die effect is resolved once, however many icons are there', () => {
    const spends = [spendOf({})];
    const combat = ship()
      .test(work(1, 'ops', 'mechanics', { spends }), LED)
      .roll(success, analysis, analysis, analysis);
    combat.answer({ type: 'spend', effect: 0, dice: [1] });
    expect(combat.unit('1:defiant').advantage).toBe(1);
    expect(combat.isOver).toBe(true);
  });

  it('ITU-DICE-07: one that is repeatable is resolved each time its icons are spent, up to what its text says', () => {
    const spends = [spendOf({ repeatable: true, most: 2 })];
    const combat = ship()
      .test(work(1, 'ops', 'mechanics', { spends }), LED)
      .roll(success, analysis, analysis, analysis);
    combat.answer({ type: 'spend', effect: 0, dice: [1] }).answer({ type: 'spend', effect: 0, dice: [3] });
    expect(combat.isOver).toBe(true);
    expect(combat.unit('1:defiant').advantage).toBe(2);
  });

  it('ITU-DICE-08: breakthrough effects and kickers need a success, an analysis effect works on a failure too', () => {
    const spends = [spendOf({ result: 'breakthrough' }), spendOf({ kicker: true }), spendOf({})];
    const offered = (difficulty: number) => {
      const combat = ship().test(work(difficulty, 'ops', 'mechanics', { spends }), LED);
      combat.roll(breakthrough, analysis, blank, blank);
      return combat.options('spend').map(({ effect }) => effect);
    };
    expect(offered(1)).toEqual([0, 1, 2]);
    expect(offered(2)).toEqual([2]);
    const combat = ship()
      .test(work(2, 'ops', 'mechanics', { spends }), LED)
      .roll(breakthrough, analysis, blank, blank);
    expect(combat.why({ type: 'spend', effect: 0, dice: [0] })).toMatchObject({ rule: 'ITU-DICE-08' });
  });

  it('ITU-DICE-05: an amount may count how often a die effect was resolved, and what it takes back is there already', () => {
    const damage: Effect = {
      verb: 'token',
      token: 'peril',
      on: 'self',
      count: { per: 'spent', of: 'self', spend: 0, times: -1, plus: 3 },
    };
    const spends = [
      spendOf({ repeatable: true, effects: [] }),
      spendOf({ result: 'breakthrough', repeatable: true, most: 1, effects: [onSelf('peril', -1)] }),
    ];
    const combat = ship().test(work(1, 'ops', 'mechanics', { success: [damage], spends }), LED);
    combat.roll(breakthrough, breakthrough, analysis, blank);
    combat.answer({ type: 'spend', effect: 0, dice: [2] }).answer({ type: 'spend', effect: 1, dice: [0] });
    expect(combat.unit('1:defiant').peril).toBe(1);
  });

  it('ITU-FKEY-09: of several units that test one after the other, who is destroyed by another’s test makes none', () => {
    const other: UnitOptions = {
      class: 'type-6-shuttle',
      at: [18, 20, 0],
      is: { hull: 3, shieldsUsed: { fore: 1, aft: 1 } },
    };
    const explode: Effect = {
      verb: 'damage',
      on: { each: { kinds: ['auxiliary'], subtypes: [], of: 'any', classes: [], hull: [] } },
      kind: 'hull',
      count: 1,
    };
    const combat = ship({}, [other]);
    combat.effect(
      {
        verb: 'test',
        on: { each: { kinds: ['ship', 'auxiliary'], subtypes: [], of: 'any', classes: [], hull: [] } },
        work: work(1, 'ops', 'mechanics', { failure: [explode] }),
      },
      { self: '1:defiant' },
    );
    combat.roll(blank, blank, blank, blank);
    expect(combat.play.frozen.gone).toMatchObject([{ unit: '1:type-6-shuttle', why: 'destroyed' }]);
    expect(combat.isOver).toBe(true);
    expect(combat.told('tested').map(({ unit }) => unit)).toEqual(['1:defiant']);
  });
});
