/** What is printed on tiles and along the rim: nodes, and paths between nodes and edges. */
import type { Edge, Space } from './spaces';

export const NODE_KINDS = ['planet', 'moon', 'point'] as const;
/** A named planet, a moon with resources, or an empty point in space. BA-NET-01. */
export type NodeKind = (typeof NODE_KINDS)[number];

export interface TileNode {
  /** Unique on its face, such as `a`. */
  readonly id: string;
  readonly kind: NodeKind;
  /** Place on the face in units of a hex's side from its centre, x east, y south, before any turn. */
  readonly x: number;
  readonly y: number;
}

/** An end of a path: a node of the face, or the middle of an edge. */
export type PathEnd = { readonly node: string } | { readonly edge: Edge };
export interface TilePath {
  readonly from: PathEnd;
  readonly to: PathEnd;
}

export interface TileFace<Node extends TileNode = TileNode> {
  readonly nodes: readonly Node[];
  readonly paths: readonly TilePath[];
}

export type FaceName = 'a' | 'b';

/** A tile as it lies: turned clockwise by sixths. */
export interface PlacedTile {
  readonly space: Space;
  readonly tile: string;
  readonly face: FaceName;
  readonly turn: Edge;
}

/** A path along the rim between two outer edges of the same tile or of two adjacent ones. BA-NET-05. */
export interface EdgeLoop<Node extends TileNode = TileNode> {
  readonly id: string;
  readonly from: { readonly space: Space; readonly edge: Edge };
  readonly to: { readonly space: Space; readonly edge: Edge };
  /** In order along the way; x and y in units of a hex's side from the board's middle. */
  readonly nodes: readonly Node[];
  /** The tile that the nodes belong to. BA-NET-07. */
  readonly tile: Space;
}
