import { describe, expect, it } from 'vitest';
import { boundsOf, groupNamed, pathsOf, pointsOfStep } from '../../tests/support/drawing-probes';
import { shippedArt } from '../../tests/support/shipped-art';
import { shippedContent } from '../../tests/support/shipped-content';
import { parseStrictXml } from '../../tests/support/strict-xml';
import { BASE_IDS } from '../content';
import { outlineAt, type Point } from '../geometry';
import { drawInstrument, INSTRUMENTS } from './instruments';
import { svgOf } from './svg';

const pack = shippedContent();
const art = shippedArt();

/** The outlines that scissors follow, as points. */
function cuts(instrument: (typeof INSTRUMENTS)[number], from = pack): Point[][] {
  const paths = pathsOf(drawInstrument(from, instrument, art).nodes);
  return paths
    .filter(({ stroke }) => stroke?.widthIn === 0.01)
    .map(({ steps }) => steps.flatMap(pointsOfStep));
}

describe('printable instruments', () => {
  it.each(INSTRUMENTS)('%s: lie whole on their paper, ink on white, with a margin to cut', (instrument) => {
    const drawing = drawInstrument(pack, instrument, art);
    const bounds = boundsOf(drawing.nodes);
    expect(drawing.ground).toBeNull();
    expect(bounds.x0).toBeGreaterThan(drawing.box.x0);
    expect(bounds.y0).toBeGreaterThan(drawing.box.y0);
    expect(bounds.x1).toBeLessThan(drawing.box.x1);
    expect(bounds.y1).toBeLessThan(drawing.box.y1);
    const { width, viewBox = '' } = parseStrictXml(svgOf(drawing)).attributes;
    expect(width).toBe(`${viewBox.split(' ')[2]}in`);
  });

  it('the turning tool has the head, stem and notched end of the pack’s record', () => {
    const [outline = []] = cuts('turning-tool');
    const { headRadiusIn, stemWidthIn, stemEndIn, notchBottomIn } = pack.tool;
    const lowest = outline.filter(({ y }) => y > notchBottomIn + 1e-9);
    expect(lowest.map(({ x }) => x)).toEqual([stemWidthIn / 2, -stemWidthIn / 2]);
    expect(lowest.every(({ y }) => y === stemEndIn)).toBe(true);
    expect(outline).toContainEqual({ x: 0, y: notchBottomIn });
    const top = Math.min(...outline.map(({ y }) => y));
    expect(top).toBeGreaterThan(-headRadiusIn * 1.05);
    expect(top).toBeLessThanOrEqual(-headRadiusIn + 1e-3);
  });

  it('the turning tool follows a pack that says otherwise', () => {
    const other = { ...pack, tool: { ...pack.tool, stemEndIn: 3, notchBottomIn: 2.8, stemWidthIn: 0.3 } };
    const [outline = []] = cuts('turning-tool', other);
    expect(Math.max(...outline.map(({ y }) => y))).toBe(3);
    expect(Math.max(...outline.filter(({ y }) => y > 1).map(({ x }) => x))).toBe(0.15);
  });

  it.each([
    ['ruler-12', 12],
    ['ruler-6', 6],
  ] as const)('%s is as long as it says, with a tick every half inch', (instrument, length) => {
    const drawing = drawInstrument(pack, instrument, art);
    const [outline = []] = cuts(instrument);
    const xs = outline.map(({ x }) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, length]);
    const ticks = pathsOf(drawing.nodes).find(({ stroke }) => stroke?.widthIn === 0.012);
    const at = (ticks?.steps ?? []).flatMap((step) => (step.type === 'move' ? [step.to.x] : []));
    expect(at).toEqual(Array.from({ length: 2 * length - 1 }, (_, k) => (k + 1) / 2));
  });

  it('every base is cut along its own outline', () => {
    const outlines = cuts('bases');
    expect(outlines).toHaveLength(BASE_IDS.length);
    BASE_IDS.forEach((id, index) => {
      const drawn = outlines[index] ?? [];
      const wanted = outlineAt(pack.bases[id].corners, { x: 0, y: 0, headingDeg: 0 }).corners;
      const [a, b] = [drawn[0], wanted[0]];
      if (!a || !b) throw new Error(`${id} is not drawn`);
      drawn.forEach(({ x, y }, k) => {
        expect(x - a.x).toBeCloseTo((wanted[k]?.x ?? NaN) - b.x, 9);
        expect(y - a.y).toBeCloseTo((wanted[k]?.y ?? NaN) - b.y, 9);
      });
    });
  });

  it('range rings stand 1 to 6 inches off the hole for the base', () => {
    const { bases } = pack;
    const rings = groupNamed(drawInstrument(pack, 'range-rings', art, { base: 'medium' }), 'Range rings of');
    const solid = pathsOf(rings.nodes).filter(
      ({ fill, stroke, steps }) => !fill && stroke?.dashIn.length === 0 && steps.length > 8,
    );
    const heights = solid.map(({ steps }) => {
      const ys = steps.flatMap((step) => (step.type === 'close' ? [] : [step.to.y]));
      return Math.max(...ys) - Math.min(...ys);
    });
    const wanted = [1, 2, 3, 4, 5, 6].map((range) => bases.medium.lengthIn + 2 * range);
    heights.forEach((height, k) => expect(height).toBeCloseTo(wanted[k] ?? NaN, 9));
    expect(heights).toHaveLength(6);
  });

  it('range rings of every ship’s base lie beside each other', () => {
    const drawing = drawInstrument(pack, 'range-rings', art);
    for (const id of ['small', 'medium', 'large'] as const) {
      expect(groupNamed(drawing, `Range rings of the ${pack.bases[id].name}`).nodes.length).toBeGreaterThan(
        0,
      );
    }
  });

  it('tokens are discs of the pack’s diameter and the projectile’s hexagon', () => {
    const widths = cuts('tokens').map((points) => {
      const xs = points.map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    });
    const discs = Object.values(pack.features).map(({ diameterIn }) => diameterIn);
    discs.forEach((diameter, k) => expect(widths[k]).toBeCloseTo(diameter, 2));
    expect(widths.length).toBeGreaterThan(discs.length);
    for (const width of widths.slice(discs.length))
      expect(width).toBeCloseTo(pack.bases.projectile.widthIn, 9);
  });
});
