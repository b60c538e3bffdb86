/** What is under way on the face of a tile: a path that is being drawn, or a node that is being dragged. Commits nothing. */
import type { Point } from '../../../../../shared/geometry';
import type { PathEnd } from '../../../../../shared/hex';
import { type Face, inside, isSameEnd, joinFault, onGrid, withNodeAt } from '../model/face-edits';

/** A press that moved no farther than this from its node was no drag, units of a hex's side. */
const STILL = 0.2;

/** A path that is being drawn: from where, and what it would join now. */
export interface Draft {
  readonly from: PathEnd;
  /** Null: the pointer is at no end. */
  readonly to: PathEnd | null;
  /** Where the loose end is; null: nowhere yet. */
  readonly at: Point | null;
  readonly fault: string | null;
}

export class FaceGesture {
  #from = $state.raw<PathEnd | null>(null);
  #over = $state.raw<PathEnd | null>(null);
  #loose = $state.raw<Point | null>(null);
  /** A node that is being dragged and where it is now. */
  #held = $state.raw<{ readonly id: string; readonly at: Point } | null>(null);

  /** Where the path under way begins; null: none is. */
  get from(): PathEnd | null {
    return this.#from;
  }

  /** The node in the hand; null: none is. */
  get heldId(): string | null {
    return this.#held?.id ?? null;
  }

  /** The path under way has been dragged, to no end, and not only a little off the node where it begins. */
  hangs(face: Face): boolean {
    return this.#loose !== null && !this.#isStill(face);
  }

  begin(end: PathEnd): void {
    this.#from = end;
    this.#over = null;
    this.#loose = null;
  }

  hold(id: string, at: Point): void {
    this.#held = { id, at };
  }

  /** The pointer moves: a held node follows it, a loose end too. Alt frees both. */
  moveTo(at: Point, over: PathEnd | null, isFree: boolean): void {
    if (this.#held) this.#held = { id: this.#held.id, at: inside(isFree ? at : onGrid(at)) };
    if (this.#from === null) return;
    this.#loose = at;
    this.#over = isFree ? null : over;
  }

  /** The focus is on an end: what joining it would make is shown as under a pointer. */
  hover(end: PathEnd | null): void {
    if (this.#from !== null) this.#over = end;
  }

  letGoOfNode(): void {
    this.#held = null;
  }

  /** Drops everything; gives whether anything was under way. */
  drop(): boolean {
    const wasBusy = this.#from !== null || this.#held !== null;
    this.#from = null;
    this.#over = null;
    this.#loose = null;
    this.#held = null;
    return wasBusy;
  }

  /** The face with the dragged node where the pointer has it. */
  shown(saved: Face): Face {
    return this.#held ? withNodeAt(saved, this.#held.id, this.#held.at) : saved;
  }

  /** What letting go now would make of the face; null: no path is under way. */
  draft(saved: Face): Draft | null {
    const from = this.#from;
    if (from === null) return null;
    const to = this.#over !== null && !isSameEnd(this.#over, from) ? this.#over : null;
    return { from, to, at: this.#loose, fault: to && joinFault(saved, from, to) };
  }

  #isStill({ nodes }: Face): boolean {
    const from = this.#from;
    if (from === null || this.#loose === null || !('node' in from)) return this.#over !== null;
    const node = nodes.find(({ id }) => id === from.node);
    return node !== undefined && Math.hypot(node.x - this.#loose.x, node.y - this.#loose.y) < STILL;
  }
}
