import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';

const content = shippedContent();
const FOLDER = new URL('../../assets/silhouettes/', import.meta.url);
const UNITS_PER_IN = 100;
const drawings = readdirSync(FOLDER).map((file) => ({
  id: file.replace(/\.svg$/, ''),
  svg: readFileSync(new URL(file, FOLDER), 'utf8'),
}));
const ofUnits = Object.entries(content.units).map(([id, unit]) => ({ id, base: content.bases[unit.base] }));

function drawingOf(id: string): string {
  const found = drawings.find((drawing) => drawing.id === id);
  if (found === undefined) throw new Error(`no drawing ${id}`);
  return found.svg;
}

function elementsOf(svg: string): { tag: string; attributes: Map<string, string> }[] {
  const body = svg.replace(/<title>.*?<\/title>|<style>.*?<\/style>/g, '');
  return [...body.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\s*\/?>/g)].map(([, tag = '', source = '']) => ({
    tag,
    attributes: new Map(
      [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  }));
}

/** Points that enclose an element: a path's anchors and handles, the box of anything else. */
function pointsOf({ tag, attributes }: { tag: string; attributes: Map<string, string> }): [number, number][] {
  const at = (name: string) => Number(attributes.get(name) ?? 0);
  if (tag === 'path') {
    const figures = [...(attributes.get('d') ?? '').matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) =>
      Number(text),
    );
    return figures.flatMap((x, index): [number, number][] =>
      index % 2 === 0 ? [[x, figures[index + 1] ?? NaN]] : [],
    );
  }
  if (tag === 'rect') {
    return [
      [at('x'), at('y')],
      [at('x') + at('width'), at('y') + at('height')],
    ];
  }
  const [rx, ry] = tag === 'circle' ? [at('r'), at('r')] : [at('rx'), at('ry')];
  return [
    [at('cx') - rx, at('cy')],
    [at('cx') + rx, at('cy')],
    [at('cx'), at('cy') - ry],
    [at('cx'), at('cy') + ry],
  ];
}

describe.each(drawings)('the drawing $id', ({ id, svg }) => {
  it('uses plain shapes and the five classes only, nothing that a table could not draw', () => {
    for (const { tag, attributes } of elementsOf(svg).slice(1)) {
      expect(['path', 'circle', 'ellipse', 'rect']).toContain(tag);
      expect(['h', 'd', 'k', 'g', 'g2']).toContain(attributes.get('class'));
      expect([...attributes.keys()]).not.toContain('transform');
      if (tag === 'path') expect(attributes.get('d')).toMatch(/^[MLCQZ\d\s.-]+$/);
    }
    expect(elementsOf(svg).length).toBeGreaterThan(id.startsWith('feature-') ? 2 : 4);
  });

  it('says that it is our own', () => expect(svg).toContain('own drawing for Plotroom'));
});

describe.each(ofUnits)('the drawing of $id', ({ id, base }) => {
  it('is framed by its base, 100 units to the inch', () => {
    const box = elementsOf(drawingOf(id))[0]?.attributes.get('viewBox')?.split(' ').map(Number) ?? [];
    const [width, length] = [base.widthIn * UNITS_PER_IN, base.lengthIn * UNITS_PER_IN];
    const expected = [-width / 2, -length / 2, width, length];
    box.forEach((figure, index) => expect(figure).toBeCloseTo(expected[index] ?? NaN, 0));
    expect(box).toHaveLength(4);
  });

  it('stays on its base', () => {
    for (const [x, y] of elementsOf(drawingOf(id)).slice(1).flatMap(pointsOf)) {
      const [u, v] = [x / UNITS_PER_IN, -y / UNITS_PER_IN];
      for (const [index, from] of base.corners.entries()) {
        const to = base.corners[(index + 1) % base.corners.length] ?? from;
        const side = (to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u);
        expect(side).toBeLessThanOrEqual(1e-9);
      }
    }
  });
});

describe('the glyphs', () => {
  it('there is one for each kind of feature, inside its disc', () => {
    for (const [kind, { diameterIn }] of Object.entries(content.features)) {
      const points = elementsOf(drawingOf(`feature-${kind}`))
        .slice(1)
        .flatMap(pointsOf);
      for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThan((diameterIn / 2) * UNITS_PER_IN);
    }
  });
});
