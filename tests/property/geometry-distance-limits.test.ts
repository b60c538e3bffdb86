import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Shape,
  TOLERANCE_IN,
  atMost,
  distance,
  nearestStretch,
  outlineAt,
  overlaps,
} from '../../shared/geometry';
import { BASES, anyOutline, anyPiece, onGrid } from './geometry-bases';
import { apart, at, movePoint, moveShape } from './geometry-probes';

describe('at the limit', () => {
  /** Two small bases fore to aft, `gapIn` apart, turned together by any angle. */
  function pairAt(gapIn: number, turnDeg: number): [Shape, Shape] {
    const ahead = outlineAt(BASES.small.corners, { x: 18, y: 18 - 2.14 - gapIn, headingDeg: 0 });
    const astern = outlineAt(BASES.small.corners, { x: 18, y: 18, headingDeg: 0 });
    const motion = { turnDeg, dx: 3, dy: -2 };
    return [moveShape(motion, ahead), moveShape(motion, astern)];
  }

  it('standing at exactly N inches, give or take 1e-9, is at N; 1e-5 more is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 160 }), onGrid(0, 360), (tenths, turnDeg) => {
        const limitIn = tenths / 10;
        for (const excess of [-1e-4, -1e-5, -1e-9, 0, 1e-9])
          expect(atMost(distance(...pairAt(limitIn + excess, turnDeg)).distanceIn, limitIn)).toBe(true);
        for (const excess of [1e-5, 1e-4])
          expect(atMost(distance(...pairAt(limitIn + excess, turnDeg)).distanceIn, limitIn)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('a distance of 6 inches built by adding 0.1 sixty times is at 6', () => {
    let y = 18 - 2.14;
    for (let step = 0; step < 60; step += 1) y -= 0.1;
    const ahead = outlineAt(BASES.small.corners, { x: 18, y, headingDeg: 0 });
    const astern = outlineAt(BASES.small.corners, { x: 18, y: 18, headingDeg: 0 });
    expect(atMost(distance(ahead, astern).distanceIn, 6)).toBe(true);
  });

  it('a gap or an overlap of 1e-9 is touching: distance 0, no overlap; 1e-5 decides', () => {
    fc.assert(
      fc.property(onGrid(0, 360), (turnDeg) => {
        for (const gapIn of [-1e-9, 0, 1e-9]) {
          const [a, b] = pairAt(gapIn, turnDeg);
          expect(distance(a, b).distanceIn).toBe(0);
          expect(overlaps(a, b)).toBe(false);
        }
        expect(overlaps(...pairAt(-1e-5, turnDeg))).toBe(true);
        expect(distance(...pairAt(1e-5, turnDeg)).distanceIn).toBeCloseTo(1e-5, 9);
        expect(distance(...pairAt(1e-4, turnDeg)).distanceIn).toBeCloseTo(1e-4, 9);
      }),
      { numRuns: 300 },
    );
  });

  it('the witness is the middle where nearest points form a stretch, and its ends are named', () => {
    fc.assert(
      fc.property(onGrid(0, 360), onGrid(-0.3, 0.3), onGrid(0, 5), (turnDeg, aside, gapIn) => {
        const motion = { turnDeg, dx: 4, dy: 5 };
        const a = outlineAt(BASES.small.corners, { x: aside, y: -2.14 - gapIn, headingDeg: 0 });
        const b = outlineAt(BASES.small.corners, { x: 0, y: 0, headingDeg: 0 });
        const found = nearestStretch(moveShape(motion, a), moveShape(motion, b));
        const middle = movePoint(motion, { x: aside / 2, y: -1.07 });
        // A corner that overhangs so little that its distance is the same to 1e-10 still counts as nearest.
        const slackIn = Math.sqrt(2e-10 * gapIn) + 1e-6;
        expect(apart(found.to, middle)).toBeLessThan(slackIn);
        expect(Math.abs(apart(...found.toEnds) - 2 * 0.367 + Math.abs(aside))).toBeLessThan(slackIn);
      }),
      { numRuns: 500 },
    );
  });

  it('pieces of 0.2 inch touch when their edges meet', () => {
    fc.assert(
      fc.property(onGrid(0, 360), anyOutline, (bearing, base) => {
        const radians = (bearing * Math.PI) / 180;
        const far = { x: 18 + 30 * Math.cos(radians), y: 18 + 30 * Math.sin(radians) };
        const { from } = distance(base, { type: 'point', at: far });
        const outward = { x: (far.x - from.x) / apart(far, from), y: (far.y - from.y) / apart(far, from) };
        for (const gapIn of [0, 1e-9, 1e-4]) {
          const centre = at(from, outward, 0.1 + gapIn);
          const token: Shape = { type: 'disc', centre, radiusIn: 0.1 };
          expect(distance(base, token).distanceIn).toBeCloseTo(gapIn > TOLERANCE_IN ? gapIn : 0, 9);
          expect(overlaps(base, token)).toBe(false);
        }
        expect(overlaps(base, { type: 'disc', centre: at(from, outward, 0.0999), radiusIn: 0.1 })).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('holds to 1e-9 ten thousand inches from the origin', () => {
    fc.assert(
      fc.property(anyPiece, anyPiece, (a, b) => {
        const away = { turnDeg: 0, dx: 10_000, dy: -10_000 };
        const there = distance(moveShape(away, a), moveShape(away, b)).distanceIn;
        expect(Math.abs(there - distance(a, b).distanceIn)).toBeLessThan(1e-9);
      }),
      { numRuns: 500 },
    );
  });
});
