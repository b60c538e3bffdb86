/** What a held arrow or bracket key has moved so far: shown as a drag would be, committed as one step when it is let go. */
import type { Point } from '../../../shared/geometry';
import { type Held, heldPreview, type HeldSource } from './held-preview';
import type { Preview } from './tools';

export class HeldMove {
  readonly #session: HeldSource;
  #held = $state.raw<Held | null>(null);
  readonly preview: Preview | null = $derived.by(() =>
    this.#held ? heldPreview(this.#session, this.#held) : null,
  );

  constructor(session: HeldSource) {
    this.#session = session;
  }

  shift(by: Point): void {
    const before = this.#held?.type === 'shift' ? this.#held.by : { x: 0, y: 0 };
    this.#held = { type: 'shift', by: { x: before.x + by.x, y: before.y + by.y } };
  }

  turn(byDeg: number): void {
    const before = this.#held?.type === 'turn' ? this.#held.byDeg : 0;
    this.#held = { type: 'turn', byDeg: before + byDeg };
  }

  /** Ends it; what it came to is for the caller to commit. */
  take(): Held | null {
    const held = this.#held;
    this.#held = null;
    return held;
  }
}
