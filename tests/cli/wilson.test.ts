import { describe, expect, it } from 'vitest';
import { shareOf } from '../../src-main/cli/wilson';

describe('a share of games', () => {
  it('has the interval of Wilson’s score, as tables give it', () => {
    // 8 of 10: 0.4902 to 0.9433; 0 of 10: 0 to 0.2775 (Brown, Cai, DasGupta 2001).
    expect(shareOf(8, 10)).toEqual({
      share: 0.8,
      low: expect.closeTo(0.4902, 4) as number,
      high: expect.closeTo(0.9433, 4) as number,
    });
    expect(shareOf(0, 10)).toEqual({ share: 0, low: 0, high: expect.closeTo(0.2775, 4) as number });
    expect(shareOf(10, 10).high).toBeCloseTo(1);
  });

  it('of no games nothing is known', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});
