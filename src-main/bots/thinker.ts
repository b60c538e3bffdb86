/** Decisions in a worker, so that the desk answers all the while; one after the other, and always one that is legal. */
import { bundleFile, type RunningWorker, type StartWorker, workerAt } from './start-worker';
import type { BotDecision, BotRequest, Thinker } from './types';
import type { Told } from './worker-messages';

/** A search that is bounded by time is answered for at so many times its budget, whatever it is doing. */
const PATIENCE = 1.1;
/** Milliseconds that a worker may take to load and to open a game before it counts as hanging. */
const STARTING_MS = 15_000;
/** Milliseconds beyond its budget after which a search that found nothing at all counts as hanging. */
const HANGING_MS = 5_000;

/** A thinker over a worker of its own, which starts with the first decision that needs one. */
export function createThinker(start: StartWorker = workerAt(bundleFile())): Thinker {
  return new WorkerThinker(start);
}

interface Job {
  readonly number: number;
  readonly settle: (decision: BotDecision) => void;
  /** Null for a budget of nodes. */
  readonly budgetMs: number | null;
  best: BotDecision;
  /** `best` is something that was found, not the first legal action. */
  hasFound: boolean;
  timer: NodeJS.Timeout | undefined;
}

class WorkerThinker implements Thinker {
  readonly #start: StartWorker;
  #worker: RunningWorker | null = null;
  #job: Job | null = null;
  #jobs = 0;
  /** The decision before this one, so that one asker's requests go one after the other. */
  #before: Promise<unknown> = Promise.resolve();
  #isDestroyed = false;

  constructor(start: StartWorker) {
    this.#start = start;
  }

  decide(request: BotRequest, signal: AbortSignal): Promise<BotDecision> {
    const fallback = firstLegal(request);
    if (request.legal.length === 1) {
      return Promise.resolve({ ...fallback, reason: 'Nothing else is legal', cutShort: false });
    }
    const decision = this.#before.then(() =>
      signal.aborted || this.#isDestroyed ? fallback : this.#think(request, fallback, signal),
    );
    this.#before = decision;
    return decision;
  }

  async destroy(): Promise<void> {
    this.#isDestroyed = true;
    this.#job?.settle(this.#job.best);
    await this.#kill();
  }

  #think(request: BotRequest, fallback: BotDecision, signal: AbortSignal): Promise<BotDecision> {
    this.#jobs += 1;
    const number = this.#jobs;
    return new Promise((resolve) => {
      const end = (): void => {
        this.#worker?.endJob(number);
        this.#job?.settle(this.#job.best);
      };
      signal.addEventListener('abort', end, { once: true });
      const settle = (decision: BotDecision): void => {
        clearTimeout(this.#job?.timer);
        signal.removeEventListener('abort', end);
        this.#job = null;
        resolve(decision);
      };
      const { budget } = request;
      const budgetMs = budget.type === 'time' ? budget.ms : null;
      this.#job = { number, settle, budgetMs, best: fallback, hasFound: false, timer: undefined };
      if (budgetMs !== null) this.#wait(STARTING_MS, () => this.#giveUp());
      this.#worker ??= this.#started();
      this.#worker.post({ job: number, request });
    });
  }

  /** Another time that the job under way may take, in place of the last. */
  #wait(ms: number, then: () => void): void {
    const job = this.#job;
    if (!job) return;
    clearTimeout(job.timer);
    job.timer = setTimeout(then, ms);
  }

  /** The search ends as soon as it looks; the worker lives on, for the next decision would find it cold. */
  #overdue(): void {
    const job = this.#job;
    if (!job) return;
    this.#worker?.endJob(job.number);
    if (job.hasFound) job.settle(job.best);
    else this.#wait(HANGING_MS, () => this.#giveUp());
  }

  #giveUp(): void {
    this.#job?.settle(this.#job.best);
    void this.#kill();
  }

  #started(): RunningWorker {
    const worker: RunningWorker = this.#start({
      told: (told) => this.#hear(told),
      lost: () => {
        if (this.#worker !== worker) return;
        this.#worker = null;
        this.#job?.settle(this.#job.best);
      },
    });
    return worker;
  }

  /** What is told of a job that was ended is too late. */
  #hear(told: Told): void {
    const job = this.#job;
    if (job?.number !== told.job) return;
    if (told.type === 'decided') job.settle(told.decision);
    else if (told.type === 'sofar') this.#improve(job, told.decision);
    else if (job.budgetMs !== null) this.#wait(job.budgetMs * PATIENCE, () => this.#overdue());
  }

  #improve(job: Job, decision: BotDecision): void {
    job.best = decision;
    job.hasFound = true;
  }

  async #kill(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

function firstLegal({ legal: [action] }: BotRequest): BotDecision {
  if (action === undefined) throw new Error('A bot is asked with nothing legal.');
  return { action, reason: 'No time to think', nodes: 0, cutShort: true };
}
