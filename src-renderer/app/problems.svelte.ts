/** What went wrong in this window: kept for the error screen and reported to main once. */
import type { Bridge } from '../../shared/contract';

export interface Problem {
  readonly message: string;
  readonly stack: string | null;
}

/** Browsers raise this as an error; it only says that a size is known one frame later. */
const HARMLESS = /ResizeObserver loop/;

export class ProblemStore {
  current = $state.raw<Problem | null>(null);
  readonly #bridge: Bridge;
  readonly #onError = (event: ErrorEvent) => this.take(event.error ?? event.message);
  readonly #onRejection = (event: PromiseRejectionEvent) => this.take(event.reason);

  constructor(bridge: Bridge) {
    this.#bridge = bridge;
    window.addEventListener('error', this.#onError);
    window.addEventListener('unhandledrejection', this.#onRejection);
  }

  take(thrown: unknown): void {
    const problem = problemOf(thrown);
    if (HARMLESS.test(problem.message)) return;
    this.current = problem;
    const stack = problem.stack?.slice(0, 20_000);
    // Main may be what is gone: then the screen is the only report, and a failed report must not be one more problem.
    this.#bridge
      .call('app.reportProblem', { message: problem.message.slice(0, 4000), ...(stack ? { stack } : {}) })
      .catch(() => undefined);
  }

  dismiss(): void {
    this.current = null;
  }

  destroy(): void {
    window.removeEventListener('error', this.#onError);
    window.removeEventListener('unhandledrejection', this.#onRejection);
  }
}

export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Error)
    return { message: `${thrown.name}: ${thrown.message}`, stack: thrown.stack ?? null };
  return {
    message: typeof thrown === 'string' ? thrown : `Thrown: ${JSON.stringify(thrown) ?? 'nothing'}`,
    stack: null,
  };
}
