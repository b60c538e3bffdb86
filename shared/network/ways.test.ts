import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardArb } from '../../tests/support/hex-boards';
import { at, board, CLEAR, face, hazardsArb, stop, straight } from '../../tests/support/small-boards';
import { type EdgeLoop, type Network, networkOf, type NodeId, routesFrom, type Space } from '../hex';
import { type Hazards, hazardsOf, pricesFrom, stepsFrom, type Way, waysFrom } from '.';

/** C2 to C4 two ways: straight over C3, or round over D2 and D3. */
const FORK = board({
  C2: face(['a'], ['a', 3], ['a', 2]),
  C3: straight,
  C4: face(['b'], [0, 'b'], [1, 'b']),
  D2: face([], [5, 3]),
  D3: face([], [0, 4]),
});

const priceWords = (ways: readonly Way[] | undefined): string[] =>
  (ways ?? []).map(
    ({ uses, threats, steps }) => `${uses}/${threats} ${steps.flatMap(({ tiles }) => tiles).join()}`,
  );

describe('ways of the Discovery', () => {
  it('BA-DBRIDGE-01: one use goes to another node of the tile, joined by a pathway or not, or along one pathway', () => {
    const network = networkOf(
      board({ C2: face(['a', 'island'], ['a', 3]), C3: straight, C4: stop, C5: stop }),
    );
    expect(stepsFrom(network, 'C2/a', CLEAR).map(({ to, kind }) => [to, kind])).toEqual([
      ['C4/n', 'pathway'],
      ['C2/island', 'within'],
    ]);
    expect(priceWords(waysFrom(network, 'C2/a', CLEAR).get('C5/n'))).toEqual(['2/0 C3,C4,C5']);
  });

  it('BA-DBRIDGE-02: travel between two nodes of one tile never draws a Threat card', () => {
    const network = networkOf(board({ C2: face(['a', 'b'], ['a', 3], ['b', 4]) }));
    const [way] = waysFrom(network, 'C2/a', { corruption: ['C2'], fleets: ['C2'] }).get('C2/b') ?? [];
    expect(way).toMatchObject({ uses: 1, threats: 0, steps: [{ kind: 'within', tiles: [] }] });
  });

  it('BA-TOKEN-02: each tile with tokens along a pathway costs a card, a tile crossed without a node too', () => {
    const network = networkOf(board({ C1: stop, C2: straight, C3: straight, C4: stop }));
    const hazards = { corruption: ['C2', 'C4'], fleets: ['C3'] } as const;
    expect(pricesFrom(network, 'C1/n', hazards).get('C4/n')).toEqual({ uses: 1, threats: 3 });
  });

  it('BA-TOKEN-03: Corruption and a Fleet token on one tile are one Threat card with both sections', () => {
    const network = networkOf(board({ C1: stop, C2: stop }));
    const [step] = stepsFrom(network, 'C1/n', { corruption: ['C2'], fleets: ['C2'] });
    expect(step?.met).toEqual([{ space: 'C2', corruption: true, fleet: true, threats: 1 }]);
  });

  it('BA-TOKEN-04: both Fleet tokens on a tile are one card, by reading b one each', () => {
    const network = networkOf(board({ C1: stop, C2: stop }));
    const tokens = { corruption: ['C2'], fleets: ['C2', 'C2'] } as const;
    const cards = (readings: Record<string, string>) =>
      pricesFrom(network, 'C1/n', hazardsOf(tokens, [], readings)).get('C2/n')?.threats;
    expect(cards({})).toBe(1);
    expect(cards({ 'BA-TOKEN-04': 'b' })).toBe(3);
  });

  it('BA-TOKEN-12: leaving a tile with tokens draws nothing', () => {
    const network = networkOf(board({ C1: stop, C2: stop }));
    expect(pricesFrom(network, 'C1/n', { corruption: ['C1'], fleets: [] }).get('C2/n')?.threats).toBe(0);
  });

  it('BA-NET-07: an edge node is of the tile its loop names, by reading b of both tiles', () => {
    const north = face(['n'], [0, 'n']);
    const loop: EdgeLoop = {
      id: 'l',
      from: { space: 'C1', edge: 0 },
      to: { space: 'D1', edge: 0 },
      nodes: [at('rim')],
      tile: 'C1',
    };
    const network = networkOf(board({ C1: north, D1: north }, [loop]));
    const tokens = { corruption: ['C1'] as Space[], fleets: [] };
    const from = (readings: Record<string, string>) =>
      stepsFrom(network, 'D1/n', hazardsOf(tokens, [loop], readings)).map(({ kind, threats }) => [
        kind,
        threats,
      ]);
    expect(from({})).toEqual([['pathway', 1]]);
    expect(from({ 'BA-NET-07': 'b' })).toEqual([['within', 0]]);
  });

  it('BA-NET-08: what is joined to neither cannot be reached', () => {
    const network = networkOf(board({ C2: stop, C3: stop, D2: face(['c']) }));
    expect([...waysFrom(network, 'C2/n', CLEAR).keys()]).toEqual(['C3/n']);
  });

  it('two pathways to one node that enter other tiles at the same price are two ways', () => {
    expect(priceWords(waysFrom(networkOf(FORK), 'C2/a', CLEAR).get('C4/b'))).toEqual([
      '1/0 C3,C4',
      '1/0 D2,D3,C4',
    ]);
  });

  it('a pathway that costs more cards is no way beside one that costs fewer', () => {
    const hazards = { corruption: ['C3'], fleets: [] } as const;
    expect(priceWords(waysFrom(networkOf(FORK), 'C2/a', hazards).get('C4/b'))).toEqual(['1/0 D2,D3,C4']);
  });

  it('more uses for fewer cards is a way of its own', () => {
    const tiles = board({
      C2: face(['a', 'other'], ['a', 3], ['other', 2]),
      C3: straight,
      C4: face(['b'], [0, 'b'], [1, 'b']),
      D2: face([], [5, 3]),
      D3: face([], [0, 4]),
    });
    const hazards = { corruption: ['C3'], fleets: [] } as const;
    expect(priceWords(waysFrom(networkOf(tiles), 'C2/a', hazards).get('C4/b'))).toEqual([
      '1/1 C3,C4',
      '2/0 D2,D3,C4',
    ]);
  });
});

