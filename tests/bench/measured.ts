/** What `npm run measure:bots` plays, whichever the game. */
import type { MatchGame } from '../../shared/documents';

export interface Measured {
  readonly game: MatchGame;
  /** What a line of the measurement begins with. */
  readonly name: string;
  /** The ends that are told with their shares, each in words. */
  readonly ends: Readonly<Record<string, string>>;
  /** One game to its end, by its number; the same game ends the same again. `nodes` bounds each decision. */
  readonly play: (game: number, nodes: number) => BotGameEnd;
}

export interface BotGameEnd {
  /** A key of `ends`, or `unfinished`. */
  readonly end: string;
  /** The rule that ended it; null for none. */
  readonly rule: string | null;
  /** Turns, or rounds where the game counts them. */
  readonly length: number;
  /** What took part in the game, and whether it won: ships, captains. */
  readonly shares: readonly Took[];
}

export interface Took {
  readonly kind: string;
  readonly id: string;
  readonly won: boolean;
}
