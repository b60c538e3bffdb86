/** The worker's entry: one question after another, each answered with its number. */
import { answerOdds } from './odds-answer';
import type { FromOddsWorker, ToOddsWorker } from './open-odds-worker';

addEventListener('message', ({ data }: MessageEvent<ToOddsWorker>) => {
  const done: FromOddsWorker = { id: data.id, answer: answerOdds(data.job) };
  postMessage(done);
});
