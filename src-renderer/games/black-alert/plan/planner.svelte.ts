/** From where, to where, by which way: the route planner of a planned board, before and after what is being turned. */
import { type Network, networkOf, type NodeId, type Space, type Turn, turned } from '../../../../shared/hex';
import {
  changeBetween,
  type Hazards,
  type NetworkChange,
  type Orientation,
  orientationsOf,
  type Price,
  pricesFrom,
  type TurnsQuestion,
  type Way,
  waysFrom,
  withinUses,
} from '../../../../shared/network';
import type { Board } from './planned-board';
import type { RaisedTile } from './raised-tile.svelte';
import { TurnSearch } from './turn-search.svelte';

/** How far the planner looks ahead when it counts places: a turn and the next, or one enhanced use. */
export const LOOK_AHEAD = 2;

const NO_PRICES: ReadonlyMap<NodeId, Price> = new Map();
const NO_WAYS: ReadonlyMap<NodeId, readonly Way[]> = new Map();

export interface PlannerSource {
  readonly board: Board;
  readonly hazards: Hazards;
  /** Where the Discovery is; null: nowhere. */
  readonly discovery: NodeId | null;
  readonly raised: RaisedTile;
  /** The tile whose six ways are asked for. */
  readonly tileSpace: Space | null;
}

export class Planner {
  readonly #source: PlannerSource;
  #start = $state.raw<NodeId | null>(null);
  #goal = $state.raw<NodeId | null>(null);
  /** Which of the ways to the goal is lit. */
  #chosen = $state(0);
  /** Turns that are looked at but not made, such as those of an answer under the pointer. */
  looked = $state.raw<readonly Turn[]>([]);
  readonly search: TurnSearch;

  /** Turns that the table shows as if they were made. */
  readonly pending: readonly Turn[] = $derived.by(() =>
    this.looked.length > 0 ? this.looked : this.#source.raised.pending,
  );
  readonly network: Network = $derived.by(() => networkOf(this.#source.board));
  /** The network with what is pending. */
  readonly after: Network = $derived.by(() =>
    this.pending.length > 0 ? networkOf(turned(this.#source.board, this.pending)) : this.network,
  );
  /** The network that the change is told against: as the raised tile lay, or as all lies. */
  readonly before: Network = $derived.by(() => {
    const { board, raised } = this.#source;
    const turns = this.looked.length > 0 ? [] : raised.before;
    const isAsItLies = turns.every(
      ({ space, turn }) => board.tiles.find((tile) => tile.space === space)?.turn === turn,
    );
    return isAsItLies ? this.network : networkOf(turned(board, turns));
  });
  /** Something has been turned and both can be told apart. */
  readonly isChanged: boolean = $derived.by(() => this.before !== this.after);

  /** Where ways begin: a node of one's own choice, else the Discovery's. */
  readonly from: NodeId | null = $derived.by(
    () => this.#existing(this.#start) ?? this.#existing(this.#source.discovery),
  );
  readonly goal: NodeId | null = $derived.by(() => {
    const goal = this.#existing(this.#goal);
    return goal === this.from ? null : goal;
  });
  readonly #allWays = $derived.by(() => this.#waysOn(this.after));
  readonly prices: ReadonlyMap<NodeId, Price> = $derived.by(() =>
    this.from === null ? NO_PRICES : pricesFrom(this.after, this.from, this.#source.hazards),
  );
  /** Every way to the goal that none beats, best first. */
  readonly ways: readonly Way[] = $derived.by(() => this.waysTo(this.goal));
  readonly way: Way | null = $derived.by(() => this.ways[this.#chosen] ?? this.ways[0] ?? null);
  /** The ways as they were before the turn; the same list where nothing is turned. */
  readonly waysBefore: readonly Way[] = $derived.by(() =>
    this.goal === null || !this.isChanged ? this.ways : (this.#waysOn(this.before).get(this.goal) ?? []),
  );
  readonly change: NetworkChange | null = $derived.by(() =>
    this.from === null || !this.isChanged
      ? null
      : changeBetween(this.before, this.after, this.from, this.#source.hazards, LOOK_AHEAD),
  );
  /** Nodes within the next uses of Navigate, as all would lie. */
  readonly reach: readonly NodeId[] = $derived.by(() =>
    this.from === null ? [] : withinUses(this.after, this.from, this.#source.hazards, LOOK_AHEAD),
  );
  /** What the tile that is spoken of would bring in each of its six ways; empty without one. */
  readonly orientations: readonly Orientation[] = $derived.by(() => {
    const { board, tileSpace, hazards } = this.#source;
    if (tileSpace === null || this.from === null) return [];
    return orientationsOf(board, tileSpace, this.from, this.goal, hazards);
  });
  /** What the search for turns is about; null: no two ends. */
  readonly question: Omit<TurnsQuestion, 'aim' | 'most'> | null = $derived.by(() => {
    const { board, hazards } = this.#source;
    return this.from === null || this.goal === null
      ? null
      : { board, hazards, from: this.from, to: this.goal };
  });

  constructor(source: PlannerSource, search = new TurnSearch()) {
    this.#source = source;
    this.search = search;
  }

  /** True where ways begin elsewhere than at the Discovery. */
  get isFromElsewhere(): boolean {
    return this.from !== null && this.from !== this.#source.discovery;
  }

  get chosen(): number {
    return Math.min(this.#chosen, Math.max(0, this.ways.length - 1));
  }

  waysTo(node: NodeId | null): readonly Way[] {
    return node === null ? [] : (this.#allWays.get(node) ?? []);
  }

  /** Null: from the Discovery again. */
  startAt(node: NodeId | null): void {
    this.#start = node;
    this.#chosen = 0;
  }

  goTo(node: NodeId | null): void {
    this.#goal = node;
    this.#chosen = 0;
    this.looked = [];
  }

  choose(index: number): void {
    this.#chosen = index;
  }

  destroy(): void {
    this.search.stop();
  }

  #existing(node: NodeId | null): NodeId | null {
    return node !== null && this.network.nodes.includes(node) ? node : null;
  }

  #waysOn(network: Network): ReadonlyMap<NodeId, readonly Way[]> {
    return this.from === null ? NO_WAYS : waysFrom(network, this.from, this.#source.hazards);
  }
}
