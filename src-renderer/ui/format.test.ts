import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  degreesText,
  headingText,
  lengthFigure,
  lengthText,
  parseCount,
  parseDegrees,
  parseLength,
  roundHalfAway,
  wordNumber,
  type LengthFormat,
} from './format';

const inches: LengthFormat = { units: 'in', decimals: 2, separator: '.' };

describe('rounding for display', () => {
  it('halves go away from zero, whatever binary made of them', () => {
    expect(roundHalfAway(1.005, 2)).toBe(1.01);
    expect(roundHalfAway(-1.005, 2)).toBe(-1.01);
    expect(roundHalfAway(2.5, 0)).toBe(3);
    expect(roundHalfAway(-2.5, 0)).toBe(-3);
    expect(roundHalfAway(5.985 - 1e-13, 2)).toBe(5.99);
  });
  it('is never minus zero', () => {
    expect(Object.is(roundHalfAway(-0.001, 2), 0)).toBe(true);
    expect(lengthFigure(-0.004, inches)).toBe('0.00');
  });
  it('tiny values in exponent notation are rounded like others', () => {
    expect(roundHalfAway(1e-12, 3)).toBe(0);
    expect(roundHalfAway(4.9e-7, 3)).toBe(0);
  });
  it('R6: any setting of 0 to 3 decimals shows exactly so many', () => {
    const shown = [0, 1, 2, 3].map((decimals) => lengthFigure(5.9875, { ...inches, decimals }));
    expect(shown).toEqual(['6', '6.0', '5.99', '5.988']);
  });
});

describe('wording', () => {
  it('R5: a length names its unit, inch or centimetre', () => {
    expect(lengthText(6, inches)).toBe('6.00 in');
    expect(lengthText(6, { ...inches, units: 'cm' })).toBe('15.24 cm');
  });
  it('a margin carries its sign, and zero carries none', () => {
    expect(lengthFigure(0.0149, inches, { sign: true })).toBe('+0.01');
    expect(lengthFigure(-1.994, inches, { sign: true })).toBe('\u22121.99');
    expect(lengthFigure(0, inches, { sign: true })).toBe('0.00');
  });
  it('the separator is the one asked for', () => {
    expect(wordNumber(5.5, 1, { separator: ',' })).toBe('5,5');
  });
  it('an angle drops idle zeros and a heading never reads 360', () => {
    expect(degreesText(58, 1, inches)).toBe('58°');
    expect(degreesText(8.4, 2, inches)).toBe('8.4°');
    expect(degreesText(100, 0)).toBe('100°');
    expect(headingText(359.97)).toBe('0°');
  });
});

describe('reading what was typed', () => {
  it.each([
    ['1.5', 1.5],
    ['1,5', 1.5],
    [',5', 0.5],
    ['-2', -2],
    ['\u22122', -2],
    ['+3 in', 3],
    ['6"', 6],
    ['25.4 mm', 1],
    ['2,54 cm', 1],
  ])('R2: %s is a length of %d inch', (text, expected) => {
    expect(parseLength(text, 'in')).toEqual({ ok: true, value: expect.closeTo(expected, 9) });
  });
  it('without a suffix the unit is the one of the settings', () => {
    expect(parseLength('2.54', 'cm')).toEqual({ ok: true, value: 1 });
    expect(parseLength('1 in', 'cm')).toEqual({ ok: true, value: 1 });
  });
  it.each(['', 'six', '1.2.3', '1,000.5', '5 feet', '1e5', 'NaN', '--2'])(
    '“%s” is refused with a sentence',
    (text) => {
      const read = parseLength(text, 'in');
      expect(read).toMatchObject({ ok: false, error: { code: 'unreadable-number' } });
    },
  );
  it('degrees may carry their sign, counts may not', () => {
    expect(parseDegrees('58,5°')).toEqual({ ok: true, value: 58.5 });
    expect(parseDegrees('58 deg')).toEqual({ ok: true, value: 58 });
    expect(parseDegrees('58 in').ok).toBe(false);
    expect(parseCount('3').ok).toBe(true);
    expect(parseCount('3°').ok).toBe(false);
  });
  it('what was worded reads back as the rounded value, in both units and with both separators', () => {
    const formats = fc.record({
      units: fc.constantFrom('in' as const, 'cm' as const),
      decimals: fc.integer({ min: 0, max: 3 }),
      separator: fc.constantFrom('.' as const, ',' as const),
    });
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), formats, (value, format) => {
        const read = parseLength(lengthText(value, format), 'in');
        const step = 10 ** -format.decimals / (format.units === 'cm' ? 2.54 : 1);
        expect(read.ok && Math.abs(read.value - value) <= step / 2 + 1e-8).toBe(true);
      }),
    );
  });
});
