/** What nodes offer: the kinds printed at a node or anywhere on a tile. BA-NET-01, BA-DCARGO-01, BA-CCARGO-01. */
import { RESOURCES, type Resource } from '../../../shared/content/black-alert';
import { type NodeId, type Space, tileOf } from '../../../shared/hex';
import type { Play } from './play';
import type { BlackAlertState, CharacterId } from './state';
import type { Table } from './table';

/** Resources of every node that is part of a tile, nodes of the rim included, nodes without resources left out. */
export function nodesOnTile(
  table: Table,
  state: BlackAlertState,
  space: Space,
): readonly (readonly Resource[])[] {
  return nodesOf(table, state, space).flatMap(({ resources }) => (resources.length > 0 ? [resources] : []));
}

/** Kinds that the nodes of a tile offer, in the order of the key. */
export function kindsOnTile(table: Table, state: BlackAlertState, space: Space): readonly Resource[] {
  const offered = new Set(nodesOnTile(table, state, space).flat());
  return RESOURCES.filter((kind) => offered.has(kind));
}

/** Kinds at one node, in the order of the key. */
export function kindsAtNode(table: Table, state: BlackAlertState, node: NodeId): readonly Resource[] {
  const space = tileOf(node);
  const printed = nodesOf(table, state, space).find(({ id }) => `${space}/${id}` === node);
  return RESOURCES.filter((kind) => printed?.resources.includes(kind));
}

/** The name printed at a node; null where there is none. */
export function nameOfNode(table: Table, state: BlackAlertState, node: NodeId): string | null {
  const space = tileOf(node);
  return nodesOf(table, state, space).find(({ id }) => `${space}/${id}` === node)?.name ?? null;
}

function nodesOf({ content }: Table, { board }: BlackAlertState, space: Space) {
  const placed = board.tiles.find((tile) => tile.space === space);
  const face = placed ? content.tiles[placed.tile]?.[placed.face] : null;
  const rim = Object.values(content.loops).filter((loop) => loop.tile === space);
  return [...(face?.nodes ?? []), ...rim.flatMap(({ nodes }) => nodes)];
}

/** One token of each kind in turn, the limit kept after each (BA-RES-04). */
export function gainEach(
  play: Play,
  character: CharacterId,
  ship: 'discovery' | 'charon',
  kinds: readonly Resource[],
): void {
  for (const kind of kinds.toReversed())
    play.push({ type: 'gain', ship, character, kinds: [kind], count: 1 });
}
