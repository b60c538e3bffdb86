/** Where everything printed lies, the tile in the air included: nodes, pathways, the ways of routes. Sides of a hex. Pure. */
import type { Point } from '../../../../shared/geometry';
import { centreOf, type NodeId, type Space, tileOf } from '../../../../shared/hex';
import type { Polyline } from '../../draw/flatten';
import type { ChartNode, ChartRoute, ChartTile, NetworkModel } from '../model';
import { type Chain, chainsOf, legLine } from './chains';
import { turnedBy } from './curves';
import { lieAt } from './face-curves';
import { loopPieces, type PathwayPiece, tilePieces } from './pathways';

export interface PlacedNode extends Point {
  readonly id: NodeId;
  readonly node: ChartNode;
  /** On a loop along the rim. */
  readonly isRim: boolean;
}

export interface LyingTile {
  readonly tile: ChartTile;
  readonly centre: Point;
  /** Clockwise, as shown now: between two sixths while it is turned. */
  readonly deg: number;
  /** In the air, or settling. */
  readonly isLifted: boolean;
}

export interface ChartGeometry {
  readonly tiles: readonly LyingTile[];
  readonly nodes: ReadonlyMap<NodeId, PlacedNode>;
  readonly pieces: readonly PathwayPiece[];
  /** Followed only when a route asks for them. */
  readonly chains: readonly Chain[];
}

/** Degrees at which a tile shows; by default as the model has it. */
export type ShownDeg = (tile: ChartTile) => number;
export const modelDeg: ShownDeg = (tile) => 60 * tile.turn + tile.dragDeg;

type Printed = Pick<NetworkModel, 'tiles' | 'loops'>;

export function chartGeometry(model: Printed, shownDeg: ShownDeg = modelDeg): ChartGeometry {
  const tiles = model.tiles.map((tile): LyingTile => {
    const deg = shownDeg(tile);
    const isLifted = tile.state === 'raised' || Math.abs(deg - 60 * tile.turn) > 1e-6;
    return { tile, centre: centreOf(tile.space), deg, isLifted };
  });
  return laid(tiles, model);
}

/** The board as it lies without the turn that is being tried. */
export function geometryBefore(model: Printed): ChartGeometry {
  return chartGeometry(model, (tile) => 60 * tile.turn);
}

function laid(tiles: readonly LyingTile[], { loops }: Printed): ChartGeometry {
  const pieces = [
    ...tiles.flatMap(({ tile, deg }) => tilePieces(tile, lieAt(deg))),
    ...loops.flatMap(loopPieces),
  ];
  let chains: readonly Chain[] | null = null;
  return {
    tiles,
    nodes: nodesOf(tiles, loops),
    pieces,
    get chains() {
      return (chains ??= chainsOf(pieces));
    },
  };
}

/** The nodes alone, tiles in the order of the board, the nodes of the rim after them. */
export function placedNodes(model: Printed): ReadonlyMap<NodeId, PlacedNode> {
  return nodesOf(
    model.tiles.map((tile) => ({ tile, centre: centreOf(tile.space), deg: modelDeg(tile) })),
    model.loops,
  );
}

function nodesOf(
  tiles: readonly Omit<LyingTile, 'isLifted'>[],
  loops: Printed['loops'],
): ReadonlyMap<NodeId, PlacedNode> {
  const nodes = new Map<NodeId, PlacedNode>();
  for (const { tile, centre, deg } of tiles)
    for (const node of tile.shown.nodes) {
      const [id, at] = [`${tile.space}/${node.id}` as const, turnedBy(node, deg)];
      nodes.set(id, { id, node, x: centre.x + at.x, y: centre.y + at.y, isRim: false });
    }
  for (const loop of loops)
    for (const node of loop.nodes) {
      const id: NodeId = `${loop.tile}/${node.id}`;
      nodes.set(id, { id, node, x: node.x, y: node.y, isRim: true });
    }
  return nodes;
}

/** One leg as it is drawn: along a pathway, or as a hop within a tile. */
export interface RouteLine {
  readonly line: Polyline;
  readonly isHop: boolean;
}

/** The legs of a route; a leg whose nodes are not on the board is left out. */
export function routeLines(geometry: ChartGeometry, route: ChartRoute): RouteLine[] {
  return route.nodes.slice(1).flatMap((to, i): RouteLine[] => {
    const from = route.nodes[i] ?? to;
    const line = legLine(geometry.chains, from, to, route.tiles?.[i]);
    if (line) return [{ line, isHop: false }];
    const [a, b] = [geometry.nodes.get(from), geometry.nodes.get(to)];
    return a && b ? [{ line: [a.x, a.y, b.x, b.y], isHop: true }] : [];
  });
}

/** Where a node or the middle of a space lies; null for a node that is not on the board. */
export function placeOf(geometry: ChartGeometry, at: NodeId | Space): Point | null {
  return isNodeId(at) ? (geometry.nodes.get(at) ?? null) : centreOf(at);
}

export function isNodeId(at: NodeId | Space): at is NodeId {
  return at.includes('/');
}

export function spaceAt(at: NodeId | Space): Space {
  return isNodeId(at) ? tileOf(at) : at;
}
