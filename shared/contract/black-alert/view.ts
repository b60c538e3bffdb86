/**
 * What one viewer may know of a match: everything on the table, the own hands and bids, and of the rest only how many.
 * Decks and discards are counts; what an effect lets a player look through comes with the task that asks.
 */
import type { LocationId, Ship, Team } from '../../content/black-alert';
import type { Outcome, SeatId, Viewer } from '../seats';
import type { CardId, CharacterId } from './actions';
import type { ActiveModifier, Board, SeatState, Tokens, TurnState } from './parts';
import type { PileName } from './piles';
import type { Bid, Task, TaskOf } from './tasks';

/** Stands for a card that this viewer may not see. */
export const HIDDEN: CardId = '?';

export interface CharacterView {
  readonly seat: SeatId;
  readonly team: Team;
  readonly location: LocationId;
  readonly handSize: number;
  /** Null for who may not see it. */
  readonly hand: readonly CardId[] | null;
  readonly abilityUsed: boolean;
  readonly wounded: boolean;
  readonly detained: boolean;
}

export interface PileView {
  readonly deck: number;
  readonly discards: number;
  /** The discards in their order while an effect lets this viewer look through them, else null (BA-FREE-03). */
  readonly looked: readonly CardId[] | null;
  /** Cards on top that this viewer has looked at; nobody else sees them. */
  readonly top: readonly CardId[];
}

export interface BidView extends Omit<Bid, 'cards'> {
  readonly count: number;
  /** Facedown bids are null but for their own seat; from the reveal on everybody sees them. */
  readonly cards: readonly CardId[] | null;
}

export type ChallengeView = Omit<TaskOf<'challenge'>, 'bids'> & {
  readonly bids: readonly BidView[];
  /** Who is asked for a bid now. */
  readonly bidder: CharacterId | null;
};
/** The task on top as this viewer may know it; `cards` that are looked through are for the one who looks. */
export type TaskView = Exclude<Task, TaskOf<'challenge'>> | ChallengeView;

export interface MissionView {
  readonly id: string;
  readonly done: boolean;
}

export interface BlackAlertView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatState[];
  readonly characters: Readonly<Record<CharacterId, CharacterView>>;
  readonly turn: TurnState;
  readonly holders: Readonly<Record<Team, CharacterId>>;
  readonly piles: Readonly<Record<PileName, PileView>>;
  readonly ready: readonly (CardId | null)[];
  readonly missions: readonly MissionView[];
  readonly infiltrations: readonly CardId[];
  readonly damage: Readonly<Partial<Record<LocationId, CardId>>>;
  readonly damageTaken: Readonly<Record<Ship, number>>;
  readonly pools: Readonly<Record<Ship, Tokens>>;
  readonly supply: { readonly resources: Tokens; readonly corruption: number };
  readonly board: Board;
  readonly modifiers: readonly ActiveModifier[];
  readonly tasks: readonly TaskView[];
  readonly outcome: Outcome | null;
  readonly endings: readonly Outcome[];
  readonly turnsDone: number;
}
