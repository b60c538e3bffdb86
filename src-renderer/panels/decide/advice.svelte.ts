/** What the bot would do here, when a person asks: one of the actions on offer, with its reason. */
import type { Hint } from '../../../shared/contract';

/** What advice needs of an open match. */
export interface Advised {
  readonly state: { readonly revision: number; readonly offers: unknown };
  hint(): Promise<Hint | null>;
}

/** How often one wish for a hint is asked of main at most. */
const MOST_ASKED = 3;

export class Advice {
  readonly #match: Advised;
  #given = $state.raw<{ readonly revision: number; readonly hint: Hint } | null>(null);
  isAsking = $state(false);

  constructor(match: Advised) {
    this.#match = match;
  }

  /** Advice for another position is none. */
  get hint(): Hint | null {
    return this.#given?.revision === this.#match.state.revision ? this.#given.hint : null;
  }

  /**
   * One question at a time; what main refuses leaves no advice. Where the match has moved on meanwhile and still waits for
   * this seat, it is asked about what is shown now: advice for another position would vanish unseen.
   */
  async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      for (let times = 0; times < MOST_ASKED; times += 1) if (await this.#isAnswered()) return;
    } finally {
      this.isAsking = false;
    }
  }

  async #isAnswered(): Promise<boolean> {
    const { revision } = this.#match.state;
    const hint = await this.#match.hint();
    const { state } = this.#match;
    if (hint && state.revision === revision) this.#given = { revision, hint };
    return hint === null || state.revision === revision || state.offers === null;
  }

  forget(): void {
    this.#given = null;
  }
}
