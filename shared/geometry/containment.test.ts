import { describe, expect, it } from 'vitest';
import { BASES } from '../../tests/property/geometry-bases';
import { boxContains, farthestFrom } from './containment';
import { outlineAt } from './frame';
import type { Box, Shape } from './types';

const SECTOR: Box = { type: 'box', x0: 0, y0: 0, x1: 36, y1: 36 };
/** A small base across the table, its sides parallel to the edges. */
const base = (x: number, y: number): Shape => outlineAt(BASES.small.corners, { x, y, headingDeg: 0 });

describe('contains', () => {
  it('a box contains a shape when every corner lies inside, edges included', () => {
    const places = [base(0.77, 18), base(35.23, 18), base(18, 1.07), base(18, 34.93), base(0.77, 1.07)];
    expect(places.every((each) => boxContains(SECTOR, each))).toBe(true);
    const beyond = [
      base(0.77 - 1e-4, 18),
      base(35.23 + 1e-4, 18),
      base(18, 1.07 - 1e-4),
      base(18, 34.93 + 1e-4),
    ];
    expect(beyond.some((each) => boxContains(SECTOR, each))).toBe(false);
  });

  it('the tolerance counts as on the edge; a disc counts with its whole rim', () => {
    expect(boxContains(SECTOR, base(0.77 - 0.9e-6, 18))).toBe(true);
    expect(boxContains(SECTOR, base(0.77 - 1.1e-6, 18))).toBe(false);
    const disc = (x: number): Shape => ({ type: 'disc', centre: { x, y: 18 }, radiusIn: 0.625 });
    expect([0.625, 0.624, 35.375, 35.376].map((x) => boxContains(SECTOR, disc(x)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('the farthest point of a shape is a corner, of a disc the far side of its rim', () => {
    expect(farthestFrom({ x: 0, y: 0 }, base(10, 10))).toBeCloseTo(Math.hypot(10.661, 10.92), 12);
    expect(farthestFrom({ x: 0, y: 0 }, { type: 'disc', centre: { x: 3, y: 4 }, radiusIn: 1 })).toBe(6);
  });
});
