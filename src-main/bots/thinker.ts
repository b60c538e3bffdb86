/** Decisions in a worker, so that the desk answers all the while; one after the other, and always one that is legal. */
import { bundleFile, type RunningWorker, type StartWorker, workerAt } from './start-worker';
import type { BotDecision, BotRequest, Thinker } from './types';
import type { Told } from './worker-messages';

/** A search that is bounded by time is ended at so many times its budget, whatever it is doing. */
const PATIENCE = 1.1;

/** A thinker over a worker of its own, which starts with the first decision that needs one. */
export function createThinker(start: StartWorker = workerAt(bundleFile())): Thinker {
  return new WorkerThinker(start);
}

interface Job {
  readonly number: number;
  best: BotDecision;
  readonly settle: (decision: BotDecision) => void;
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
      const overdue = (): void => {
        this.#job?.settle(this.#job.best);
        void this.#kill();
      };
      const { budget } = request;
      const timer = budget.type === 'time' ? setTimeout(overdue, budget.ms * PATIENCE) : null;
      signal.addEventListener('abort', end, { once: true });
      const settle = (decision: BotDecision): void => {
        if (timer !== null) clearTimeout(timer);
        signal.removeEventListener('abort', end);
        this.#job = null;
        resolve(decision);
      };
      this.#job = { number, best: fallback, settle };
      this.#worker ??= this.#started();
      this.#worker.post({ job: number, request });
    });
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
    if (told.type === 'sofar') job.best = told.decision;
    else job.settle(told.decision);
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
