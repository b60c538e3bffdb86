/**
 * The contract of a game's rules: pure functions over plain readonly data. A state holds no class, Map, Date, function
 * or cycle, so that it can be saved, hashed, compared, searched and taken up in the middle of anything. Chance is a seat
 * of its own: rules ask for a roll, a draw or a shuffle and never make one, so that a replay never rolls.
 */
import type { Refusal, Result } from '../../../shared/base';
import type { ClosedOffer, Forecast } from '../../../shared/contract/match';
import type { Actor, AnyAction, Outcome, SeatId, Viewer } from '../../../shared/contract/seats';

export {
  type Actor,
  type AnyAction,
  type Outcome,
  SEAT_IDS,
  type SeatId,
  type Viewer,
} from '../../../shared/contract/seats';

/**
 * What an actor may do: all of it, in an order that never changes, or the kinds where it cannot be listed, with what can
 * be listed beside them.
 */
export type ActionList<Action> =
  | { readonly type: 'listed'; readonly actions: readonly Action[] }
  | {
      readonly type: 'open';
      readonly kinds: readonly string[];
      readonly actions?: readonly Action[];
    };

/** The next state and what happened on the way to it. */
export interface Step<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A source of chance. Draws are whole numbers, so that they are the same on every machine. */
export interface Random {
  /** 0 <= n < `below`, each as likely; `below` is a positive whole number. */
  below(below: number): number;
}

/** A game that Plotroom can play. All functions are pure; `apply` leaves its input as it was. */
export interface GameRules<Setup, State, Action extends AnyAction, View, Event> {
  readonly id: string;
  /** Raised when an old record would play differently. */
  readonly rulesVersion: number;
  /** Two types for two truths: what a person may ask for, and a legal state. Every fault is told, with its place. */
  start(setup: Setup): Result<State, readonly Refusal[]>;
  /** Who plays, in the order of the table. */
  seats(state: State): readonly SeatId[];
  /** Never empty before the outcome, empty after it; one actor except where choices are secret and simultaneous. */
  actors(state: State): readonly Actor[];
  /** Empty for who is not an actor; the referee stands outside. */
  legal(state: State, actor: Actor): ActionList<Action>;
  /** What an actor might look for now and may not do, each with the rule that says so; for a seat that has to decide. */
  closed?(state: State, seat: SeatId): readonly ClosedOffer[];
  /** Dice that the listed actions of a seat lead to, each by the action's place in `legal`; for a person's eyes only. */
  forecasts?(state: State, seat: SeatId): readonly Forecast[];
  /** Input of a person, a file or a bot. The refusal cites the rule. */
  check(state: State, actor: Actor, action: unknown): Result<Action, Refusal>;
  /** A legal action for an actor, drawn from `random`; chance answers its request with it. */
  sample(state: State, actor: Actor, random: Random): Action;
  /** Total over checked actions; a throw means a bug. */
  apply(state: State, actor: Actor, action: Action): Step<State, Event>;
  outcome(state: State): Outcome | null;
  /** What one viewer may know, as another type than the state: hidden things have no field in it. */
  view(state: State, viewer: Viewer): View;
  /** The events as one viewer may know them. */
  eventsFor(events: readonly Event[], viewer: Viewer): readonly Event[];
  /** Finished turns or rounds. */
  turns(state: State): number;
  /** From a seat's view how good its position is, 0 (lost) to 1 (won); for bots. */
  evaluate?(view: View, seat: SeatId): number;
  /**
   * The same of a state that was dealt from a view of the seat's, where making views is dear; for bots. Left out: bots
   * evaluate views.
   */
  judge?(state: State, seat: SeatId): number;
  /**
   * What an action promises at first sight, in chances to win above standing still: bots look into the most promising
   * first. Asked of legal actions in states that were dealt from a view of the seat's. Left out: nothing is known.
   */
  prospect?(state: State, seat: SeatId, action: Action): number;
  /** A whole state that agrees with a view, hidden things drawn from `random`; for bots. */
  determinize?(view: View, seat: SeatId, random: Random): State;
  /**
   * What an actor is taken to do while a bot looks ahead; null where nothing presses, so that the position may be judged
   * as it is. Asked of actors alone.
   */
  habit?(state: State, actor: SeatId, random: Random): Action | null;
  /** Nodes that an action counts in a bot's search, for games whose actions are dear; left out: 1. */
  readonly nodeCost?: number;
  /** What an action of a seat is for. */
  explain?(view: View, seat: SeatId, action: Action): Explained;
}

/** An action in a few words that anybody at the table may read. */
export interface Explained {
  readonly text: string;
  /** How good it is must not be told with it: that would give something hidden away. */
  readonly isSecret: boolean;
}

/** Rules of whichever game: setups, states and views are theirs alone to look into. */
export type AnyRules = GameRules<unknown, unknown, AnyAction, unknown, unknown>;

/** One move of a match as the file keeps it. Chance's answers are records of their own. */
export interface MatchRecord<Action extends AnyAction = AnyAction> {
  readonly seat: Actor;
  readonly action: Action;
  /** What a bot says of its choice; a record with a note is a bot's. */
  readonly note?: string | undefined;
}
