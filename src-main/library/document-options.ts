/** What a document of the library is opened with. */
import type { Refusal } from '../../shared/base';
import type { CheckBody } from './body';
import type { Disk } from './disk';

export interface DocumentOptions {
  readonly disk: Disk;
  /** Judges the plan after each edit. */
  readonly checkPlan: CheckBody;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told when tidying up failed; the changes themselves are safe in the journal. */
  readonly onProblem: (problem: Refusal) => void;
  /** The journal is closed and a snapshot written after so many entries or bytes. */
  readonly compactEntries: number;
  readonly compactBytes: number;
}
