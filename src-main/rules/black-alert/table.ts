/** What a match is played with and never changes in it: content, readings, and the network of a board, computed once. */
import type { BlackAlertContent, Team } from '../../../shared/content/black-alert';
import { type Network, networkOf, type PlacedTile, type TileFace } from '../../../shared/hex';
import type { Readings } from './readings';
import type { CardId } from './state';

export interface Table {
  readonly content: BlackAlertContent;
  readonly readings: Readings;
  /** Recomputed after every rotation and only then (BA-NET-04): one network for each list of tiles. */
  readonly networkOf: (tiles: readonly PlacedTile[]) => Network;
}

export function makeTable(content: BlackAlertContent, readings: Readings): Table {
  const networks = new WeakMap<readonly PlacedTile[], Network>();
  const loops = Object.entries(content.loops).map(([id, loop]) => ({ ...loop, id }));
  const faceOf = ({ tile, face }: PlacedTile): TileFace => {
    const found = content.tiles[tile]?.[face];
    if (!found) throw new Error(`No face ${face} of tile ${tile}.`);
    return found;
  };
  return {
    content,
    readings,
    networkOf: (tiles) => {
      const known = networks.get(tiles);
      if (known) return known;
      const network = networkOf({ tiles, loops, faceOf });
      networks.set(tiles, network);
      return network;
    },
  };
}

/** The pack's id of a card: further copies end in `#2`, `#3` ... */
export function recordOf(card: CardId): string {
  const mark = card.indexOf('#');
  return mark < 0 ? card : card.slice(0, mark);
}

/** Every card of a team's deck, sorted; copies of a card are cards of their own. */
export function deckOf(content: BlackAlertContent, team: Team): readonly CardId[] {
  return Object.entries(content.commandCards)
    .filter(([, card]) => card.team === team)
    .flatMap(([id, { copies }]) =>
      Array.from({ length: copies }, (_, index) => (index === 0 ? id : `${id}#${index + 1}`)),
    )
    .sort();
}
