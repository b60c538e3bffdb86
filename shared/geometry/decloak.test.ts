import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASES, anyBaseName, anyPose, onGrid } from '../../tests/property/geometry-bases';
import { decloakPose, outlineRadiusIn } from './decloak';
import { distance } from './distance';
import { outlineAt, toShip } from './frame';
import { round9 } from './tolerance';

describe('decloaking', () => {
  it('the centre lies t + k + r from the wake’s centre along the heading plus the letter, the heading kept', () => {
    // Letter B of a marker that heads east: 90 + 60; a small base leaves its outline at its side, 0.77 / sin 60 out.
    const rIn = 0.77 / Math.sin(Math.PI / 3);
    const end = decloakPose(
      { x: 18, y: 18, headingDeg: 90 },
      BASES.small.corners,
      { bearingDeg: 60, outIn: 0.57 },
      3,
    );
    const outIn = 0.57 + 3 + rIn;
    expect(end.headingDeg).toBe(90);
    expect(end.x).toBeCloseTo(18 + outIn * Math.sin((150 * Math.PI) / 180), 9);
    expect(end.y).toBeCloseTo(18 - outIn * Math.cos((150 * Math.PI) / 180), 9);
  });

  it('r is the distance from the base’s centre to its outline on that bearing', () => {
    expect(outlineRadiusIn(BASES.small.corners, 0)).toBe(1.07);
    expect(outlineRadiusIn(BASES.small.corners, 90)).toBeCloseTo(0.77, 12);
    fc.assert(
      fc.property(anyBaseName, onGrid(0, 360), (name, bearingDeg) => {
        const outline = outlineAt(BASES[name].corners, { x: 0, y: 0, headingDeg: 0 });
        const radians = (bearingDeg * Math.PI) / 180;
        const at = (r: number) => ({ x: r * Math.sin(radians), y: -r * Math.cos(radians) });
        const rIn = outlineRadiusIn(BASES[name].corners, bearingDeg);
        const gapTo = (r: number): number => distance(outline, { type: 'point', at: at(r) }).distanceIn;
        expect(gapTo(rIn)).toBe(0);
        expect(gapTo(rIn - 1e-4)).toBe(0);
        expect(gapTo(rIn + 1e-4)).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('every pose is on the grid of 1e-9 and seen from the marker on the letter’s bearing', () => {
    fc.assert(
      fc.property(
        anyPose,
        anyBaseName,
        onGrid(0, 359),
        fc.integer({ min: 1, max: 6 }),
        (wake, name, bearingDeg, steps) => {
          const end = decloakPose(wake, BASES[name].corners, { bearingDeg, outIn: 0.62 }, steps);
          for (const value of [end.x, end.y, end.headingDeg]) expect(round9(value)).toBe(value);
          const { u, v } = toShip(wake, end);
          const outIn = 0.62 + steps + outlineRadiusIn(BASES[name].corners, bearingDeg);
          expect(Math.hypot(u, v)).toBeCloseTo(outIn, 8);
          expect(u).toBeCloseTo(outIn * Math.sin((bearingDeg * Math.PI) / 180), 8);
        },
      ),
      { numRuns: 500 },
    );
  });
});
