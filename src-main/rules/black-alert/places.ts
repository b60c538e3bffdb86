/** Where things are on the grid: the tiles of the Discovery, who shares a tile, what a node offers. BA-NET-01, BA-NET-07. */
import { RESOURCES, type Resource } from '../../../shared/content/black-alert';
import { areAdjacent, type NodeId, type Space } from '../../../shared/hex';
import type { BlackAlertState } from './state';
import type { Table } from './table';

/** The tile that the Discovery is on; two by reading b of BA-NET-07 while it is at a node of the rim. */
export function tilesOfDiscovery({ tilesOf }: Table, { board }: BlackAlertState): readonly Space[] {
  return tilesOf(board.discovery);
}

export function isWithDiscovery(table: Table, state: BlackAlertState, space: Space): boolean {
  return tilesOfDiscovery(table, state).includes(space);
}

/** Both ships on one tile, whatever pathways do (BA-MOVE-02, BA-NET-08). */
export function areShipsTogether(table: Table, state: BlackAlertState): boolean {
  const { charon } = state.board;
  return isWithDiscovery(table, state, charon) && isNetworkTile(table, state, charon);
}

/** Every tile is a Network tile; by reading b of BA-COMP-06 only the plain ones. */
export function isNetworkTile(
  { content, readings }: Table,
  { board }: BlackAlertState,
  space: Space,
): boolean {
  if (readings['BA-COMP-06'] === 'a') return true;
  const placed = board.tiles.find((tile) => tile.space === space);
  return placed !== undefined && content.tiles[placed.tile]?.kind === 'plain';
}

/** On one of the tiles or next to one (BA-NET-09). */
export function isNear(space: Space, tiles: readonly Space[]): boolean {
  return tiles.some((tile) => space === tile || areAdjacent(space, tile));
}

/** Nodes with resources on some tiles, nodes of the rim included, in the order of the board. */
export function offeringNodes(
  table: Table,
  { board }: BlackAlertState,
  tiles: readonly Space[],
): readonly NodeId[] {
  const found: NodeId[] = [];
  for (const [node, { resources }] of table.printedOn(board.tiles)) {
    if (resources.length > 0 && table.tilesOf(node).some((tile) => tiles.includes(tile))) found.push(node);
  }
  return found;
}

/** Other nodes of the Discovery's tile, joined to it by a pathway or not (BA-DBRIDGE-01, BA-DBRIDGE-04). */
export function nodesBesideDiscovery(table: Table, state: BlackAlertState): readonly NodeId[] {
  const { tiles, discovery } = state.board;
  const here = tilesOfDiscovery(table, state);
  return [...table.printedOn(tiles).keys()].filter(
    (node) => node !== discovery && table.tilesOf(node).some((tile) => here.includes(tile)),
  );
}

/** Kinds that the nodes of some tiles offer, in the order of the key. */
export function kindsOnTiles(
  table: Table,
  state: BlackAlertState,
  tiles: readonly Space[],
): readonly Resource[] {
  const nodes = offeringNodes(table, state, tiles).map((node) => kindsAtNode(table, state, node));
  return RESOURCES.filter((kind) => nodes.some((kinds) => kinds.includes(kind)));
}

/** Kinds at one node, in the order of the key; none at a node without resources. */
export function kindsAtNode(table: Table, { board }: BlackAlertState, node: NodeId): readonly Resource[] {
  const printed = table.printedOn(board.tiles).get(node);
  return RESOURCES.filter((kind) => printed?.resources.includes(kind));
}

/** The name printed at a node; null where there is none. */
export function nameOfNode(table: Table, { board }: BlackAlertState, node: NodeId): string | null {
  return table.printedOn(board.tiles).get(node)?.name ?? null;
}
