import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALIGNMENTS, alignPieces, distributePieces, headPieces, type Placed, turnPieces } from './arrange';

function placed(id: string, x: number, y: number, half = 1, headingDeg = 0): Placed {
  const extent = { left: half, right: half, top: 2 * half, bottom: 2 * half };
  return { id, pose: { x, y, headingDeg }, extent };
}
const THREE = [placed('a', 3, 4), placed('b', 10, 8, 2), placed('c', 6, 20)];
const coordinate = fc.double({ min: -50, max: 50, noNaN: true });

describe('aligning', () => {
  it('lines up outlines, not centres, on the left edge', () => {
    const poses = alignPieces(THREE, 'left');
    expect([...poses.values()].map(({ x }) => x)).toEqual([3, 4, 3]);
  });

  it('takes the outermost edge on each side', () => {
    expect(alignPieces(THREE, 'right').get('a')?.x).toBe(11);
    expect(alignPieces(THREE, 'top').get('c')?.y).toBe(4);
    expect(alignPieces(THREE, 'bottom').get('a')?.y).toBe(20);
  });

  it('centres on the middle of the common box', () => {
    expect(alignPieces(THREE, 'centre-x').get('b')?.x).toBe(7);
  });

  it('changes nothing when done twice, on any axis', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 6 }), (places) => {
        const pieces = places.map(([x, y], index) => placed(String(index), x, y, 1 + index / 4));
        for (const alignment of ALIGNMENTS) {
          const once = alignPieces(pieces, alignment);
          const again = alignPieces(
            pieces.map((piece) => ({ ...piece, pose: once.get(piece.id) ?? piece.pose })),
            alignment,
          );
          for (const [id, pose] of again) {
            expect(pose.x).toBeCloseTo(once.get(id)?.x ?? NaN, 9);
            expect(pose.y).toBeCloseTo(once.get(id)?.y ?? NaN, 9);
          }
        }
      }),
    );
  });
});

describe('distributing', () => {
  it('spaces centres evenly and leaves the outermost where they are', () => {
    const poses = distributePieces(THREE, 'y');
    expect(poses.get('a')?.y).toBe(4);
    expect(poses.get('b')?.y).toBe(12);
    expect(poses.get('c')?.y).toBe(20);
    expect(poses.get('b')?.x).toBe(10);
  });

  it('leaves a single piece alone', () => {
    expect(distributePieces([placed('a', 3, 4)], 'x').get('a')).toMatchObject({ x: 3, y: 4 });
  });
});

describe('turning', () => {
  it('keeps headings within 0 <= h < 360', () => {
    expect(turnPieces([placed('a', 0, 0, 1, 350)], 15).get('a')?.headingDeg).toBeCloseTo(5, 9);
    expect(turnPieces([placed('a', 0, 0, 1, 5)], -15).get('a')?.headingDeg).toBeCloseTo(350, 9);
    expect(headPieces([placed('a', 0, 0)], 360).get('a')?.headingDeg).toBe(0);
  });
});
