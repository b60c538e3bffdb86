/** The worker's thread and where its bundle lies: beside main's own, whatever host runs it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Asked, Told, WorkerData } from './worker-messages';

/** A worker as the thinker sees it; tests put another in its place. */
export interface RunningWorker {
  post(asked: Asked): void;
  /** Ends the search of a job, and of those before, as soon as it looks. */
  endJob(job: number): void;
  terminate(): Promise<void>;
}

export interface WorkerEvents {
  readonly told: (told: Told) => void;
  /** It has failed, or has gone. */
  readonly lost: () => void;
}

export type StartWorker = (events: WorkerEvents) => RunningWorker;

const BUNDLE = 'thinker.cjs';

/** A start of the bundle at `file`. The thread alone keeps no program alive. */
export function workerAt(file: string): StartWorker {
  return ({ told, lost }) => {
    const endedJob = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const ended = new Int32Array(endedJob);
    const workerData: WorkerData = { endedJob };
    const worker = new Worker(file, { workerData });
    worker.unref();
    worker.on('message', told);
    worker.on('error', lost);
    worker.on('exit', lost);
    return {
      post: (asked) => worker.postMessage(asked),
      endJob: (job) => Atomics.store(ended, 0, job),
      terminate: async () => {
        await worker.terminate();
      },
    };
  };
}

/** Bundled code lies in `out/main` or one folder below it; from the sources it is the project's last build. */
export function bundleFile(): string {
  const here = import.meta.dirname;
  const places = [here, path.dirname(here), path.join(here, '../../out/main')];
  const found = places.map((folder) => path.join(folder, BUNDLE)).find((file) => existsSync(file));
  return found ?? path.join(here, BUNDLE);
}
