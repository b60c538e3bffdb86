import { describe, expect, it } from 'vitest';
import { comparePixels, markDifference } from './compare';

const grey = (value: number, count: number): Uint8Array =>
  Uint8Array.from(Array.from({ length: count }, () => [value, value, value, 255]).flat());

describe('comparing pictures', () => {
  it('counts a pixel when any channel differs by more than the tolerance, and not when by just that much', () => {
    const [a, b] = [grey(100, 10), grey(100, 10)];
    b[0] = 116; // by 16
    b[5] = 83; // by 17
    const { pixels, share, greatest } = comparePixels(a, b, 16);
    expect([pixels, share, greatest]).toEqual([1, 0.1, 17]);
  });

  it('marks what differs in red', () => {
    const picture = markDifference(grey(0, 2), Uint8Array.from([0, 0, 0, 255, 255, 255, 255, 255]), 16);
    expect([...picture.subarray(4)]).toEqual([220, 0, 0, 255]);
    expect(picture[0]).toBe(picture[1]);
  });

  it('refuses pictures of different sizes', () => {
    expect(() => comparePixels(grey(0, 2), grey(0, 3), 16)).toThrow('no two pictures of one size');
  });
});
