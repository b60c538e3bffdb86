import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeaponLine } from '../../../../shared/content/nova-cry';
import { downAfter, downInDuel, meanWounds } from './weapon-odds';

const line = (wounds: number, destroys = false): WeaponLine => ({ wounds, destroys, recoil: 0, guard: 0 });
const lines = (...wounds: readonly (number | 'D')[]) =>
  wounds.map((each) => (each === 'D' ? line(0, true) : line(each)));
const anyLines = fc.array(
  fc.record({
    wounds: fc.integer({ min: 0, max: 3 }),
    destroys: fc.boolean(),
    recoil: fc.constant(0),
    guard: fc.constant(0),
  }),
  { minLength: 6, maxLength: 6 },
);

describe('the chance that a weapon takes a captain down', () => {
  it('NC-DUEL-09: three wounds or a line that destroys, within three rolls', () => {
    expect(downInDuel(lines(0, 0, 0, 1, 2, 'D'))).toBeCloseTo(126 / 216);
    expect(downInDuel(lines(1, 1, 1, 1, 1, 1))).toBe(1);
    expect(downInDuel(lines(0, 0, 0, 0, 0, 0))).toBe(0);
    expect(downInDuel(lines(0, 0, 0, 0, 0, 'D'))).toBeCloseTo(1 - (5 / 6) ** 3);
  });

  it('NC-DUEL-07: a first roll shows what is left to do', () => {
    const weapon = lines(0, 0, 0, 1, 2, 'D');
    expect(downAfter(weapon, 5)).toBe(1);
    // Nothing on the first die: a destroying one, or three wounds of the two that are left.
    expect(downAfter(weapon, 0)).toBeCloseTo(1 - (25 - 3) / 36);
    expect(downAfter(weapon, 9)).toBe(0);
    expect(meanWounds(weapon)).toBe(1);
  });

  it('is the mean of what the six first rolls lead to, and no line makes it worse by wounding more', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 0, max: 5 }), (weapon, at) => {
        const firsts = weapon.map((_, index) => downAfter(weapon, index));
        expect(firsts.reduce((sum, each) => sum + each, 0) / 6).toBeCloseTo(downInDuel(weapon));
        const harder = weapon.map((each, index) => (index === at ? { ...each, destroys: true } : each));
        expect(downInDuel(harder)).toBeGreaterThanOrEqual(downInDuel(weapon) - 1e-12);
      }),
    );
  });
});
