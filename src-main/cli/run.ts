/** What a run of the command line gives its commands. */
import type { Refusal, Result } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import type { Answer } from './answer';
import type { RunLine } from './batch-command';
import type { CommandIo } from './command-io';
import type { Games } from './games';

/** One run of the command line. */
export interface Run {
  readonly io: CommandIo;
  readonly content: (packs: readonly string[]) => Promise<Result<ContentPack, Refusal>>;
  /** Games and matches with those packs. */
  readonly games: (packs: readonly string[]) => Games;
  /** Runs a line of a batch; null inside one. */
  readonly runLine: ((packs: readonly string[]) => RunLine) | null;
  /** Takes the answer; null when it has been written already. */
  readonly answer: (answer: Answer | null) => void;
}

export interface GlobalOptions {
  readonly pack: readonly string[];
}
