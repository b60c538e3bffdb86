import { describe, expect, it } from 'vitest';
import { shippedArt, shippedGlyphs } from '../../tests/support/shipped-art';
import { FACES, parseFontOutlines } from './font-outlines';
import { type LetterStyle, makeLettering, wrapText } from './lettering';
import { makeRun } from './run';

const { fonts } = shippedArt();
const style: LetterStyle = { face: 'condensed-600', sizeIn: 1 };

describe('the file of letters', () => {
  it('stays small and holds every letter that western Latin text needs, in every face', () => {
    expect(Buffer.byteLength(shippedGlyphs())).toBeLessThan(200_000);
    const printable = Array.from({ length: 95 }, (_, k) => String.fromCharCode(32 + k));
    const accented = [...'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ°·×−–—‘’“”…'];
    for (const face of FACES) {
      const missing = [...printable, ...accented].filter((letter) => !fonts[face].letters.has(letter));
      expect({ face, missing }).toEqual({ face, missing: [] });
    }
  });

  it('gives every letter but the blanks an outline and an advance', () => {
    for (const face of FACES) {
      for (const [letter, glyph] of fonts[face].letters) {
        expect(Number.isFinite(glyph.advance)).toBe(true);
        if (!/\s|\u200b/u.test(letter)) expect(glyph.steps.length).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    ['nothing', '', 'not-json'],
    ['another file', '{"format":"plotroom-plan"}', 'not-glyphs'],
    ['a newer one', '{"format":"plotroom-glyphs","version":2,"faces":{}}', 'not-glyphs'],
    ['one without faces', '{"format":"plotroom-glyphs","version":1,"faces":{}}', 'not-glyphs'],
  ])('refuses %s', (_, text, code) => {
    const read = parseFontOutlines(text);
    expect(!read.ok && read.error.code).toBe(code);
  });

  it.each([
    ['a contour that is none', (face: Record<string, unknown>) => ({ ...face, contours: ['x9'] })],
    [
      'a letter of a contour that is not there',
      (face: Record<string, unknown>) => ({ ...face, letters: { a: [5, 99999, 0, 0] } }),
    ],
    [
      'a letter with a number too few',
      (face: Record<string, unknown>) => ({ ...face, letters: { a: [5, 0, 0] } }),
    ],
    ['an em of nothing', (face: Record<string, unknown>) => ({ ...face, unitsPerEm: 0 })],
    ['pairs that are no text', (face: Record<string, unknown>) => ({ ...face, kerning: { A: { '-3': 7 } } })],
  ])('refuses %s and says where', (_, spoil) => {
    // The shipped file, known to parse, as plain JSON.
    const file = JSON.parse(shippedGlyphs()) as { faces: Record<string, Record<string, unknown>> };
    file.faces['condensed-600'] = spoil(file.faces['condensed-600'] ?? {});
    const read = parseFontOutlines(JSON.stringify(file));
    expect(!read.ok && read.error.code).toBe('not-glyphs');
    expect(!read.ok && read.error.at).toContain('/faces/condensed-600');
  });
});

describe('lettering', () => {
  it('is as wide as its advances and pairs, in the size asked for', () => {
    const { measure } = makeLettering(fonts);
    const face = fonts['condensed-600'];
    const advance = (letter: string): number => face.letters.get(letter)?.advance ?? NaN;
    const pair = face.kerning.get('AV') ?? NaN;
    expect(pair).toBeLessThan(0);
    expect(measure('AV', style)).toBeCloseTo((advance('A') + advance('V') + pair) / face.unitsPerEm, 9);
    expect(measure('AV', { ...style, sizeIn: 3 })).toBeCloseTo(3 * measure('AV', style), 9);
    expect(measure('AV', { ...style, trackingIn: 0.1 })).toBeCloseTo(measure('AV', style) + 0.1, 9);
    expect(measure('', style)).toBe(0);
  });

  it('draws a letter that no face has as a small box and tells which', () => {
    const lettering = makeLettering(fonts);
    expect(lettering.write('a艦b🚀艦', { x: 0, y: 0 }, style).length).toBeGreaterThan(20);
    expect([...lettering.missing]).toEqual(['艦', '🚀']);
    expect(lettering.measure('艦', style)).toBeGreaterThan(0.3);
  });

  it('takes a letter from another face before it draws a box', () => {
    const lettering = makeLettering(fonts);
    expect(fonts['condensed-600'].letters.has('↑')).toBe(false);
    expect(lettering.write('↑', { x: 0, y: 0 }, style).length).toBeGreaterThan(2);
    expect([...lettering.missing]).toEqual([]);
  });

  it('sets letters with their marks, blanks of every kind as blanks, and leaves out what has no shape', () => {
    const lettering = makeLettering(fonts);
    expect(lettering.measure('e\u0301', style)).toBeCloseTo(lettering.measure('é', style), 9);
    expect(lettering.measure('a\u00a0b\tc', style)).toBeCloseTo(lettering.measure('a b c', style), 9);
    expect(lettering.measure('a\u200d\ufe0fb', style)).toBeCloseTo(lettering.measure('ab', style), 9);
    expect([...lettering.missing]).toEqual([]);
  });

  it('starts, centres or ends a line at its point', () => {
    const { write, measure } = makeLettering(fonts);
    const width = measure('H', style);
    const left = (align: 'start' | 'middle' | 'end'): number =>
      leftOf(write('H', { x: 10, y: 0 }, style, align));
    expect(left('start') - left('middle')).toBeCloseTo(width / 2, 9);
    expect(left('middle') - left('end')).toBeCloseTo(width / 2, 9);
  });

  it('stands upright on a run to the east and centred on its line', () => {
    const { writeAlong } = makeLettering(fonts);
    const run = makeRun([
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ]);
    const ys = writeAlong('H', run, 5, style).flatMap((step) => (step.type === 'close' ? [] : [step.to.y]));
    expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(5, 2);
  });
});

describe('wrapping', () => {
  const lettering = makeLettering(fonts);
  const widths = (lines: readonly string[]): number[] => lines.map((text) => lettering.measure(text, style));

  it('keeps every line within the width and every word whole where it fits', () => {
    const lines = wrapText(lettering, 'Wait here for a scan, then cut inside', style, 5);
    expect(lines.join(' ')).toBe('Wait here for a scan, then cut inside');
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...widths(lines))).toBeLessThanOrEqual(5);
  });

  it('breaks a word that is wider than a line, and keeps breaks and empty lines of the writer', () => {
    const lines = wrapText(lettering, 'x'.repeat(60), style, 4);
    expect(lines.join('')).toBe('x'.repeat(60));
    expect(Math.max(...widths(lines))).toBeLessThanOrEqual(4);
    expect(wrapText(lettering, 'a\n\nb\r\nc', style, 4)).toEqual(['a', '', 'b', 'c']);
  });
});

function leftOf(steps: ReturnType<ReturnType<typeof makeLettering>['write']>): number {
  return Math.min(...steps.flatMap((step) => (step.type === 'close' ? [] : [step.to.x])));
}
