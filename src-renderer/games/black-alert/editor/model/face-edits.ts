/** Changes of a tile's face as it is drawn, and whether a path may join two ends. In units of a hex's side. Pure. */
import type { TileRecord } from '../../../../../shared/content/black-alert';
import type { Edge, NodeKind, PathEnd } from '../../../../../shared/hex';
import { APOTHEM, normalOf } from '../../../../table/network/geometry/face-curves';

export type Face = TileRecord['a'];
export type FaceNode = Face['nodes'][number];
interface Place {
  readonly x: number;
  readonly y: number;
}

export const EMPTY_FACE: Face = { nodes: [], paths: [] };
/** Nodes cling to it; also one step of an arrow key. */
export const GRID = 0.1;
/** A node stays so far inside every edge, that its disc lies on the tile. */
const RIM = 0.16;

export function isSameEnd(one: PathEnd, other: PathEnd): boolean {
  return 'node' in one
    ? 'node' in other && one.node === other.node
    : 'edge' in other && one.edge === other.edge;
}

/** Ports are shown as 1 to 6, clockwise from the top. */
export function portName(edge: Edge): string {
  return `port ${edge + 1}`;
}

/** A planet by its name, a moon by what it gives: `Harlak`, `the Dilithium moon`. */
export function nodeWords({ kind, name, resources }: FaceNode): string {
  if (name !== null && name !== '') return name;
  if (kind === 'moon') return `the ${resources[0] === undefined ? 'bare' : capital(resources[0])} moon`;
  return kind === 'planet' ? 'the unnamed planet' : 'the point';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function endWords(face: Face, end: PathEnd): string {
  if ('edge' in end) return portName(end.edge);
  const node = face.nodes.find(({ id }) => id === end.node);
  return node ? nodeWords(node) : 'a node that is not there';
}

/** Why a path may not join two ends; null: it may. An edge has at most one path, so that a pathway never forks there. */
export function joinFault(face: Face, from: PathEnd, to: PathEnd): string | null {
  if (isSameEnd(from, to)) return 'A path leads elsewhere';
  for (const end of [to, from]) {
    if ('edge' in end && face.paths.some((path) => [path.from, path.to].some((one) => isSameEnd(one, end))))
      return `${capital(portName(end.edge))} has a path`;
  }
  const isThere = face.paths.some(
    (path) =>
      (isSameEnd(path.from, from) && isSameEnd(path.to, to)) ||
      (isSameEnd(path.from, to) && isSameEnd(path.to, from)),
  );
  return isThere ? 'They are joined' : null;
}

export function withPath(face: Face, from: PathEnd, to: PathEnd): Face {
  return { ...face, paths: [...face.paths, { from, to }] };
}

export function withoutPath(face: Face, index: number): Face {
  return { ...face, paths: face.paths.filter((_, at) => at !== index) };
}

/** A new point, with an id that is free on the face. */
export function withNode(face: Face, at: Place): { readonly face: Face; readonly id: string } {
  const taken = new Set(face.nodes.map(({ id }) => id));
  const id = freeId(taken);
  const node: FaceNode = { id, kind: 'point', name: null, resources: [], ...rounded(inside(at)) };
  return { face: { ...face, nodes: [...face.nodes, node] }, id };
}

function freeId(taken: ReadonlySet<string>): string {
  for (let number = 0; ; number += 1) {
    const letter = String.fromCharCode(97 + (number % 26));
    const id = number < 26 ? letter : `${letter}${Math.floor(number / 26)}`;
    if (!taken.has(id)) return id;
  }
}

/** Without the node and every path that ends at it. */
export function withoutNode(face: Face, id: string): Face {
  const ends = (end: PathEnd): boolean => 'node' in end && end.node === id;
  return {
    nodes: face.nodes.filter((node) => node.id !== id),
    paths: face.paths.filter(({ from, to }) => !ends(from) && !ends(to)),
  };
}

export function withNodeAt(face: Face, id: string, at: Place): Face {
  return withNodeChanged(face, id, rounded(inside(at)));
}

/** A node of another kind has what that kind has: a planet a name, a moon a resource, a point neither. */
export function withNodeKind(face: Face, id: string, kind: NodeKind): Face {
  const node = face.nodes.find((each) => each.id === id);
  if (node === undefined || node.kind === kind) return face;
  const name = kind === 'planet' ? (node.name ?? 'New planet') : null;
  const resources = kind === 'point' ? [] : node.resources;
  const least = kind === 'moon' && resources.length === 0 ? (['intel'] as const) : resources;
  return withNodeChanged(face, id, { kind, name, resources: [...least] });
}

export function withNodeChanged(face: Face, id: string, change: Partial<FaceNode>): Face {
  return { ...face, nodes: face.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}

/** The nearest place of the grid. */
export function onGrid({ x, y }: Place): Place {
  return { x: Math.round(x / GRID) * GRID, y: Math.round(y / GRID) * GRID };
}

/** The place itself, or the nearest one from which a disc lies on the tile. */
export function inside(place: Place): Place {
  let { x, y } = place;
  // Twice: what one edge pushes back another may have to push again, near a corner.
  for (const edge of [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5] as const) {
    const normal = normalOf(edge);
    const beyond = x * normal.x + y * normal.y - (APOTHEM - RIM);
    if (beyond > 0) [x, y] = [x - beyond * normal.x, y - beyond * normal.y];
  }
  return { x, y };
}

/** Where a new node has most room: the place of the grid that is farthest from every node, the nearest to the middle first. */
export function roomiest(face: Face): Place {
  const places: Place[] = [];
  for (let i = -5; i <= 5; i += 1)
    for (let j = -5; j <= 5; j += 1) places.push(inside({ x: i * GRID, y: j * GRID }));
  const room = (place: Place): number =>
    Math.min(0.6, ...face.nodes.map((node) => Math.hypot(node.x - place.x, node.y - place.y)));
  const fromMiddle = ({ x, y }: Place): number => Math.hypot(x, y);
  return places.sort((a, b) => room(b) - room(a) || fromMiddle(a) - fromMiddle(b))[0] ?? { x: 0, y: 0 };
}

/** To a thousandth: files stay short, and 0.30000000000000004 is nobody's intention. */
function rounded({ x, y }: Place): Place {
  const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;
  return { x: round(x), y: round(y) };
}
