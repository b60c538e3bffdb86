/** What is asked of a bot and what it answers; the desk, the command and measurements know bots by these alone. */
import type { PackLayer } from '../../shared/content';
import type { MatchGame } from '../../shared/documents';
import type { AnyAction, SeatId } from '../rules/engine';
import type { BotName } from './bot-names';

/** How long a bot may search: a number of nodes gives the same answer on every machine, a time does not. */
export type Budget =
  { readonly type: 'nodes'; readonly nodes: number } | { readonly type: 'time'; readonly ms: number };

/** One decision: what the seat may know, and nothing else. Plain data, so that it can cross to a worker. */
export interface BotRequest {
  readonly bot: BotName;
  readonly game: MatchGame;
  readonly layers: readonly PackLayer[];
  readonly readings: Readonly<Record<string, string>>;
  readonly seat: SeatId;
  /** `rules.view(state, seat)`. */
  readonly view: unknown;
  /** What the seat may do, in its pinned order; never empty. Actions refused before in this decision are left out. */
  readonly legal: readonly AnyAction[];
  /** Seeds the bot's own stream of chance for this decision, apart from that of dice and draws. */
  readonly seed: string;
  readonly budget: Budget;
}

export interface BotDecision {
  /** One of `legal`. */
  readonly action: AnyAction;
  /** One line for the log: what made it choose so, told without anything that its rivals may not know. */
  readonly reason: string;
  readonly nodes: number;
  /** True when the search was ended from outside and the best so far, or the first legal action, was taken. */
  readonly cutShort: boolean;
}

/** Searches in a worker, one decision at a time for each asker. */
export interface Thinker {
  /**
   * Always answers with a legal action. At a budget of time plus ten per cent, counted from when the game is open in the
   * worker, and when `signal` is aborted, it is the best so far; where the worker fails or hangs, that or the first legal one.
   */
  decide(request: BotRequest, signal: AbortSignal): Promise<BotDecision>;
  /** Ends the worker. */
  destroy(): Promise<void>;
}
