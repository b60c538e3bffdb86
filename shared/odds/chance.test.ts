import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactly, ratio } from './chance';

describe('exact fractions', () => {
  it('are told in lowest terms, whole ones without denominator', () => {
    expect(exactly(6n, 16n)).toEqual({ exact: '3/8', value: 0.375 });
    expect(exactly(8n, 8n)).toEqual({ exact: '1', value: 1 });
    expect(exactly(0n, 5n)).toEqual({ exact: '0', value: 0 });
    expect(exactly(10n, 4n).exact).toBe('5/2');
  });

  it('have a double also where neither part fits one', () => {
    const huge = 8n ** 600n;
    expect(ratio(3n * huge, 4n * huge)).toBe(0.75);
    expect(ratio(1n, huge)).toBe(0);
    // The lower part alone is beyond a double.
    expect(ratio(2n ** 1020n, 2n ** 1025n)).toBe(1 / 32);
  });

  it('are the quotient of any two numbers', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 1e6 }), (top, bottom) => {
        expect(exactly(BigInt(top), BigInt(bottom)).value).toBe(top / bottom);
      }),
    );
  });
});
