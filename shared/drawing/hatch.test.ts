import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineAt, shapeContains } from '../geometry';
import { shippedContent } from '../../tests/support/shipped-content';
import { pointsOfStep } from '../../tests/support/drawing-probes';
import { discCorners, hatchSteps } from './hatch';

describe('stripes', () => {
  it('end at the outline of any base, however it is turned, and never outside it', () => {
    const { corners } = shippedContent().bases.large;
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359, noNaN: true }),
        fc.integer({ min: -90, max: 90 }),
        (headingDeg, angle) => {
          const outline = outlineAt(corners, { x: 18, y: 5, headingDeg });
          const points = hatchSteps(outline.corners, angle, 0.125).flatMap(pointsOfStep);
          expect(points.length).toBeGreaterThan(20);
          for (const point of points) expect(shapeContains(outline, point)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are none where the shape is narrower than their distance', () => {
    expect(hatchSteps(discCorners({ x: 0, y: 0 }, 0.01), 0, 1)).toEqual([]);
  });
});
