import { describe, expect, it } from 'vitest';
import { angleFromEastDeg, cosDeg, normaliseHeading, sinDeg } from './angle';

describe('sines and cosines of degrees', () => {
  it('are exact at the twelfths of a turn where they are rational', () => {
    expect([0, 30, 90, 150, 180, 210, 270, 330, 360].map(sinDeg)).toStrictEqual([
      0, 0.5, 1, 0.5, 0, -0.5, -1, -0.5, 0,
    ]);
    expect([0, 60, 90, 120, 180, 240, 270, 300, 360].map(cosDeg)).toStrictEqual([
      1, 0.5, 0, -0.5, -1, -0.5, 0, 0.5, 1,
    ]);
  });

  it('agree with radians everywhere, and mirror to the last bit', () => {
    for (let deg = -720; deg <= 720; deg += 7.3) {
      expect(sinDeg(deg)).toBeCloseTo(Math.sin((deg * Math.PI) / 180), 13);
      expect(cosDeg(deg)).toBeCloseTo(Math.cos((deg * Math.PI) / 180), 13);
      expect(sinDeg(-deg) + sinDeg(deg)).toBe(0);
      expect(cosDeg(-deg)).toBe(cosDeg(deg));
    }
  });
});

describe('headings', () => {
  it('come into 0 to 360, never 360 and never -0', () => {
    expect([-30, 360, 725, -0, -1e-18].map(normaliseHeading)).toStrictEqual([330, 0, 5, 0, 0]);
  });

  it('the angle of a vector is measured clockwise from east', () => {
    expect(angleFromEastDeg(0, 1)).toBe(90);
    expect(angleFromEastDeg(-1, 0)).toBe(180);
  });
});
