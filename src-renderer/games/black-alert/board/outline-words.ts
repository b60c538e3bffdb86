/** The board in words: what the list of nodes, tiles and pieces says to those who do not see it. Pure. */
import { type NodeId, type Space, tileOf } from '../../../../shared/hex';
import {
  isNodeId,
  placedNodes,
  type PlacedNode,
  spaceAt,
} from '../../../table/network/geometry/chart-geometry';
import type {
  ChartNode,
  ChartShip,
  ChartToken,
  NetworkHit,
  NetworkModel,
  NodeMark,
} from '../../../table/network/model';

export interface OutlineEntry {
  /** Unique on the board, such as `node:B2/a`. */
  readonly key: string;
  readonly hit: NetworkHit;
  /** What the entry is about, for the keyboard's focus; null for pieces. */
  readonly place: NodeId | Space | null;
  readonly name: string;
  readonly details: string;
  /** A press on it is an answer now. */
  readonly isAnswer: boolean;
  readonly isChosen: boolean;
}

export interface Outline {
  readonly nodes: readonly OutlineEntry[];
  readonly tiles: readonly OutlineEntry[];
  readonly pieces: readonly OutlineEntry[];
}

type Nodes = ReadonlyMap<NodeId, PlacedNode>;

const RESOURCE_WORD = { intel: 'Intel', dilithium: 'Dilithium', tritanium: 'Tritanium' } as const;
const TILE_WORD = { start: 'start tile', mission: 'Mission tile', plain: 'tile' } as const;
const TOKEN_WORD = { corruption: 'Corruption', fleet: 'Fleet', marker: 'Marker' } as const;

export function outlineOf(model: NetworkModel): Outline {
  const nodes = placedNodes(model);
  return {
    nodes: [...nodes.values()].map(({ id, node }) => nodeEntry(model, id, node)),
    tiles: model.tiles.map(({ space }) => tileEntry(model, space)),
    pieces: [
      ...model.ships.map((ship) => shipEntry(nodes, ship)),
      ...model.tokens.map((token) => tokenEntry(nodes, token)),
    ],
  };
}

/** `Harlak`, or what a node without a name is: `Intel moon`, `Point`. */
export function nodeName({ name, kind, resources }: ChartNode): string {
  if (name !== null) return name;
  if (kind === 'moon' && resources.length > 0)
    return `${resources.map((resource) => RESOURCE_WORD[resource]).join(' and ')} moon`;
  return kind === 'planet' ? 'Planet' : kind === 'moon' ? 'Moon' : 'Point';
}

function nodeEntry(model: NetworkModel, id: NodeId, node: ChartNode): OutlineEntry {
  const marks = model.nodeMarks.get(id) ?? [];
  const ships = model.ships.filter(({ at }) => at === id).map(({ label }) => `${label} is here`);
  const name = nodeName(node);
  const kind = node.name === null ? [] : [node.kind];
  return {
    key: `node:${id}`,
    hit: { type: 'node', node: id },
    place: id,
    name: `${name}, ${tileOf(id)}`,
    details: [...kind, ...ships, ...marks.map(markWords)].join(', '),
    isAnswer: marks.some(({ type }) => type === 'connected' || type === 'costly' || type === 'chosen'),
    isChosen: marks.some(({ type }) => type === 'chosen'),
  };
}

function markWords(mark: NodeMark): string {
  switch (mark.type) {
    case 'connected':
      return 'can be gone to';
    case 'costly':
      return `can be gone to for ${mark.threats} Threat ${mark.threats === 1 ? 'card' : 'cards'}`;
    case 'gained':
      return 'reached after the turn';
    case 'lost':
      return 'not reached after the turn';
    case 'chosen':
      return 'chosen';
    case 'was-here':
      return 'the Discovery was here';
    case 'mission':
      return 'a Mission names it';
  }
}

function tileEntry(model: NetworkModel, space: Space): OutlineEntry {
  const tile = model.tiles.find((each) => each.space === space);
  const lies = tile && tile.turn > 0 ? [`turned ${60 * tile.turn}°`] : [];
  const held = model.tokens.filter(({ at }) => spaceAt(at) === space).map(({ kind }) => TOKEN_WORD[kind]);
  const ships = model.ships.filter(({ at }) => spaceAt(at) === space).map(({ label }) => label);
  const isOffered = model.offeredSpaces.includes(space) || tile?.state === 'offered';
  const state = tile?.state === 'raised' ? ['being turned'] : isOffered ? ['may be chosen'] : [];
  return {
    key: `tile:${space}`,
    hit: { type: 'tile', space },
    place: space,
    name: `${space}, ${tile?.name ?? ''}`,
    details: [tile ? TILE_WORD[tile.kind] : 'empty', ...lies, ...counted(held), ...ships, ...state].join(
      ', ',
    ),
    isAnswer: isOffered,
    isChosen: tile?.state === 'chosen',
  };
}

function counted(words: readonly string[]): string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((each) => each === word).length;
    return count > 1 ? `${count} ${word}` : word;
  });
}

function shipEntry(nodes: Nodes, { ship, at, label, state }: ChartShip): OutlineEntry {
  return {
    key: `ship:${ship}`,
    hit: { type: 'ship', ship },
    place: null,
    name: label,
    details: `at ${whereWords(nodes, at)}`,
    isAnswer: state === 'offered' || state === 'chosen',
    isChosen: state === 'chosen',
  };
}

function tokenEntry(nodes: Nodes, { id, kind, at, state }: ChartToken): OutlineEntry {
  return {
    key: `token:${id}`,
    hit: { type: 'token', id },
    place: null,
    name: `${TOKEN_WORD[kind]} token`,
    details: `on ${whereWords(nodes, at)}`,
    isAnswer: state !== 'plain',
    isChosen: state === 'chosen',
  };
}

function whereWords(nodes: Nodes, at: NodeId | Space): string {
  if (!isNodeId(at)) return at;
  const placed = nodes.get(at);
  return placed ? `${nodeName(placed.node)}, ${tileOf(at)}` : tileOf(at);
}
