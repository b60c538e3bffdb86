import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discoveryOdds } from './discovery-odds';

describe('a discovery roll', () => {
  it('NC-DISC-01: without re-roll every line comes with one chance in six', () => {
    const { lines, worth, keeps } = discoveryOdds([0, 0, 0, 0, 0, 6], 0);
    expect(lines).toEqual(Array.from({ length: 6 }, () => 1 / 6));
    expect([worth, keeps]).toEqual([1, []]);
  });

  it('NC-ABIL-12: of several re-rolls only the latest counts: with two, one wanted line comes with 91 of 216', () => {
    const { worth, lines } = discoveryOdds([0, 0, 0, 0, 0, 1], 2);
    expect(worth).toBeCloseTo(1 - (5 / 6) ** 3, 12);
    expect(lines[5]).toBeCloseTo(91 / 216, 12);
  });

  it('a line is kept where it is worth as much as another roll', () => {
    expect(discoveryOdds([1, 2, 3, 4, 5, 6], 2).keeps).toEqual([
      [false, false, false, true, true, true],
      [false, false, false, false, true, true],
    ]);
  });

  it('no plan of keeping some lines does better with one re-roll', () => {
    const worths = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(worths, (each) => {
        const mean = each.reduce((sum, worth) => sum + worth, 0) / 6;
        const plans = Array.from({ length: 64 }, (_, kept) =>
          each.reduce((sum, worth, line) => sum + ((kept >> line) & 1 ? worth : mean) / 6, 0),
        );
        expect(discoveryOdds(each, 1).worth).toBeCloseTo(Math.max(...plans), 10);
      }),
    );
  });
});
