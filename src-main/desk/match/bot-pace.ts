/** At a table with a person, bots move no faster than one can follow. */
import type { Pace } from '../../../shared/contract';

/** Resolves after so many milliseconds, or at once when the signal says so; never rejects. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** From one move of a bot to the next, milliseconds. */
export const BOT_STEP_MS = 500;

export interface BotPaceOptions {
  /** Left out: nobody waits. */
  readonly pause?: Pause;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly hasPerson: () => boolean;
}

export class BotPace {
  readonly #options: BotPaceOptions;
  #pace: Pace = 'readable';
  #isHurried = false;
  #resting: AbortController | null = null;

  constructor(options: BotPaceOptions) {
    this.#options = options;
  }

  /** How the window that shows the match wants it; `none` ends the rest that is under way. */
  set(pace: Pace): void {
    this.#pace = pace;
    if (pace === 'none') this.end();
  }

  /** No rest until a person has to decide. */
  hurry(): void {
    this.#isHurried = true;
    this.end();
  }

  /** A person has to decide: the next bot is followed again. */
  personsTurn(): void {
    this.#isHurried = false;
  }

  /** The rest under way is over. */
  end(): void {
    this.#resting?.abort();
  }

  /** Resolves when the step that began at `since` has taken its time. */
  async rest(since: number): Promise<void> {
    const { pause, now, hasPerson } = this.#options;
    const left = since + BOT_STEP_MS - now();
    if (pause === undefined || this.#pace === 'none' || this.#isHurried || left <= 0 || !hasPerson()) return;
    const resting = new AbortController();
    this.#resting = resting;
    await pause(left, resting.signal);
    if (this.#resting === resting) this.#resting = null;
  }
}
