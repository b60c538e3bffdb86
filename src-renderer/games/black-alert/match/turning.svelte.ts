/** A tile in the air: which one, how far it is turned, and what it would join or cut. It is laid down again without a trace. */
import {
  type Edge,
  EDGES,
  type Network,
  networkOf,
  type NodeId,
  type PlacedTile,
  type Space,
  turnedEdge,
} from '../../../../shared/hex';
import { type Price, pricesFrom } from '../../../../shared/network/ways';
import type { MatchBoard } from './board.svelte';

/** Nodes within so many uses of Navigate are counted before and after: a turn and the next. */
export const REACH_USES = 2;

/** What one orientation would bring. */
export interface Orientation {
  /** Clockwise by sixths from where the tile lies now: 0 to 5. */
  readonly by: Edge;
  readonly turn: Edge;
  /** The cheapest way to the goal; null: none. */
  readonly way: Price | null;
  /** Nodes within `REACH_USES` uses. */
  readonly reach: number;
  readonly gained: readonly NodeId[];
  readonly lost: readonly NodeId[];
}

export class Turning {
  readonly #board: MatchBoard;
  space = $state.raw<Space | null>(null);
  /** Clockwise by sixths from where the tile lies. */
  by = $state<Edge>(0);
  /** While a pointer holds the tile: degrees beyond the notch it would fall into, clockwise. */
  overDeg = $state(0);
  isHeld = $state(false);
  /** Where the planner wants to go: a Mission's node; null: nowhere in particular. */
  goal = $state.raw<NodeId | null>(null);

  constructor(board: MatchBoard) {
    this.#board = board;
  }

  readonly tile: PlacedTile | null = $derived.by(() => this.#board.tileAt(this.space));
  readonly turn: Edge | null = $derived.by(() => this.tile && turnedEdge(this.tile.turn, this.by));
  /** All six ways to lay the tile, the present one first. */
  readonly orientations: readonly Orientation[] = $derived.by(() =>
    this.tile ? this.#orientations(this.tile) : [],
  );
  readonly shown: Orientation | null = $derived.by(() => this.orientations[this.by] ?? null);

  raise(space: Space): void {
    if (space === this.space) return;
    this.space = space;
    this.by = 0;
    this.overDeg = 0;
  }

  /** One notch, clockwise or back. */
  step(sixths: 1 | -1): void {
    this.by = turnedEdge(this.by, sixths);
    this.overDeg = 0;
  }

  /** Follows a pointer: so many degrees clockwise from where the tile lies; it falls into the nearest notch. */
  drag(deg: number): void {
    const notch = Math.round(deg / 60);
    this.by = turnedEdge(0, notch);
    this.overDeg = deg - 60 * notch;
    this.isHeld = true;
  }

  release(): void {
    this.overDeg = 0;
    this.isHeld = false;
  }

  /** True where a tile was in the air. */
  lower(): boolean {
    const wasUp = this.space !== null;
    this.space = null;
    this.by = 0;
    this.release();
    return wasUp;
  }

  #orientations(tile: PlacedTile): readonly Orientation[] {
    const { discovery, tokens } = this.#board;
    const within = (network: Network): ReadonlySet<NodeId> =>
      new Set(
        [...pricesFrom(network, discovery, tokens)]
          .filter(([, { uses }]) => uses <= REACH_USES)
          .map(([node]) => node),
      );
    const now = within(this.#board.network);
    return EDGES.map((by) => {
      const turn = turnedEdge(tile.turn, by);
      const network = this.#networkWith(tile, turn);
      const then = within(network);
      return {
        by,
        turn,
        way: this.goal === null ? null : (pricesFrom(network, discovery, tokens).get(this.goal) ?? null),
        reach: then.size,
        gained: [...then].filter((node) => !now.has(node)),
        lost: [...now].filter((node) => !then.has(node)),
      };
    });
  }

  #networkWith(tile: PlacedTile, turn: Edge): Network {
    const { tiles, loops, faceOf } = this.#board;
    return networkOf({
      loops,
      faceOf,
      tiles: tiles.map((each) => (each.space === tile.space ? { ...each, turn } : each)),
    });
  }
}
