/**
 * What one viewer may know of a match: everything on the table, the own hand and secret choices, and of the rest only how
 * many. Decks are counts; what an effect lets a player look through comes with the task that asks.
 */
import type { Token } from '../../content/nova-cry';
import type { Outcome, SeatId, Viewer } from '../seats';
import type { CardId } from './actions';
import type { ActiveModifier, PileName, SeatState, SetupWish, SkillLevel, TurnState } from './parts';
import type { Task, TaskOf } from './tasks';

/** Stands for a card that this viewer may not see. */
export const UNSEEN: CardId = '?';

/** A seat as this viewer may know it, with what its cards come to now, so that no table reckons it again. */
export interface SeatView extends SeatState {
  readonly handSize: number;
  /** Null for who may not see it. */
  readonly hand: readonly CardId[] | null;
  /** Victory points on and off the track (NC-SCORE-02). */
  readonly score: number;
  /** Symbols and hull as they count now; zeros before the draft. */
  readonly warp: number;
  readonly weapons: number;
  readonly hull: number;
  /** Hull and damage: what it can still take. */
  readonly hullLeft: number;
  /** Skills of the officers as they count now, in the order of SKILLS. */
  readonly skills: readonly SkillLevel[];
  /** Numbers of the ship's and captain's abilities as they count now, in the order of the cards. */
  readonly shipAbilities: readonly number[];
  readonly captainAbilities: readonly number[];
  /** Intel to declare a ship battle and a duel, and to buy an alien. */
  readonly prices: { readonly battle: number; readonly duel: number; readonly alien: number };
  /** Front-row tokens that lie quiet; one more activates (NC-ALERT-03). */
  readonly quiet: number;
  /** Wounds that destroy the captain (NC-DUEL-09). */
  readonly woundsBorne: number;
}

export interface PileView {
  readonly deck: number;
  readonly discards: number;
  /** Discards lie open, the last on top (house: as on the table). */
  readonly top: CardId | null;
}

/** The task as this viewer may know it: secret choices of others are `?` or null, with `chosen` telling who has. */
export type DraftView = Omit<TaskOf<'draft'>, 'hands'> & {
  readonly hands: readonly {
    readonly seat: SeatId;
    /** Null for who may not see it. */
    readonly dealt: readonly CardId[] | null;
    readonly count: number;
    readonly chosen: CardId | null;
    readonly hasChosen: boolean;
  }[];
};
export type ChancellorshipView = Omit<TaskOf<'chancellorship'>, 'bids'> & {
  readonly bids: readonly {
    readonly seat: SeatId;
    readonly intel: number | null;
    readonly hasBid: boolean;
  }[];
};
export type TaskView =
  Exclude<Task, TaskOf<'draft'> | TaskOf<'chancellorship'>> | DraftView | ChancellorshipView;

/** The bids of the last Chancellorship, open since they were revealed. */
export interface LastBids {
  readonly bids: readonly { readonly seat: SeatId; readonly intel: number }[];
  readonly winner: SeatId | null;
  readonly rule: string;
}

export interface NovaCryView {
  readonly viewer: Viewer;
  readonly wish: SetupWish;
  /** In turn order of the table; the first player is `first`. */
  readonly seats: readonly SeatView[];
  readonly first: SeatId | null;
  readonly turn: TurnState | null;
  readonly chancellor: SeatId | null;
  readonly piles: Readonly<Record<PileName, PileView>>;
  /** What lies in the bag: everybody can reckon it from what lies open. */
  readonly bag: Readonly<Record<Token, number>>;
  readonly modifiers: readonly ActiveModifier[];
  readonly tasks: readonly TaskView[];
  readonly lastBids: LastBids | null;
  readonly outcome: Outcome | null;
  readonly turnsDone: number;
}