describe('ways on random boards', () => {
  it('are all that brute force finds and no other', () => {
    fc.assert(
      fc.property(boardArb, hazardsArb, fc.nat(), (random, hazards, pick) => {
        const network = networkOf(random);
        const from = network.nodes[pick % network.nodes.length];
        if (from === undefined) return;
        const most = 3;
        const wanted = everyWay(network, from, hazards, most);
        const found = waysFrom(network, from, hazards);
        for (const node of network.nodes) {
          const short = (found.get(node) ?? []).filter(({ uses }) => uses <= most);
          expect(short.map(keyOf).sort()).toEqual([...(wanted.get(node) ?? [])].sort());
        }
      }),
      { numRuns: 25 },
    );
  });

  it('have the prices of the routes of the hex board', () => {
    fc.assert(
      fc.property(boardArb, hazardsArb, fc.nat(), (random, hazards, pick) => {
        const network = networkOf(random);
        const from = network.nodes[pick % network.nodes.length];
        if (from === undefined) return;
        const routes = routesFrom(
          network,
          from,
          (space) => hazards.corruption.includes(space) || hazards.fleets.includes(space),
        );
        const ways = waysFrom(network, from, hazards);
        const prices = pricesFrom(network, from, hazards);
        for (const node of network.nodes) {
          const both = (list: readonly { uses: number; threats: number }[] = []) => [
            ...new Set(list.map(({ uses, threats }) => `${uses}/${threats}`)),
          ];
          expect(both(ways.get(node))).toEqual(both(routes.get(node)));
          expect(both(prices.has(node) ? [prices.get(node)!] : [])).toEqual(
            both(routes.get(node)).slice(0, 1),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});

function keyOf({ uses, threats, steps }: Way): string {
  return `${uses}/${threats}/${[...new Set(steps.flatMap(({ tiles }) => tiles))].sort().join()}`;
}

/** Every walk of so many uses, tried one by one; what is beaten is struck out at the end. */
function everyWay(network: Network, from: NodeId, hazards: Hazards, most: number): Map<NodeId, Set<string>> {
  interface Walk {
    readonly at: NodeId;
    readonly uses: number;
    readonly threats: number;
    readonly tiles: ReadonlySet<Space>;
  }
  const all = new Map<NodeId, Walk[]>();
  let front: Walk[] = [{ at: from, uses: 0, threats: 0, tiles: new Set() }];
  for (let uses = 1; uses <= most; uses += 1) {
    const next = new Map<string, Walk>();
    for (const walk of front) {
      for (const { to, tiles, threats } of stepsFrom(network, walk.at, hazards)) {
        if (to === from) continue;
        const all = new Set([...walk.tiles, ...tiles]);
        const longer = { at: to, uses, threats: walk.threats + threats, tiles: all };
        next.set(`${to} ${longer.threats} ${[...all].sort().join()}`, longer);
      }
    }
    front = [...next.values()];
    for (const walk of front) all.set(walk.at, [...(all.get(walk.at) ?? []), walk]);
  }
  const beats = (one: Walk, other: Walk): boolean => {
    if (one === other || one.uses > other.uses || one.threats > other.threats) return false;
    if (one.uses < other.uses || one.threats < other.threats) return true;
    return one.tiles.size < other.tiles.size && [...one.tiles].every((space) => other.tiles.has(space));
  };
  return new Map(
    [...all].map(([node, walks]) => [
      node,
      new Set(
        walks
          .filter((walk) => !walks.some((other) => beats(other, walk)))
          .map(({ uses, threats, tiles }) => `${uses}/${threats}/${[...tiles].sort().join()}`),
      ),
    ]),
  );
}
