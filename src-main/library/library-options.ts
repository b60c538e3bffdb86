/** What a library is opened with, and what it takes where nothing is said. */
import type { Refusal } from '../../shared/base';
import { type CheckBody, readBody } from './body';
import { type Disk, nodeDisk } from './disk';
import type { Summarize } from './shelf';
import type { DocumentOptions } from './document-options';

export interface LibraryOptions {
  readonly dataFolder: string;
  readonly summarize: Summarize;
  /** Judges plans after edits; the schema alone when left out. */
  readonly checkPlan?: CheckBody;
  readonly disk?: Disk;
  readonly now?: () => number;
  readonly onProblem?: (problem: Refusal) => void;
  readonly compactEntries?: number;
  readonly compactBytes?: number;
}

const COMPACT_ENTRIES = 500;
const COMPACT_BYTES = 2 * 1024 * 1024;

/** What each document of the library is opened with. */
export function documentOptionsOf(options: LibraryOptions): DocumentOptions {
  return {
    disk: options.disk ?? nodeDisk,
    checkPlan: options.checkPlan ?? readBody,
    now: options.now ?? Date.now,
    onProblem: options.onProblem ?? (() => undefined),
    compactEntries: options.compactEntries ?? COMPACT_ENTRIES,
    compactBytes: options.compactBytes ?? COMPACT_BYTES,
  };
}
