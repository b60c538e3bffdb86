/** The briefing of a scenario: it covers the table until it is put away. */
import type { IntoTheUnknownView } from '../../../../shared/contract/into-the-unknown';

export class Briefing {
  readonly #view: () => Pick<IntoTheUnknownView, 'briefing' | 'roundsDone'>;
  #isRead = $state(false);
  /**
   * Its text while it waits to be read; null: none does. Chance may have dealt the whole set-up before anybody looks, so
   * records alone do not tell that the match has begun.
   */
  readonly text: string | null = $derived.by(() => {
    const { briefing, roundsDone } = this.#view();
    return this.#isRead || roundsDone > 0 ? null : briefing;
  });

  constructor(view: () => Pick<IntoTheUnknownView, 'briefing' | 'roundsDone'>) {
    this.#view = view;
  }

  /** Puts it away; false: none waits to be read. */
  read(): boolean {
    if (this.text === null) return false;
    this.#isRead = true;
    return true;
  }
}
