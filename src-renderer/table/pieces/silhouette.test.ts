import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { INKS } from '../inks';
import { buildSilhouette, parseSilhouette } from './silhouette';

const folder = path.resolve(import.meta.dirname, '../../../assets/silhouettes');
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));

describe('silhouettes', () => {
  it('reads shapes in their order with the role that their class gives them', () => {
    const parts = parseSilhouette(
      '<svg><style>.h{fill:red}</style><path class="h" d="M0 0L1 1Z"/><rect class="g" x="1" y="-2" width="3" height="4" rx="1.5"/><circle class="k" cx="5" cy="6" r="7"/></svg>',
    );
    expect(parts).toEqual([
      { role: 'hull', type: 'path', d: 'M0 0L1 1Z' },
      { role: 'glow', type: 'rect', x: 1, y: -2, width: 3, height: 4, rx: 1.5 },
      { role: 'dark', type: 'ellipse', cx: 5, cy: 6, rx: 7, ry: 7 },
    ]);
  });

  it('leaves out what has none of the five classes', () => {
    expect(parseSilhouette('<svg><path d="M0 0L1 1"/><rect class="x" x="0" y="0"/></svg>')).toEqual([]);
  });

  it.each(files)('reads the whole of %s', (name) => {
    const source = readFileSync(path.join(folder, name), 'utf8');
    const parts = parseSilhouette(source);
    expect(parts).toHaveLength([...source.matchAll(/<(path|rect|ellipse|circle)\b/g)].length);
    expect(parts.length).toBeGreaterThan(0);
  });

  it('builds a drawing as large as its shapes, in the finer units asked for', () => {
    const parts = parseSilhouette('<svg><rect class="g" x="-10" y="-20" width="20" height="40"/></svg>');
    const context = buildSilhouette(parts, INKS.dark.plates.blue, 4);
    const { bounds } = context;
    expect([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]).toEqual([-40, -80, 40, 80]);
    context.destroy();
  });
});
