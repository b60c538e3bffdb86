/** A plan as a board: its network, what is printed at nodes, and what the Discovery meets. Pure. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import {
  type EdgeLoop,
  type NetworkBoard,
  networkOf,
  type NodeId,
  type PlacedTile,
  type Space,
  type TileFace,
  tileOf,
} from '../../../../shared/hex';
import { type Hazards, hazardsOf, type PlannedBoard } from '../../../../shared/network';
import type { ChartNode } from '../../../table/network/model';

export interface Board extends NetworkBoard {
  readonly loops: readonly EdgeLoop<ChartNode>[];
  readonly faceOf: (tile: PlacedTile) => TileFace<ChartNode>;
}

/** Every node that a plan has. */
export type NodesOf = (plan: NetworkPlan) => readonly NodeId[];

/** A tile that no pack has any more is bare: the table does not fall over, the plan says so. */
const BARE: TileFace<ChartNode> = { nodes: [], paths: [] };

/** The board of a plan as it lies; loops left out are those of the packs. */
export function boardOf({ network }: NetworkPlan, content: BlackAlertContent): Board {
  return {
    tiles: network.tiles,
    loops: loopsOf(network.loops, content),
    faceOf: ({ tile, face }) => content.tiles[tile]?.[face] ?? BARE,
  };
}

function loopsOf(
  own: NetworkPlan['network']['loops'],
  content: BlackAlertContent,
): readonly EdgeLoop<ChartNode>[] {
  if (own) return own;
  return Object.entries(content.loops).map(([id, { from, to, nodes, tile }]) => ({
    id,
    from,
    to,
    nodes,
    tile,
  }));
}

export function nodesOfPlans(content: BlackAlertContent): NodesOf {
  return (plan) => networkOf(boardOf(plan, content)).nodes;
}

/** What is printed at each node, nodes of the rim with their tile's. */
export function printedNodes(board: Board): ReadonlyMap<NodeId, ChartNode> {
  return new Map(
    board.tiles.flatMap((tile) =>
      [
        ...board.faceOf(tile).nodes,
        ...board.loops.filter((loop) => loop.tile === tile.space).flatMap(({ nodes }) => nodes),
      ].map((node): [NodeId, ChartNode] => [`${tile.space}/${node.id}`, node]),
    ),
  );
}

/** Where the tokens of a kind lie; one at a node lies on the node's tile. */
export function spacesOf({ tokens }: NetworkPlan, kind: 'corruption' | 'marker'): readonly Space[] {
  return tokens.filter((token) => token.kind === kind).map(({ at }) => spaceOf(at));
}

/** What the Discovery meets, by the plan's readings. BA-TOKEN-01. */
export function hazardsOfPlan(plan: NetworkPlan, board: Board): Hazards {
  const tokens = { corruption: spacesOf(plan, 'corruption'), fleets: plan.ships.fleets ?? [] };
  return hazardsOf(tokens, board.loops, plan.readings ?? {});
}

/** The plan as advice sees it. */
export function plannedBoard(plan: NetworkPlan): PlannedBoard {
  return {
    tiles: plan.network.tiles,
    corruption: spacesOf(plan, 'corruption'),
    fleets: plan.ships.fleets ?? [],
    discovery: plan.ships.discovery ?? null,
    charon: plan.ships.charon ?? null,
  };
}

/** The space of a node, or the space itself. */
export function spaceOf(at: Space | NodeId): Space {
  return isNode(at) ? tileOf(at) : at;
}

export function isNode(at: Space | NodeId): at is NodeId {
  return at.includes('/');
}
