/** A file that a table can make: what it is called, how it is made, and what came of it. Knows no game and no host. */
import type { Refusal, Result } from '../../../shared/base';

export interface MadeFile {
  readonly name: string;
  readonly content: Blob;
  /** What a person should know of the file, such as letters it could not draw; one sentence each. */
  readonly notes: readonly string[];
}

/** How far a job is; `of` stays the same while it runs. */
export interface JobProgress {
  readonly done: number;
  readonly of: number;
}

export interface ExportJob {
  readonly fileName: string;
  /** What `JobProgress` counts. */
  readonly counts: 'rows' | 'pages' | 'sheets';
  /** Makes the file. Once `signal` is aborted its answer no longer counts; it never rejects for want of memory or room. */
  readonly make: (
    tell: (progress: JobProgress) => void,
    signal: AbortSignal,
  ) => Promise<Result<MadeFile, Refusal>>;
}

/** What was thrown, as a refusal: a picture that cannot be drawn, a worker that would not start. */
export function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  return { code: 'export-failed', message };
}
