/** How long the route planner takes on boards laid at random: what the table does for each notch of a turned tile. */
import { Bench } from 'tinybench';
import { EDGES, networkOf, type NodeId, turned } from '../../shared/hex';
import { layAtRandom, orientationsOf, pricesFrom, turnsThat, waysFrom } from '../../shared/network';
import { shippedBlackAlert } from '../support/shipped-content';

export interface NetworkBench {
  /** The network and every way of the Discovery, after one turn of a tile. */
  readonly notchMilliseconds: number;
  /** The cheapest price of every node, after one turn. */
  readonly pricesMilliseconds: number;
  /** The six ways to lay one tile, with the price of each. */
  readonly sixMilliseconds: number;
  /** Every turn of one tile, and of one or two, that brings the farthest node nearer. */
  readonly oneTurnMilliseconds: number;
  readonly twoTurnsMilliseconds: number;
}

const BOARDS = 8;

export async function benchNetwork(): Promise<NetworkBench> {
  const cases = Array.from({ length: BOARDS }, (_, index) => caseOf(`bench ${index}`));
  const next = taking(cases);
  const bench = new Bench({ time: 800, warmupTime: 300 });
  bench.add('notch', () => {
    const { board, from, hazards, notch } = next();
    waysFrom(networkOf(turned(board, [notch()])), from, hazards);
  });
  bench.add('prices', () => {
    const { board, from, hazards, notch } = next();
    pricesFrom(networkOf(turned(board, [notch()])), from, hazards);
  });
  bench.add('six', () => {
    const { board, from, to, hazards } = next();
    orientationsOf(board, 'C2', from, to, hazards);
  });
  bench.add('one turn', () => void turnsThat({ ...next(), aim: 'shorten', most: 1 }));
  bench.add('two turns', () => void turnsThat({ ...next(), aim: 'shorten', most: 2 }));
  await bench.run();
  const [notch, prices, six, one, two] = bench.tasks.map(({ result }) =>
    result.state === 'completed' ? result.latency.p50 : Number.NaN,
  );
  return {
    notchMilliseconds: notch!,
    pricesMilliseconds: prices!,
    sixMilliseconds: six!,
    oneTurnMilliseconds: one!,
    twoTurnsMilliseconds: two!,
  };
}

/** A board of the shipped tiles, and the node that is farthest from the Discovery's start. */
function caseOf(seed: string) {
  const content = shippedBlackAlert();
  const { start } = content;
  const loops = Object.entries(content.loops).map(([id, loop]) => ({ ...loop, id }));
  const tiles = layAtRandom(content, seed);
  const board = {
    tiles,
    loops,
    faceOf: ({ tile, face }: (typeof tiles)[number]) => {
      const found = content.tiles[tile]?.[face];
      if (!found) throw new Error(`No face ${face} of ${tile}.`);
      return found;
    },
  };
  const hazards = { corruption: start.corruption, fleets: start.fleets };
  const from: NodeId = `${start.discovery.space}/${start.discovery.node}`;
  const prices = [...pricesFrom(networkOf(board), from, hazards)];
  const to = prices.at(-1)?.[0] ?? from;
  let turns = 0;
  const notch = () => {
    turns += 1;
    const tile = tiles[turns % tiles.length]!;
    return { space: tile.space, turn: EDGES[turns % EDGES.length]! };
  };
  return { board, hazards, from, to, notch };
}

function taking<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => items[at++ % items.length]!;
}
