import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameOf, uniqueTitle } from './titles';

describe('uniqueTitle', () => {
  it('numbers what is taken, going on from a number that is there', () => {
    expect(uniqueTitle('Plan', new Set())).toBe('Plan');
    expect(uniqueTitle('Plan', new Set(['Plan']))).toBe('Plan (2)');
    expect(uniqueTitle('Plan (2)', new Set(['Plan', 'Plan (2)']))).toBe('Plan (3)');
    expect(uniqueTitle('Plan', new Set(['Plan', 'Plan (3)']))).toBe('Plan (2)');
  });

  it('stays within 200 characters', () => {
    const long = 'x'.repeat(200);
    expect(uniqueTitle(long, new Set([long]))).toHaveLength(200);
    expect(uniqueTitle(`${long}y`, new Set())).toBe(long);
  });
});

describe('fileNameOf', () => {
  it.each([
    ['Two ships', 'Two ships.plotroom'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.plotroom'],
    ['  ..hidden.. ', 'hidden.plotroom'],
    ['CON', 'Plan CON.plotroom'],
    ['///', 'Plan.plotroom'],
    ['Zürich 🚀', 'Zürich 🚀.plotroom'],
    ['line\nbreak', 'line break.plotroom'],
  ])('%j becomes %j', (title, name) => expect(fileNameOf(title)).toBe(name));

  it('is for any title a name that every system takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = fileNameOf(title);
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}]+\.plotroom$/u);
        expect(name).not.toMatch(/^[. ]|[. ]\.plotroom$/);
        expect(Buffer.byteLength(name)).toBeLessThan(450);
      }),
    );
  });
});
