/**
 * An open match as the renderer sees it: only what the seat that looks may know. Behind the curtain that is what everybody
 * may know. Chance, bots and rules stay with main; the renderer proposes one of the actions on offer.
 */
import type { Refusal } from '../base';
import { type Chance, CHANCES, UNDO_POLICIES, type UndoPolicy } from '../documents/match';
import type { BlackAlertAction, BlackAlertEvent, BlackAlertView } from './black-alert';
import type {
  AttackForecast,
  IntoTheUnknownAction,
  IntoTheUnknownEvent,
  IntoTheUnknownView,
  PoolForecast,
} from './into-the-unknown';
import type { NovaCryAction, NovaCryEvent, NovaCryView } from './nova-cry';
import type { Actor, AnyAction, Outcome, SeatId } from './seats';

/** Whether bots rest between their moves, so that a person can follow them. */
export type Pace = 'readable' | 'none';

export { type Chance, CHANCES, UNDO_POLICIES, type UndoPolicy };

/** Who plays a seat: a person, or the bot of that name. */
export const PLAYERS = ['person', 'random', 'steady'] as const;
export type Player = (typeof PLAYERS)[number];

export interface MatchSeat {
  readonly seat: SeatId;
  readonly player: Player;
  /** Who is played there, such as `Michael Burnham`. */
  readonly name: string;
}

/** Whose eyes the table is shown through. With one person at the table it is always theirs and no curtain falls. */
export type Looking =
  | { readonly type: 'seat'; readonly seat: SeatId }
  /** Nobody's: `next` has to say that they are ready. */
  | { readonly type: 'curtain'; readonly next: SeatId }
  /** No person plays, or the match is over: what everybody may know. */
  | { readonly type: 'spectator' };

export type Waiting =
  | { readonly type: 'person'; readonly seat: SeatId }
  /** Thinks since so many milliseconds since 1970; `document.hurry` ends it. */
  | { readonly type: 'bot'; readonly seat: SeatId; readonly since: number }
  /** A person names what the real cards showed: the task on top of the view says which. */
  | { readonly type: 'chance' }
  /** The table looks at an earlier position: nobody moves until it goes back, or plays on from here. */
  | { readonly type: 'past' }
  | { readonly type: 'over' };

/** What the looking seat may do, and what it may not, each with the rule that says so. */
export interface Offers<Action extends AnyAction> {
  readonly seat: SeatId;
  readonly actions: readonly Action[];
  /** Types of actions that cannot be listed, such as a manoeuvre; left out: none. */
  readonly open?: readonly string[];
  readonly closed: readonly ClosedOffer[];
  /** Dice that actions lead to; left out: to none that could be counted beforehand. */
  readonly forecasts?: readonly Forecast[];
}
/** What an action on offer leads to as the rules would count it out now, in each way that its outcome still hangs on. */
export interface Forecast {
  /** Its place in `actions`. */
  readonly offer: number;
  readonly ways: readonly ForecastWay[];
  /** The attack that it makes; null: none that could be counted. */
  readonly attack: AttackForecast | null;
  /** What it lets the player choose among next, where that rolls. */
  readonly opens: readonly OpenedOffer[];
}
/** A roll before it is made: exact odds are told from it. */
export interface ForecastWay extends PoolForecast {
  /** What is taken for granted, by name, such as the numbers shown; empty: nothing. */
  readonly given: Readonly<Record<string, number>>;
  /** Who adds dice to it by choice, by id; empty: nobody. */
  readonly helpers: readonly string[];
  /** Who rolls. */
  readonly seat: SeatId;
  /** Such as `Ops + Mechanics`. */
  readonly name: string;
  /** Success results that it takes. */
  readonly needed: number;
}
/** An action that will be on offer after another one, told by the game as such an action of its own. */
export interface OpenedOffer {
  readonly action: AnyAction;
  readonly attack: AttackForecast | null;
}
/** Something a player might look for now, and why it cannot be done. */
export interface ClosedOffer {
  /** The action's type, or a finer name of the game's own, such as `use-enhanced`. */
  readonly what: string;
  readonly refusal: Refusal;
}

/** A turn in the time bar: the position before its first record. */
export interface TurnMark {
  readonly position: number;
  readonly seat: SeatId;
  /** What the game says of it, such as `Burnham`. */
  readonly label: string;
  /** The round that it belongs to, from 1; absent where the game counts turns only. */
  readonly round?: number;
}

/** A line of play that was left after `at` records; it can be taken up again. */
export interface BranchEntry {
  readonly id: string;
  readonly at: number;
  readonly length: number;
  readonly title: string;
}

/** Every game's events. */
export type MatchEvent = BlackAlertEvent | NovaCryEvent | IntoTheUnknownEvent;

/** One record with what came of it, as the looking seat may know it. */
export interface LogEntry<Event = MatchEvent> {
  /** The record's number, from 1: the position after it. */
  readonly position: number;
  readonly actor: Actor;
  readonly events: readonly Event[];
  /** Why a bot chose so. */
  readonly reason: string | null;
}

export interface MatchStateOf<Game extends string, View, Action extends AnyAction> {
  readonly kind: 'match';
  readonly id: string;
  readonly game: Game;
  readonly title: string;
  /** Counts every committed change, undo included. */
  readonly revision: number;
  /** Milliseconds since 1970 of the last flush to disk. */
  readonly savedAt: number;
  /** Records applied and in all. */
  readonly position: number;
  readonly length: number;
  readonly seats: readonly MatchSeat[];
  readonly readings: Readonly<Record<string, string>>;
  readonly looking: Looking;
  /** As `looking` may know it. */
  readonly view: View;
  /** Null when the looking seat has nothing to decide. */
  readonly offers: Offers<Action> | null;
  readonly waiting: Waiting;
  readonly outcome: Outcome | null;
  readonly turns: readonly TurnMark[];
  readonly branches: readonly BranchEntry[];
  readonly undo: { readonly policy: UndoPolicy; readonly refusal: Refusal | null };
  readonly redo: { readonly refusal: Refusal | null };
  /** `entered`: a person names what real cards showed. */
  readonly chance: Chance;
  /** Null until the match is over or somebody asked for it: whoever knows it can foretell the draws. */
  readonly seed: string | null;
  /** What has to be known of this match, such as that it goes on under newer rules. */
  readonly notice: Refusal | null;
}

export type NovaCryMatchState = MatchStateOf<'nova-cry', NovaCryView, NovaCryAction>;
export type BlackAlertMatchState = MatchStateOf<'black-alert', BlackAlertView, BlackAlertAction>;
export type IntoTheUnknownMatchState = MatchStateOf<
  'into-the-unknown',
  IntoTheUnknownView,
  IntoTheUnknownAction
>;
/** Every game's match. */
export type MatchState = BlackAlertMatchState | NovaCryMatchState | IntoTheUnknownMatchState;

/** A bot's advice to a person: one of the actions on offer. */
export interface Hint {
  readonly action: AnyAction;
  readonly reason: string;
}
