/** Changes of a planet's travel spaces. Pure. The last space is the dock: no symbol ever acts there (NC-EVENT-09). */
import type { PlanetRecord, SpaceSymbol } from '../../../../shared/content/nova-cry';

export type Track = PlanetRecord['track'];

/** Bounds of the schema: fewest and most spaces, most symbols on one. */
export const FEWEST_SPACES = 2;
export const MOST_SPACES = 8;
export const MOST_SYMBOLS = 2;

/** One empty space more before the one at `index`; the track as it is when it is full. */
export function withSpace(track: Track, index: number): Track {
  if (track.length >= MOST_SPACES) return track;
  return [...track.slice(0, index), [], ...track.slice(index)];
}

/** Without the space at `index`; the track as it is when no more may go. */
export function withoutSpace(track: Track, index: number): Track {
  return track.length <= FEWEST_SPACES ? track : track.filter((_, at) => at !== index);
}

/** One symbol more on a space; nothing changes on the dock, or where two lie. */
export function withSymbol(track: Track, index: number, symbol: SpaceSymbol): Track {
  if (isDock(track, index)) return track;
  return track.map((space, at) => (at === index && space.length < MOST_SYMBOLS ? [...space, symbol] : space));
}

/** Without the symbol at a place of a space. */
export function withoutSymbol(track: Track, index: number, place: number): Track {
  return track.map((space, at) => (at === index ? space.filter((_, each) => each !== place) : space));
}

export function isDock(track: Track, index: number): boolean {
  return index === track.length - 1;
}
