import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { type LayoutRecord, sourceOf } from './index';

const content = shippedContent();

function layoutOf(id: string): LayoutRecord {
  const layout = content.layouts[id];
  if (layout === undefined) throw new Error(`no layout ${id}`);
  return layout;
}

const centresOf = (id: string) => layoutOf(id).systems.map(({ x, y }) => [x, y]);

function apart(layout: string, one: number, other: number): number {
  const [from, to] = [layoutOf(layout).systems[one], layoutOf(layout).systems[other]];
  return Math.hypot((from?.x ?? NaN) - (to?.x ?? NaN), (from?.y ?? NaN) - (to?.y ?? NaN));
}

describe('the three layouts', () => {
  it('ITU-SECTOR-02: every system has a radius of 13 inches', () => {
    const radii = Object.values(content.layouts).flatMap(({ systems }) =>
      systems.map(({ radiusIn }) => radiusIn),
    );
    expect(radii).toEqual([13, 13, 13, 13, 13, 13]);
  });

  it('ITU-SECTOR-03: the solitary system lies in the middle', () => {
    expect(centresOf('solitary')).toEqual([[18, 18]]);
  });

  it('ITU-SECTOR-04: the helix has one system at the east edge and one at the west edge', () => {
    expect(centresOf('helix')).toEqual([
      [35, 13],
      [1, 23],
    ]);
  });

  it('ITU-SECTOR-05, ITU-SECTOR-06: player 1 sets up in the north-west corner, player 2 in the south-east one', () => {
    for (const id of ['solitary', 'helix']) {
      expect(layoutOf(id).setupAreas).toEqual([
        { player: 1, x0: 0, y0: 0, x1: 12, y1: 6 },
        { player: 2, x0: 24, y0: 30, x1: 36, y1: 36 },
      ]);
    }
  });

  it('ITU-SECTOR-06: read with player 1 in the west the boxes stand on end', () => {
    expect(layoutOf('helix').variants['sector.playerEdges=westEast']?.setupAreas?.[0]).toEqual({
      player: 1,
      x0: 0,
      y0: 0,
      x1: 6,
      y1: 12,
    });
  });

  it('ITU-SECTOR-07, ITU-SECTOR-08: the trinary systems lie in two western corners and at the east edge, apart', () => {
    expect(centresOf('trinary')).toEqual([
      [1, 1],
      [1, 35],
      [32, 18],
    ]);
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      expect(apart('trinary', one, other)).toBeGreaterThan(26);
    }
    expect(sourceOf(layoutOf('trinary'), 'systems.2.x').kind).toBe('public');
  });

  it('ITU-SECTOR-08: the inner corners of the trinary set-up areas lie exactly on the rim of system 3', () => {
    for (const y of [6, 30]) expect(Math.hypot(27 - 32, y - 18)).toBe(13);
  });

  it('ITU-SECTOR-09: the trinary set-up areas lie 9 inches from the eastern corners', () => {
    expect(layoutOf('trinary').setupAreas).toEqual([
      { player: 1, x0: 15, y0: 0, x1: 27, y1: 6 },
      { player: 2, x0: 15, y0: 30, x1: 27, y1: 36 },
    ]);
  });

  it('ITU-SECTOR-10: an edge marker of radius 1 lies wholly inside; read otherwise its centre is on the edge', () => {
    for (const { systems, centreMarkerRadiusIn, sizeIn } of Object.values(content.layouts)) {
      for (const { x, y } of systems) {
        expect(Math.min(x, y, sizeIn - x, sizeIn - y)).toBeGreaterThanOrEqual(centreMarkerRadiusIn);
      }
    }
    expect(layoutOf('helix').variants['sector.edgeMarker=onEdge']?.systems).toEqual([
      { id: '1', x: 36, y: 13 },
      { id: '2', x: 0, y: 23 },
    ]);
  });

  it('edge markers lie on the rim inside the sector', () => {
    for (const { systems, sizeIn } of Object.values(content.layouts)) {
      for (const { x, y, radiusIn, edgeBearingsDeg } of systems) {
        for (const bearing of edgeBearingsDeg) {
          const radians = (bearing * Math.PI) / 180;
          const marker = { x: x + radiusIn * Math.sin(radians), y: y - radiusIn * Math.cos(radians) };
          expect(Math.min(marker.x, marker.y, sizeIn - marker.x, sizeIn - marker.y)).toBeGreaterThanOrEqual(
            0,
          );
        }
      }
    }
  });
});

describe('features', () => {
  it('are the nine kinds, discs of diameter 1.25', () => {
    expect(Object.keys(content.features)).toHaveLength(9);
    for (const { diameterIn } of Object.values(content.features)) expect(diameterIn).toBe(1.25);
  });
});
