import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../tests/support/shipped-content';
import { sectorGeometry } from './layout';
import { LAYOUTS } from './types';

const pack = shippedContent();
const centres = (layout: (typeof LAYOUTS)[number], readings?: Record<string, string>) =>
  sectorGeometry(pack, { layout }, readings).systems.map(({ x, y }) => [x, y]);
const areas = (layout: (typeof LAYOUTS)[number], readings?: Record<string, string>) =>
  sectorGeometry(pack, { layout }, readings).setupAreas.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1]);

describe('sector setups', () => {
  it('ITU-SETUP-26: the sector has a standard size of 36 by 36 inches', () => {
    for (const layout of LAYOUTS) expect(sectorGeometry(pack, { layout }).sizeIn).toBe(36);
  });

  it('ITU-SECTOR-01: a sector is measured, then center markers, edge markers and set-up areas are placed', () => {
    for (const layout of LAYOUTS) {
      const { sizeIn, systems, edgeMarkers, setupAreas } = sectorGeometry(pack, { layout });
      const inside = (x: number, y: number, rimIn: number): boolean =>
        Math.min(x, y) - rimIn >= 0 && Math.max(x, y) + rimIn <= sizeIn;
      expect(systems.every(({ x, y }) => inside(x, y, 1))).toBe(true);
      expect(systems.every(({ id }) => edgeMarkers.some(({ system }) => system === id))).toBe(true);
      expect(edgeMarkers.every(({ x, y }) => inside(x, y, 0))).toBe(true);
      expect(setupAreas.map(({ player }) => player)).toEqual([1, 2]);
      expect(setupAreas.every(({ x0, y0, x1, y1 }) => inside(x0, y0, 0) && inside(x1, y1, 0))).toBe(true);
    }
  });

  it('ITU-SECTOR-02: in all three setups every system has a radius of 13 inches, its edge markers on that circle', () => {
    const counts = LAYOUTS.map((layout) => {
      const { systems, edgeMarkers } = sectorGeometry(pack, { layout });
      for (const marker of edgeMarkers) {
        const system = systems.find(({ id }) => id === marker.system);
        expect(system?.radiusIn).toBe(13);
        expect(Math.hypot(marker.x - (system?.x ?? 0), marker.y - (system?.y ?? 0))).toBeCloseTo(13, 8);
        expect(Math.min(marker.x, marker.y, 36 - marker.x, 36 - marker.y)).toBeGreaterThanOrEqual(0);
      }
      return systems.map(({ id }) => edgeMarkers.filter(({ system }) => system === id).length);
    });
    expect(counts).toEqual([[8], [4, 4], [2, 2, 4]]);
  });

  it('ITU-SECTOR-03: solitary has one system in the middle', () => {
    expect(centres('solitary')).toEqual([[18, 18]]);
  });

  it('ITU-SECTOR-04: helix has its systems on the east and the west edge, markers inside', () => {
    expect(centres('helix')).toEqual([
      [35, 13],
      [1, 23],
    ]);
  });

  it('ITU-SECTOR-05 and ITU-SECTOR-06: each set-up area lies 12 inches along its player’s edge, north and south', () => {
    for (const layout of ['solitary', 'helix'] as const) {
      expect(areas(layout)).toEqual([
        [0, 0, 12, 6],
        [24, 30, 36, 36],
      ]);
      expect(areas(layout, { 'sector.playerEdges': 'westEast' })).toEqual([
        [0, 0, 6, 12],
        [30, 24, 36, 36],
      ]);
    }
  });

  it('ITU-SECTOR-07: the trinary’s corner markers touch both edges; by the other reading the systems do', () => {
    expect(centres('trinary').slice(0, 2)).toEqual([
      [1, 1],
      [1, 35],
    ]);
    expect(centres('trinary', { 'sector.trinaryCorners': 'system' }).slice(0, 2)).toEqual([
      [13, 13],
      [13, 23],
    ]);
  });

  it('ITU-SECTOR-08: trinary system 3 lies 4 inches from the east edge, as printed from the west by setting', () => {
    expect(centres('trinary')[2]).toEqual([32, 18]);
    expect(centres('trinary', { 'sector.trinary3Edge': 'west' })[2]).toEqual([4, 18]);
    const west = sectorGeometry(pack, { layout: 'trinary' }, { 'sector.trinary3Edge': 'west' });
    expect(west.edgeMarkers.filter(({ system }) => system === '3')).toHaveLength(4);
  });

  it('ITU-SECTOR-09: the trinary’s set-up areas begin 9 inches from the east corners', () => {
    expect(areas('trinary')).toEqual([
      [15, 0, 27, 6],
      [15, 30, 27, 36],
    ]);
  });

  it('ITU-SECTOR-10: by setting the centres lie on the edge itself', () => {
    const onEdge = { 'sector.edgeMarker': 'onEdge' };
    expect(centres('helix', onEdge)).toEqual([
      [36, 13],
      [0, 23],
    ]);
    expect(centres('trinary', onEdge)).toEqual([
      [0, 0],
      [0, 36],
      [32, 18],
    ]);
    expect(centres('trinary', { ...onEdge, 'sector.trinaryCorners': 'system' }).slice(0, 2)).toEqual([
      [13, 13],
      [13, 23],
    ]);
  });

  it('a custom sector has its own systems and areas, with edge markers where they fall inside', () => {
    const custom = sectorGeometry(pack, {
      layout: 'custom',
      systems: [{ id: 'home', x: 0, y: 0, radiusIn: 5 }],
      setupAreas: [{ player: 1, x0: 0, y0: 0, x1: 3, y1: 3 }],
    });
    expect(custom.systems).toEqual([{ id: 'home', x: 0, y: 0, radiusIn: 5 }]);
    expect(custom.edgeMarkers.map(({ bearingDeg }) => bearingDeg)).toEqual([90, 135, 180]);
    expect(custom.setupAreas).toHaveLength(1);
    expect(sectorGeometry(pack, { layout: 'custom', systems: [] }).setupAreas).toEqual([]);
  });
});
