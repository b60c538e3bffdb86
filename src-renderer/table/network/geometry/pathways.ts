/**
 * The pathways of a board piece by piece: each runs between two stops, a node or the middle of an edge, on one tile or along
 * the rim. In units of a hex's side from the board's middle. Pure.
 */
import type { Point } from '../../../../shared/geometry';
import {
  centreOf,
  type Edge,
  type EdgeLoop,
  neighbourOf,
  type NodeId,
  oppositeEdge,
  type PathEnd,
  type Space,
  turnedEdge,
} from '../../../../shared/hex';
import type { Polyline } from '../../draw/flatten';
import type { ChartNode, ChartTile } from '../model';
import { along, distanceOf, flattenCubic, towards } from './curves';
import { APOTHEM, faceCurves, type FaceLie, middleOfEdge, normalOf } from './face-curves';

/** Where a piece ends: at a node, or at a port that it shares with what lies beyond the edge. */
export type Stop = { readonly node: NodeId } | { readonly port: string };

export interface PathwayPiece {
  readonly ends: readonly [Stop, Stop];
  /** The tile that one is on there, as the network counts it; null on a loop without nodes. */
  readonly space: Space | null;
  /** The tile it is drawn on; null along the rim. */
  readonly tile: Space | null;
  readonly line: Polyline;
}

/** Both tiles at an inner edge share one port; it is named after the first of them in the order of the board. */
export function portOf(space: Space, edge: Edge): string {
  const other = neighbourOf(space, edge);
  return other === null || space < other ? `${space}:${edge}` : `${other}:${oppositeEdge(edge)}`;
}

/** The middle of a space's edge on the board. */
export function portPlace(space: Space, edge: Edge): Point {
  const [centre, middle] = [centreOf(space), middleOfEdge(edge)];
  return { x: centre.x + middle.x, y: centre.y + middle.y };
}

/** Pieces of faces that lie at rest, and of loops: the same objects each time, so that nothing is drawn anew for them. */
const restingPieces = new WeakMap<ChartTile['shown'], Map<string, readonly PathwayPiece[]>>();
const ringPieces = new WeakMap<EdgeLoop<ChartNode>, readonly PathwayPiece[]>();

/** The pieces on a tile as it lies. */
export function tilePieces(tile: ChartTile, lie: FaceLie): readonly PathwayPiece[] {
  if (lie.nodeDeg % 60 !== 0) return lyingPieces(tile, lie);
  let known = restingPieces.get(tile.shown);
  if (!known) restingPieces.set(tile.shown, (known = new Map()));
  const key = `${tile.space} ${lie.edgeTurn}`;
  let pieces = known.get(key);
  if (!pieces) known.set(key, (pieces = lyingPieces(tile, lie)));
  return pieces;
}

function lyingPieces(tile: ChartTile, lie: FaceLie): readonly PathwayPiece[] {
  const { x, y } = centreOf(tile.space);
  const stopOf = (end: PathEnd): Stop =>
    'node' in end
      ? { node: `${tile.space}/${end.node}` }
      : { port: portOf(tile.space, turnedEdge(end.edge, lie.edgeTurn)) };
  return faceCurves(tile.shown, lie).map(({ path, cubic }) => ({
    ends: [stopOf(path.from), stopOf(path.to)],
    space: tile.space,
    tile: tile.space,
    line: flattenCubic(cubic).map((value, i) => value + (i % 2 === 0 ? x : y)),
  }));
}

/** Handles along the rim, as shares of the way between the two edges: wide where they look away from each other. */
const SAME_TILE_REACH = 0.58 / APOTHEM;
const NEXT_TILE_REACH = 0.34 / APOTHEM;
/** The longest handle: a loop between far edges does not reach out of the picture. */
const MOST_REACH = 0.9;
const RIM_NODE_HANDLE = 0.36;
const RIM_END_HANDLE = 0.6;

/** The pieces of a loop along the rim, each between two of its stops. */
export function loopPieces(loop: EdgeLoop<ChartNode>): readonly PathwayPiece[] {
  let pieces = ringPieces.get(loop);
  if (!pieces) ringPieces.set(loop, (pieces = rimPieces(loop)));
  return pieces;
}

function rimPieces(loop: EdgeLoop<ChartNode>): readonly PathwayPiece[] {
  const [from, to] = [portPlace(loop.from.space, loop.from.edge), portPlace(loop.to.space, loop.to.edge)];
  const share = loop.from.space === loop.to.space ? SAME_TILE_REACH : NEXT_TILE_REACH;
  const reach = Math.min(MOST_REACH, share * distanceOf(from, to));
  const stops: readonly Stop[] = [
    { port: portOf(loop.from.space, loop.from.edge) },
    ...loop.nodes.map(({ id }): Stop => ({ node: `${loop.tile}/${id}` })),
    { port: portOf(loop.to.space, loop.to.edge) },
  ];
  const places = [from, ...loop.nodes, to];
  const last = places.length - 1;
  const tangents = places.map((at, i): Point => {
    if (i === 0) return normalOf(loop.from.edge);
    if (i === last) return opposite(normalOf(loop.to.edge));
    return towards(places[i - 1] ?? at, places[i + 1] ?? at, { x: 1, y: 0 });
  });
  return stops.slice(1).map((stop, i) => {
    const before = stops[i] ?? stop;
    return {
      ends: [before, stop],
      space: loop.nodes.length > 0 ? loop.tile : null,
      tile: null,
      line: between(places, tangents, reach, i),
    };
  });
}

/** The curve from one place of a loop to the next; `reach` is the handle at the loop's ends. */
function between(
  places: readonly Point[],
  tangents: readonly Point[],
  reach: number,
  index: number,
): Polyline {
  const [from, to] = [places[index] ?? ORIGIN, places[index + 1] ?? ORIGIN];
  const [out, into] = [tangents[index] ?? ORIGIN, tangents[index + 1] ?? ORIGIN];
  const last = places.length - 1;
  const apart = distanceOf(from, to);
  const atEnd = last === 1 ? reach : Math.min(reach, RIM_END_HANDLE * apart);
  const handleAt = (i: number): number => (i === 0 || i === last ? atEnd : RIM_NODE_HANDLE * apart);
  return flattenCubic({
    from,
    fromHandle: along(from, out, handleAt(index)),
    toHandle: along(to, into, -handleAt(index + 1)),
    to,
  });
}

const ORIGIN: Point = { x: 0, y: 0 };
const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y });
