/** Starts the worker of this game's regions. */
import type { ContentPack } from '../../../../shared/content';
import type { FromWorker, WorkerPort } from './worker-messages';

/**
 * A worker with the pack in it, or null where none can be started. `failed` is called when it breaks later, as it does
 * where its file cannot be loaded; it answers nothing from then on.
 */
export function openWorker(
  pack: ContentPack,
  hear: (message: FromWorker) => void,
  failed: () => void,
): WorkerPort | null {
  if (typeof Worker === 'undefined') return null;
  try {
    const worker = new Worker(new URL('./region-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
    worker.addEventListener('error', () => failed());
    worker.postMessage({ type: 'open', pack });
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  } catch {
    return null; // the caller works on the page's own thread instead
  }
}
