import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardArb } from '../../tests/support/hex-boards';
import {
  type EdgeLoop,
  type Network,
  type NetworkBoard,
  networkOf,
  type NodeId,
  type PlacedTile,
  routesFrom,
  type Space,
  SPACES,
  type TileFace,
  turned,
} from '../hex';
import {
  changeBetween,
  comparePrices,
  type Hazards,
  hazardsOf,
  orientationsOf,
  pricesFrom,
  stepsFrom,
} from '.';
import { turnsSearch, turnsThat, type Way, waysFrom, withinUses } from '.';
import { turningNetwork } from './turning-network';

const CLEAR: Hazards = { corruption: [], fleets: [] };
const at = (id: string) => ({ id, kind: 'point', x: 0, y: 0 }) as const;
const face = (nodes: string[], ...paths: [number | string, number | string][]): TileFace => ({
  nodes: nodes.map(at),
  paths: paths.map(([from, to]) => ({ from: end(from), to: end(to) })),
});
const end = (to: number | string) => (typeof to === 'number' ? { edge: to as 0 } : { node: to });
const straight = face([], [0, 3]);
const stop = face(['n'], [0, 'n'], ['n', 3]);

function board(tiles: Partial<Record<Space, TileFace>>, loops: readonly EdgeLoop[] = []): NetworkBoard {
  const placed = Object.keys(tiles) as Space[];
  return {
    tiles: placed.map((space): PlacedTile => ({ space, tile: space, face: 'a', turn: 0 })),
    loops,
    faceOf: ({ space }) => tiles[space] ?? { nodes: [], paths: [] },
  };
}

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

