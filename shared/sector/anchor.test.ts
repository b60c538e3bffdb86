import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { distance, type Pose } from '../geometry';
import { releaseAnchors, resolveAnchors } from './anchor';
import type { SectorTable } from './types';
import { shapeOfFeature, shapeOfUnit } from './unit-class';

const pack = shippedContent();

function tableWith(pose: Pose): SectorTable {
  return {
    sector: { layout: 'helix' },
    units: [
      { id: 'ship', class: 'defiant', pose },
      { id: 'other', class: 'galaxy', pose: { x: 10, y: 10, headingDeg: 45 } },
    ],
    features: [{ id: 'token', kind: 'anomaly', at: { x: 26, y: 20 } }],
  };
}

const poses = fc.record({
  x: fc.double({ min: 0, max: 36, noNaN: true }),
  y: fc.double({ min: 0, max: 36, noNaN: true }),
  headingDeg: fc.double({ min: 0, max: 359.999, noNaN: true }),
});

describe('anchors', () => {
  it('tell the distance of the kernel, edge to edge, wherever the piece is moved', () => {
    fc.assert(
      fc.property(poses, (pose) => {
        const table = tableWith(pose);
        const ship = shapeOfUnit(pack, table.units[0]!)!;
        for (const [id, shape] of [
          ['other', shapeOfUnit(pack, table.units[1]!)!],
          ['token', shapeOfFeature(pack, table.features[0]!)],
        ] as const) {
          const resolved = resolveAnchors(pack, table, { piece: 'ship' }, { piece: id });
          expect(resolved).toEqual({ ok: true, value: distance(ship, shape) });
        }
      }),
    );
  });

  it('end on the edges: the line that is drawn is as long as its figure', () => {
    fc.assert(
      fc.property(poses, poses, (pose, { x, y }) => {
        const resolved = resolveAnchors(pack, tableWith(pose), { piece: 'ship' }, { x, y });
        if (!resolved.ok) throw new Error(resolved.error.message);
        const { from, to, distanceIn } = resolved.value;
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(distanceIn, 9);
      }),
    );
  });

  it('reach to the centre of a system', () => {
    const solitary = { ...tableWith({ x: 3, y: 3, headingDeg: 0 }), sector: { layout: 'solitary' } as const };
    const resolved = resolveAnchors(pack, solitary, { x: 18, y: 10 }, { piece: '1' });
    expect(resolved.ok && resolved.value.to).toEqual({ x: 18, y: 18 });
  });

  it('are refused where their piece is not on the table', () => {
    const resolved = resolveAnchors(
      pack,
      tableWith({ x: 3, y: 3, headingDeg: 0 }),
      { piece: 'gone' },
      { x: 1, y: 1 },
    );
    expect(resolved).toMatchObject({ ok: false, error: { code: 'unknown-id' } });
  });
});

describe('anchors on pieces that leave', () => {
  const table = tableWith({ x: 18, y: 20, headingDeg: 0 });

  it('become the places where they clung; the other end stays on its piece', () => {
    const released = releaseAnchors(pack, table, new Set(['ship']), [{ piece: 'ship' }, { piece: 'token' }]);
    expect(released[1]).toEqual({ piece: 'token' });
    const before = resolveAnchors(pack, table, { piece: 'ship' }, { piece: 'token' });
    const after = resolveAnchors(pack, table, ...released);
    if (!before.ok || !after.ok) throw new Error('an anchor was refused');
    expect(after.value.distanceIn).toBeCloseTo(before.value.distanceIn, 8);
    expect(after.value.from.x).toBeCloseTo(before.value.from.x, 8);
  });

  it('stay as they are when another piece leaves, or when their piece was gone before', () => {
    const ends = [{ piece: 'ship' }, { x: 1, y: 2 }] as const;
    expect(releaseAnchors(pack, table, new Set(['token']), ends)).toEqual(ends);
    const lost = [{ piece: 'gone' }, { x: 1, y: 2 }] as const;
    expect(releaseAnchors(pack, table, new Set(['gone']), lost)).toEqual(lost);
  });
});
