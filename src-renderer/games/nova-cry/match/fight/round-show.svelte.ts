/** Which round of a fight the stage shows: rounds that came are played one after the other, and any can be looked at again. */

/** Milliseconds from one round to the next, so that dice and damage can be followed. */
const ROUND_MS = 1000;
const FIRST_MS = 200;

export class RoundShow {
  readonly #count: () => number;
  readonly #isStill: () => boolean;
  /** Rounds played so far. */
  #played = $state(0);
  #picked = $state<number | null>(null);

  /** `count`: rounds that are settled. `isStill`: nothing moves, all of them stand there at once. */
  constructor(count: () => number, isStill: () => boolean) {
    this.#count = count;
    this.#isStill = isStill;
    this.#played = isStill() ? count() : 0;
  }

  /** Every settled round has been shown. */
  readonly isAll: boolean = $derived.by(() => this.#played >= this.#count());
  /** The index of the settled round to be shown; null: none is settled yet. */
  readonly index: number | null = $derived.by(() => {
    const at = Math.min(this.#picked ?? this.#played - 1, this.#count() - 1);
    return at < 0 ? null : at;
  });
  /** It follows the fight; else somebody looks at an earlier round. */
  readonly isFollowing: boolean = $derived.by(() => this.#picked === null && this.isAll);

  /** Looks at a round; the last one follows the fight again. */
  pick(index: number): void {
    this.#played = this.#count();
    this.#picked = index === this.#count() - 1 ? null : index;
  }

  /** To be called in an effect: plays what has not been shown. */
  follow(): (() => void) | undefined {
    const count = this.#count();
    if (this.#played > count) this.#played = count;
    if (this.#played === count) return undefined;
    this.#picked = null;
    if (this.#isStill()) {
      this.#played = count;
      return undefined;
    }
    const timer = setTimeout(() => (this.#played += 1), this.#played === 0 ? FIRST_MS : ROUND_MS);
    return () => clearTimeout(timer);
  }
}
