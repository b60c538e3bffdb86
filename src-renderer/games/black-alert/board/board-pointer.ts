/**
 * What a pointer does on the board: a press is an answer; a drag turns the tile that is offered to be turned, carries a piece
 * that may be carried, or pans. Nothing is decided here. CSS pixels of the stage.
 */
import type { Point } from '../../../../shared/geometry';
import { centreOf, type Edge, EDGES, type Space } from '../../../../shared/hex';
import { type CameraState, screenPoint, toScreen, toTablePoint } from '../../../table/camera';
import type { NetworkHit } from '../../../table/network/model';
import { DRAG_THRESHOLD_PX } from '../../../tools';

/** A tile is offered to be turned. */
export interface BoardTurn {
  readonly space: Space;
  /** While it is dragged: degrees clockwise from where the tile lies, more than a whole turn where the hand went round. */
  readonly ondrag: (space: Space, deg: number) => void;
  /** Let go, or Enter: sixths clockwise from where the tile lies, 0 to 5. */
  readonly ondone: (space: Space, sixths: Edge) => void;
  readonly oncancel: () => void;
}

/** Pieces may be dragged to another place. */
export interface BoardCarry {
  readonly lifts: (hit: NetworkHit) => boolean;
  /** Over this now; null over nothing. */
  readonly over: (carried: NetworkHit, target: NetworkHit | null) => void;
  readonly drop: (carried: NetworkHit, target: NetworkHit | null) => void;
  readonly cancel: () => void;
}

export interface PointerStage {
  /** What lies there, under the piece that is carried. */
  readonly hit: (x: number, y: number, carried?: NetworkHit) => NetworkHit | null;
  readonly camera: () => CameraState;
  readonly panBy: (dxPx: number, dyPx: number) => void;
  readonly turn: () => BoardTurn | null;
  /** Degrees that a tile is turned already beyond how it lies. */
  readonly draggedDeg: (space: Space) => number;
  readonly carry: () => BoardCarry | null;
  readonly press: (hit: NetworkHit | null) => void;
}

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'pressed'; readonly from: Point; readonly hit: NetworkHit | null }
  | { readonly type: 'panning'; readonly last: Point }
  | { readonly type: 'turning'; readonly turn: BoardTurn; readonly bearingDeg: number; readonly deg: number }
  | { readonly type: 'carrying'; readonly carry: BoardCarry; readonly hit: NetworkHit };

const IDLE: State = { type: 'idle' };
/** A tile is turned by its hex or by the ring round it, in sides of a hex. */
const GRIP = 1.32;

export class BoardPointer {
  readonly #stage: PointerStage;
  #state: State = IDLE;

  constructor(stage: PointerStage) {
    this.#stage = stage;
  }

  get state(): State['type'] {
    return this.#state.type;
  }

  down(at: Point): void {
    this.#state = { type: 'pressed', from: at, hit: this.#stage.hit(at.x, at.y) };
  }

  move(at: Point): void {
    const state = this.#state;
    switch (state.type) {
      case 'idle':
        return;
      case 'pressed':
        if (Math.hypot(at.x - state.from.x, at.y - state.from.y) < DRAG_THRESHOLD_PX) return;
        this.#state = this.#dragged(state.from, state.hit);
        this.move(at);
        return;
      case 'panning':
        this.#stage.panBy(at.x - state.last.x, at.y - state.last.y);
        this.#state = { type: 'panning', last: at };
        return;
      case 'turning': {
        const bearingDeg = this.#bearing(state.turn.space, at);
        const deg = state.deg + signed(bearingDeg - state.bearingDeg);
        this.#state = { ...state, bearingDeg, deg };
        state.turn.ondrag(state.turn.space, deg);
        return;
      }
      case 'carrying':
        state.carry.over(state.hit, this.#target(state.hit, at));
    }
  }

  up(at: Point): void {
    const state = this.#state;
    this.#state = IDLE;
    if (state.type === 'pressed') this.#stage.press(state.hit);
    if (state.type === 'turning') state.turn.ondone(state.turn.space, sixthsOf(state.deg));
    if (state.type === 'carrying') state.carry.drop(state.hit, this.#target(state.hit, at));
  }

  /** Calls off what was begun; returns whether there was anything. */
  cancel(): boolean {
    const state = this.#state;
    this.#state = IDLE;
    if (state.type === 'turning') state.turn.oncancel();
    if (state.type === 'carrying') state.carry.cancel();
    return state.type !== 'idle';
  }

  #dragged(from: Point, hit: NetworkHit | null): State {
    const carry = this.#stage.carry();
    if (carry && hit && carry.lifts(hit)) return { type: 'carrying', carry, hit };
    const turn = this.#stage.turn();
    if (turn && this.#grips(turn.space, from)) {
      const deg = this.#stage.draggedDeg(turn.space);
      return { type: 'turning', turn, bearingDeg: this.#bearing(turn.space, from), deg };
    }
    return { type: 'panning', last: from };
  }

  #grips(space: Space, at: Point): boolean {
    const { x, y } = toTablePoint(this.#stage.camera(), screenPoint(at.x, at.y));
    const centre = centreOf(space);
    return Math.hypot(x - centre.x, y - centre.y) <= GRIP;
  }

  /** Clockwise degrees of the pointer about the middle of a space. */
  #bearing(space: Space, at: Point): number {
    const middle = toScreen(this.#stage.camera(), centreOf(space));
    return (Math.atan2(at.y - middle.y, at.x - middle.x) * 180) / Math.PI;
  }

  /** What lies under a carried piece, itself left out: the piece follows the pointer and would hide it. */
  #target(carried: NetworkHit, at: Point): NetworkHit | null {
    const hit = this.#stage.hit(at.x, at.y, carried);
    return hit && isSameHit(hit, carried) ? null : hit;
  }
}

export function isSameHit(a: NetworkHit | null, b: NetworkHit | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The nearest notch of a turn by degrees. */
export function sixthsOf(deg: number): Edge {
  return EDGES[((Math.round(deg / 60) % 6) + 6) % 6] ?? 0;
}

/** Between -180 and 180. */
function signed(deg: number): number {
  return (((deg % 360) + 540) % 360) - 180;
}

/** The pointer's look: a fist while something moves under it, a hand over what can be taken up or pressed. */
export function cursorFor(
  state: BoardPointer['state'],
  hovered: NetworkHit | null,
  turn: BoardTurn | null,
  carry: BoardCarry | null,
): 'default' | 'pointer' | 'grab' | 'grabbing' {
  if (state === 'panning' || state === 'carrying' || state === 'turning') return 'grabbing';
  if (hovered === null) return 'default';
  const isTaken = carry?.lifts(hovered) || (hovered.type === 'tile' && hovered.space === turn?.space);
  return isTaken ? 'grab' : 'pointer';
}
