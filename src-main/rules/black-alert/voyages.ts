/** How many uses of Navigate a place is away, whatever lies on the way: what positions are judged by. BA-DBRIDGE-01. */
import { type NodeId, type PlacedTile } from '../../../shared/hex';
import type { Table } from './table';

/** Uses of Navigate from every node from which a place can be reached. */
export type Voyages = ReadonlyMap<NodeId, number>;

/** Boards remembered at a time; a search that turns tiles meets the same ones again and again. */
const MOST_BOARDS = 4000;

/** Voyages to the node of a name on a board; null where no node bears it. */
export type VoyagesTo = (tiles: readonly PlacedTile[], name: string) => Voyages | null;

/** Remembers boards by what lies where, since the same board comes again as another list. */
export function makeVoyages(table: Table): VoyagesTo {
  const byList = new WeakMap<readonly PlacedTile[], Map<string, Voyages | null>>();
  const byBoard = new Map<string, Map<string, Voyages | null>>();
  const knownOf = (tiles: readonly PlacedTile[]): Map<string, Voyages | null> => {
    const listed = byList.get(tiles);
    if (listed) return listed;
    const board = tiles.map(({ space, tile, face, turn }) => `${space}${tile}${face}${turn}`).join();
    if (byBoard.size > MOST_BOARDS) byBoard.clear();
    const known = byBoard.get(board) ?? new Map<string, Voyages | null>();
    byBoard.set(board, known);
    byList.set(tiles, known);
    return known;
  };
  return (tiles, name) => {
    const known = knownOf(tiles);
    const found = known.get(name);
    if (found !== undefined) return found;
    const voyages = voyagesTo(table, tiles, name);
    known.set(name, voyages);
    return voyages;
  };
}

/** Breadth first from the place itself: pathways and steps within a tile go both ways. */
function voyagesTo(table: Table, tiles: readonly PlacedTile[], name: string): Voyages | null {
  const printed = table.printedOn(tiles);
  let front = [...printed].filter(([, node]) => node.name === name).map(([id]) => id);
  if (front.length === 0) return null;
  const { connections } = table.networkOf(tiles);
  const byTile = nodesByTile(table, [...printed.keys()]);
  const uses = new Map<NodeId, number>(front.map((node) => [node, 0]));
  for (let count = 1; front.length > 0; count += 1) {
    const next: NodeId[] = [];
    for (const node of front) {
      const along = (connections.get(node) ?? []).map(({ to }) => to);
      const within = table.tilesOf(node).flatMap((tile) => byTile.get(tile) ?? []);
      for (const to of [...along, ...within]) {
        if (uses.has(to)) continue;
        uses.set(to, count);
        next.push(to);
      }
    }
    front = next;
  }
  return uses;
}

function nodesByTile(table: Table, nodes: readonly NodeId[]): ReadonlyMap<string, readonly NodeId[]> {
  const byTile = new Map<string, NodeId[]>();
  for (const node of nodes) {
    for (const tile of table.tilesOf(node)) byTile.set(tile, [...(byTile.get(tile) ?? []), node]);
  }
  return byTile;
}
