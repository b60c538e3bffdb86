/**
 * The way of the Discovery over the network: how many uses of Navigate, and how many Threat cards. Each use goes to
 * another node of the same tile, free of Threat cards, or along one pathway, with a card for each tile entered that
 * holds tokens (BA-DBRIDGE-01, BA-DBRIDGE-02, BA-TOKEN-01).
 */
import { type Network, type NodeId, tileOf } from './network';
import type { Space } from './spaces';

export interface RouteLeg {
  readonly to: NodeId;
  /** Tiles entered, in order; empty for a step within the tile. */
  readonly tiles: readonly Space[];
  readonly threats: number;
}

export interface Route {
  readonly to: NodeId;
  readonly legs: readonly RouteLeg[];
  /** Uses of Navigate. */
  readonly uses: number;
  readonly threats: number;
}

/** One use of Navigate from a node: every place it can go to, pathways first, each with its cheapest pathway. */
export function navigateFrom(
  network: Network,
  from: NodeId,
  hasToken: (space: Space) => boolean,
): readonly RouteLeg[] {
  const here = tileOf(from);
  const within = network.nodes
    .filter((node) => node !== from && tileOf(node) === here)
    .map((to): RouteLeg => ({ to, tiles: [], threats: 0 }));
  const along = (network.connections.get(from) ?? []).map(({ to, tiles }): RouteLeg => {
    return { to, tiles, threats: tiles.filter(hasToken).length };
  });
  const best = new Map<NodeId, RouteLeg>();
  for (const leg of [...along, ...within]) {
    const known = best.get(leg.to);
    if (known === undefined || leg.threats < known.threats) best.set(leg.to, leg);
  }
  return [...best.values()];
}

/**
 * For every node that can be reached, the routes that no other beats in both uses and Threat cards, fewest uses first.
 * Among equals the one whose nodes come first in the order of the network.
 */
export function routesFrom(
  network: Network,
  from: NodeId,
  hasToken: (space: Space) => boolean,
): ReadonlyMap<NodeId, readonly Route[]> {
  const found = new Map<NodeId, Route[]>();
  let front: Route[] = [{ to: from, legs: [], uses: 0, threats: 0 }];
  // Each round adds one use, so a route that comes later needs more uses and stays only with fewer Threat cards.
  while (front.length > 0) {
    const next = new Map<NodeId, Route>();
    for (const route of front) {
      for (const leg of navigateFrom(network, route.to, hasToken)) {
        if (leg.to === from) continue;
        const threats = route.threats + leg.threats;
        const fewest = Math.min(
          ...(found.get(leg.to) ?? []).map((known) => known.threats),
          next.get(leg.to)?.threats ?? Infinity,
        );
        if (threats >= fewest) continue;
        next.set(leg.to, { to: leg.to, legs: [...route.legs, leg], uses: route.uses + 1, threats });
      }
    }
    front = [...next.values()];
    for (const route of front) found.set(route.to, [...(found.get(route.to) ?? []), route]);
  }
  return found;
}
