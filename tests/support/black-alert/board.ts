/** The board of the fixture: tiles whose pathways can be followed by eye, as they lie before any turn. */
import type {
  BlackAlertContent,
  LoopRecord,
  Resource,
  TileRecord,
} from '../../../shared/content/black-alert';
import { LOCATIONS, RESOURCES } from '../../../shared/content/black-alert';
import {
  areAdjacent,
  type Edge,
  type PathEnd,
  type PlacedTile,
  rimEdges,
  type Space,
  SPACES,
} from '../../../shared/hex';
import { source } from './cards';

type Face = TileRecord['a'];
type End = Edge | string;

function node(id: string, resources: readonly Resource[], name: string | null = null): Face['nodes'][number] {
  const kind = name !== null ? 'planet' : resources.length > 0 ? 'moon' : 'point';
  return { id, kind, name, resources: [...resources], x: 0, y: 0 };
}

function paths(...ends: readonly (readonly [End, End])[]): Face['paths'] {
  const endOf = (end: End): PathEnd => (typeof end === 'string' ? { node: end } : { edge: end });
  return ends.map(([from, to]) => ({ from: endOf(from), to: endOf(to) }));
}

/** North to south through the node, the other edges joined in pairs without one. */
function through(...nodes: Face['nodes']): Face {
  const [first] = nodes;
  const id = first?.id ?? '';
  return { nodes, paths: paths([0, id], [id, 3], [1, 2], [4, 5]) };
}
/** Nothing but straight pathways. */
const EMPTY: Face = { nodes: [], paths: paths([0, 3], [1, 4], [2, 5]) };

function tile(name: string, kind: TileRecord['kind'], a: Face, b: Face | null = null): TileRecord {
  return { name, kind, a, b, source };
}

/**
 * Interphasic Space: `hub` (Intel) with pathways north and south, `east` (Dilithium and Tritanium) and `west` (nothing)
 * with pathways to their own sides; no pathway joins the three.
 */
const INTERPHASIC = tile('Interphasic Space', 'start', {
  nodes: [node('hub', ['intel']), node('east', ['dilithium', 'tritanium']), node('west', [])],
  paths: paths([0, 'hub'], ['hub', 3], [1, 'east'], ['east', 2], [4, 'west'], ['west', 5]),
});

const MISSION_SPACES: readonly Space[] = ['A1', 'A3', 'C1', 'C5', 'E1', 'E3'];
/** Names of the first faces; the second ones are named World 1 to 5 and Quiet World. */
const PLANETS = ['Alpha', 'Beta', 'Harlak', 'Gamma', 'Delta', 'Epsilon'];

const missionTiles = PLANETS.map((planet, index): [string, TileRecord] => [
  `m${index + 1}`,
  tile(
    planet,
    'mission',
    through(node('planet', ['tritanium'], planet), node('moon', ['tritanium'])),
    through(node('planet', [], index < 5 ? `World ${index + 1}` : 'Quiet World')),
  ),
]);

/** Every third tile is empty; the others have one node that offers a kind in turn, or nothing. */
const plainTiles = Array.from({ length: 12 }, (_, index): [string, TileRecord] => [
  `p${index + 1}`,
  tile(
    `Plain ${index + 1}`,
    'plain',
    index % 3 === 2 ? EMPTY : through(node('n', RESOURCES.slice(index % 4, (index % 4) + 1))),
  ),
]);

export const tiles: BlackAlertContent['tiles'] = Object.fromEntries<TileRecord>([
  ['interphasic', INTERPHASIC],
  ...missionTiles,
  ...plainTiles,
]);

/** Every tile with its first face up and unturned, numbers along the order of the board. */
export const LAID: readonly PlacedTile[] = SPACES.map((space): PlacedTile => {
  const mission = MISSION_SPACES.indexOf(space);
  const plain = SPACES.filter((other) => other !== 'C3' && !MISSION_SPACES.includes(other)).indexOf(space);
  const id = space === 'C3' ? 'interphasic' : mission >= 0 ? `m${mission + 1}` : `p${plain + 1}`;
  return { space, tile: id, face: 'a', turn: 0 };
});

/** Loops between neighbouring outer edges; every other one has a node that belongs to the tile of its first edge. */
export const loops: BlackAlertContent['loops'] = Object.fromEntries(
  pairedRim().map(([from, to], index): [string, LoopRecord] => {
    const id = `rim-${index + 1}`;
    return [id, { from, to, nodes: index % 2 === 0 ? [node(id, ['intel'])] : [], tile: from.space, source }];
  }),
);

function pairedRim(): readonly (readonly [LoopRecord['from'], LoopRecord['to']])[] {
  const left = rimEdges().map((port) => ({ ...port }));
  const pairs: [LoopRecord['from'], LoopRecord['to']][] = [];
  for (let from = left.shift(); from !== undefined; from = left.shift()) {
    const { space } = from;
    const index = left.findIndex((port) => port.space === space || areAdjacent(port.space, space));
    const [to] = index < 0 ? [] : left.splice(index, 1);
    if (to) pairs.push([from, to]);
  }
  return pairs;
}

export const start: BlackAlertContent['start'] = {
  name: 'Start',
  missionSpaces: [...MISSION_SPACES],
  discovery: { space: 'C3', node: 'hub' },
  charon: 'A1',
  fleets: ['E1', 'E3'],
  corruption: ['A3', 'E2'],
  corruptionTokens: 12,
  resourceTokens: { intel: 12, dilithium: 12, tritanium: 12 },
  pools: { discovery: { intel: 1, dilithium: 1 }, charon: { tritanium: 1 } },
  source,
};

export const locations: BlackAlertContent['locations'] = Object.fromEntries(
  LOCATIONS.map((id) => [id, { name: id, adjacent: [], source }]),
);
