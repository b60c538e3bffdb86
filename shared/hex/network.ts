/**
 * The network that the tiles make as they lie: which nodes a pathway joins with no node between, and which tiles it enters
 * on the way. Every edge of a tile has at most one path, so a pathway is followed without choices. Rejected: a graph
 * search over ports, which finds the same and says nothing of the order in which tiles are entered.
 */
import { type Edge, neighbourOf, oppositeEdge, type Space, turnedEdge } from './spaces';
import type { EdgeLoop, PathEnd, PlacedTile, TileFace } from './tiles';

/** A node of the board: `space/node`, the space being that of the tile it is part of. */
export type NodeId = `${Space}/${string}`;

/** A pathway from one node to another with no node between. BA-NET-02. */
export interface Connection {
  readonly to: NodeId;
  /** Tiles entered on the way, in order, tiles crossed without a node included; empty within one tile. BA-TOKEN-02. */
  readonly tiles: readonly Space[];
}

export interface Network {
  /** Every node, tiles in the order of the board, nodes as printed, the nodes of the rim after those of their tile. */
  readonly nodes: readonly NodeId[];
  /** By node: its connections in the order of its paths. A pathway back to the same node is none. */
  readonly connections: ReadonlyMap<NodeId, readonly Connection[]>;
}

export interface NetworkBoard {
  readonly tiles: readonly PlacedTile[];
  readonly loops: readonly EdgeLoop[];
  /** The printed face of a tile. */
  readonly faceOf: (tile: PlacedTile) => TileFace;
}

/** Where a path ends on the board: at a node, or at an outer port that leads on. */
type Stop = { readonly node: NodeId } | { readonly port: string };

/** The board as a list of pathway pieces, each between two stops, lying on one tile or on a loop of the rim. */
interface Piece {
  readonly ends: readonly [Stop, Stop];
  /** The tile that this piece is on; for the rim, the tile of the loop's nodes where it has any. */
  readonly space: Space | null;
}

/** The network of a board. BA-NET-02, BA-NET-04, BA-NET-05. */
export function networkOf(board: NetworkBoard): Network {
  const nodes = nodesOf(board);
  const atNode = new Map<NodeId, { piece: Piece; away: Stop }[]>(nodes.map((node) => [node, []]));
  const atPort = new Map<string, { piece: Piece; away: Stop }[]>();
  for (const piece of [
    ...board.tiles.flatMap((tile) => tilePieces(board, tile)),
    ...board.loops.flatMap(loopPieces),
  ]) {
    const [one, other] = piece.ends;
    for (const [here, away] of [
      [one, other],
      [other, one],
    ] as const) {
      if ('node' in here) atNode.get(here.node)?.push({ piece, away });
      else atPort.set(here.port, [...(atPort.get(here.port) ?? []), { piece, away }]);
    }
  }
  const connections = new Map(
    nodes.map((node) => [
      node,
      (atNode.get(node) ?? []).flatMap(({ piece, away }) => follow(node, piece, away, atPort)),
    ]),
  );
  return { nodes, connections };
}

/** The tile that a node is part of. BA-NET-07. */
export function tileOf(node: NodeId): Space {
  return node.slice(0, 2) as Space; // every node id begins with its space
}

function nodesOf({ tiles, loops, faceOf }: NetworkBoard): readonly NodeId[] {
  return tiles.flatMap((tile) => [
    ...faceOf(tile).nodes.map(({ id }): NodeId => `${tile.space}/${id}`),
    ...loops
      .filter((loop) => loop.tile === tile.space)
      .flatMap((loop) => loop.nodes.map(({ id }): NodeId => `${tile.space}/${id}`)),
  ]);
}

/** Both tiles at an inner edge share one port; it is named after the first of them in the order of the board. */
function portOf(space: Space, edge: Edge): string {
  const other = neighbourOf(space, edge);
  return other === null || space < other ? `${space}:${edge}` : `${other}:${oppositeEdge(edge)}`;
}

function tilePieces({ faceOf }: NetworkBoard, tile: PlacedTile): readonly Piece[] {
  const stopOf = (end: PathEnd): Stop =>
    'node' in end
      ? { node: `${tile.space}/${end.node}` }
      : { port: portOf(tile.space, turnedEdge(end.edge, tile.turn)) };
  return faceOf(tile).paths.map(({ from, to }) => ({
    ends: [stopOf(from), stopOf(to)],
    space: tile.space,
  }));
}

/** The rim beyond an outer edge is one port with the tile's side of it, so a loop joins on by itself. */
function loopPieces(loop: EdgeLoop): readonly Piece[] {
  const stops: readonly Stop[] = [
    { port: portOf(loop.from.space, loop.from.edge) },
    ...loop.nodes.map(({ id }): Stop => ({ node: `${loop.tile}/${id}` })),
    { port: portOf(loop.to.space, loop.to.edge) },
  ];
  return stops.slice(1).flatMap((to, index): readonly Piece[] => {
    const from = stops[index];
    return from === undefined ? [] : [{ ends: [from, to], space: loop.nodes.length > 0 ? loop.tile : null }];
  });
}

/** Follows a pathway from a node to the next node; nothing where it ends open or comes back to where it began. */
function follow(
  from: NodeId,
  piece: Piece,
  away: Stop,
  atPort: ReadonlyMap<string, readonly { piece: Piece; away: Stop }[]>,
): readonly Connection[] {
  const tiles: Space[] = [];
  let space: Space = tileOf(from);
  let on = piece;
  let stop = away;
  // A pathway passes each port once at most; the bound is for boards whose edges have more paths than they may.
  for (let passed = 0; passed <= atPort.size; passed += 1) {
    if (on.space !== null && on.space !== space) {
      space = on.space;
      tiles.push(space);
    }
    if ('node' in stop) return stop.node === from ? [] : [{ to: stop.node, tiles }];
    const next = atPort.get(stop.port)?.find((each) => each.piece !== on);
    if (next === undefined) return [];
    on = next.piece;
    stop = next.away;
  }
  return [];
}

/** Nodes joined by pathways through any number of nodes, each group in the order of the board. BA-NET-03. */
export function componentsOf(network: Network): readonly (readonly NodeId[])[] {
  const group = new Map<NodeId, number>();
  const groups: NodeId[][] = [];
  for (const node of network.nodes) {
    if (group.has(node)) continue;
    const members: NodeId[] = [];
    const waiting = [node];
    group.set(node, groups.length);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      members.push(at);
      for (const { to } of network.connections.get(at) ?? []) {
        if (group.has(to)) continue;
        group.set(to, groups.length);
        waiting.push(to);
      }
    }
    groups.push(members);
  }
  const place = new Map(network.nodes.map((node, index) => [node, index]));
  return groups.map((members) => members.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)));
}
