/**
 * Pointer moves come faster than frames: only the newest is worth judging. Every other event first flushes the move
 * that waits, so that order is kept.
 */
export interface FrameClock {
  request(callback: () => void): number;
  cancel(handle: number): void;
}

export const ANIMATION_FRAMES: FrameClock = {
  request: (callback) => requestAnimationFrame(callback),
  cancel: (handle) => cancelAnimationFrame(handle),
};

export class FrameQueue<Value> {
  readonly #clock: FrameClock;
  readonly #take: (value: Value) => void;
  #waiting: { readonly value: Value } | null = null;
  #handle: number | null = null;

  constructor(take: (value: Value) => void, clock: FrameClock = ANIMATION_FRAMES) {
    this.#take = take;
    this.#clock = clock;
  }

  /** Takes the value on the next frame, unless a newer one replaces it first. */
  push(value: Value): void {
    this.#waiting = { value };
    this.#handle ??= this.#clock.request(() => this.flush());
  }

  /** Takes the waiting value now. */
  flush(): void {
    if (this.#handle !== null) this.#clock.cancel(this.#handle);
    this.#handle = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#take(waiting.value);
  }

  /** Forgets the waiting value. */
  clear(): void {
    if (this.#handle !== null) this.#clock.cancel(this.#handle);
    this.#handle = null;
    this.#waiting = null;
  }
}
