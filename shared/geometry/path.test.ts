import { describe, expect, it } from 'vitest';
import { arcCovers, pathContains, pointOnArc, samplePath } from './path';
import { pathDistance } from './path-distance';
import type { Path } from './types';

/** A half disc of radius 2 about (10, 10): straight along the north, round to the south. */
const HALF_DISC: Path = {
  start: { x: 8, y: 10 },
  steps: [
    { type: 'line', to: { x: 12, y: 10 } },
    { type: 'arc', to: { x: 8, y: 10 }, centre: { x: 10, y: 10 }, radiusIn: 2, fromDeg: 0, toDeg: 180 },
  ],
};

describe('a path of lines and arcs', () => {
  it('holds the points between its chord and its arc, its outline included', () => {
    for (const [x, y] of [
      [10, 11],
      [10, 12],
      [8, 10],
      [11.4, 11.4],
      [10, 10],
    ] as const)
      expect(pathContains(HALF_DISC, { x, y })).toBe(true);
    for (const [x, y] of [
      [10, 9.99],
      [10, 12.01],
      [11.5, 11.5],
      [7.9, 10],
    ] as const)
      expect(pathContains(HALF_DISC, { x, y })).toBe(false);
  });

  it('holds a whole circle too', () => {
    const circle: Path = {
      start: { x: 12, y: 10 },
      steps: [
        { type: 'arc', to: { x: 12, y: 10 }, centre: { x: 10, y: 10 }, radiusIn: 2, fromDeg: 0, toDeg: 360 },
      ],
    };
    expect(pathContains(circle, { x: 9, y: 9 })).toBe(true);
    expect(pathContains(circle, { x: 8, y: 8 })).toBe(false);
  });

  it('measures to its nearest line or arc, and 0 to what it meets', () => {
    expect(pathDistance(HALF_DISC, { type: 'point', at: { x: 10, y: 15 } })).toBeCloseTo(3, 12);
    expect(pathDistance(HALF_DISC, { type: 'point', at: { x: 10, y: 8 } })).toBeCloseTo(2, 12);
    expect(pathDistance(HALF_DISC, { type: 'point', at: { x: 13, y: 14 } })).toBeCloseTo(3, 12);
    expect(pathDistance(HALF_DISC, { type: 'disc', centre: { x: 10, y: 14 }, radiusIn: 0.5 })).toBeCloseTo(
      1.5,
      12,
    );
    expect(
      pathDistance(HALF_DISC, { type: 'segment', from: { x: 5, y: 13 }, to: { x: 15, y: 13 } }),
    ).toBeCloseTo(1, 12);
    expect(
      pathDistance(HALF_DISC, { type: 'segment', from: { x: 5, y: 11 }, to: { x: 15, y: 11 } }),
    ).toBeCloseTo(0, 12);
    expect(pathDistance(HALF_DISC, { type: 'box', x0: 0, y0: 0, x1: 36, y1: 36 })).toBe(0);
    expect(pathDistance(HALF_DISC, { type: 'box', x0: 0, y0: 0, x1: 36, y1: 9 })).toBeCloseTo(1, 12);
  });

  it('is followed by its samples to within the chord error', () => {
    const points = samplePath(HALF_DISC, 0.001);
    for (const [index, at] of points.slice(2).entries()) {
      const before = points[index + 1] ?? at;
      const middle = { x: (at.x + before.x) / 2 - 10, y: (at.y + before.y) / 2 - 10 };
      expect(2 - Math.hypot(middle.x, middle.y)).toBeLessThan(0.001 + 1e-12);
    }
    expect(points.at(-1)).toStrictEqual({ x: 8, y: 10 });
  });

  it('an arc covers the angles it runs over, in any number of turns', () => {
    const arc = { fromDeg: 350, toDeg: 380 };
    expect([350, 0, 20, -10, 380].every((deg) => arcCovers(arc, deg))).toBe(true);
    expect([349, 21, 180].some((deg) => arcCovers(arc, deg))).toBe(false);
    expect(pointOnArc({ centre: { x: 1, y: 1 }, radiusIn: 2 }, 90)).toStrictEqual({ x: 1, y: 3 });
  });
});
