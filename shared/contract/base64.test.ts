import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBase64 } from './base64';

describe('base64', () => {
  it('of any bytes is recognised', () => {
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        expect(isBase64(text)).toBe(true);
      }),
    );
    expect(isBase64(Buffer.alloc(60_000_000, 0xfb).toString('base64'))).toBe(true);
  });

  it.each(['a', 'ab', 'abc', 'ab=c', '====', 'a===', 'ab c', 'ab-_', 'äbcd', '=abc', 'abcd\n'])(
    '%j is none',
    (text) => {
      expect(isBase64(text)).toBe(false);
    },
  );
});
