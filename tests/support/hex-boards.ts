/** Random boards of tiles for the tests of the network: every face with a path at each edge, loops along the rim. */
import fc from 'fast-check';
import {
  EDGES,
  type Edge,
  type EdgeLoop,
  neighbourOf,
  type NetworkBoard,
  type PathEnd,
  type PlacedTile,
  rimEdges,
  SPACES,
  type TileFace,
  type TileNode,
} from '../../shared/hex';

function nodeOf(id: string): TileNode {
  return { id, kind: 'point', x: 0, y: 0 };
}

/** Edges paired at random, each pair a path that may have a node on it; the rest of the edges end at one node. */
const faceArb: fc.Arbitrary<TileFace> = fc
  .record({
    order: fc.shuffledSubarray([...EDGES], { minLength: 6 }),
    pairs: fc.integer({ min: 0, max: 3 }),
    stops: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    inner: fc.boolean(),
  })
  .map(({ order, pairs, stops, inner }) => {
    const nodes: TileNode[] = [nodeOf('hub')];
    const paths: { from: PathEnd; to: PathEnd }[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const [one, other] = order.slice(2 * pair, 2 * pair + 2) as [Edge, Edge];
      if (!stops[pair]) {
        paths.push({ from: { edge: one }, to: { edge: other } });
        continue;
      }
      const id = `stop${pair}`;
      nodes.push(nodeOf(id));
      paths.push({ from: { edge: one }, to: { node: id } }, { from: { node: id }, to: { edge: other } });
      if (inner) paths.push({ from: { node: id }, to: { node: 'hub' } });
    }
    for (const edge of order.slice(2 * pairs)) paths.push({ from: { edge }, to: { node: 'hub' } });
    return { nodes, paths };
  });

function isNear(one: { space: PlacedTile['space'] }, other: { space: PlacedTile['space'] }): boolean {
  return one.space === other.space || EDGES.some((edge) => neighbourOf(one.space, edge) === other.space);
}

/** Pairs neighbouring rim edges in the order of the board. */
function loopsOf(withNode: readonly boolean[]): EdgeLoop[] {
  const left = rimEdges().map((port) => ({ ...port }));
  const loops: EdgeLoop[] = [];
  for (let from = left.shift(); from; from = left.shift()) {
    const start = from;
    const index = left.findIndex((port) => isNear(start, port));
    const [to] = index < 0 ? [] : left.splice(index, 1);
    if (!to) continue;
    const id = `loop${loops.length}`;
    loops.push({ id, from, to, nodes: withNode[loops.length] ? [nodeOf(id)] : [], tile: from.space });
  }
  return loops;
}

export const boardArb: fc.Arbitrary<NetworkBoard> = fc
  .record({
    faces: fc.array(faceArb, { minLength: SPACES.length, maxLength: SPACES.length }),
    turns: fc.array(fc.constantFrom(...EDGES), { minLength: SPACES.length, maxLength: SPACES.length }),
    nodes: fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
  })
  .map(({ faces, turns, nodes }) => ({
    tiles: SPACES.map((space, index): PlacedTile => ({
      space,
      tile: `t${index}`,
      face: 'a',
      turn: turns[index] ?? 0,
    })),
    loops: loopsOf(nodes),
    faceOf: (tile) => faces[Number(tile.tile.slice(1))] ?? { nodes: [], paths: [] },
  }));
