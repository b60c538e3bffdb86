import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapWords } from './wrap-words';

/** Every letter one wide: widths are counts. */
const count = (text: string): number => [...text].length;

describe('words in lines', () => {
  it('breaks between words and keeps the breaks of the text', () => {
    expect(wrapWords('Wait here for a scan,\nthen cut inside', count, 26, 4)).toEqual([
      'Wait here for a scan,',
      'then cut inside',
    ]);
    expect(wrapWords('Its lane stays clear of turn three', count, 26, 4)).toEqual([
      'Its lane stays clear of',
      'turn three',
    ]);
  });

  it('cuts a word that is wider than a line', () => {
    expect(wrapWords('ab cdefghij', count, 4, 4)).toEqual(['ab', 'cdef', 'ghij']);
  });

  it('ends in an ellipsis where lines are left over, within the width', () => {
    expect(wrapWords('one two three four', count, 5, 2)).toEqual(['one', 'two…']);
    expect(wrapWords('seven seven seven', count, 5, 2)).toEqual(['seven', 'seve…']);
  });

  it('gives one empty line for no words', () => {
    expect(wrapWords('  ', count, 5, 2)).toEqual(['']);
  });

  it('never makes a line too wide or too many lines, and loses no letter but by the ellipsis', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '😀'), maxLength: 80 });
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        (text, widest, most) => {
          const lines = wrapWords(text, count, widest, most);
          expect(lines.length).toBeGreaterThan(0);
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect(count(line)).toBeLessThanOrEqual(widest);
          const said = lines.join('').replaceAll(' ', '');
          const meant = text.replaceAll(/\s/g, '');
          if (said.endsWith('…')) expect(meant.startsWith(said.slice(0, -1))).toBe(true);
          else expect(said).toBe(meant);
        },
      ),
    );
  });
});
