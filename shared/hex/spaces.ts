/**
 * The board of 19 hexes: one, a ring of six and a ring of twelve, flat side up. Columns A to E run west to east with 3, 4,
 * 5, 4 and 3 rows from the north. Edges are numbered clockwise from the north: 0 north, 1 north-east ... 5 north-west.
 */

export const EDGES = [0, 1, 2, 3, 4, 5] as const;
/** A side of a hex, and at the same time a number of sixths of a turn clockwise. */
export type Edge = (typeof EDGES)[number];

export const SPACES = [
  'A1',
  'A2',
  'A3',
  'B1',
  'B2',
  'B3',
  'B4',
  'C1',
  'C2',
  'C3',
  'C4',
  'C5',
  'D1',
  'D2',
  'D3',
  'D4',
  'E1',
  'E2',
  'E3',
] as const;
export type Space = (typeof SPACES)[number];
export const CENTRE_SPACE: Space = 'C3';

/** Axial coordinates: q to the east, r to the south along a column. */
interface Axial {
  readonly q: number;
  readonly r: number;
}

const RINGS = 2;
/** What one step over each edge adds. */
const STEPS: Readonly<Record<Edge, Axial>> = {
  0: { q: 0, r: -1 },
  1: { q: 1, r: -1 },
  2: { q: 1, r: 0 },
  3: { q: 0, r: 1 },
  4: { q: -1, r: 1 },
  5: { q: -1, r: 0 },
};

function axialOf(space: Space): Axial {
  const q = 'ABCDE'.indexOf(space.charAt(0)) - RINGS;
  return { q, r: Number(space.charAt(1)) - 1 + Math.max(-RINGS, -RINGS - q) };
}

const AXIAL: Readonly<Record<Space, Axial>> = tabulate(axialOf);
const BY_AXIAL: ReadonlyMap<string, Space> = new Map(
  SPACES.map((space) => [`${AXIAL[space].q},${AXIAL[space].r}`, space]),
);
const NEIGHBOURS: Readonly<Record<Space, readonly (Space | null)[]>> = tabulate((space) =>
  EDGES.map((edge) => {
    const { q, r } = AXIAL[space];
    return BY_AXIAL.get(`${q + STEPS[edge].q},${r + STEPS[edge].r}`) ?? null;
  }),
);

/** The space beyond an edge; null at the rim. */
export function neighbourOf(space: Space, edge: Edge): Space | null {
  return NEIGHBOURS[space][edge] ?? null;
}

/** Spaces that share a side with this one, clockwise from the north. BA-NET-09. */
export function neighboursOf(space: Space): readonly Space[] {
  return NEIGHBOURS[space].filter((each): each is Space => each !== null);
}

/** Whether two spaces share a side; a space is not adjacent to itself. BA-NET-09. */
export function areAdjacent(one: Space, other: Space): boolean {
  return NEIGHBOURS[one].includes(other);
}

/** Steps from one space to another, each over a side. */
export function spacesApart(one: Space, other: Space): number {
  const q = AXIAL[one].q - AXIAL[other].q;
  const r = AXIAL[one].r - AXIAL[other].r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** 0 for the centre, 1 and 2 for the rings. */
export function ringOf(space: Space): number {
  return spacesApart(space, CENTRE_SPACE);
}

/** The edge after a clockwise turn by sixths. */
export function turnedEdge(edge: Edge, sixths: number): Edge {
  return ((((edge + sixths) % 6) + 6) % 6) as Edge; // 0 to 5
}

/** The same side seen from the other tile. */
export function oppositeEdge(edge: Edge): Edge {
  return turnedEdge(edge, 3);
}

/** Centre of a space in units of a hex's side, x to the east and y to the south, the middle space at 0, 0. */
export function centreOf(space: Space): { readonly x: number; readonly y: number } {
  const { q, r } = AXIAL[space];
  return { x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) };
}

function tabulate<Value>(valueOf: (space: Space) => Value): Readonly<Record<Space, Value>> {
  // Every space of the closed list has its value.
  return Object.fromEntries(SPACES.map((space) => [space, valueOf(space)])) as Record<Space, Value>;
}
