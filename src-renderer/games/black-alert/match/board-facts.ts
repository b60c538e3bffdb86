/** What can be read off a board: printed nodes, and the cheapest step to each. */
import type { EdgeLoop, NodeId, PlacedTile, TileFace } from '../../../../shared/hex';
import type { Step } from '../../../../shared/network';
import type { ChartNode } from '../../../table/network/model';

/** By node what is printed there, tiles in order, nodes of the rim with their tile's. */
export function printedNodes(
  tiles: readonly PlacedTile[],
  loops: readonly EdgeLoop<ChartNode>[],
  faceOf: (tile: PlacedTile) => TileFace<ChartNode>,
): ReadonlyMap<NodeId, ChartNode> {
  return new Map(
    tiles.flatMap((tile) =>
      [
        ...faceOf(tile).nodes,
        ...loops.filter((loop) => loop.tile === tile.space).flatMap(({ nodes }) => nodes),
      ].map((node): [NodeId, ChartNode] => [`${tile.space}/${node.id}`, node]),
    ),
  );
}

/** Of several pathways to a node the one with fewest Threat cards; of those the first. */
export function cheapestSteps(steps: readonly Step[]): ReadonlyMap<NodeId, Step> {
  const best = new Map<NodeId, Step>();
  for (const step of steps) {
    const known = best.get(step.to);
    if (!known || step.threats < known.threats) best.set(step.to, step);
  }
  return best;
}
