import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureArc } from './arc-measure';
import { arcSight } from './arc-near';
import { ARCS } from './types';

const corners = [
  { u: 0.4, v: 1 },
  { u: 0.8, v: 0.7 },
  { u: 0.8, v: -0.7 },
  { u: 0.4, v: -1 },
  { u: -0.4, v: -1 },
  { u: -0.8, v: -0.7 },
  { u: -0.8, v: 0.7 },
  { u: -0.4, v: 1 },
];
const coordinate = fc.double({ min: -9, max: 9, noNaN: true });

describe('a quick look at an arc', () => {
  it('never overlooks a disc that is in the arc, and mostly sees those that are not', () => {
    let [overlooked, out] = [0, 0];
    fc.assert(
      fc.property(
        fc.constantFrom(...ARCS),
        fc.integer({ min: 0, max: 359 }),
        coordinate,
        coordinate,
        fc.double({ min: 0.1, max: 2, noNaN: true }),
        (arc, headingDeg, x, y, radiusIn) => {
          const base = { pose: { x: 1, y: 2, headingDeg }, corners, wedgeApexIn: 0.59 };
          const isIn = measureArc(base, arc, { type: 'disc', centre: { x, y }, radiusIn }).in;
          const isSeen = arcSight(base, arc)({ x, y }, radiusIn);
          if (isIn) expect(isSeen).toBe(true);
          else out += 1;
          if (!isIn && isSeen) overlooked += 1;
        },
      ),
      { numRuns: 2000 },
    );
    expect(overlooked).toBeLessThan(out / 4);
  });
});
