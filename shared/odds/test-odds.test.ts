import { describe, expect, it } from 'vitest';
import {
  bestMean,
  EXPERTISE,
  everyRoll,
  fraction,
  INTUITION,
  tallyOfFaces,
} from '../../tests/support/dice-by-hand';
import {
  DEFAULT_ODDS_READINGS,
  type DeltaReading,
  DELTA_READINGS,
  exactly,
  type OddsReadings,
  testOdds,
  type TestQuestion,
} from './index';
import { odds, question, successesOf } from '../../tests/support/dice-questions';

const chanceOf = (asked: TestQuestion, readings: Partial<OddsReadings> = {}) =>
  odds(asked, readings).success?.exact;

describe('a test', () => {
  it('ITU-DICE-10: succeeds when the success results reach the difficulty, exactly reaching it included', () => {
    // Of an intuition die's 8 faces 4 show a success or more, 1 shows two.
    expect(chanceOf(question(1, 0, { difficulty: 0 }))).toBe('1');
    expect(chanceOf(question(1, 0, { difficulty: 1 }))).toBe('1/2');
    expect(chanceOf(question(1, 0, { difficulty: 2 }))).toBe('1/8');
    expect(chanceOf(question(1, 0, { difficulty: 3 }))).toBe('0');
    expect(chanceOf(question(0, 1, { difficulty: 1 }))).toBe('1/2');
  });

  it('ITU-DICE-10: up to as many dice as the bracketed stat may be rerolled', () => {
    const again = (rerolls: number[]) => chanceOf(question(2, 0, { rerolls, difficulty: 1 }));
    expect(again([0])).toBe('3/4');
    expect(again([1])).toBe('7/8');
    expect(again([2])).toBe('15/16');
    expect(again([5])).toBe('15/16');
  });

  it('ITU-DICE-02: a die may be rerolled several times by different effects', () => {
    expect(chanceOf(question(1, 0, { rerolls: [1], difficulty: 1 }))).toBe('3/4');
    expect(chanceOf(question(1, 0, { rerolls: [1, 1], difficulty: 1 }))).toBe('7/8');
  });

  it('ITU-OKEY-06: Handy X rerolls up to X dice of a test besides those of the bracketed stat', () => {
    expect(chanceOf(question(1, 0, { rerolls: [1], difficulty: 2 }))).toBe('15/64');
    expect(chanceOf(question(1, 0, { rerolls: [1, 1], difficulty: 2 }))).toBe('169/512');
    expect(chanceOf(question(2, 0, { rerolls: [0, 2], difficulty: 1 }))).toBe('15/16');
  });

  it('ITU-DICE-08: a breakthrough counts as kicker only in a test that succeeds', () => {
    expect(odds(question(1, 0, { difficulty: 1 })).breakthrough.exact).toBe('1/8');
    expect(odds(question(1, 0, { difficulty: 2 })).breakthrough.exact).toBe('0');
    const { breakthrough, success } = odds(
      question(1, 0, { difficulty: 1, rerolls: [1], goal: 'breakthrough' }),
    );
    expect(breakthrough.exact).toBe('15/64');
    expect(success?.exact).toBe('9/16');
  });

  it('ITU-DICE-12: a breakthrough counts for the difficulty always, per success result by the reading', () => {
    const asked = question(1, 0, { difficulty: 1 });
    expect(odds(asked).expected.perSuccess.exact).toBe('5/8');
    const strict = odds(asked, { breakthroughPerSuccess: false });
    expect(strict.success?.exact).toBe('1/2');
    expect(strict.expected.perSuccess.exact).toBe('1/2');
    expect(strict.expected.successes.exact).toBe('5/8');
  });

  it('ITU-TEAM-27: an effect per success result counts all of them, and none after a failure', () => {
    const { expected } = odds(question(1, 0, { difficulty: 2 }));
    expect(expected.perSuccess.exact).toBe('1/4');
  });

  it('ITU-CAPTURE-08: two dice can yield three results', () => {
    const { successes } = odds(question(2, 0));
    expect(successes.find(({ count }) => count === 3)?.chance.value).toBeGreaterThan(0);
    expect(successes.at(-1)?.count).toBe(4);
  });
});

