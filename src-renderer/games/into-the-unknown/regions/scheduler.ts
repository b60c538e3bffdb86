/**
 * Where a region is computed: within the frame while its last cost fits there, else in a worker, else, where no worker
 * can be had, in idle moments of the page's own thread. One question counts per slot: a newer one takes the place of
 * one that waits, and answers to a slot that was dropped or asked about something else since are thrown away.
 */
import type { RegionAnswer, RegionJob } from './region-jobs';
import type { FromWorker, WorkerPort } from './worker-messages';

/** What nobody has measured yet is taken to cost this much, milliseconds. */
const GUESS_MS = 6;
/** How much of a dear job is remembered at each cheaper one, so that slots do not flutter between frame and worker. */
const REMEMBERED = 0.8;

export interface SchedulerParts {
  /** Does a job on this thread. */
  readonly run: (job: RegionJob) => RegionAnswer;
  /** Starts a worker, or null; called at most once. */
  readonly open: (hear: (message: FromWorker) => void, failed: () => void) => WorkerPort | null;
  readonly now: () => number;
  /** Runs a task when the page has nothing better to do; returns how to call it off. */
  readonly idle: (task: () => void) => () => void;
}

/** Takes an answer; `isLatest` is false when the slot has been asked anew since: exact, but for the question before. */
export type Take = (answer: RegionAnswer, isLatest: boolean) => void;

interface Question {
  readonly id: number;
  readonly slot: string;
  readonly job: RegionJob;
  readonly take: Take;
}

export class RegionScheduler {
  readonly #parts: SchedulerParts;
  #port: WorkerPort | null | 'unopened' = 'unopened';
  /** Latest question of each slot. */
  readonly #latest = new Map<string, Question>();
  readonly #waiting = new Map<string, Question>();
  readonly #costMs = new Map<string, number>();
  #busy: Question | null = null;
  #stopIdling: (() => void) | null = null;
  #lastId = 0;
  #isDestroyed = false;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
  }

  /**
   * Asks for a slot's answer, which comes before this returns where jobs of its kind (the slot's name up to a colon)
   * have lately cost no more than `shareMs` of the frame.
   */
  ask(slot: string, job: RegionJob, shareMs: number, take: Take): void {
    if (this.#isDestroyed) return;
    const question = { id: (this.#lastId += 1), slot, job, take };
    this.#latest.set(slot, question);
    this.#waiting.delete(slot);
    if ((this.#costMs.get(kindOf(slot)) ?? GUESS_MS) <= shareMs) return this.#runHere(question);
    this.#waiting.set(slot, question);
    this.#pump();
  }

  /** Nobody wants this slot any more. */
  drop(slot: string): void {
    this.#latest.delete(slot);
    this.#waiting.delete(slot);
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#latest.clear();
    this.#waiting.clear();
    this.#stopIdling?.();
    if (this.#port !== 'unopened') this.#port?.close();
    this.#port = null;
  }

  #runHere(question: Question): void {
    const started = this.#parts.now();
    const answer = this.#parts.run(question.job);
    this.#learn(question.slot, this.#parts.now() - started);
    this.#give(question, answer);
  }

  #learn(slot: string, tookMs: number): void {
    const before = this.#costMs.get(kindOf(slot)) ?? 0;
    this.#costMs.set(kindOf(slot), Math.max(tookMs, before * REMEMBERED));
  }

  #give(question: Question, answer: RegionAnswer): void {
    const latest = this.#latest.get(question.slot);
    if (latest) question.take(answer, latest.id === question.id);
  }

  #pump(): void {
    if (this.#busy !== null || this.#isDestroyed) return;
    const [next] = this.#waiting.values();
    if (next === undefined) return;
    const port = this.#openPort();
    if (port === null) return this.#idleOn();
    this.#waiting.delete(next.slot);
    this.#busy = next;
    port.post({ type: 'job', id: next.id, job: next.job });
  }

  #openPort(): WorkerPort | null {
    if (this.#port === 'unopened') {
      this.#port = this.#parts.open(
        (message) => this.#hear(message),
        () => this.#lose(),
      );
    }
    return this.#port;
  }

  #hear({ id, answer, tookMs }: FromWorker): void {
    const question = this.#busy;
    if (question?.id !== id) return;
    this.#busy = null;
    this.#learn(question.slot, tookMs);
    this.#give(question, answer);
    this.#pump();
  }

  /** The worker broke: what it had in hand is asked again here, unless something newer waits. */
  #lose(): void {
    if (this.#port !== 'unopened') this.#port?.close();
    this.#port = null;
    const question = this.#busy;
    this.#busy = null;
    const isWanted = question !== null && this.#latest.get(question.slot)?.id === question.id;
    if (isWanted) this.#waiting.set(question.slot, question);
    this.#pump();
  }

  #idleOn(): void {
    this.#stopIdling ??= this.#parts.idle(() => {
      this.#stopIdling = null;
      const [next] = this.#waiting.values();
      if (next === undefined) return;
      this.#waiting.delete(next.slot);
      this.#runHere(next);
      this.#pump();
    });
  }
}

function kindOf(slot: string): string {
  return slot.split(':', 1)[0] ?? slot;
}
