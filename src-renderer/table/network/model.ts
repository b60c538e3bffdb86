/**
 * What the star chart of the spore network shows, as plain data: `scene.ts` draws it with Pixi and decides nothing.
 * Places are in units of a hex's side from the board's middle, x east, y south, as in `shared/hex`.
 */
import type { Resource, Ship, Team } from '../../../shared/content/black-alert';
import type { EdgeLoop, NodeId, PlacedTile, Space, TileFace, TileNode } from '../../../shared/hex';

/** A node as it is printed: what it is called and what it gives. */
export interface ChartNode extends TileNode {
  readonly name: string | null;
  readonly resources: readonly Resource[];
}

export interface ChartTile extends PlacedTile {
  readonly kind: 'start' | 'mission' | 'plain';
  readonly name: string;
  readonly shown: TileFace<ChartNode>;
  /** Degrees beyond `turn` while a person drags it round, clockwise; 0 at rest. */
  readonly dragDeg: number;
  /** `raised`: in the air, being turned; `offered`: a press on it is an answer now. */
  readonly state: 'plain' | 'offered' | 'raised' | 'chosen';
  /** False where an owner put in what the printed copy shows. */
  readonly isHouse: boolean;
}

/** How a node stands out, in the order of the legend of the mock. */
export type NodeMark =
  /** Where the Discovery could go now. */
  | { readonly type: 'connected' }
  /** The same, at the price of so many Threat cards. */
  | { readonly type: 'costly'; readonly threats: number }
  /** Reachable only after the turn that is being tried; or not any more. */
  | { readonly type: 'gained' }
  | { readonly type: 'lost' }
  /** The chosen one. */
  | { readonly type: 'chosen' }
  /** The Discovery was here before the step that is shown. */
  | { readonly type: 'was-here' }
  /** A Mission in play names it. */
  | { readonly type: 'mission' };

export interface ChartToken {
  /** Stays the same while a token moves, so that it can glide. */
  readonly id: string;
  readonly kind: 'corruption' | 'fleet' | 'marker';
  readonly at: Space | NodeId;
  readonly state: 'plain' | 'offered' | 'chosen';
}

/** A lit way over the network. */
export interface ChartRoute {
  readonly id: string;
  /** Nodes in order; consecutive ones are connected, or on one tile. */
  readonly nodes: readonly NodeId[];
  /** Tiles that each leg enters, to tell two pathways between the same nodes apart; left out, the shorter way is drawn. */
  readonly tiles?: readonly (readonly Space[])[];
  /** `before`: as it was before a turn, dashed; `after`: as it would be; `lit`: the way as it is. */
  readonly tone: 'lit' | 'before' | 'after' | 'faint';
  /** Such as `2 Navigate, 1 Threat card`; drawn at its end, null for none. */
  readonly price: string | null;
}

export interface ChartShip {
  readonly ship: Ship;
  /** The Discovery sits on a node, the Charon on a tile off every node. */
  readonly at: NodeId | Space;
  readonly label: string;
  readonly state: 'plain' | 'offered' | 'chosen' | 'dragged';
}

export interface NetworkModel {
  readonly tiles: readonly ChartTile[];
  readonly loops: readonly EdgeLoop<ChartNode>[];
  readonly nodeMarks: ReadonlyMap<NodeId, readonly NodeMark[]>;
  readonly tokens: readonly ChartToken[];
  readonly ships: readonly ChartShip[];
  readonly routes: readonly ChartRoute[];
  /** Spaces that may be pressed now, drawn with a bright rim. */
  readonly offeredSpaces: readonly Space[];
  /** What has the keyboard's focus. */
  readonly focus: NodeId | Space | null;
  /** The seat at turn, for the halo that breathes; null when the table waits for nobody here. */
  readonly waitsFor: Team | null;
  /** Names of tiles' spaces (`B2`) and of nodes. */
  readonly names: boolean;
  readonly reducedMotion: boolean;
}

/** What lies under the pointer, nearest first: a ship, a node, a token, the tile. */
export type NetworkHit =
  | { readonly type: 'ship'; readonly ship: Ship }
  | { readonly type: 'node'; readonly node: NodeId }
  | { readonly type: 'token'; readonly id: string }
  | { readonly type: 'tile'; readonly space: Space };
