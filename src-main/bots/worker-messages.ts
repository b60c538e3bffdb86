/** What the thinker and its worker tell each other. */
import type { BotDecision, BotRequest } from './types';

/** One decision asked for; the numbers rise. */
export interface Asked {
  readonly job: number;
  readonly request: BotRequest;
}

export type Told =
  /** The worker has loaded and the game of the request is open: its time begins. */
  | { readonly type: 'begun'; readonly job: number }
  /** The best so far. */
  | { readonly type: 'sofar'; readonly job: number; readonly decision: BotDecision }
  | { readonly type: 'decided'; readonly job: number; readonly decision: BotDecision };

/** The worker's data: memory shared with the thinker, the number of the last job that is to end at once. */
export interface WorkerData {
  readonly endedJob: SharedArrayBuffer;
}
