import { describe, expect, it } from 'vitest';
import { massiveTest, treacherousTest, unstableTest } from './keyword-tests';

describe('what follows from the test of a keyword', () => {
  it('ITU-FKEY-04: passing the test of Massive adds 2 peril, a breakthrough taking 1 of them away', () => {
    const { success } = massiveTest(2);
    expect(success).toMatchObject({ rule: 'ITU-FKEY-04', peril: 2, perPointShort: 0 });
    expect(success.message).toContain('each breakthrough may take 1 of these away');
  });

  it('ITU-FKEY-05: failing it adds 1 peril and 1 per point short, then an opponent may turn the unit by 1 notch', () => {
    const { success, failure } = massiveTest(2);
    expect(failure).toMatchObject({ rule: 'ITU-FKEY-05', peril: 1, perPointShort: 1 });
    // A failure by 1 adds as much as a plain success.
    expect(failure.peril + failure.perPointShort).toBe(success.peril);
    expect(failure.message).toContain('at most 1 notch');
  });

  it('ITU-FKEY-08: failing Treacherous, an opponent places the unit touching the feature, its fore end taking 3', () => {
    const { difficulty, success, failure } = treacherousTest(3);
    expect(difficulty).toBe(3);
    expect(success).toMatchObject({ rule: 'ITU-FKEY-07', peril: 2 });
    expect(failure).toMatchObject({ rule: 'ITU-FKEY-08', peril: 1, perPointShort: 1 });
    expect(failure.message).toMatch(/touching the feature.*fore end sustains 3 damage/);
  });

  it('ITU-FKEY-10: failing Unstable, an opponent may take 3 peril off the ship for 1 crew loss', () => {
    const { success, failure } = unstableTest(1);
    expect(success).toMatchObject({ rule: 'ITU-FKEY-09', peril: 2 });
    expect(failure).toMatchObject({ rule: 'ITU-FKEY-10', peril: 1, perPointShort: 1 });
    expect(failure.message).toMatch(/3 peril off the ship.*1 crew loss/);
  });
});
