/** What page and worker say to each other. */
import type { ContentPack } from '../../../../shared/content';
import type { RegionAnswer, RegionJob } from './region-jobs';

export type ToWorker =
  | { readonly type: 'open'; readonly pack: ContentPack }
  | { readonly type: 'job'; readonly id: number; readonly job: RegionJob };

export interface FromWorker {
  readonly id: number;
  readonly answer: RegionAnswer;
  /** Milliseconds that the job took. */
  readonly tookMs: number;
}

/** The page's end of a worker. */
export interface WorkerPort {
  post(message: ToWorker): void;
  close(): void;
}
