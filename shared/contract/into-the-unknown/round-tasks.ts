/** Tasks of rounds, phases and orders. */
import type { RuleId } from '../../base';
import type { DirectiveCategory, Effect, Side, Station, Timing } from '../../content/into-the-unknown';
import type { SeatId } from '../seats';
import type { OfficerId, UnitId } from './parts';
import type { AbilityRef, EffectContext } from './task-parts';

/** Rounds, phases, orders. */
export type RoundTask =
  /** The round goes on with what comes next; carried out at once. */
  | { readonly type: 'round'; readonly step: number }
  | { readonly type: 'priority-order'; readonly seat: SeatId }
  | { readonly type: 'standby-order'; readonly seat: SeatId; readonly part: 'units' | 'projectiles' }
  | {
      readonly type: 'hazard';
      readonly step: 1 | 2 | 3;
      readonly seat: SeatId;
      readonly left: readonly string[];
    }
  | {
      readonly type: 'ready';
      readonly seat: SeatId;
      readonly step: 1 | 2 | 3 | 4;
      /** Relocations still free, Ready abilities still open. */
      readonly left: number;
      readonly open: readonly AbilityRef[];
    }
  | { readonly type: 'end-round'; readonly step: number }
  /** Torpedoes and probes over the limit, the player's choice (ITU-PROJ-15); a fourth shuttle (ITU-AUX-04). */
  | { readonly type: 'surplus'; readonly seat: SeatId; readonly of: 'projectiles' | 'shuttles' }
  /** Carries an ability out step by step: cost, acts before, test or effects, what follows. */
  | {
      readonly type: 'ability';
      readonly ref: AbilityRef;
      readonly officer: OfficerId | null;
      readonly station: Station | null;
      readonly target: string | null;
      readonly byPriority: boolean;
      /** Whether who leads was ready when it began: committed for it, not before (ITU-OKEY-02). */
      readonly leaderWasReady?: boolean;
      /** The order it is carried out by; null: a use, or what happens by itself. */
      readonly order: 'priority' | 'standby' | null;
      readonly step: 'start' | 'test' | 'effects' | 'after';
    }
  /** Somebody may answer what has just happened; asked only who holds an answer (timing). */
  | {
      readonly type: 'react';
      readonly seat: SeatId;
      readonly timing: Timing;
      /** What may be used, once it has been looked up (`isKnown`). */
      readonly open: readonly AbilityRef[];
      readonly isKnown: boolean;
      readonly about: UnitId | null;
      readonly target: string | null;
    }
  /** A directive that may, not must, be turned or scored (ITU-DIRECT-02); moot once it shows its other side. */
  | {
      readonly type: 'directive';
      readonly seat: SeatId;
      readonly category: DirectiveCategory;
      readonly side: Side;
      readonly trigger: number;
      /** The unit or feature it is about, and the unit that did it. */
      readonly about: string | null;
      readonly self: UnitId | null;
    }
  | { readonly type: 'effects'; readonly effects: readonly Effect[]; readonly context: EffectContext }
  /** A verb that needs choices first, with those already made. */
  | {
      readonly type: 'verb';
      readonly effect: Effect;
      readonly context: EffectContext;
      readonly picks: readonly string[];
      readonly done: number;
    }
  /** Dice that no test is made with: priority, a mission's roll. */
  | {
      readonly type: 'roll';
      readonly dice: readonly string[];
      readonly why: RuleId;
      readonly for: string;
      readonly context: EffectContext | null;
    }
  | { readonly type: 'coin'; readonly why: RuleId }
  /** What the vocabulary cannot say: the players carry it out and say so. */
  | { readonly type: 'note'; readonly seat: SeatId; readonly text: string; readonly from: string };
