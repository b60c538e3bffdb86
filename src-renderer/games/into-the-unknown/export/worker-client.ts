/** The export worker as the window uses it: ask, hear of progress, get the answer; ended with its signal. */
import { err, ok, type Refusal, type Result } from '../../../../shared/base';
import type { JobProgress } from '../../../panels/share/export-job';
import type { DrawingPreview, DrawingRequest } from './drawing-request';
import type { WorkerAnswer, WorkerRequest } from './worker-messages';

export interface Made {
  readonly content: Blob;
  readonly notes: readonly string[];
}
type Settled = Extract<WorkerAnswer, { type: 'taken' | 'made' | 'previewed' | 'failed' }>;

const NOT_STARTED: Refusal = {
  code: 'worker-failed',
  message: 'The part of the program that writes files could not be started.',
};
const ENDED: Refusal = { code: 'cancelled', message: 'The export was cancelled.' };

export class WorkerClient {
  readonly #worker: Worker;
  readonly #tell: (progress: JobProgress) => void;
  #settle: ((answer: Settled) => void) | null = null;
  #broken: Refusal | null = null;

  constructor(tell: (progress: JobProgress) => void, signal: AbortSignal) {
    this.#tell = tell;
    this.#worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.#break(NOT_STARTED));
    signal.addEventListener('abort', () => this.#break(ENDED), { once: true });
  }

  /** Begins something that is answered later: the rows of a picture come after it. */
  begin(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }

  /** Hands rows over for good; resolves when they are written, so that no more than one band waits. */
  async give(rgba: Uint8Array<ArrayBuffer>): Promise<Settled> {
    return this.#ask({ type: 'rows', rgba }, [rgba.buffer]);
  }

  async make(request: WorkerRequest): Promise<Result<Made, Refusal>> {
    return madeOf(await this.#ask(request, []));
  }

  async preview(request: DrawingRequest): Promise<Result<DrawingPreview, Refusal>> {
    const answer = await this.#ask({ type: 'drawing', request }, []);
    if (answer.type === 'previewed') return ok(answer.preview);
    return err(answer.type === 'failed' ? answer.refusal : NOT_STARTED);
  }

  destroy(): void {
    this.#worker.terminate();
  }

  #ask(request: WorkerRequest, transfer: Transferable[]): Promise<Settled> {
    if (this.#broken) return Promise.resolve({ type: 'failed', refusal: this.#broken });
    return new Promise((settle) => {
      this.#settle = settle;
      this.#worker.postMessage(request, transfer);
    });
  }

  #hear(answer: WorkerAnswer): void {
    if (answer.type === 'progress') this.#tell(answer.progress);
    else this.#answer(answer);
  }

  #break(refusal: Refusal): void {
    this.#broken ??= refusal;
    this.#worker.terminate();
    this.#answer({ type: 'failed', refusal: this.#broken });
  }

  #answer(answer: Settled): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.(answer);
  }
}

/** The file of an answer; a worker that only took rows has made none. */
export function madeOf(answer: Settled): Result<Made, Refusal> {
  if (answer.type === 'made') return ok({ content: answer.content, notes: answer.notes });
  return err(answer.type === 'failed' ? answer.refusal : NOT_STARTED);
}
