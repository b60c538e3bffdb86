/** The worker's entry: one pack, then jobs one after another. It ends with the session that opened it. */
import type { ContentPack } from '../../../../shared/content';
import { runJob } from './region-jobs';
import type { FromWorker, ToWorker } from './worker-messages';

let pack: ContentPack | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    pack = data.pack;
    return;
  }
  if (pack === null) throw new Error('A job came before the pack');
  const started = performance.now();
  const answer = runJob(pack, data.job);
  const done: FromWorker = { id: data.id, answer, tookMs: performance.now() - started };
  postMessage(done);
});
