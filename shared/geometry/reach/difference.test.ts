import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, isEmptyRegion } from './difference';
import { regionContains, type Region, type Ring, signedArea } from './region';

const box = (x: number, y: number, width: number, height: number): Ring => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const region = (...outer: readonly Ring[]): Region => ({ outer, holes: [] });
const area = ({ outer, holes }: Region) =>
  [...outer, ...holes].reduce((sum, ring) => sum + signedArea(ring), 0);
const whole = (least: number, most: number) => fc.integer({ min: least, max: most });
const boxes = fc.array(
  fc.record({ x: whole(0, 8), y: whole(0, 8), width: whole(1, 5), height: whole(1, 5) }),
  { maxLength: 5 },
);
const covers = (
  all: readonly { x: number; y: number; width: number; height: number }[],
  x: number,
  y: number,
) => all.some((each) => x > each.x && x < each.x + each.width && y > each.y && y < each.y + each.height);

describe('the difference of regions', () => {
  it('leaves a hole where something inside is taken away', () => {
    const left = differenceOf(region(box(0, 0, 6, 6)), region(box(2, 2, 2, 2)));
    expect([left.outer.length, left.holes.length]).toEqual([1, 1]);
    expect(area(left)).toBeCloseTo(32, 6);
  });

  it('leaves nothing of what is covered, and everything where nothing is taken', () => {
    expect(isEmptyRegion(differenceOf(region(box(1, 1, 2, 2)), region(box(0, 0, 6, 6))))).toBe(true);
    expect(area(differenceOf(region(box(0, 0, 6, 6)), region()))).toBeCloseTo(36, 6);
  });

  it('takes overlapping parts away once: a place is left exactly when it lies in the whole and in no part', () => {
    fc.assert(
      fc.property(boxes, boxes, (kept, taken) => {
        const rings = (all: typeof kept) => all.map((each) => box(each.x, each.y, each.width, each.height));
        const left = differenceOf(region(...rings(kept)), region(...rings(taken)));
        for (let x = 0.5; x < 13; x += 1)
          for (let y = 0.5; y < 13; y += 1)
            expect(regionContains(left, { x, y })).toBe(covers(kept, x, y) && !covers(taken, x, y));
      }),
    );
  });
});
