/** Boards to begin with: laid at random as the set-up lays them, or in the order of the packs. BA-COMP-04, BA-SETUP-08. */
import type { BlackAlertContent } from '../content/black-alert';
import { CENTRE_SPACE, EDGES, type FaceName, type NodeId, type PlacedTile, type Space, SPACES } from '../hex';

type TileKind = BlackAlertContent['tiles'][string]['kind'];

/** Where ships, Fleet tokens and Corruption begin, as the packs have it. BA-SETUP-15. */
export interface StartPlaces {
  readonly discovery: NodeId;
  readonly charon: Space;
  readonly fleets: readonly Space[];
  readonly corruption: readonly Space[];
}

/** What lies on a space at the start: the starting tile in the middle, Mission tiles at their places, else plain ones. */
export function kindOfSpace({ start }: BlackAlertContent, space: Space): TileKind {
  if (space === CENTRE_SPACE) return 'start';
  return start.missionSpaces.includes(space) ? 'mission' : 'plain';
}

/** Every tile, face and turn drawn by the seed: the same text lays the same board on every machine. */
export function layAtRandom(content: BlackAlertContent, seed: string): readonly PlacedTile[] {
  const below = numbersFrom(seed);
  return laid(content, (stock) => {
    const [tile = ''] = stock.splice(below(stock.length), 1);
    const faces = facesOf(content, tile);
    return { tile, face: faces[below(faces.length)] ?? 'a', turn: EDGES[below(EDGES.length)] ?? 0 };
  });
}

/** The tiles of the packs in their order, none turned. */
export function layInOrder(content: BlackAlertContent): readonly PlacedTile[] {
  return laid(content, (stock) => ({ tile: stock.shift() ?? '', face: 'a', turn: 0 }));
}

/** Where everything else stands at the start. */
export function startPlaces({ start }: BlackAlertContent): StartPlaces {
  const { charon, fleets, corruption } = start;
  return { discovery: `${start.discovery.space}/${start.discovery.node}`, charon, fleets, corruption };
}

/** The faces that a tile has. */
export function facesOf(content: BlackAlertContent, tile: string): readonly FaceName[] {
  const record = content.tiles[tile];
  return (['a', 'b'] as const).filter((face) => record?.[face]);
}

/** Spaces that no tile is left for stay empty: a pack may have fewer than 19. */
function laid(
  content: BlackAlertContent,
  take: (stock: string[]) => Omit<PlacedTile, 'space'>,
): readonly PlacedTile[] {
  const stockOf = (kind: TileKind): string[] =>
    Object.keys(content.tiles)
      .filter((id) => content.tiles[id]?.kind === kind)
      .sort();
  const left = { start: stockOf('start'), mission: stockOf('mission'), plain: stockOf('plain') };
  return SPACES.flatMap((space): PlacedTile[] => {
    const stock = left[kindOfSpace(content, space)];
    return stock.length > 0 ? [{ space, ...take(stock) }] : [];
  });
}

/**
 * A stream of whole numbers below a bound: the text hashed (FNV-1a), then a counter through a mixing function
 * (Mulberry32). For laying boards that people share by their seed; matches draw from `src-main/rules/engine`.
 */
function numbersFrom(seed: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
