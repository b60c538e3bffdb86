/** Small boards by hand for the tests of the network: a face in a line, tiles by their spaces, tokens at random. */
import fc from 'fast-check';
import {
  type EdgeLoop,
  type NetworkBoard,
  type PlacedTile,
  type Space,
  SPACES,
  type TileFace,
} from '../../shared/hex';
import type { Hazards } from '../../shared/network';

export const CLEAR: Hazards = { corruption: [], fleets: [] };
/** A node in a place that does not matter. */
export const at = (id: string) => ({ id, kind: 'point', x: 0, y: 0 }) as const;
export const face = (nodes: string[], ...paths: [number | string, number | string][]): TileFace => ({
  nodes: nodes.map(at),
  paths: paths.map(([from, to]) => ({ from: end(from), to: end(to) })),
});
const end = (to: number | string) => (typeof to === 'number' ? { edge: to as 0 } : { node: to });
export const straight = face([], [0, 3]);
export const stop = face(['n'], [0, 'n'], ['n', 3]);

/** A board with these tiles unturned. */
export function board(
  tiles: Partial<Record<Space, TileFace>>,
  loops: readonly EdgeLoop[] = [],
): NetworkBoard {
  const placed = Object.keys(tiles) as Space[];
  return {
    tiles: placed.map((space): PlacedTile => ({ space, tile: space, face: 'a', turn: 0 })),
    loops,
    faceOf: ({ space }) => tiles[space] ?? { nodes: [], paths: [] },
  };
}

export const hazardsArb: fc.Arbitrary<Hazards> = fc.record({
  corruption: fc.subarray([...SPACES], { maxLength: 6 }),
  fleets: fc.array(fc.constantFrom(...SPACES), { maxLength: 2 }),
});
