/** What tasks refer to: where an ability stands, and whose doing an effect is. */
import type { RuleId } from '../../base';
import type { SeatId } from '../seats';
import type { CardRef, OfficerId, UnitId } from './parts';

/** Where an ability is printed: the unit that has it, and the card, station, officer or mission part it stands on. */
export interface AbilityRef {
  readonly ability: string;
  readonly unit: UnitId;
  /** `station:helm`, `officer:1:worf`, `equipment:...`, `damage:...`, `team`, `unit`, `overture`, `situation`, `complication`, `feature:f3`, `rule`. */
  readonly from: string;
}

/** Whose doing an effect is, and what it is about. */
export interface EffectContext {
  /** The acting player; null: the table's (missions, hazard units: the trailing player decides). */
  readonly seat: SeatId | null;
  /** The acting unit; null for what no unit does. */
  readonly self: UnitId | null;
  readonly officer: OfficerId | null;
  /** A unit or feature by id. */
  readonly target: string | null;
  readonly from: string;
  readonly rule: RuleId | null;
  /** Of the test or attack under way, for amounts. */
  readonly results: {
    readonly successes: number;
    readonly breakthroughs: number;
    readonly margin: number;
    readonly damage: number;
    /** How often each die effect has been resolved, by its place among the test's `spends`. */
    readonly spent: readonly number[];
  } | null;
  /** The damage card that acts. */
  readonly card: CardRef | null;
  /** By a priority order. */
  readonly byPriority: boolean;
}

/**
 * `dice`: which dice are rolled may still change (Augmented, an officer who assists, one skill of two); `roll`: chance is
 * asked; `effects`: what the outcome and the die effects do; `after`: what keywords do once all is done.
 */
export type TestStep = 'dice' | 'roll' | 'reroll' | 'outcome' | 'post' | 'effects' | 'after';
