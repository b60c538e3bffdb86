/**
 * The network of a board as numbers, for searches that turn tiles by the thousand: to turn a tile rewrites six slots, and
 * a price takes microseconds. `networkOf` with `pricesFrom` is the same in words; a property test holds both together.
 * A slot is one side of an edge: `6 * space + edge` is the tile's, `RIM` beyond it that of the rim's loop.
 */
import {
  type Edge,
  EDGES,
  type EdgeLoop,
  neighbourOf,
  type NetworkBoard,
  type NodeId,
  oppositeEdge,
  type PathEnd,
  type PlacedTile,
  type Space,
  SPACES,
  turnedEdge,
} from '../hex';
import { enteredTiles, type Hazards, metByTile, tilesOfNode } from './hazards';
import type { Price } from './ways';

const RIM = SPACES.length * EDGES.length;
/** A stop from here on is a slot, below it a node. */
const FIRST_SLOT = 4096;
const OPEN = -1;
const INDEX: ReadonlyMap<Space, number> = new Map(SPACES.map((space, index) => [space, index]));

export interface TurningNetwork {
  /** Lays a tile at another turn; it stays so until it is turned again. */
  turn(space: Space, turn: Edge): void;
  /** The cheapest price by uses first, no dearer than `most` uses; null where there is none, or either node is unknown. */
  priceTo(from: NodeId, to: NodeId, most: number): Price | null;
  /** Threat cards of the cheapest pathway that joins two nodes with no other between; null: none does. BA-NET-02. */
  joined(from: NodeId, to: NodeId): number | null;
}

interface Ends {
  /** Where the pieces at each node lead. */
  readonly stops: number[][];
  /** Where the piece at each slot leads: a node, or the slot at its other end. */
  readonly to: Int16Array;
  /** The space that the piece at a slot lies on; -1 for a loop without nodes. */
  readonly on: Int8Array;
}

/** Compiles a board as it lies. */
export function turningNetwork(board: NetworkBoard, hazards: Hazards): TurningNetwork {
  const nodes = nodesOf(board);
  const index = new Map(nodes.map((node, at) => [node, at]));
  const ends: Ends = {
    stops: nodes.map(() => []),
    to: new Int16Array(2 * RIM).fill(OPEN),
    on: new Int8Array(2 * RIM).fill(-1),
  };
  const tiles = new Map(board.tiles.map((tile) => [tile.space, tile]));
  const nodeAt = (space: Space, id: string): number => index.get(`${space}/${id}`) ?? OPEN;
  for (const loop of board.loops) layLoop(ends, loop, nodeAt);
  const rimStops = ends.stops.map((list) => [...list]);
  for (const tile of board.tiles) layTile(ends, board, tile, nodeAt, rimStops);
  const follow = follower(ends, nodes, hazards);
  const walk = walker(nodes, hazards, ends, follow);
  return {
    turn: (space, turn) => {
      const tile = tiles.get(space);
      if (tile) layTile(ends, board, { ...tile, turn }, nodeAt, rimStops);
    },
    priceTo: (from, to, most) => walk(index.get(from) ?? OPEN, index.get(to) ?? OPEN, most),
    joined: (from, to) => {
      const [start, goal] = [index.get(from) ?? OPEN, index.get(to) ?? OPEN];
      const costs = (ends.stops[start] ?? []).flatMap((stop) => {
        const reached = follow(start, stop);
        return reached !== null && reached.node === goal ? [reached.threats] : [];
      });
      return costs.length > 0 ? Math.min(...costs) : null;
    },
  };
}

function nodesOf({ tiles, loops, faceOf }: NetworkBoard): readonly NodeId[] {
  return [
    ...tiles.flatMap((tile) => faceOf(tile).nodes.map(({ id }): NodeId => `${tile.space}/${id}`)),
    ...loops.flatMap((loop) => loop.nodes.map(({ id }): NodeId => `${loop.tile}/${id}`)),
  ];
}

type NodeAt = (space: Space, id: string) => number;

function layTile(
  ends: Ends,
  { faceOf }: NetworkBoard,
  tile: PlacedTile,
  nodeAt: NodeAt,
  rimStops: readonly (readonly number[])[],
): void {
  const first = EDGES.length * (INDEX.get(tile.space) ?? 0);
  const face = faceOf(tile);
  for (const edge of EDGES) {
    ends.to[first + edge] = OPEN;
    ends.on[first + edge] = INDEX.get(tile.space) ?? 0;
  }
  for (const { id } of face.nodes) {
    const node = nodeAt(tile.space, id);
    ends.stops[node] = [...(rimStops[node] ?? [])];
  }
  const stopOf = (end: PathEnd): number =>
    'node' in end ? nodeAt(tile.space, end.node) : FIRST_SLOT + first + turnedEdge(end.edge, tile.turn);
  for (const { from, to } of face.paths) join(ends, stopOf(from), stopOf(to));
}

