import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardArb } from '../../tests/support/hex-boards';
import {
  componentsOf,
  type EdgeLoop,
  faultsOfFace,
  faultsOfLoops,
  neighbourOf,
  type NetworkBoard,
  networkOf,
  type NodeId,
  openEdges,
  oppositeEdge,
  type TileFace,
  tileOf,
  turned,
  turnedEdge,
} from './';
import { at, board, stop, straight } from '../../tests/support/small-boards';

describe('the network of a board', () => {
  it('BA-NET-02: nodes are connected when a pathway joins them with no other node between, over one tile or many', () => {
    const network = networkOf(board({ C1: stop, C2: straight, C3: straight, C4: stop, C5: stop }));
    expect(network.connections.get('C1/n')).toEqual([{ to: 'C4/n', tiles: ['C2', 'C3', 'C4'] }]);
    expect(network.connections.get('C5/n')).toEqual([{ to: 'C4/n', tiles: ['C4'] }]);
  });

  it('BA-NET-03: nodes are on the same network through any number of nodes', () => {
    const network = networkOf(board({ C1: stop, C2: stop, C3: stop, A1: stop }));
    expect(componentsOf(network)).toEqual([['C1/n', 'C2/n', 'C3/n'], ['A1/n']]);
  });

  it('BA-NET-04: turning a tile changes both relations', () => {
    const lying = board({ C1: stop, C2: straight, C3: stop });
    expect(networkOf(lying).connections.get('C1/n')).toEqual([{ to: 'C3/n', tiles: ['C2', 'C3'] }]);
    const after = turned(lying, [{ space: 'C2', turn: 1 }]);
    expect(networkOf(after).connections.get('C1/n')).toEqual([]);
  });

  it('BA-NET-08: the picture of the rulebook, rebuilt: same tile looks at tiles, connected and network at pathways', () => {
    const island: TileFace = { nodes: [at('c')], paths: [] };
    const network = networkOf(board({ C2: stop, C3: stop, D2: island }));
    expect(network.connections.get('C2/n')?.map(({ to }) => to)).toEqual(['C3/n']);
    expect(network.connections.get('D2/c')).toEqual([]);
    expect(componentsOf(network)).toEqual([['C2/n', 'C3/n'], ['D2/c']]);
    expect(tileOf('C2/n')).toBe('C2');
  });

  it('BA-NET-05: a loop leads back to the same or an adjacent tile like a pathway of a tile', () => {
    const arms: TileFace = {
      nodes: [at('n'), at('m')],
      paths: [
        { from: { edge: 0 }, to: { node: 'n' } },
        { from: { edge: 5 }, to: { node: 'm' } },
      ],
    };
    const loop: EdgeLoop = {
      id: 'l',
      from: { space: 'C1', edge: 0 },
      to: { space: 'C1', edge: 5 },
      nodes: [],
      tile: 'C1',
    };
    expect(networkOf(board({ C1: arms }, [loop])).connections.get('C1/n')).toEqual([
      { to: 'C1/m', tiles: [] },
    ]);
  });

  it('BA-NET-07: an edge node is part of the tile it is attached to, so reaching it from the other tile enters that tile', () => {
    const north: TileFace = { nodes: [at('n')], paths: [{ from: { edge: 0 }, to: { node: 'n' } }] };
    const loop: EdgeLoop = {
      id: 'l',
      from: { space: 'C1', edge: 0 },
      to: { space: 'D1', edge: 0 },
      nodes: [at('rim')],
      tile: 'C1',
    };
    const network = networkOf(board({ C1: north, D1: north }, [loop]));
    expect(network.connections.get('C1/rim')).toEqual([
      { to: 'C1/n', tiles: [] },
      { to: 'D1/n', tiles: ['D1'] },
    ]);
    expect(network.connections.get('D1/n')).toEqual([{ to: 'C1/rim', tiles: ['C1'] }]);
  });

  it('connections run both ways, with the same tiles in turn', () => {
    fc.assert(
      fc.property(boardArb, (random) => {
        const network = networkOf(random);
        for (const [from, list] of network.connections)
          for (const { to, tiles } of list) {
            const all = [tileOf(from), ...tiles];
            const back = network.connections.get(to)?.filter((each) => each.to === from) ?? [];
            expect(back.map((each) => [tileOf(to), ...each.tiles])).toContainEqual([...all].reverse());
          }
      }),
      { numRuns: 60 },
    );
  });

  it('agrees with a search over ports that knows nothing of how pathways are followed', () => {
    fc.assert(
      fc.property(boardArb, (random) => {
        const network = networkOf(random);
        const graph = portGraph(random);
        for (const node of network.nodes) {
          const connected = new Set((network.connections.get(node) ?? []).map(({ to }) => to));
          expect([...connected].sort()).toEqual(neighboursBySearch(graph, node));
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** Every end of a path as a vertex, ports under both names joined. */
function portGraph({ tiles, loops, faceOf }: NetworkBoard): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>();
  const join = (a: string, b: string): void => {
    graph.set(a, [...(graph.get(a) ?? []), b]);
    graph.set(b, [...(graph.get(b) ?? []), a]);
  };
  for (const tile of tiles) {
    for (const { from, to } of faceOf(tile).paths) {
      const name = (end: typeof from): string =>
        'node' in end ? `${tile.space}/${end.node}` : `:${tile.space}${turnedEdge(end.edge, tile.turn)}`;
      join(name(from), name(to));
    }
    for (const edge of [0, 1, 2] as const) {
      const other = neighbourOf(tile.space, edge);
      if (other) join(`:${tile.space}${edge}`, `:${other}${oppositeEdge(edge)}`);
    }
  }
  for (const loop of loops) {
    const chain = [
      `:${loop.from.space}${loop.from.edge}`,
      ...loop.nodes.map(({ id }) => `${loop.tile}/${id}`),
      `:${loop.to.space}${loop.to.edge}`,
    ];
    chain.slice(1).forEach((end, index) => join(chain[index] ?? '', end));
  }
  return graph;
}

function neighboursBySearch(graph: ReadonlyMap<string, readonly string[]>, from: NodeId): readonly string[] {
  const seen = new Set<string>([from]);
  const found = new Set<string>();
  const waiting = [...(graph.get(from) ?? [])];
  for (let vertex = waiting.pop(); vertex !== undefined; vertex = waiting.pop()) {
    if (seen.has(vertex)) continue;
    seen.add(vertex);
    if (vertex.startsWith(':')) waiting.push(...(graph.get(vertex) ?? []));
    else found.add(vertex);
  }
  return [...found].sort();
}

describe('faults of what is printed', () => {
  it('tells forks, closed paths, unknown and doubled nodes with their place', () => {
    const face: TileFace = {
      nodes: [at('a'), at('a')],
      paths: [
        { from: { edge: 0 }, to: { edge: 0 } },
        { from: { edge: 0 }, to: { node: 'b' } },
      ],
    };
    expect(faultsOfFace(face).map(({ code, at: place }) => `${code} ${place}`)).toEqual([
      'duplicate-id /nodes/1/id',
      'closed-path /paths/0',
      'forked-edge /paths/0/to',
      'forked-edge /paths/1/from',
      'unknown-id /paths/1/to',
    ]);
    expect(openEdges(stop)).toEqual([1, 2, 4, 5]);
  });

  it('tells loops at inner edges, forks and nodes of a foreign tile', () => {
    const loop: EdgeLoop = {
      id: 'l',
      from: { space: 'C1', edge: 3 },
      to: { space: 'D1', edge: 0 },
      nodes: [at('n')],
      tile: 'A1',
    };
    const codes = faultsOfLoops([loop, { ...loop, id: 'm' }]).map(({ code }) => code);
    expect(codes).toEqual([
      'inner-edge',
      'foreign-node',
      'inner-edge',
      'forked-edge',
      'forked-edge',
      'foreign-node',
      'duplicate-id',
    ]);
  });

  it('never hangs on a board whose edges fork', () => {
    const fork: TileFace = {
      nodes: [at('n')],
      paths: [
        { from: { node: 'n' }, to: { edge: 3 } },
        { from: { edge: 3 }, to: { edge: 0 } },
        { from: { edge: 3 }, to: { edge: 0 } },
      ],
    };
    expect(networkOf(board({ C2: fork, C3: fork })).nodes).toHaveLength(2);
  });
});
