/** Boards of straight pathways. */
import type { EdgeLoop, NetworkBoard, PlacedTile, Space, TileFace } from '../../shared/hex';

/** A node in a place that does not matter. */
export const at = (id: string) => ({ id, kind: 'point', x: 0, y: 0 }) as const;
export const straight: TileFace = { nodes: [], paths: [{ from: { edge: 0 }, to: { edge: 3 } }] };
export const stop: TileFace = {
  nodes: [at('n')],
  paths: [
    { from: { edge: 0 }, to: { node: 'n' } },
    { from: { node: 'n' }, to: { edge: 3 } },
  ],
};

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
