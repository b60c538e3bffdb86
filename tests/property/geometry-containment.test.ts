import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Shape,
  boxContains,
  farthestFrom,
  outlineAt,
  shapeContains,
  systemMembership,
} from '../../shared/geometry';
import { BASES, anyDisc, anyPiece, onGrid } from './geometry-bases';
import { apart, outlinePoints } from './geometry-probes';

describe('systems and containment', () => {
  it('a base is outside, wholly or partly in a system by its nearest and farthest points', () => {
    fc.assert(
      fc.property(anyPiece, onGrid(0, 36), onGrid(0, 36), (piece, x, y) => {
        const { nearestIn, farthestIn, membership } = systemMembership(piece, { x, y }, 13);
        const spread = outlinePoints(piece, 8).map((at) => apart(at, { x, y }));
        if (!shapeContains(piece, { x, y }))
          expect(nearestIn).toBeLessThanOrEqual(Math.min(...spread) + 1e-9);
        else expect(nearestIn).toBe(0);
        expect(farthestIn).toBeGreaterThanOrEqual(Math.max(...spread) - 1e-9);
        expect(farthestIn).toBe(farthestFrom({ x, y }, piece));
        const expected = nearestIn >= 13 ? 'outside' : farthestIn <= 13 ? 'wholly' : 'partly';
        expect(membership).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('at the rim give or take 1e-9 a base counts as wholly in, or as outside; 1e-5 decides', () => {
    const at = (y: number): string =>
      systemMembership(outlineAt(BASES.small.corners, { x: 18, y, headingDeg: 0 }), { x: 18, y: 18 }, 13)
        .membership;
    const farthest = 18 - Math.sqrt(169 - 0.367 ** 2) + 1.07;
    for (const off of [-1e-9, 0, 1e-9]) {
      expect(at(farthest + off)).toBe('wholly');
      expect(at(5 - 1.07 + off)).toBe('outside');
    }
    expect(at(farthest - 1e-5)).toBe('partly');
    expect(at(farthest + 1e-5)).toBe('wholly');
    expect(at(5 - 1.07 + 1e-5)).toBe('partly');
    expect(at(5 - 1.07 - 1e-5)).toBe('outside');
  });

  it('a shape lies in a box with its edges included, give or take 1e-9; 1e-5 beyond is out', () => {
    const sector = { type: 'box', x0: 0, y0: 0, x1: 36, y1: 36 } as const;
    fc.assert(
      fc.property(onGrid(2, 34), anyDisc, (along, disc) => {
        const base = (off: number): Shape =>
          outlineAt(BASES.large.corners, { x: along, y: 2.5 - off, headingDeg: 180 });
        const token = (off: number): Shape => ({
          ...disc,
          centre: { x: 36 - disc.radiusIn + off, y: along },
        });
        for (const off of [-1e-4, -1e-9, 0, 1e-9])
          expect(boxContains(sector, base(off)) && boxContains(sector, token(off))).toBe(true);
        for (const off of [1e-5, 1e-4, 1e-3])
          expect(boxContains(sector, base(off)) || boxContains(sector, token(off))).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
