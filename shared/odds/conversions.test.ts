import { describe, expect, it } from 'vitest';
import { attackOdds, convertedTallies, DEFAULT_ODDS_READINGS, tallyOf, testOdds } from './index';
import { Converter } from './conversions';

const analyses = (analysis: number) => tallyOf({ analysis });

describe('effects that spend results', () => {
  it('ITU-DICE-03: an effect is resolved only where the icons it shows are there to spend', () => {
    const twoForOne = { spend: { analysis: 2 }, gain: { success: 1 }, times: 1 };
    expect(convertedTallies(analyses(1), [twoForOne])).toEqual([analyses(1)]);
    expect(convertedTallies(analyses(2), [twoForOne])).toEqual([analyses(2), tallyOf({ success: 1 })]);
  });

  it('ITU-DICE-05: an icon that is spent is gone, and a result that it is changed into is there to be used', () => {
    const change = { spend: { analysis: 1 }, gain: { success: 1 }, times: 1 };
    const [kept, changed] = convertedTallies(analyses(1), [change]);
    expect([kept, changed]).toEqual([analyses(1), tallyOf({ success: 1 })]);
    // Nothing is left to spend a second time, but the changed result may be.
    expect(convertedTallies(analyses(1), [change, change])).toHaveLength(2);
    const next = { spend: { success: 1 }, gain: { breakthrough: 1 }, times: 1 };
    expect(convertedTallies(analyses(1), [change, next])).toContainEqual(tallyOf({ breakthrough: 1 }));
  });

  it('ITU-DICE-06: an effect is resolved at most once, however many icons there are', () => {
    const once = { spend: { analysis: 1 }, gain: { success: 1 }, times: 1 };
    expect(convertedTallies(analyses(3), [once])).toEqual([
      analyses(3),
      tallyOf({ success: 1, analysis: 2 }),
    ]);
  });

  it('ITU-DICE-07: a repeatable effect is resolved from not at all to as often as its icons are spent', () => {
    const often = { spend: { analysis: 1 }, gain: { success: 1 }, times: null };
    expect(convertedTallies(analyses(2), [often])).toEqual([
      analyses(2),
      tallyOf({ success: 1, analysis: 1 }),
      tallyOf({ success: 2 }),
    ]);
  });

  it('what one effect gains another may spend, in their order; an endless one ends', () => {
    const first = { spend: { analysis: 1 }, gain: { breakthrough: 1 }, times: 1 };
    const second = { spend: { breakthrough: 1 }, gain: { success: 2 }, times: null };
    expect(convertedTallies(analyses(1), [first, second])).toContainEqual(tallyOf({ success: 2 }));
    const endless = { spend: { analysis: 1 }, gain: { analysis: 1, success: 1 }, times: null };
    expect(convertedTallies(analyses(1), [endless]).length).toBeLessThan(500);
    const circle = { spend: { analysis: 1 }, gain: { analysis: 1 }, times: null };
    expect(convertedTallies(analyses(1), [circle])).toEqual([analyses(1)]);
    const free = { spend: {}, gain: { success: 1 }, times: null };
    expect(convertedTallies(analyses(0), [free])).toEqual([analyses(0), tallyOf({ success: 1 })]);
  });
});

describe('conversions that make more than can be counted', () => {
  const change = { spend: { analysis: 1 }, gain: { success: 1 }, times: null };
  const back = { spend: { success: 1 }, gain: { breakthrough: 1 }, times: null };
  const conversions = [change, back, change, back, change, back];
  const die = { id: 'd', faces: [{}, { analysis: 1 }, { success: 2 }, { breakthrough: 1 }, { success: 1 }] };
  const asked = { pool: [{ die, count: 60 }], rerolls: [], conversions } as const;

  it('are given up, and what was made by then is not told for an answer', () => {
    const test = testOdds({ ...asked, swap: null, difficulty: 3, goal: 'success' }, DEFAULT_ODDS_READINGS);
    expect(test).toMatchObject({ error: { code: 'out-of-range', at: '/conversions' } });
    const target = { evasion: 2, shields: 1, hull: null, health: null };
    const keywords = { pierce: 0, breach: 0, lethal: 0 };
    const attack = attackOdds({ ...asked, keywords, target, goal: 'damage' }, DEFAULT_ODDS_READINGS);
    expect(attack).toMatchObject({ error: { code: 'out-of-range', at: '/conversions' } });
  });

  it('do not include one conversion of sixty dice', () => {
    const converter = new Converter([change]);
    for (let analysis = 0; analysis <= 60; analysis += 1) {
      expect(converter.made(analyses(analysis))).toHaveLength(analysis + 1);
    }
    expect(converter.gaveUp).toBe(false);
  });
});
