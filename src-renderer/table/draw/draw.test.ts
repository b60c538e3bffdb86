import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPolygonToBox, clipPolygonToConvex, clipRuns, growConvex, insideConvex } from './clip';
import { alongLine, runLengths } from './curved-text';
import { dashPolyline, hatchSegments } from './dashes';
import { flattenCircle, flattenPath, SAGITTA_PX, sweepDeg } from './flatten';

const box = { x0: 0, y0: 0, x1: 100, y1: 100 };

describe('flatten', () => {
  it('keeps every chord within a twenty-fifth of a pixel of its circle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.double({ min: 2.4, max: 1920, noNaN: true }),
        (radiusIn, scale) => {
          const line = flattenCircle({ x: 0, y: 0 }, radiusIn, scale);
          const chord = Math.hypot(line[2]! - line[0]!, line[3]! - line[1]!);
          const radius = radiusIn * scale;
          expect(radius - Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2))).toBeLessThanOrEqual(
            SAGITTA_PX + 1e-6,
          );
        },
      ),
    );
  });

  it('runs arcs clockwise and ends where the path says', () => {
    const path = {
      start: { x: 1, y: 0 },
      steps: [
        { type: 'arc', to: { x: 0, y: 1 }, centre: { x: 0, y: 0 }, radiusIn: 1, fromDeg: 0, toDeg: 90 },
        { type: 'line', to: { x: 0, y: 0 } },
        { type: 'line', to: { x: 1, y: 0 } },
      ],
    } as const;
    const line = flattenPath(path, 10);
    expect(line.slice(0, 2)).toEqual([10, 0]);
    expect(line.slice(-2)).toEqual([0, 0]);
    expect(line).toContain(10);
    for (let i = 0; i < line.length - 2; i += 2) expect(line[i]).toBeGreaterThanOrEqual(0);
  });

  it('counts an arc from 350 to 10 degrees as 20', () => {
    expect(sweepDeg(350, 10)).toBe(20);
    expect(sweepDeg(0, 360)).toBe(360);
  });
});

describe('clip', () => {
  it('cuts a line to the part inside the box', () => {
    expect(clipRuns([-50, 50, 150, 50], false, box)).toEqual([[0, 50, 100, 50]]);
    expect(clipRuns([-50, 150, 150, 150], false, box)).toEqual([]);
  });

  it('joins a closed outline’s run across its start', () => {
    const circle = flattenCircle({ x: 100, y: 50 }, 20, 1);
    const halfTurned = [...circle.slice(circle.length / 2), ...circle.slice(0, circle.length / 2)];
    expect(clipRuns(halfTurned, true, box)).toHaveLength(1);
  });

  it('cuts polygons to the box and to a convex outline', () => {
    expect(clipPolygonToBox([-50, -50, 50, -50, 50, 50, -50, 50], box)).toEqual(
      expect.arrayContaining([0, 50]),
    );
    const square = [0, 0, 10, 0, 10, 10, 0, 10];
    const cut = clipPolygonToConvex([5, -5, 20, -5, 20, 5, 5, 5], square);
    for (let i = 0; i < cut.length; i += 2) expect(insideConvex(square, cut[i]!, cut[i + 1]!)).toBe(true);
    expect(cut.length).toBeGreaterThanOrEqual(8);
  });

  it('grows a convex outline by the same distance on every side', () => {
    expect(growConvex([0, 0, 10, 0, 10, 10, 0, 10], 2)).toEqual([-2, -2, 12, -2, 12, 12, -2, 12]);
  });
});

describe('dashes and hatching', () => {
  it('covers the stated share of the line', () => {
    const dashes = dashPolyline([0, 0, 120, 0], false, 7, 5);
    const inked = dashes.reduce((sum, dash) => sum + (dash.at(-2)! - dash[0]!), 0);
    expect(dashes).toHaveLength(10);
    expect(inked).toBeCloseTo(70);
  });

  it('carries a dash round a corner in one piece', () => {
    expect(dashPolyline([0, 0, 5, 0, 5, 20], false, 8, 4)[0]).toEqual([0, 0, 5, 0, 5, 3]);
  });

  it('hatches only inside the outline, also a hollow one', () => {
    const hollow = [0, 0, 30, 0, 30, 30, 20, 30, 20, 10, 10, 10, 10, 30, 0, 30];
    for (const [x0, y0, x1, y1] of hatchSegments(hollow, 0, 5)) {
      const middle = (x0! + x1!) / 2;
      expect(y0).toBeCloseTo(y1!);
      expect(y0! > 10 && middle > 10 && middle < 20).toBe(false);
    }
  });
});

describe('lettering along a line', () => {
  it('finds the point and the left-hand normal', () => {
    const line = [0, 0, 10, 0, 10, 10];
    const lengths = runLengths(line);
    expect(lengths).toEqual([0, 10, 20]);
    expect(alongLine(line, lengths, 5)).toEqual([5, 0, 0, -1]);
    expect(alongLine(line, lengths, 15)).toEqual([10, 5, 1, -0]);
    expect(alongLine(line, lengths, 25)[1]).toBeCloseTo(15);
  });
});

describe('hatching with holes', () => {
  const square = (at: number, side: number): number[] => [
    ...[at, at, at + side, at],
    ...[at + side, at + side, at, at + side],
  ];
  const lengthOf = (segments: readonly number[][]): number =>
    segments.reduce((sum, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => sum + Math.hypot(x1 - x0, y1 - y0), 0);

  it('stays inside the polygon and outside its holes', () => {
    for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of hatchSegments(square(0, 100), 45, 7, [square(30, 40)])) {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      expect(Math.max(x, y) > 70 || Math.min(x, y) < 30).toBe(true);
      expect(Math.min(x0, y0, x1, y1)).toBeGreaterThan(-1e-6);
      expect(Math.max(x0, y0, x1, y1)).toBeLessThan(100 + 1e-6);
    }
  });

  it('lacks just what the hole would have', () => {
    const whole = lengthOf(hatchSegments(square(0, 100), 45, 7));
    const hole = lengthOf(hatchSegments(square(30, 40), 45, 7));
    expect(lengthOf(hatchSegments(square(0, 100), 45, 7, [square(30, 40)]))).toBeCloseTo(whole - hole, 6);
  });

  it('has no lines in a polygon without corners', () => {
    expect(hatchSegments([], 45, 7)).toEqual([]);
  });
});
