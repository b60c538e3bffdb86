/** A tile in the air: which one, how far it is turned, and what it would join or cut. It is laid down again without a trace. */
import {
  type Edge,
  EDGES,
  type Network,
  networkOf,
  type PlacedTile,
  type Space,
  turned,
  turnedEdge,
} from '../../../../shared/hex';
import { changeBetween, type NetworkChange, type Price, pricesFrom } from '../../../../shared/network';
import type { MatchBoard } from './board.svelte';

/** Nodes within so many uses of Navigate are compared before and after. */
export const REACH_USES = 2;

/** What one orientation would bring. */
export interface TurnedBy {
  /** Clockwise by sixths from where the tile lies now: 0 to 5. */
  readonly by: Edge;
  readonly turn: Edge;
  /** The cheapest way to the goal; null: none, or there is no goal. */
  readonly price: Price | null;
  readonly change: NetworkChange;
  readonly network: Network;
}

export class Turning {
  readonly #board: MatchBoard;
  space = $state.raw<Space | null>(null);
  /** Clockwise by sixths from where the tile lies. */
  by = $state.raw<Edge>(0);
  /** While a pointer holds the tile: degrees beyond the notch it would fall into, clockwise. */
  overDeg = $state(0);
  isHeld = $state(false);
  /** What the six ways are measured by: the name of a Mission's node; null: nothing in particular. */
  goal = $state.raw<string | null>(null);

  constructor(board: MatchBoard) {
    this.#board = board;
  }

  readonly tile: PlacedTile | null = $derived.by(() => this.#board.tileAt(this.space));
  readonly turn: Edge | null = $derived.by(() => this.tile && turnedEdge(this.tile.turn, this.by));
  /** All six ways to lay the tile, the present one first. */
  readonly ways: readonly TurnedBy[] = $derived.by(() => (this.tile ? this.#ways(this.tile) : []));
  readonly shown: TurnedBy | null = $derived.by(() => this.ways[this.by] ?? null);

  raise(space: Space): void {
    if (space === this.space) return;
    this.space = space;
    this.by = 0;
    this.release();
  }

  /** One notch, clockwise or back. */
  step(sixths: 1 | -1): void {
    this.by = turnedEdge(this.by, sixths);
    this.release();
  }

  /** Follows a pointer: so many degrees clockwise from where the tile lies; it would fall into the nearest notch. */
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

  #ways(tile: PlacedTile): readonly TurnedBy[] {
    const { tiles, loops, faceOf, network: now, discovery, hazards } = this.#board;
    const goals = this.goal === null ? [] : this.#board.named(this.goal);
    return EDGES.map((by) => {
      const turn = turnedEdge(tile.turn, by);
      const network =
        by === 0 ? now : networkOf(turned({ tiles, loops, faceOf }, [{ space: tile.space, turn }]));
      const prices = pricesFrom(network, discovery, hazards);
      const [price = null] = goals.flatMap((node) =>
        node === discovery ? NO_WAY : (prices.get(node) ?? []),
      );
      return {
        by,
        turn,
        network,
        price,
        change: changeBetween(now, network, discovery, hazards, REACH_USES),
      };
    });
  }
}

/** The Discovery is there already. */
const NO_WAY: Price = { uses: 0, threats: 0 };
