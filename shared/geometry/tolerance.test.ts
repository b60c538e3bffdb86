import { describe, expect, it } from 'vitest';
import { atMost, round9, roundPoint, roundPose } from './tolerance';

describe('the grid of 1e-9', () => {
  it('rounds half away from zero on either side, and -0 becomes 0', () => {
    expect(round9(1.2345678985)).toBe(1.234567899);
    expect(round9(-1.2345678985)).toBe(-1.234567899);
    expect(Object.is(round9(-0), 0)).toBe(true);
    expect(Object.is(round9(-4e-10), 0)).toBe(true);
    expect(round9(-9999.123456789)).toBe(-9999.123456789);
  });

  it('leaves numbers as they are that are too large for nine decimals, up to the largest', () => {
    for (const huge of [8_388_608.000000002, 1e12 + 0.0001220703125, 1e300, -1e300, Number.MAX_VALUE]) {
      expect(round9(huge)).toBe(huge);
    }
    expect(round9(8_388_607.9999999990686774)).toBe(8_388_607.999999999);
  });

  it('keeps a pose on the grid with its heading in 0 to 360', () => {
    expect(roundPose({ x: 1.00000000049, y: -0, headingDeg: 359.9999999996 })).toStrictEqual({
      x: 1,
      y: 0,
      headingDeg: 0,
    });
    expect(roundPose({ x: 0, y: 0, headingDeg: -30 }).headingDeg).toBe(330);
    expect(roundPose({ x: 0, y: 0, headingDeg: 725.5 }).headingDeg).toBe(5.5);
    expect(roundPoint({ x: 0.1 + 0.2, y: -1e-12 })).toStrictEqual({ x: 0.3, y: 0 });
  });
});

describe('at N inches', () => {
  it('means N or less, with a tolerance of 1e-6', () => {
    expect(atMost(6, 6) && atMost(6 + 1e-9, 6) && atMost(5, 6)).toBe(true);
    expect(atMost(6 + 1e-5, 6)).toBe(false);
  });
});
