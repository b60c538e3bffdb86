/** What a turn changes: where the Discovery could go before and after, and which connections are made and broken. */
import {
  EDGES,
  type Edge,
  type Network,
  type NetworkBoard,
  networkOf,
  type NodeId,
  type Space,
  turned,
} from '../hex';
import type { Hazards } from './hazards';
import { type Price, pricesFrom } from './ways';

/** Two nodes that a pathway joins with no node between, in the order of the network. */
export type Pair = readonly [NodeId, NodeId];

export interface NetworkChange {
  /** Nodes within so many uses of Navigate, before and after; the start is not counted. */
  readonly before: readonly NodeId[];
  readonly after: readonly NodeId[];
  readonly gained: readonly NodeId[];
  readonly lost: readonly NodeId[];
  readonly made: readonly Pair[];
  readonly broken: readonly Pair[];
}

/** Compares two networks of the same nodes from one of them, looking `uses` of Navigate ahead. BA-NET-04. */
export function changeBetween(
  before: Network,
  after: Network,
  from: NodeId,
  hazards: Hazards,
  uses: number,
): NetworkChange {
  const [was, is] = [withinUses(before, from, hazards, uses), withinUses(after, from, hazards, uses)];
  const [pairsBefore, pairsAfter] = [pairsOf(before), pairsOf(after)];
  return {
    before: was,
    after: is,
    gained: is.filter((node) => !was.includes(node)),
    lost: was.filter((node) => !is.includes(node)),
    made: without(pairsAfter, pairsBefore),
    broken: without(pairsBefore, pairsAfter),
  };
}

/** Nodes that the Discovery reaches with so many uses of Navigate at most, in the order of the network. */
export function withinUses(
  network: Network,
  from: NodeId,
  hazards: Hazards,
  uses: number,
): readonly NodeId[] {
  const prices = pricesFrom(network, from, hazards);
  return network.nodes.filter((node) => (prices.get(node)?.uses ?? Infinity) <= uses);
}

/** One way to lay a tile, and what it would mean. */
export interface Orientation {
  readonly turn: Edge;
  /** The cheapest price to the goal; null where it cannot be reached, or there is no goal. */
  readonly price: Price | null;
  /** Nodes within two uses of Navigate. */
  readonly within: number;
}

const LOOK_AHEAD = 2;

/** The six ways to lay the tile of a space, clockwise from as printed: which one brings a node nearest. BA-DENG-01. */
export function orientationsOf(
  board: NetworkBoard,
  space: Space,
  from: NodeId,
  to: NodeId | null,
  hazards: Hazards,
): readonly Orientation[] {
  return EDGES.map((turn) => {
    const prices = pricesFrom(networkOf(turned(board, [{ space, turn }])), from, hazards);
    return {
      turn,
      price: to === null ? null : (prices.get(to) ?? null),
      within: [...prices.values()].filter(({ uses }) => uses <= LOOK_AHEAD).length,
    };
  });
}

/** Each pathway between two nodes once. */
function pairsOf({ nodes, connections }: Network): readonly Pair[] {
  const place = new Map(nodes.map((node, index) => [node, index]));
  const isFirst = (one: NodeId, other: NodeId): boolean => (place.get(one) ?? 0) < (place.get(other) ?? 0);
  return nodes.flatMap((node) =>
    [...new Set((connections.get(node) ?? []).map(({ to }) => to))]
      .filter((to) => isFirst(node, to))
      .map((to): Pair => [node, to]),
  );
}

function without(pairs: readonly Pair[], others: readonly Pair[]): readonly Pair[] {
  const known = new Set(others.map((pair) => pair.join(' ')));
  return pairs.filter((pair) => !known.has(pair.join(' ')));
}
