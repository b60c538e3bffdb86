/** Keeps the result of a challenge on the stage until somebody has read it; the rules have long gone on by then. */
import type { BlackAlertMatchState, LogEntry } from '../../../../../shared/contract';
import type { BlackAlertEvent } from '../../../../../shared/contract/black-alert';
import { type ChallengeShown, shownLast } from './shown';

/** What is watched of an open match. */
interface Watched {
  readonly state: BlackAlertMatchState;
  readonly log: readonly LogEntry<BlackAlertEvent>[];
}

export class ChallengeWatch {
  readonly #match: () => Watched;
  /** Results up to this record have been read, or are older than this session. */
  #readUpTo = $state(0);
  #wasPast = false;

  constructor(match: () => Watched) {
    this.#match = match;
    this.#readUpTo = match().state.position;
  }

  /** The challenge whose result is to be read; null: none, or the table looks at the past. */
  readonly result: ChallengeShown | null = $derived.by(() => {
    const { state, log } = this.#match();
    return state.waiting.type === 'past' ? null : shownLast(log, state.view, this.#readUpTo);
  });

  /** It has been read. */
  dismiss(): void {
    this.#readUpTo = this.#match().state.position;
  }

  /** Call it whenever the position changed: what was undone may come again, and the past is no news. */
  follow(): void {
    const { state } = this.#match();
    const isPast = state.waiting.type === 'past';
    if (state.position < this.#readUpTo || (this.#wasPast && !isPast)) this.#readUpTo = state.position;
    this.#wasPast = isPast;
  }
}
