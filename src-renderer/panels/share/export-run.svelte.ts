/** One export under way: how far it is, and the way to end it. Its file is handed over by whoever started it. */
import type { Refusal, Result } from '../../../shared/base';
import { type ExportJob, type JobProgress, type MadeFile, refusalOf } from './export-job';

export class ExportRun {
  readonly job: ExportJob;
  /** Null until the job has told of its first step. */
  progress = $state.raw<JobProgress | null>(null);
  readonly #ending = new AbortController();
  /** `Row 512 of 4096`, or what happens before the first. */
  readonly words: string = $derived.by(() => wordsOf(this.job, this.progress));

  constructor(job: ExportJob) {
    this.job = job;
  }

  get cancelled(): boolean {
    return this.#ending.signal.aborted;
  }

  cancel(): void {
    this.#ending.abort();
  }

  /** The file, why there is none, or null when it was cancelled: then no file is left and nothing need be said. */
  async finish(): Promise<Result<MadeFile, Refusal> | null> {
    const { signal } = this.#ending;
    const tell = (progress: JobProgress): void => {
      if (!signal.aborted) this.progress = progress;
    };
    const made = await this.job
      .make(tell, signal)
      .catch((error: unknown) => ({ ok: false as const, error: refusalOf(error) }));
    return signal.aborted ? null : made;
  }
}

const NAMES = { rows: 'Row', pages: 'Page', sheets: 'Sheet' } as const;

function wordsOf(job: ExportJob, progress: JobProgress | null): string {
  return progress ? `${NAMES[job.counts]} ${progress.done} of ${progress.of}` : 'Getting ready';
}
