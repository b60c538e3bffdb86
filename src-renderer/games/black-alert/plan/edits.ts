/** What can be done to a planned board, each as a recipe for one undoable step. */
import {
  CENTRE_SPACE,
  type Edge,
  type NodeId,
  type PlacedTile,
  type Space,
  SPACES,
  type Turn,
} from '../../../../shared/hex';
import type { StartPlaces } from '../../../../shared/network';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { Recipe } from '../../../bridge/open-document.svelte';
import type { NodesOf } from './planned-board';

export type NetworkRecipe = Recipe<NetworkPlan>;
export type TokenKind = NetworkPlan['tokens'][number]['kind'];
/** There are two. BA-COMP-08. */
export const MOST_FLEETS = 2;

export function setTitle(title: string): NetworkRecipe {
  return (draft) => void (draft.title = title);
}

/** Empty notes leave the plan. */
export function setNotes(notes: string): NetworkRecipe {
  return (draft) => {
    if (notes === '') delete draft.notes;
    else draft.notes = notes;
  };
}

/** How an open rule is read; reading a is the default and leaves the plan. */
export function setReading(rule: string, reading: 'a' | 'b'): NetworkRecipe {
  return (draft) => {
    const readings = { ...draft.readings, [rule]: reading };
    if (reading === 'a') delete readings[rule];
    if (Object.keys(readings).length > 0) draft.readings = readings;
    else delete draft.readings;
  };
}

/** Lays tiles at other turns; what stands on them keeps its tile, the Discovery its node (BA-DENG-03). */
export function turnTiles(turns: readonly Turn[]): NetworkRecipe {
  return (draft) => {
    for (const { space, turn } of turns) {
      const tile = tileAt(draft, space);
      if (tile) tile.turn = turn;
    }
  };
}

/** Turns the tile of a space by so many sixths from how it lies then. */
export function turnTileBy(space: Space, sixths: number): NetworkRecipe {
  return (draft) => {
    const tile = tileAt(draft, space);
    if (tile) tile.turn = ((((tile.turn + sixths) % 6) + 6) % 6) as Edge; // 0 to 5
  };
}

/** Shows the other face. What stood at a node that the face lacks stays on the tile; the Discovery takes its first node. */
export function flipTile(space: Space, nodesOf: NodesOf): NetworkRecipe {
  return (draft) => {
    const tile = tileAt(draft, space);
    if (tile) tile.face = tile.face === 'a' ? 'b' : 'a';
    mend(draft, nodesOf);
  };
}

/**
 * Lays a tile of the packs on a space. One that lies elsewhere changes places with what lies here; what lay here else goes
 * back to the box.
 */
export function layTile(space: Space, tile: string, nodesOf: NodesOf): NetworkRecipe {
  return (draft) => {
    const there = draft.network.tiles.find((each) => each.tile === tile);
    const here = tileAt(draft, space);
    if (there?.space === space) return;
    if (there) {
      if (here) here.space = there.space;
      there.space = space;
    } else if (here) Object.assign(here, { tile, face: 'a', turn: 0 });
    else draft.network.tiles.push({ space, tile, face: 'a', turn: 0 });
    sortTiles(draft);
    mend(draft, nodesOf);
  };
}

/** Two tiles change places as they lie; tokens and ships stay on their spaces. */
export function swapTiles(one: Space, other: Space, nodesOf: NodesOf): NetworkRecipe {
  return (draft) => {
    const [first, second] = [tileAt(draft, one), tileAt(draft, other)];
    if (first) first.space = other;
    if (second) second.space = one;
    sortTiles(draft);
    mend(draft, nodesOf);
  };
}

export function removeTile(space: Space, nodesOf: NodesOf): NetworkRecipe {
  return (draft) => {
    draft.network.tiles = draft.network.tiles.filter((tile) => tile.space !== space);
    mend(draft, nodesOf);
  };
}

/** Another board in place of this one; tokens and ships stay where they can. */
export function layBoard(tiles: readonly PlacedTile[], nodesOf: NodesOf): NetworkRecipe {
  return (draft) => {
    draft.network.tiles = tiles.map((tile) => ({ ...tile }));
    mend(draft, nodesOf);
  };
}

