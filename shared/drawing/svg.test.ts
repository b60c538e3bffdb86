import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyElement, parseStrictXml } from '../../tests/support/strict-xml';
import { filled, group, line, paint, stroked } from './nodes';
import { boxSteps, discSteps } from './path-steps';
import { escapeXml, svgOf } from './svg';
import type { Drawing } from './types';

const BOX = { x0: -1, y0: -1, x1: 9, y1: 4 };

function drawing(more: Partial<Drawing> = {}): Drawing {
  return {
    title: 'A drawing',
    description: 'For a test.',
    box: BOX,
    ground: null,
    nodes: [
      filled(boxSteps({ x0: 0, y0: 0, x1: 2, y1: 1 }), paint('#123456', 0.5), line('#000000', 0.01)),
      group(
        'Named',
        [
          stroked(discSteps({ x: 3, y: 2 }, 1), line('#ff0000', 0.02, { dashIn: [0.1, 0.05], cap: 'round' })),
          group(null, [filled(discSteps({ x: 1, y: 1 }, 0.5), paint('#00ff00'), null, true)], boxSteps(BOX)),
        ],
        boxSteps(BOX),
      ),
    ],
    ...more,
  };
}

describe('the SVG of a drawing', () => {
  it('is well-formed and says how large it is: an inch of the table is an inch of paper', () => {
    const svg = parseStrictXml(svgOf(drawing()));
    expect(svg.attributes).toMatchObject({
      xmlns: 'http://www.w3.org/2000/svg',
      width: '10in',
      height: '5in',
      viewBox: '-1 -1 10 5',
    });
  });

  it('can be asked for in pixels to the inch', () => {
    const svg = parseStrictXml(svgOf(drawing(), { pxPerIn: 40 }));
    expect(svg.attributes).toMatchObject({ width: '400', height: '200', viewBox: '-1 -1 10 5' });
  });

  it('carries title and description, and the names of its groups', () => {
    const svg = parseStrictXml(svgOf(drawing()));
    const texts = everyElement(svg).map(({ name, text }) => [name, text]);
    expect(texts).toContainEqual(['title', 'A drawing']);
    expect(texts).toContainEqual(['desc', 'For a test.']);
    expect(texts).toContainEqual(['title', 'Named']);
  });

  it('has a ground only where the drawing has one', () => {
    expect(svgOf(drawing())).not.toContain('#0a0b0c');
    expect(svgOf(drawing({ ground: paint('#0a0b0c') }))).toContain('fill="#0a0b0c"');
  });

  it('holds neither script, style, link nor any reference but to its own clips, each kept once', () => {
    const elements = everyElement(parseStrictXml(svgOf(drawing())));
    expect([...new Set(elements.map(({ name }) => name))].sort()).toEqual([
      'clipPath',
      'defs',
      'desc',
      'g',
      'path',
      'svg',
      'title',
    ]);
    const clips = elements.filter(({ name }) => name === 'clipPath');
    expect(clips.map(({ attributes }) => attributes['id'])).toEqual(['clip1']);
    const names = new Set(elements.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].filter((name) => name.startsWith('on') || name.includes('href'))).toEqual([]);
  });

  it('writes no number with more than four decimals, none with an exponent', () => {
    const steps = discSteps({ x: 1 / 3, y: 1e-9 }, 1e-7);
    const svg = svgOf(drawing({ nodes: [filled(steps, paint('#000000', 1 / 3))] }));
    expect(svg).not.toMatch(/\d\.\d{5}/);
    expect(svg).not.toMatch(/\de[-+]?\d/);
  });

  it('is the same to the byte each time', () => expect(svgOf(drawing())).toBe(svgOf(drawing())));

  it('throws on a number that is none, which is a bug of who drew', () => {
    expect(() =>
      svgOf(drawing({ nodes: [filled(discSteps({ x: NaN, y: 0 }, 1), paint('#000000'))] })),
    ).toThrow();
  });

  it.each([
    '</title><script>alert(1)</script>',
    '"><image href="https://example.invalid/x"/>',
    ']]>&amp;&lt;<!-- -->',
    "'onload='x",
    'a\u0000b\u0008c\ufffed\ud800e\udfff',
    '🚀 · é ‮ abc',
  ])('keeps the hostile title %j as plain text', (title) => {
    const svg = parseStrictXml(svgOf(drawing({ title, description: title, nodes: [group(title, [])] })));
    const told = everyElement(svg).filter(({ name }) => name === 'title' || name === 'desc');
    expect(told).toHaveLength(3);
    const kept = title.replace(/[\u0000-\u0008\ufffe]|\p{Surrogate}/gu, '\ufffd');
    for (const { text } of told) expect(text).toBe(kept);
  });

  it('escapes any text so that a strict reader gives it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseStrictXml(`<a b="${escapeXml(text)}">${escapeXml(text)}</a>`);
        expect(read.text).toBe(read.attributes['b']);
        expect(read.text).toHaveLength([...text].join('').length);
      }),
    );
  });
});
