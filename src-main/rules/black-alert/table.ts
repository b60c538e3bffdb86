/** What a match is played with and never changes in it: content, readings, and the network of a board, computed once. */
import type { BlackAlertContent, Ship, Team, TileRecord } from '../../../shared/content/black-alert';
import {
  type Network,
  networkOf,
  type NodeId,
  type PlacedTile,
  type Space,
  type TileFace,
  tileOf,
} from '../../../shared/hex';
import type { Readings } from './readings';
import type { CardId } from './state';

/** What is printed at a node. */
export type PrintedNode = TileRecord['a']['nodes'][number];

export interface Table {
  readonly content: BlackAlertContent;
  readonly readings: Readings;
  /** Recomputed after every rotation and only then (BA-NET-04): one network for each list of tiles. */
  readonly networkOf: (tiles: readonly PlacedTile[]) => Network;
  /** Every node of a board with what is printed there, tiles in order, the nodes of the rim after those of their tile. */
  readonly printedOn: (tiles: readonly PlacedTile[]) => ReadonlyMap<NodeId, PrintedNode>;
  /** Tiles that a node is part of: for a node of the rim the one the board names, by reading b of BA-NET-07 both. */
  readonly tilesOf: (node: NodeId) => readonly Space[];
}

export function makeTable(content: BlackAlertContent, readings: Readings): Table {
  const loops = Object.entries(content.loops).map(([id, loop]) => ({ ...loop, id }));
  const faceOf = ({ tile, face }: PlacedTile): TileRecord['a'] => {
    const found = content.tiles[tile]?.[face];
    if (!found) throw new Error(`No face ${face} of tile ${tile}.`);
    return found;
  };
  const shared = readings['BA-NET-07'] === 'b' ? tilesOfRim(content) : new Map<NodeId, readonly Space[]>();
  return {
    content,
    readings,
    networkOf: remembered((tiles) => networkOf({ tiles, loops, faceOf: (tile): TileFace => faceOf(tile) })),
    printedOn: remembered((tiles) => printedNodes(content, tiles, faceOf)),
    tilesOf: (node) => shared.get(node) ?? [tileOf(node)],
  };
}

/** One answer for each list of tiles; a state shares the list with the one before until a tile is turned. */
function remembered<Answer>(
  answer: (tiles: readonly PlacedTile[]) => Answer,
): (tiles: readonly PlacedTile[]) => Answer {
  const known = new WeakMap<readonly PlacedTile[], Answer>();
  return (tiles) => {
    const found = known.get(tiles) ?? answer(tiles);
    known.set(tiles, found);
    return found;
  };
}

function printedNodes(
  { loops }: BlackAlertContent,
  tiles: readonly PlacedTile[],
  faceOf: (tile: PlacedTile) => TileRecord['a'],
): ReadonlyMap<NodeId, PrintedNode> {
  const rim = Object.values(loops);
  return new Map(
    tiles.flatMap((tile) => {
      const ofRim = rim.filter((loop) => loop.tile === tile.space).flatMap(({ nodes }) => nodes);
      return [...faceOf(tile).nodes, ...ofRim].map((node): [NodeId, PrintedNode] => [
        `${tile.space}/${node.id}`,
        node,
      ]);
    }),
  );
}

/** Both tiles that each loop of the rim touches, by the nodes on it. */
function tilesOfRim({ loops }: BlackAlertContent): Map<NodeId, readonly Space[]> {
  return new Map(
    Object.values(loops).flatMap(({ nodes, tile, from, to }) =>
      nodes.map(({ id }): [NodeId, readonly Space[]] => [
        `${tile}/${id}`,
        [...new Set([tile, from.space, to.space])],
      ]),
    ),
  );
}

/** The name of a node that a pack gives by its tile's space. */
export function nodeAt({ space, node }: { readonly space: Space; readonly node: string }): NodeId {
  return `${space}/${node}`;
}

/** The pack's id of a card: further copies end in `#2`, `#3` ... */
export function recordOf(card: CardId): string {
  const mark = card.indexOf('#');
  return mark < 0 ? card : card.slice(0, mark);
}

/** Every card of a team's deck, sorted; copies of a card are cards of their own. */
export function deckOf(content: BlackAlertContent, team: Team): readonly CardId[] {
  const known = DECKS.get(content);
  if (known) return known[team];
  const decks = { starfleet: sortedDeck(content, 'starfleet'), terran: sortedDeck(content, 'terran') };
  DECKS.set(content, decks);
  return decks[team];
}

/** Decks are asked for whenever a hidden hand is dealt anew, thousands of times a decision. */
const DECKS = new WeakMap<BlackAlertContent, Readonly<Record<Team, readonly CardId[]>>>();

function sortedDeck(content: BlackAlertContent, team: Team): readonly CardId[] {
  return Object.entries(content.commandCards)
    .filter(([, card]) => card.team === team)
    .flatMap(([id, { copies }]) =>
      Array.from({ length: copies }, (_, index) => (index === 0 ? id : `${id}#${index + 1}`)),
    )
    .sort();
}

/** A ship's Damage cards, sorted: one for each location, by reading b of BA-DAMAGE-06 as many as the pack has. */
export function damageDeckOf({ content, readings }: Table, ship: Ship): readonly CardId[] {
  const cards = Object.keys(content.damageCards).sort();
  const locationOf = (id: CardId) => content.damageCards[id]?.location;
  const isFirst = (id: CardId): boolean => cards.find((each) => locationOf(each) === locationOf(id)) === id;
  return cards.filter(
    (id) => locationOf(id)?.startsWith(`${ship}/`) && (readings['BA-DAMAGE-06'] === 'b' || isFirst(id)),
  );
}