const hazardsArb: fc.Arbitrary<Hazards> = fc.record({
  corruption: fc.subarray([...SPACES], { maxLength: 6 }),
  fleets: fc.array(fc.constantFrom(...SPACES), { maxLength: 2 }),
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

describe('turns that help', () => {
  /** C1 and C5 lie on a line that C3 breaks; C2 and C4 are straight. */
  const BROKEN: NetworkBoard = (() => {
    const laid = board({ C1: stop, C2: straight, C3: straight, C4: straight, C5: stop });
    return turned(laid, [{ space: 'C3', turn: 1 }]);
  })();
  const ask = { hazards: CLEAR, from: 'C1/n', to: 'C5/n' } as const;

  it('BA-DENG-01: one tile turned joins two nodes; both ways to lay a straight pathway are told', () => {
    expect(turnsThat({ ...ask, board: BROKEN, aim: 'connect', most: 1 })).toEqual([
      { turns: [{ space: 'C3', turn: 0 }], price: { uses: 1, threats: 0 } },
      { turns: [{ space: 'C3', turn: 3 }], price: { uses: 1, threats: 0 } },
    ]);
  });

  it('BA-DENG-02: two tiles turned join what one alone cannot', () => {
    const twice = turned(BROKEN, [{ space: 'C4', turn: 2 }]);
    expect(turnsThat({ ...ask, board: twice, aim: 'connect', most: 1 })).toEqual([]);
    const answers = turnsThat({ ...ask, board: twice, aim: 'connect', most: 2 });
    expect(answers).toHaveLength(4);
    expect(answers[0]?.turns).toEqual([
      { space: 'C3', turn: 0 },
      { space: 'C4', turn: 0 },
    ]);
  });

  it('BA-DENG-03: a tile that may not be turned is in no answer', () => {
    const mayTurn = (space: Space): boolean => space !== 'C3';
    expect(turnsThat({ ...ask, board: BROKEN, aim: 'connect', most: 2, mayTurn })).toEqual([]);
  });

  it('tells the price of what is met on the new way', () => {
    const hazards = { corruption: ['C3', 'C4'], fleets: [] } as const;
    const [best] = turnsThat({ ...ask, hazards, board: BROKEN, aim: 'shorten', most: 1 });
    expect(best?.price).toEqual({ uses: 1, threats: 2 });
  });

  it('tells nothing of nodes that are joined already', () => {
    const joined = board({ C1: stop, C2: stop });
    expect(
      turnsThat({ hazards: CLEAR, from: 'C1/n', to: 'C2/n', board: joined, aim: 'connect', most: 2 }),
    ).toEqual([]);
  });

  it('agrees on random boards with every turn tried in words, and leaves the board as it lay', () => {
    fc.assert(
      fc.property(boardArb, hazardsArb, fc.nat(), fc.nat(), (random, hazards, one, other) => {
        const { nodes } = networkOf(random);
        const [from, to] = [nodes[one % nodes.length], nodes[other % nodes.length]];
        if (from === undefined || to === undefined || from === to) return;
        const now = pricesFrom(networkOf(random), from, hazards).get(to);
        const wanted = new Map<string, string>();
        for (const { space, turn } of random.tiles) {
          for (const edge of [0, 1, 2, 3, 4, 5] as const) {
            if (edge === turn) continue;
            const price = pricesFrom(networkOf(turned(random, [{ space, turn: edge }])), from, hazards).get(
              to,
            );
            if (price && (!now || comparePrices(price, now) < 0))
              wanted.set(`${space}${edge}`, `${price.uses}/${price.threats}`);
          }
        }
        const answers = turnsThat({ board: random, hazards, from, to, aim: 'shorten', most: 1 });
        expect(
          new Map(answers.map(({ turns, price }) => [turnsKey(turns), `${price.uses}/${price.threats}`])),
        ).toEqual(wanted);
      }),
      { numRuns: 12 },
    );
  });

  it('two turns are told only where they do better than either alone', () => {
    fc.assert(
      fc.property(boardArb, hazardsArb, (random, hazards) => {
        const { nodes } = networkOf(random);
        const [from, to] = [nodes[0]!, nodes.at(-1)!];
        const answers = turnsThat({ board: random, hazards, from, to, aim: 'shorten', most: 2 });
        const alone = new Map(
          answers
            .filter(({ turns }) => turns.length === 1)
            .map(({ turns, price }) => [turnsKey(turns), price]),
        );
        for (const { turns, price } of answers.filter((each) => each.turns.length === 2)) {
          const after = pricesFrom(networkOf(turned(random, turns)), from, hazards).get(to);
          expect(after).toEqual(price);
          for (const turn of turns) {
            const single = alone.get(turnsKey([turn]));
            if (single) expect(comparePrices(price, single)).toBeLessThan(0);
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  it('says how far it is while it searches', () => {
    const search = turnsSearch({ ...ask, board: BROKEN, aim: 'shorten', most: 2 });
    const first = search.next();
    expect(first).toEqual({ done: false, value: { tried: 64, of: 25 + 250 } });
  });
});

function turnsKey(turns: readonly { space: Space; turn: number }[]): string {
  return turns.map(({ space, turn }) => `${space}${turn}`).join(' ');
}

describe('the network as numbers', () => {
  it('has the prices of the network in words, whatever is turned, by every reading', () => {
    const turnsArb = fc.array(fc.tuple(fc.constantFrom(...SPACES), fc.constantFrom(0, 1, 2, 3, 4, 5)), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        boardArb,
        hazardsArb,
        turnsArb,
        fc.constantFrom('a', 'b'),
        (random, tokens, turns, reading) => {
          const readings = { 'BA-NET-07': reading, 'BA-TOKEN-04': reading };
          const hazards = hazardsOf(tokens, random.loops, readings);
          const swift = turningNetwork(random, hazards);
          let lying = random;
          for (const [space, turn] of turns as [Space, 0][]) {
            swift.turn(space, turn);
            lying = turned(lying, [{ space, turn }]);
          }
          const network = networkOf(lying);
          for (const from of network.nodes.slice(0, 6)) {
            const prices = pricesFrom(network, from, hazards);
            for (const to of network.nodes) {
              if (to === from) continue;
              expect(swift.priceTo(from, to, Infinity)).toEqual(prices.get(to) ?? null);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('what a turn changes', () => {
  const lying = board({ C1: stop, C2: straight, C3: stop, C4: stop });
  const away = turned(lying, [{ space: 'C2', turn: 1 }]);

  it('BA-NET-04: nodes gained and lost, connections made and broken', () => {
    const change = changeBetween(networkOf(away), networkOf(lying), 'C1/n', CLEAR, 2);
    expect(change).toEqual({
      before: [],
      after: ['C3/n', 'C4/n'],
      gained: ['C3/n', 'C4/n'],
      lost: [],
      made: [['C1/n', 'C3/n']],
      broken: [],
    });
    expect(changeBetween(networkOf(lying), networkOf(away), 'C1/n', CLEAR, 2)).toMatchObject({
      gained: [],
      lost: ['C3/n', 'C4/n'],
      broken: [['C1/n', 'C3/n']],
    });
  });

  it('the six ways to lay a tile say what each would cost', () => {
    const six = orientationsOf(away, 'C2', 'C1/n', 'C4/n', CLEAR);
    expect(six.map(({ turn, price, within }) => [turn, price?.uses ?? null, within])).toEqual([
      [0, 2, 2],
      [1, null, 0],
      [2, null, 0],
      [3, 2, 2],
      [4, null, 0],
      [5, null, 0],
    ]);
  });

  it('looks only so many uses ahead', () => {
    expect(withinUses(networkOf(lying), 'C1/n', CLEAR, 1)).toEqual(['C3/n']);
  });
});