describe('the delta', () => {
  const mean = (delta: DeltaReading) => odds(question(0, 1), { delta }).expected.successes.exact;

  it('ITU-DICE-11: is no result by default, and whatever the reading says else', () => {
    expect(mean('none')).toBe('1/2');
    expect(mean('success')).toBe('2/3');
    expect(mean('twoSuccesses')).toBe('5/6');
    expect(mean('breakthrough')).toBe('2/3');
    expect(mean('successAndAnalysis')).toBe('2/3');
    expect(mean('successOrAnalysis')).toBe('2/3');
    expect(odds(question(0, 1), { delta: 'breakthrough' }).breakthrough.exact).toBe('1/3');
  });

  it('ITU-DICE-11: the answer names the reading only where a die shows the sign', () => {
    for (const delta of DELTA_READINGS) {
      const { assumptions } = odds(question(0, 1), { delta });
      expect(assumptions[0]).toMatchObject({ rule: 'ITU-DICE-11', setting: 'dice.delta', value: delta });
    }
    expect(odds(question(2, 0)).assumptions.map(({ rule }) => rule)).toEqual(['ITU-DICE-12']);
  });
});

describe('die effects', () => {
  const asSuccess = { spend: { analysis: 1 }, gain: { success: 1 }, times: 1 };

  it('ITU-DICE-06: an effect that spends an analysis result for a success is resolved once', () => {
    // 1/2 of two intuition dice each: without the effect 1 success or more has 3/4, with it only two blanks fail.
    expect(chanceOf(question(2, 0, { difficulty: 1, conversions: [asSuccess] }))).toBe('15/16');
    const two = everyRoll([INTUITION, INTUITION]).filter((faces) => {
      const { analysis } = tallyOfFaces(faces);
      return successesOf(faces) + Math.min(1, analysis) >= 2;
    });
    expect(chanceOf(question(2, 0, { difficulty: 2, conversions: [asSuccess] }))).toBe(
      exactly(BigInt(two.length), 64n).exact,
    );
  });

  it('ITU-DICE-07: a repeatable effect is resolved as often as its icons are there', () => {
    const conversions = [{ ...asSuccess, spend: { analysis: 2 }, times: null }];
    const three = everyRoll([INTUITION, INTUITION, INTUITION, INTUITION]).filter((faces) => {
      const { analysis } = tallyOfFaces(faces);
      return successesOf(faces) + Math.floor(analysis / 2) >= 2;
    });
    expect(chanceOf(question(4, 0, { difficulty: 2, conversions }))).toBe(
      exactly(BigInt(three.length), 4096n).exact,
    );
  });

  it('rerolls are chosen with the effects in mind: an analysis result worth a success stays', () => {
    const conversions = [{ ...asSuccess, times: null }];
    const best = bestMean([INTUITION, INTUITION, EXPERTISE], [2], (faces) =>
      successesOf(faces) + tallyOfFaces(faces).analysis >= 3 ? 1 : 0,
    );
    expect(chanceOf(question(2, 1, { rerolls: [2], difficulty: 3, conversions }))).toBe(fraction(best));
  });

  it('an open delta is spent as an analysis result where that gains more', () => {
    const conversions = [{ spend: { analysis: 1 }, gain: { success: 2 }, times: 1 }];
    const chance = (delta: DeltaReading) =>
      chanceOf(question(0, 1, { difficulty: 2, conversions }), { delta });
    expect(chance('none')).toBe('1/6');
    expect(chance('successOrAnalysis')).toBe('1/3');
  });

  it('a pool with so many dice to swap that trying them all would take too long is refused', () => {
    const swap = { from: 'intuition', to: EXPERTISE, upTo: 60 };
    expect(testOdds(question(60, 0, { swap }), DEFAULT_ODDS_READINGS)).toMatchObject({
      error: { code: 'out-of-range', at: '/augmented' },
    });
  });

  it('ITU-OKEY-03: as many intuition dice are swapped for expertise dice as serve the goal', () => {
    const swap = { from: 'intuition', to: EXPERTISE, upTo: 2 };
    const plain = odds(question(3, 0, { difficulty: 2, swap }));
    // The delta being nothing, the expertise die is the worse one.
    expect(plain.swapped).toBe(0);
    const good = odds(question(3, 0, { difficulty: 2, swap }), { delta: 'twoSuccesses' });
    expect(good.swapped).toBe(2);
    expect(good.success).toEqual(odds(question(1, 2, { difficulty: 2 }), { delta: 'twoSuccesses' }).success);
    expect(odds(question(1, 0, { swap }), { delta: 'twoSuccesses' }).swapped).toBeLessThanOrEqual(1);
  });
});
