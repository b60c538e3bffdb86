/** Tasks of movement on the sector table. */
import type { Placement } from '../../content/into-the-unknown';
import type { ManeuverKind } from '../../geometry';
import type { SeatId } from '../seats';
import type { CardRef, FeatureId, UnitId } from './parts';
import type { EffectContext } from './task-parts';

/** Movement on the sector table. */
export type MoveTask =
  | {
      readonly type: 'maneuver';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly kinds: readonly ManeuverKind[];
      /** Must go its full engine power if able (ITU-PKEY-03). */
      readonly full: boolean;
      /** Engine power counts half, rounded up. */
      readonly halved?: boolean;
      /** The warp drive counts no more than this, and nothing is added to it. */
      readonly most?: number | null;
    }
  | { readonly type: 'slide'; readonly seat: SeatId; readonly unit: UnitId; readonly must: boolean }
  /** After a move: features met on the way, each by its keyword, docking, anomalies (ITU-FKEY-03, ITU-FKEY-07, ITU-ANOM-01). */
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly kind: ManeuverKind | 'slide';
      readonly crossed: readonly FeatureId[];
      readonly step: number;
    }
  | {
      readonly type: 'turn';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly notches: number;
    }
  | {
      readonly type: 'launch';
      readonly seat: SeatId;
      readonly by: UnitId;
      readonly class: CardRef;
      readonly slots: readonly ('fore' | 'aft' | 'port' | 'starboard')[];
      readonly notches: number;
      readonly why: 'launch' | 'separate' | 'torpedo' | 'probe' | 'pod';
    }
  /** Who goes along into a launched, separated or evacuating unit (ITU-LAUNCH-06, ITU-SEP-04, ITU-EVAC-03). */
  | {
      readonly type: 'board';
      readonly seat: SeatId;
      readonly from: UnitId;
      readonly into: UnitId;
      readonly why: 'launch' | 'separate' | 'pod';
    }
  | {
      readonly type: 'dock';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly ships: readonly UnitId[];
      readonly asked: UnitId | null;
    }
  /** Those who come aboard find their places (ITU-DOCK-04). */
  | {
      readonly type: 'settle-in';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly who: readonly string[];
    }
  | {
      readonly type: 'place-unit';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly near: { readonly of: string; readonly inches: number } | null;
      readonly touching: FeatureId | null;
      /** What a mission or card says of the place, and whose doing it is: `target` and `self` of `at`. */
      readonly where?: Placement | null;
      readonly context?: EffectContext | null;
      readonly why: string;
    }
  | {
      readonly type: 'expose';
      readonly feature: FeatureId;
      readonly by: UnitId | null;
      readonly step: number;
      /** This seat alone looks at it, and it stays facedown. */
      readonly look?: SeatId;
    }
  /** `steps`: how far from the wake marker, drawn by chance; null: not drawn yet. */
  | { readonly type: 'decloak'; readonly seat: SeatId; readonly unit: UnitId; readonly steps: number | null }
  | { readonly type: 'detonate'; readonly unit: UnitId; readonly left: readonly UnitId[] }
  | {
      readonly type: 'hazard-unit';
      readonly unit: UnitId;
      readonly left: number;
      readonly done: readonly string[];
    };
