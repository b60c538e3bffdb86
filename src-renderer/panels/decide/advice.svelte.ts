/** What the bot would do here, when a person asks: one of the actions on offer, with its reason. */
import type { Hint } from '../../../shared/contract';

/** What advice needs of an open match. */
export interface Advised {
  readonly state: { readonly revision: number };
  hint(): Promise<Hint | null>;
}

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

  /** One question at a time; what main refuses leaves no advice. */
  async ask(): Promise<void> {
    if (this.isAsking) return;
    const { revision } = this.#match.state;
    this.isAsking = true;
    try {
      const hint = await this.#match.hint();
      if (hint) this.#given = { revision, hint };
    } finally {
      this.isAsking = false;
    }
  }

  forget(): void {
    this.#given = null;
  }
}