/** The set-up of the packs: their tiles, and ships, Fleet tokens and Corruption at their places. BA-SETUP-15. */
export function layStart(tiles: readonly PlacedTile[], places: StartPlaces, nodesOf: NodesOf): NetworkRecipe {
  return (draft) => {
    draft.network.tiles = tiles.map((tile) => ({ ...tile }));
    const markers = draft.tokens.filter(({ kind }) => kind === 'marker');
    draft.tokens = markers;
    for (const at of places.corruption)
      draft.tokens.push({ id: freshId(draft, 'corruption'), kind: 'corruption', at });
    draft.ships = { discovery: places.discovery, charon: places.charon, fleets: [...places.fleets] };
    mend(draft, nodesOf);
  };
}

export function addToken(kind: TokenKind, at: Space | NodeId): NetworkRecipe {
  return (draft) => void draft.tokens.push({ id: freshId(draft, kind), kind, at });
}

export function moveToken(id: string, at: Space | NodeId): NetworkRecipe {
  return (draft) => {
    const token = draft.tokens.find((each) => each.id === id);
    if (token) token.at = at;
  };
}

export function removeToken(id: string): NetworkRecipe {
  return (draft) => {
    draft.tokens = draft.tokens.filter((each) => each.id !== id);
  };
}

/** A Fleet token more; with both on the board the one that has lain longest moves there. */
export function addFleet(at: Space): NetworkRecipe {
  return (draft) => {
    draft.ships.fleets = [...(draft.ships.fleets ?? []), at].slice(-MOST_FLEETS);
  };
}

export function moveFleet(index: number, at: Space): NetworkRecipe {
  return (draft) => {
    const { fleets } = draft.ships;
    if (fleets && index < fleets.length) fleets[index] = at;
  };
}

export function removeFleet(index: number): NetworkRecipe {
  return (draft) => {
    const left = (draft.ships.fleets ?? []).filter((_, each) => each !== index);
    if (left.length > 0) draft.ships.fleets = left;
    else delete draft.ships.fleets;
  };
}

/** Null takes her off the board. */
export function placeDiscovery(node: NodeId | null): NetworkRecipe {
  return (draft) => {
    if (node === null) delete draft.ships.discovery;
    else draft.ships.discovery = node;
  };
}

/** Null takes her off the board. */
export function placeCharon(space: Space | null): NetworkRecipe {
  return (draft) => {
    if (space === null) delete draft.ships.charon;
    else draft.ships.charon = space;
  };
}

/** Every Corruption token, marker and Fleet token off the board. */
export function clearTokens(): NetworkRecipe {
  return (draft) => {
    draft.tokens = [];
    delete draft.ships.fleets;
  };
}

/** An empty board. */
export function clearBoard(): NetworkRecipe {
  return (draft) => {
    draft.network.tiles = [];
    draft.tokens = [];
    draft.ships = {};
  };
}

function tileAt(draft: NetworkPlan, space: Space): NetworkPlan['network']['tiles'][number] | undefined {
  return draft.network.tiles.find((tile) => tile.space === space);
}

/** In the order of the board, so that the same board is the same file. */
function sortTiles(draft: NetworkPlan): void {
  draft.network.tiles.sort((one, other) => SPACES.indexOf(one.space) - SPACES.indexOf(other.space));
}

/** Nothing may stand at a node that is no more: a token stays on the space, the Discovery goes to its first node. */
function mend(draft: NetworkPlan, nodesOf: NodesOf): void {
  const nodes = nodesOf(draft);
  for (const token of draft.tokens) {
    if (token.at.includes('/') && !nodes.some((node) => node === token.at)) token.at = spaceOf(token.at);
  }
  const { discovery } = draft.ships;
  if (discovery === undefined || nodes.includes(discovery)) return;
  const beside = nodes.find((node) => spaceOf(node) === spaceOf(discovery));
  const middle = nodes.find((node) => spaceOf(node) === CENTRE_SPACE);
  const next = beside ?? middle ?? nodes[0];
  if (next === undefined) delete draft.ships.discovery;
  else draft.ships.discovery = next;
}

function spaceOf(at: string): Space {
  return at.slice(0, 2) as Space; // every node id begins with its space
}

function freshId(draft: NetworkPlan, kind: TokenKind): string {
  const used = new Set(draft.tokens.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    if (!used.has(`${kind}-${number}`)) return `${kind}-${number}`;
  }
}
