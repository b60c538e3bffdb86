/** Starts the worker that counts large pools. */
import type { Refusal, Result } from '../../../../shared/base';
import type { OddsAnswer, OddsJob } from './odds-answer';

export interface ToOddsWorker {
  readonly id: number;
  readonly job: OddsJob;
}
export interface FromOddsWorker {
  readonly id: number;
  readonly answer: Result<OddsAnswer, Refusal>;
}
export interface OddsPort {
  post(message: ToOddsWorker): void;
  close(): void;
}

/** Null where none can be started; `failed` is called when it breaks later. */
export function openOddsWorker(hear: (message: FromOddsWorker) => void, failed: () => void): OddsPort | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromOddsWorker>) => hear(data));
    worker.addEventListener('error', () => failed());
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  } catch {
    return null; // the caller works on the page's own thread instead
  }
}
