/** What the command, the desk and bots need of a game, whichever it is. */
import type { Refusal, Result } from '../../shared/base';
import type { SeatId } from '../../shared/contract/seats';
import type { MatchGame } from '../../shared/documents';
import type { AnyRules } from './engine';

/** A game over certain packs and readings, both fixed for a whole match. */
export interface OpenGame {
  readonly id: MatchGame;
  readonly title: string;
  readonly rules: AnyRules;
  /**
   * The set-up that a person asks for, from outside data, for so many seats; what is left out is the game's own choice,
   * `{}` is its standard set-up. What is asked to be drawn for it is drawn by the seed of the match. Faults of form only:
   * what the rules make of it, `rules.start` says.
   */
  readonly setupFor: (request: unknown, seats: number, seed?: string) => Result<unknown, readonly Refusal[]>;
  /** Who is played at each place of the table. */
  readonly seatNames: (setup: unknown) => readonly string[];
  /** What a sound set-up should still be warned of. */
  readonly advice: (setup: unknown) => readonly Refusal[];
  /** The turn that a state is in; null before the first one. */
  readonly turnOf: (state: unknown) => GameTurn | null;
  /** Kinds of chance's answers without an outcome of their own: nobody has to enter them. */
  readonly plainChance: readonly string[];
}

export interface GameTurn {
  /** 1 and up; another number is another turn. */
  readonly number: number;
  readonly seat: SeatId;
  /** Whose it is, such as `Burnham`. */
  readonly label: string;
  /** The round that it belongs to, from 1; absent where the game counts turns only. */
  readonly round?: number;
}
