/**
 * What hands do on the board with each tool: press, drag a piece, turn a tile. The stage says what was met; the steps that
 * come of it are the session's.
 */
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { NodeId, Space } from '../../../../shared/hex';
import type { NetworkHit, NetworkModel } from '../../../table/network/model';
import type { BoardCarry, BoardTurn } from '../board/board-pointer';
import { isNode, spaceOf } from './planned-board';
import type { Planner } from './planner.svelte';
import type { Placeable, Target } from './placing';
import type { RaisedTile } from './raised-tile.svelte';
import { isPiece, type Thing, thingOf } from './things';

export interface Carried {
  readonly thing: Thing;
  /** Where it would come to stand; null: nowhere, it stays. */
  readonly to: Target | null;
}

/** The session, as far as hands reach it. */
export interface HandsSource {
  readonly plan: NetworkPlan;
  readonly model: Pick<NetworkModel, 'ships' | 'tokens'>;
  readonly activeTool: string;
  readonly selected: Thing | null;
  readonly placing: Placeable;
  readonly planner: Planner;
  readonly raised: RaisedTile;
  select(thing: Thing | null): void;
  raise(space: Space): void;
  commitTurn(): void;
  move(thing: Thing, to: Target): void;
  place(what: Placeable, at: Target): void;
}

export class Hands {
  readonly #session: HandsSource;
  /** What is being dragged; null: nothing. */
  carried = $state.raw<Carried | null>(null);
  /** The next tile that is pressed changes places with this one. */
  swapping = $state.raw<Space | null>(null);
  /** Where a way has been begun that has no end yet. */
  begun = $state.raw<NodeId | null>(null);
  /** What the pointer or the focus is on. */
  hovered = $state.raw<NetworkHit | null>(null);

  constructor(session: HandsSource) {
    this.#session = session;
  }

  /** The tile that a drag would turn now: the one in the hand, else the one under the pointer. */
  readonly turn: BoardTurn | null = $derived.by(() => {
    const { raised, activeTool } = this.#session;
    const space = activeTool === 'turn' ? (raised.space ?? this.#tileUnder()) : null;
    return space === null ? null : this.#turnOf(space);
  });
  /** Pieces and the chosen tile can be dragged while selecting, pieces while putting them down. */
  readonly carry: BoardCarry | null = $derived.by(() => {
    const { activeTool } = this.#session;
    return activeTool === 'select' || activeTool === 'tokens' ? this.#carry() : null;
  });

  /** Press, click or Enter on something. */
  press(hit: NetworkHit): void {
    const session = this.#session;
    const at = this.targetOf(hit);
    if (this.swapping !== null) return this.#swapWith(at);
    switch (session.activeTool) {
      case 'route':
        return this.#pressRoute(at);
      case 'turn':
        return at === null ? undefined : session.raise(spaceOf(at));
      case 'tokens':
        return at === null ? undefined : session.place(session.placing, this.#standing(at));
      case 'pan':
        return undefined;
      default:
        return session.select(thingOf(hit));
    }
  }

  /** A press beside everything. */
  pressEmpty(): void {
    if (this.swapping !== null) this.swapping = null;
    else if (this.#session.activeTool === 'turn') this.#session.raised.lower();
    else if (this.#session.activeTool === 'select') this.#session.select(null);
  }

  /** While a way has its beginning only, whatever is pointed at is its end. */
  hover(hit: NetworkHit | null): void {
    this.hovered = hit;
    if (this.begun === null) return;
    const at = hit === null ? null : this.targetOf(hit);
    this.#session.planner.goTo(at !== null && isNode(at) ? at : null);
  }

  /** Esc: what is under way. False where nothing is. */
  cancel(): boolean {
    if (this.swapping !== null) {
      this.swapping = null;
      return true;
    }
    if (this.begun === null) return false;
    this.begun = null;
    this.#session.planner.startAt(null);
    this.#session.planner.goTo(null);
    return true;
  }

  /** Another tool: what was under way is dropped without a trace. */
  drop(): void {
    this.swapping = null;
    this.begun = null;
    this.carried = null;
  }

  /** The node or the space of what was met, a ship's and a token's being where it stands. */
  targetOf(hit: NetworkHit): Target | null {
    const { model } = this.#session;
    switch (hit.type) {
      case 'node':
        return hit.node;
      case 'tile':
        return hit.space;
      case 'ship':
        return model.ships.find(({ ship }) => ship === hit.ship)?.at ?? null;
      case 'token':
        return model.tokens.find(({ id }) => id === hit.id)?.at ?? null;
    }
  }

  #tileUnder(): Space | null {
    const at = this.hovered === null ? null : this.targetOf(this.hovered);
    return at === null ? null : spaceOf(at);
  }

  #turnOf(space: Space): BoardTurn {
    const session = this.#session;
    return {
      space,
      ondrag: (_, deg) => {
        session.raise(space);
        session.raised.dragDeg = deg;
      },
      ondone: () => session.commitTurn(),
      oncancel: () => void (session.raised.dragDeg = 0),
    };
  }

  #carry(): BoardCarry {
    const session = this.#session;
    return {
      lifts: (hit) => this.#lifts(thingOf(hit)),
      over: (hit, target) => {
        const thing = thingOf(hit);
        this.carried = { thing, to: this.#placeFor(thing, target) };
      },
      drop: (hit, target) => {
        const thing = thingOf(hit);
        const to = this.#placeFor(thing, target);
        this.carried = null;
        if (to === null) return;
        session.move(thing, to);
        session.select(thing.type === 'tile' ? { type: 'tile', space: spaceOf(to) } : thing);
      },
      cancel: () => void (this.carried = null),
    };
  }

  #lifts(thing: Thing): boolean {
    if (isPiece(thing)) return true;
    const { selected, activeTool } = this.#session;
    return (
      activeTool === 'select' &&
      thing.type === 'tile' &&
      selected?.type === 'tile' &&
      selected.space === thing.space
    );
  }

  /** Where a thing may stand of what is under it: the Discovery at nodes, a marker anywhere, everything else on tiles. */
  #placeFor(thing: Thing, target: NetworkHit | null): Target | null {
    const at = target === null ? null : this.targetOf(target);
    if (at === null) return null;
    if (thing.type === 'ship' && thing.ship === 'discovery') return isNode(at) ? at : null;
    return this.#isMarker(thing) ? at : spaceOf(at);
  }

  #isMarker(thing: Thing): boolean {
    if (thing.type !== 'token') return false;
    return this.#session.plan.tokens.some(({ id, kind }) => id === thing.id && kind === 'marker');
  }

  /** What is pressed for a new piece: a node counts only for those that stand at nodes. */
  #standing(at: Target): Target {
    const { placing } = this.#session;
    return placing === 'discovery' || placing === 'marker' ? at : spaceOf(at);
  }

  #pressRoute(at: Target | null): void {
    const { planner } = this.#session;
    if (at === null || !isNode(at)) return;
    if (this.begun === null) {
      planner.goTo(null);
      planner.startAt(at);
      this.begun = at;
    } else if (at !== this.begun) {
      planner.goTo(at);
      this.begun = null;
    }
  }

  #swapWith(at: Target | null): void {
    const one = this.swapping;
    this.swapping = null;
    if (one === null || at === null || spaceOf(at) === one) return;
    this.#session.move({ type: 'tile', space: one }, spaceOf(at));
    this.#session.select({ type: 'tile', space: spaceOf(at) });
  }
}
