import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARCS, type Point, regionPath, samplePath } from '../geometry';
import { shippedContent } from '../../tests/support/shipped-content';
import { arcSteps, boxSteps, discSteps, movedSteps, outlineSteps, roundedBoxSteps } from './path-steps';
import type { PathStep } from './types';

/** Points of the curves of a path, `count` to each. */
function pointsOnCurves(steps: readonly PathStep[], count = 40): Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const step of steps) {
    if (step.type === 'close') continue;
    if (step.type === 'curve') {
      const [from, { by, to }] = [at, step];
      for (let k = 0; k <= count; k += 1) points.push(bezier(from, by[0], by[1], to, k / count));
    }
    at = step.to;
  }
  return points;
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const [p, q, r, u] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
  return { x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y };
}

const degrees = fc.double({ min: -720, max: 720, noNaN: true });
const lengths = fc.double({ min: 0.01, max: 40, noNaN: true });

describe('arcs as cubic curves', () => {
  it('keep within 1e-4 of the radius of the true arc, whatever its angles', () => {
    fc.assert(
      fc.property(lengths, degrees, degrees, (radius, from, to) => {
        const centre = { x: 3, y: -7 };
        for (const { x, y } of pointsOnCurves(arcSteps(centre, radius, from, to))) {
          const off = Math.hypot(x - centre.x, y - centre.y) - radius;
          expect(Math.abs(off)).toBeLessThan(1e-4 * radius);
        }
      }),
    );
  });

  it('start and end exactly where the arc does', () => {
    const steps = arcSteps({ x: 1, y: 2 }, 2, 0, 90);
    expect(steps[0]).toEqual({ type: 'move', to: { x: 3, y: 2 } });
    const end = steps.at(-1);
    expect(end?.type === 'curve' && end.to).toEqual({ x: 1, y: 4 });
  });

  it('run anticlockwise where the end lies before the start', () => {
    const points = pointsOnCurves(arcSteps({ x: 0, y: 0 }, 1, 0, -90));
    expect(points.every(({ x, y }) => x >= -1e-9 && y <= 1e-9)).toBe(true);
  });
});

describe('outlines', () => {
  it('of arcs follow the very region that the verdict judges', () => {
    const { bases } = shippedContent();
    const base = bases.small;
    const firing = {
      pose: { x: 12.3, y: 7.7, headingDeg: 33 },
      corners: base.corners,
      wedgeApexIn: base.wedgeApexIn,
    };
    for (const arc of ARCS.filter((name) => base.arcs.includes(name))) {
      const path = regionPath(firing, arc, 5);
      const drawn = pointsOnCurves(outlineSteps(path), 12);
      const sampled = samplePath(path, 1e-5);
      for (const point of drawn) {
        expect(nearestIn(point, sampled)).toBeLessThan(1e-4 * 5);
      }
    }
  });

  it('of rounded boxes stay in the box and touch its sides', () => {
    const box = { x0: 1, y0: 2, x1: 5, y1: 4 };
    const xs = pointsOnCurves(roundedBoxSteps(box, 0.5)).map(({ x }) => x);
    expect(Math.min(...xs)).toBeCloseTo(1, 9);
    expect(Math.max(...xs)).toBeCloseTo(5, 9);
    expect(roundedBoxSteps(box, 0)).toEqual(boxSteps(box));
  });

  it('move with every handle', () => {
    const moved = movedSteps(discSteps({ x: 0, y: 0 }, 1), ({ x, y }) => ({ x: x + 10, y }));
    for (const { x, y } of pointsOnCurves(moved)) expect(Math.hypot(x - 10, y)).toBeCloseTo(1, 4);
  });
});

/** Distance from a point to a closed polygon's edges. */
function nearestIn(at: Point, corners: readonly Point[]): number {
  return Math.min(
    ...corners.map((a, index) => {
      const b = corners[(index + 1) % corners.length] ?? a;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const length = dx * dx + dy * dy || 1;
      const t = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / length));
      return Math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy);
    }),
  );
}