function layLoop(ends: Ends, loop: EdgeLoop, nodeAt: NodeAt): void {
  const slotOf = ({ space, edge }: EdgeLoop['from']): number =>
    RIM + EDGES.length * (INDEX.get(space) ?? 0) + edge;
  const [from, to] = [slotOf(loop.from), slotOf(loop.to)];
  const on = loop.nodes.length > 0 ? (INDEX.get(loop.tile) ?? 0) : -1;
  ends.on[from] = on;
  ends.on[to] = on;
  const stops = [FIRST_SLOT + from, ...loop.nodes.map(({ id }) => nodeAt(loop.tile, id)), FIRST_SLOT + to];
  stops.slice(1).forEach((stop, before) => join(ends, stops[before] ?? OPEN, stop));
}

function join(ends: Ends, one: number, other: number): void {
  if (one >= FIRST_SLOT) ends.to[one - FIRST_SLOT] = other;
  else ends.stops[one]?.push(other);
  if (other >= FIRST_SLOT) ends.to[other - FIRST_SLOT] = one;
  else ends.stops[other]?.push(one);
}

/** The slot on the other side of each slot's edge. */
const MATE: Int16Array = matesOf();

function matesOf(): Int16Array {
  const mates = new Int16Array(2 * RIM);
  SPACES.forEach((space, index) => {
    for (const edge of EDGES) {
      const slot = EDGES.length * index + edge;
      const beyond = neighbourOf(space, edge);
      mates[slot] =
        beyond === null ? RIM + slot : EDGES.length * (INDEX.get(beyond) ?? 0) + oppositeEdge(edge);
      mates[RIM + slot] = slot;
    }
  });
  return mates;
}

interface Reached {
  readonly node: number;
  readonly threats: number;
}
type Follow = (from: number, stop: number) => Reached | null;

/** Follows one pathway to the next node; null where it ends open or comes back to where it began. */
function follower(ends: Ends, nodes: readonly NodeId[], hazards: Hazards): Follow {
  const met = metByTile(hazards);
  const cost = SPACES.map((space) => met.get(space)?.threats ?? 0);
  const tiles = nodes.map((node) => tilesOfNode(hazards, node));
  const home = tiles.map(([first]) => (first === undefined ? OPEN : (INDEX.get(first) ?? OPEN)));
  const hasShared = (hazards.sharedNodes?.size ?? 0) > 0;
  return (from, begin) => {
    const entered: number[] = [];
    let space = home[from] ?? OPEN;
    let stop = begin;
    // Each slot is passed once at most; the bound is for boards whose edges have more paths than they may.
    for (let passed = 0; stop >= FIRST_SLOT && passed <= 2 * RIM; passed += 1) {
      const next = MATE[stop - FIRST_SLOT] ?? 0;
      stop = ends.to[next] ?? OPEN;
      const on = ends.on[next] ?? OPEN;
      if (stop !== OPEN && on !== OPEN && on !== space) {
        space = on;
        entered.push(on);
      }
    }
    if (stop === OPEN || stop >= FIRST_SLOT || stop === from) return null;
    const counted = hasShared ? reallyEntered(entered, tiles[from], tiles[stop]) : entered;
    return { node: stop, threats: counted.reduce((sum, each) => sum + (cost[each] ?? 0), 0) };
  };
}

function reallyEntered(
  entered: readonly number[],
  here: readonly Space[] = [],
  there: readonly Space[] = [],
): readonly number[] {
  const spaces = entered.flatMap((index) => SPACES[index] ?? []);
  return enteredTiles(here, there, spaces).flatMap((space) => INDEX.get(space) ?? []);
}

/** Use by use, the fewest Threat cards for each node at the first use that reaches it. */
function walker(
  nodes: readonly NodeId[],
  hazards: Hazards,
  { stops }: Ends,
  follow: Follow,
): (from: number, to: number, most: number) => Price | null {
  const beside = besideOf(nodes, hazards);
  return (from, to, most) => {
    if (from === OPEN || to === OPEN) return null;
    const threatsAt = new Int16Array(nodes.length).fill(OPEN);
    threatsAt[from] = 0;
    let front = [from];
    for (let uses = 1; uses <= most && front.length > 0; uses += 1) {
      const next: number[] = [];
      const fewest = new Map<number, number>();
      const offer = (node: number, threats: number): void => {
        if (threatsAt[node] !== OPEN) return;
        const known = fewest.get(node);
        if (known === undefined) next.push(node);
        if (known === undefined || threats < known) fewest.set(node, threats);
      };
      for (const node of front) {
        const threats = threatsAt[node] ?? 0;
        for (const other of beside[node] ?? []) offer(other, threats);
        for (const stop of stops[node] ?? []) {
          const reached = follow(node, stop);
          if (reached !== null) offer(reached.node, threats + reached.threats);
        }
      }
      for (const [node, threats] of fewest) threatsAt[node] = threats;
      const found = threatsAt[to] ?? OPEN;
      if (found !== OPEN) return { uses, threats: found };
      front = next;
    }
    return null;
  };
}

/** The other nodes of each node's tiles. */
function besideOf(nodes: readonly NodeId[], hazards: Hazards): readonly (readonly number[])[] {
  const tiles = nodes.map((node) => tilesOfNode(hazards, node));
  return tiles.map((here, index) =>
    tiles.flatMap((there, other) =>
      other !== index && there.some((space) => here.includes(space)) ? [other] : [],
    ),
  );
}
