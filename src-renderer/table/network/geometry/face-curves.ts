/**
 * The pathways of one face as curves about its centre, in units of a hex's side. A pathway leaves an edge at its middle
 * along the normal, so that tiles join smoothly whichever way they lie; where just two meet at a node they pass through
 * it without a corner. Pure.
 */
import type { Point } from '../../../../shared/geometry';
import { type Edge, type PathEnd, type TileFace, type TilePath, turnedEdge } from '../../../../shared/hex';
import { along, type Cubic, distanceOf, towards, turnedBy } from './curves';

/** From a hex's centre to the middle of an edge. */
export const APOTHEM = Math.sqrt(3) / 2;
/** How far a pathway runs along the normal before it bends to a node. */
const NODE_REACH = 0.3;
const NODE_HANDLE = 0.35;
/** The same between two edges that are one, two or three sixths apart. */
const EDGE_REACH = [0, 0.4, 0.52, 0.45] as const;
const WITHIN_HANDLE = 0.4;

/** How a face lies: its nodes follow a turning hand, its pathways hold on to the nearest edges. */
export interface FaceLie {
  readonly nodeDeg: number;
  readonly edgeTurn: Edge;
}

export interface FaceCurve {
  readonly path: TilePath;
  readonly cubic: Cubic;
}

/** The lie at rest of a tile turned by so many degrees: the nearest sixth holds the pathways. */
export function lieAt(deg: number): FaceLie {
  return { nodeDeg: deg, edgeTurn: turnedEdge(0, Math.round(deg / 60)) };
}

/** Unit vector from a hex's centre over an edge. */
export function normalOf(edge: Edge): Point {
  const rad = ((-90 + 60 * edge) * Math.PI) / 180;
  return { x: Math.cos(rad), y: Math.sin(rad) };
}

export function middleOfEdge(edge: Edge): Point {
  return along({ x: 0, y: 0 }, normalOf(edge), APOTHEM);
}

/** Corners of a hex of this size about the origin, clockwise from the east, turned by degrees. */
export function hexCorners(size: number, deg = 0): Point[] {
  return [0, 60, 120, 180, 240, 300].map((corner) => turnedBy({ x: size, y: 0 }, corner + deg));
}

/** A curve for each path whose ends are known and differ; faults of a face that is being drawn leave theirs out. */
export function faceCurves(face: TileFace, lie: FaceLie): FaceCurve[] {
  const places = new Map(face.nodes.map((node) => [node.id, turnedBy(node, lie.nodeDeg)]));
  const paths = face.paths.filter((path) => isDrawable(path, places));
  const tangents = tangentsOf(paths, places, lie);
  return paths.map((path, index) => ({ path, cubic: cubicOf(path, index, places, tangents, lie) }));
}

type Places = ReadonlyMap<string, Point>;
/** By node and path: the direction in which the path leaves the node. */
type Tangents = ReadonlyMap<string, Point>;
const tangentKey = (node: string, path: number): string => `${node} ${path}`;

function isDrawable({ from, to }: TilePath, places: Places): boolean {
  const isKnown = (end: PathEnd): boolean => 'edge' in end || places.has(end.node);
  const isSame =
    'node' in from ? 'node' in to && from.node === to.node : 'edge' in to && from.edge === to.edge;
  return isKnown(from) && isKnown(to) && !isSame;
}

/** What a path looks at from its node: the point inside the edge that it comes from, or the other node. */
function aimOf(end: PathEnd, places: Places, lie: FaceLie): Point {
  if ('node' in end) return places.get(end.node) ?? { x: 0, y: 0 };
  const edge = turnedEdge(end.edge, lie.edgeTurn);
  return along(middleOfEdge(edge), normalOf(edge), -NODE_REACH);
}

function tangentsOf(paths: readonly TilePath[], places: Places, lie: FaceLie): Tangents {
  const tangents = new Map<string, Point>();
  for (const [node, at] of places) {
    const aims = paths.flatMap(({ from, to }, index) => {
      const isAt = (end: PathEnd): boolean => 'node' in end && end.node === node;
      if (isAt(from)) return [{ index, aim: aimOf(to, places, lie) }];
      return isAt(to) ? [{ index, aim: aimOf(from, places, lie) }] : [];
    });
    const [one, other] = aims;
    if (one && other && aims.length === 2) {
      const through = towards(other.aim, one.aim, towards(at, one.aim, { x: 1, y: 0 }));
      tangents.set(tangentKey(node, one.index), through);
      tangents.set(tangentKey(node, other.index), { x: -through.x, y: -through.y });
      continue;
    }
    for (const { index, aim } of aims)
      tangents.set(tangentKey(node, index), towards(at, aim, { x: 1, y: 0 }));
  }
  return tangents;
}

function cubicOf(path: TilePath, index: number, places: Places, tangents: Tangents, lie: FaceLie): Cubic {
  const from = endOf(path.from, path.to, index, places, tangents, lie);
  const to = endOf(path.to, path.from, index, places, tangents, lie);
  return { from: from.at, fromHandle: from.handle, toHandle: to.handle, to: to.at };
}

function endOf(
  end: PathEnd,
  other: PathEnd,
  index: number,
  places: Places,
  tangents: Tangents,
  lie: FaceLie,
): { readonly at: Point; readonly handle: Point } {
  if ('edge' in end) {
    const edge = turnedEdge(end.edge, lie.edgeTurn);
    const reach = 'edge' in other ? (EDGE_REACH[apart(end.edge, other.edge)] ?? 0.45) : NODE_REACH;
    const at = middleOfEdge(edge);
    return { at, handle: along(at, normalOf(edge), -reach) };
  }
  const at = places.get(end.node) ?? { x: 0, y: 0 };
  const tangent = tangents.get(tangentKey(end.node, index)) ?? { x: 0, y: 0 };
  const share = 'node' in other ? WITHIN_HANDLE : NODE_HANDLE;
  return { at, handle: along(at, tangent, share * distanceOf(at, aimOf(other, places, lie))) };
}

/** Sixths between two edges, 0 to 3. */
function apart(one: Edge, other: Edge): number {
  const sixths = (one - other + 6) % 6;
  return Math.min(sixths, 6 - sixths);
}
