/** Entry of the worker (out/main/thinker.cjs): decides what it is asked, one request after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { decideNow } from './decide';
import type { Asked, Told, WorkerData } from './worker-messages';

const port = parentPort;
if (port === null) throw new Error('The thinker is started as a worker.');
// Given by `startWorker` alone.
const ended = new Int32Array((workerData as WorkerData).endedJob);
const tell = (told: Told): void => port.postMessage(told);

port.on('message', ({ job, request }: Asked) => {
  const decision = decideNow(
    request,
    () => Atomics.load(ended, 0) >= job,
    (sofar) => tell({ type: 'sofar', job, decision: sofar }),
    () => tell({ type: 'begun', job }),
  );
  tell({ type: 'decided', job, decision });
});
