import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  centreOf,
  EDGES,
  neighbourOf,
  neighboursOf,
  oppositeEdge,
  ringOf,
  SPACES,
  spacesApart,
} from '.';

describe('the board of 19 spaces', () => {
  it('BA-COMP-03: has exactly 19 spaces, rings of 1, 6 and 12', () => {
    expect([0, 1, 2].map((ring) => SPACES.filter((space) => ringOf(space) === ring).length)).toEqual([
      1, 6, 12,
    ]);
  });

  it('BA-NET-09: tiles are adjacent when their hexes share a side', () => {
    expect(neighboursOf('C3')).toEqual(['C2', 'D2', 'D3', 'C4', 'B3', 'B2']);
    expect(neighboursOf('A1')).toEqual(['B1', 'B2', 'A2']);
    expect(areAdjacent('B1', 'C1')).toBe(true);
    expect(areAdjacent('A1', 'A3')).toBe(false);
    expect(areAdjacent('C3', 'C3')).toBe(false);
  });

  it('crossing an edge and its opposite leads back', () => {
    for (const space of SPACES)
      for (const edge of EDGES) {
        const other = neighbourOf(space, edge);
        if (other !== null) expect(neighbourOf(other, oppositeEdge(edge))).toBe(space);
      }
  });

  it('spaces are adjacent exactly when their centres are one hex apart', () => {
    for (const one of SPACES)
      for (const other of SPACES) {
        const [a, b] = [centreOf(one), centreOf(other)];
        const apart = Math.hypot(a.x - b.x, a.y - b.y);
        expect(areAdjacent(one, other)).toBe(Math.abs(apart - Math.sqrt(3)) < 1e-9);
        expect(spacesApart(one, other) === 1).toBe(areAdjacent(one, other));
      }
  });

  it('rows count from the north, columns from the west', () => {
    expect(centreOf('C3')).toEqual({ x: 0, y: 0 });
    expect(centreOf('C1').y).toBeLessThan(centreOf('C2').y);
    expect(centreOf('A2')).toEqual({ x: -3, y: 0 });
  });
});
