/** What the tasks under way are put together of: contexts of effects, hands of a draft, rounds of battles and duels. */
import type { Officer, Token } from '../../content/nova-cry';
import type { SeatId } from '../seats';
import type { CardId } from './actions';

/** Who started an effect and what it answers. */
export interface EffectContext {
  readonly self: SeatId;
  /** The card, ability, chart line or token it comes from. */
  readonly from: string;
  /** The other party of the fight or of the card it answers; null: none. */
  readonly other: SeatId | null;
}

export type DraftStage = 'ships' | 'captains' | 'weapons';
/** By seat what was dealt to it and what it has chosen; null until then. */
export interface DraftHand {
  readonly seat: SeatId;
  readonly dealt: readonly CardId[];
  readonly chosen: CardId | null;
}

/** Where drawn cards go. */
export type DrawTarget =
  | { readonly type: 'draft'; readonly stage: DraftStage; readonly seat: SeatId }
  | { readonly type: 'crew'; readonly officer: Officer; readonly seat: SeatId }
  | { readonly type: 'hand'; readonly seat: SeatId }
  /** Planets to choose from (NC-NAV-01, `survey`). */
  | { readonly type: 'planets'; readonly seat: SeatId; readonly why: 'navigation' | 'survey' }
  | { readonly type: 'aliens'; readonly seat: SeatId; readonly keep: number }
  | { readonly type: 'anomaly'; readonly seat: SeatId };

/** What dice are rolled for. */
export type RollPurpose =
  | { readonly type: 'first-player'; readonly among: readonly SeatId[] }
  | { readonly type: 'discovery' }
  /** Both dice of a round, the attacker's first, or one of them again. */
  | { readonly type: 'battle' | 'duel'; readonly which: 'both' | 'attacker' | 'defender' };

export type BattleStep = 'before-roll' | 'roll' | 'after-roll' | 'damage' | 'token' | 'end';
export interface BattleRound {
  readonly attacker: number;
  readonly defender: number;
  readonly damage: number;
  /** Null until the round is settled. */
  readonly hit: SeatId | null;
  readonly token: Token | null;
}
export type DuelStep = 'before-roll' | 'roll' | 'after-roll' | 'wounds' | 'end';
export interface DuelRound {
  readonly attacker: number;
  readonly defender: number;
  /** Wounds each takes, and whether a line destroys outright. */
  readonly wounds: readonly [number, number];
  readonly destroys: readonly [boolean, boolean];
}
