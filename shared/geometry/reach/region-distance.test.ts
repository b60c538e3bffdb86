import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../distance';
import type { Shape } from '../types';
import type { Region, Ring } from './region';
import { regionDistance } from './region-distance';

const box = (x0: number, y0: number, x1: number, y1: number): Ring => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];
/** A frame 10 wide with a hole of 6. */
const frame: Region = { outer: [box(0, 0, 10, 10)], holes: [[...box(2, 2, 8, 8)].reverse()] };

describe('the distance of a region', () => {
  it('is 0 for what lies in it, meets it or encloses it', () => {
    const shapes: readonly Shape[] = [
      { type: 'point', at: { x: 1, y: 5 } },
      { type: 'disc', centre: { x: 5, y: 5 }, radiusIn: 3 },
      { type: 'box', x0: -5, y0: -5, x1: 20, y1: 20 },
      { type: 'segment', from: { x: -1, y: 1 }, to: { x: 0, y: 1 } },
    ];
    expect(shapes.map((shape) => regionDistance(frame, shape))).toEqual([0, 0, 0, 0]);
  });

  it('counts from the edge of a hole, and from outside', () => {
    expect(regionDistance(frame, { type: 'disc', centre: { x: 5, y: 5 }, radiusIn: 1 })).toBeCloseTo(2, 9);
    expect(regionDistance(frame, { type: 'point', at: { x: 13, y: 14 } })).toBeCloseTo(5, 9);
  });

  it('is endless for a region that covers nothing', () => {
    expect(regionDistance({ outer: [], holes: [] }, { type: 'point', at: { x: 0, y: 0 } })).toBe(Infinity);
  });

  it('agrees with the distance of the same shape as a polygon', () => {
    const coordinate = fc.double({ min: -9, max: 19, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, fc.double({ min: 0.1, max: 3, noNaN: true }), (x, y, radiusIn) => {
        const disc: Shape = { type: 'disc', centre: { x, y }, radiusIn };
        const square = box(0, 0, 10, 10);
        const expected = distance({ type: 'polygon', corners: square }, disc).distanceIn;
        expect(regionDistance({ outer: [square], holes: [] }, disc)).toBeCloseTo(expected, 9);
      }),
    );
  });
});
