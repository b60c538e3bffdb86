/**
 * Answers questions about dice: small pools at once, large ones in a worker, so that the page never waits longer than a
 * frame. Only the newest question is answered: a worker that is still busy with an older one is ended.
 */
import type { Refusal, Result } from '../../../../shared/base';
import { answerOdds, type OddsAnswer, type OddsJob } from './odds-answer';
import { diceOf } from './odds-form';
import { openOddsWorker, type OddsPort } from './open-odds-worker';

/** Ten dice with rerolls take a few milliseconds, twelve more than a frame (see `npm run bench odds`). */
export const DICE_AT_ONCE = 10;

type Hear = (answer: Result<OddsAnswer, Refusal>) => void;
type OpenWorker = typeof openOddsWorker;

export class OddsCounter {
  readonly #open: OpenWorker;
  #port: OddsPort | null = null;
  #newest = 0;
  #busy: { readonly job: OddsJob; readonly hear: Hear } | null = null;

  constructor(open: OpenWorker = openOddsWorker) {
    this.#open = open;
  }

  /** Calls `hear` once, at once for a small pool; not at all when a newer question comes first. */
  ask(job: OddsJob, hear: Hear): void {
    this.drop();
    if (diceOf(job.asked) <= DICE_AT_ONCE) return hear(answerOdds(job));
    this.#port ??= this.#open(
      (message) => this.#take(message.id, message.answer),
      () => this.#fallBack(),
    );
    if (!this.#port) return hear(answerOdds(job));
    this.#busy = { job, hear };
    this.#port.post({ id: this.#newest, job });
  }

  /** Forgets the question under way. */
  drop(): void {
    this.#newest += 1;
    if (this.#busy) this.destroy();
  }

  destroy(): void {
    this.#port?.close();
    this.#port = null;
    this.#busy = null;
  }

  #take(id: number, answer: Result<OddsAnswer, Refusal>): void {
    const busy = this.#busy;
    if (!busy || id !== this.#newest) return;
    this.#busy = null;
    busy.hear(answer);
  }

  /** A worker whose file cannot be loaded: the page counts itself. */
  #fallBack(): void {
    const busy = this.#busy;
    this.destroy();
    busy?.hear(answerOdds(busy.job));
  }
}
