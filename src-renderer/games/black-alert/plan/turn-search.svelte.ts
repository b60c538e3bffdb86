/** Which turns help, searched in slices between frames so that the table never waits; a new question drops the old one. */
import {
  type Aim,
  type SearchProgress,
  type TurnsAnswer,
  turnsSearch,
  type TurnsQuestion,
} from '../../../../shared/network';

/** A slice ends after so long, milliseconds: half a frame. */
const SLICE_MS = 8;

export class TurnSearch {
  aim = $state<Aim>('shorten');
  most = $state<1 | 2>(1);
  answers = $state.raw<readonly TurnsAnswer[] | null>(null);
  progress = $state.raw<SearchProgress | null>(null);
  #asked = 0;
  readonly #pause: () => Promise<void>;

  /** How to wait for the next turn of the event loop. */
  constructor(pause: () => Promise<void> = nextTask) {
    this.#pause = pause;
  }

  /** Answers a question, or none. Resolves when it is answered or dropped for another. */
  async follow(question: Omit<TurnsQuestion, 'aim' | 'most'> | null): Promise<void> {
    const asked = ++this.#asked;
    this.answers = null;
    this.progress = null;
    if (question === null) return;
    const search = turnsSearch({ ...question, aim: this.aim, most: this.most });
    for (;;) {
      const until = performance.now() + SLICE_MS;
      for (let step = search.next(); ; step = search.next()) {
        if (step.done) {
          this.answers = step.value;
          this.progress = null;
          return;
        }
        if (performance.now() < until) continue;
        this.progress = step.value;
        break;
      }
      await this.#pause();
      if (asked !== this.#asked) return;
    }
  }

  /** Drops what is under way. */
  stop(): void {
    this.#asked += 1;
    this.progress = null;
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
