/** Names of nodes and tiles as they lie: `Harlak`, `the Tritanium moon on D2`, `the western Tritanium moon on A1`. */
import type { BlackAlertContent, TileRecord } from '../../../../../shared/content/black-alert';
import { type NodeId, type PlacedTile, type Space, tileOf } from '../../../../../shared/hex';
import { RESOURCE_NAMES } from './names';
import { listed } from './sentence';

type PrintedNode = TileRecord['a']['nodes'][number];
interface LyingNode {
  readonly node: PrintedNode;
  /** On the board's rim, not on a tile. */
  readonly isRim: boolean;
  readonly x: number;
  readonly y: number;
}

/** A space as its letters on the board: `D2`. */
export function spaceName(space: Space): string {
  return space;
}

/** What a node is called where it lies now; turning a tile can change it, since two alike are told apart by direction. */
export function nodeName(
  content: BlackAlertContent,
  board: { readonly tiles: readonly PlacedTile[] },
  id: NodeId,
): string {
  const space = tileOf(id);
  const nodes = nodesOn(content, board.tiles, space);
  const found = nodes.find(({ node }) => `${space}/${node.id}` === id);
  if (!found) return `a node on ${space}`;
  if (found.node.name !== null) return found.node.name;
  const plain = described(found);
  const alike = nodes.filter((other) => other.node.name === null && described(other) === plain);
  const where = found.isRim ? `at the rim of ${space}` : `on ${space}`;
  return `the ${alike.length > 1 ? `${directionOf(found, alike)} ` : ''}${plain} ${where}`;
}

/** `Tritanium moon`, `empty point`, `planet`. */
function described({ node }: LyingNode): string {
  const kinds = listed([...new Set(node.resources)].map((kind) => RESOURCE_NAMES[kind]));
  const thing = node.kind === 'point' ? 'point' : node.kind;
  return kinds === '' ? `empty ${thing}` : `${kinds} ${thing}`;
}

function nodesOn(
  content: BlackAlertContent,
  tiles: readonly PlacedTile[],
  space: Space,
): readonly LyingNode[] {
  const tile = tiles.find((each) => each.space === space);
  const printed = tile ? (content.tiles[tile.tile]?.[tile.face]?.nodes ?? []) : [];
  const turn = ((tile?.turn ?? 0) * Math.PI) / 3;
  const onTile = printed.map((node): LyingNode => ({
    node,
    isRim: false,
    x: node.x * Math.cos(turn) - node.y * Math.sin(turn),
    y: node.x * Math.sin(turn) + node.y * Math.cos(turn),
  }));
  const atRim = Object.values(content.loops)
    .filter((loop) => loop.tile === space)
    .flatMap(({ nodes }) => nodes)
    .map((node): LyingNode => ({ node, isRim: true, x: node.x, y: node.y }));
  return [...onTile, ...atRim];
}

const DIRECTIONS = [
  'eastern',
  'south-eastern',
  'southern',
  'south-western',
  'western',
  'north-western',
  'northern',
  'north-eastern',
] as const;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The side of the middle of all that are alike; where two lie to the same side, their order. */
function directionOf(node: LyingNode, alike: readonly LyingNode[]): string {
  const own = sideOf(node, alike);
  const isUnique = alike.filter((other) => sideOf(other, alike) === own).length === 1;
  if (own !== null && isUnique) return own;
  return ORDINALS[alike.indexOf(node)] ?? 'other';
}

function sideOf({ x, y }: LyingNode, alike: readonly LyingNode[]): string | null {
  const dx = x - alike.reduce((sum, each) => sum + each.x, 0) / alike.length;
  const dy = y - alike.reduce((sum, each) => sum + each.y, 0) / alike.length;
  if (Math.hypot(dx, dy) < 0.02) return null;
  const eighth = Math.round((Math.atan2(dy, dx) / (2 * Math.PI)) * 8);
  return DIRECTIONS[(eighth + 8) % 8] ?? null;
}
