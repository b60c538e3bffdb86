/**
 * States that come faster than they can be shown: the first at once, then of those that come in quick succession only the
 * newest. Newest is the highest revision, of equal ones the last to come.
 */
export class Paced<State extends { readonly revision: number }> {
  readonly #everyMs: number;
  readonly #show: (state: State) => void;
  /** What came and is not shown yet. */
  #waiting: State | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** `show` is called at most once in `everyMs` milliseconds. */
  constructor(everyMs: number, show: (state: State) => void) {
    this.#everyMs = everyMs;
    this.#show = show;
  }

  take(state: State): void {
    if (this.#waiting === null || state.revision >= this.#waiting.revision) this.#waiting = state;
    if (this.#pause !== undefined) return;
    this.#show(state);
    this.#waiting = null;
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#waiting !== null) this.take(this.#waiting);
    }, this.#everyMs);
  }

  destroy(): void {
    clearTimeout(this.#pause);
  }
}
