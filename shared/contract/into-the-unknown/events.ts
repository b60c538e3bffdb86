/** What happened, for log, sound and animation; the picture can always be made from the state alone. */
import type { RuleId } from '../../base';
import type {
  DirectiveCategory,
  End,
  Phase,
  Side,
  Station,
  UnitCondition,
} from '../../content/into-the-unknown';
import type { Pose } from '../../geometry';
import type { SeatId } from '../seats';
import type { RefereeAction } from './actions';
import type { CardRef, FeatureId, Location, OfficerId, RolledDie, TestLine, UnitId } from './parts';

export type IntoTheUnknownEvent =
  | {
      readonly type: 'mission';
      readonly overture: CardRef;
      readonly situation: CardRef | null;
      readonly story: CardRef | null;
    }
  | {
      readonly type: 'dealt';
      readonly seat: SeatId;
      readonly count: number;
      readonly cards: readonly CardRef[] | null;
      readonly of: string;
    }
  | {
      readonly type: 'priority';
      readonly seat: SeatId;
      readonly rolls: readonly { readonly seat: SeatId; readonly successes: number }[];
    }
  | { readonly type: 'fleet'; readonly seat: SeatId; readonly ships: readonly CardRef[] }
  | { readonly type: 'bought'; readonly seat: SeatId; readonly card: CardRef; readonly points: number }
  | {
      readonly type: 'posted';
      readonly officer: OfficerId;
      readonly unit: UnitId;
      readonly station: Station | null;
    }
  | { readonly type: 'commodore'; readonly officer: OfficerId }
  | {
      readonly type: 'deployed';
      readonly unit: UnitId;
      readonly pose: Pose | null;
      readonly system: string | null;
    }
  | { readonly type: 'placed'; readonly feature: FeatureId; readonly seat: SeatId | null }
  | { readonly type: 'feature-removed'; readonly feature: FeatureId; readonly name: string }
  | { readonly type: 'feature-moved'; readonly feature: FeatureId }
  | { readonly type: 'round'; readonly number: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'passed'; readonly seat: SeatId }
  | {
      readonly type: 'ordered';
      readonly seat: SeatId | null;
      readonly unit: UnitId;
      readonly ability: string;
      readonly name: string;
      readonly station: Station | null;
      readonly officer: OfficerId | null;
      readonly reserve: number;
      readonly target: string | null;
      readonly rule: RuleId;
    }
  | { readonly type: 'used'; readonly unit: UnitId; readonly ability: string; readonly name: string }
  | { readonly type: 'alert'; readonly unit: UnitId; readonly from: string; readonly to: string }
  | {
      readonly type: 'moved';
      readonly unit: UnitId;
      readonly kind: string;
      readonly from: Pose;
      readonly to: Pose;
      readonly system: string | null;
    }
  | { readonly type: 'launched'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'docked'; readonly unit: UnitId; readonly with: UnitId }
  | { readonly type: 'crossed'; readonly unit: UnitId; readonly feature: FeatureId; readonly keyword: string }
  | { readonly type: 'exposed'; readonly feature: FeatureId; readonly number: number; readonly name: string }
  /** `number` null for who may not know it. */
  | {
      readonly type: 'looked';
      readonly seat: SeatId;
      readonly feature: FeatureId;
      readonly number: number | null;
    }
  | {
      readonly type: 'rolled';
      readonly dice: readonly RolledDie[];
      readonly why: string;
      readonly lines: readonly TestLine[];
    }
  | { readonly type: 'rerolled'; readonly by: string; readonly count: number }
  | {
      readonly type: 'tested';
      readonly unit: UnitId | null;
      readonly name: string;
      readonly successes: number;
      readonly difficulty: number;
      readonly success: boolean;
    }
  | { readonly type: 'spent'; readonly result: string; readonly count: number; readonly on: string }
  | {
      readonly type: 'attacked';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: string;
      readonly end: End | null;
      readonly act: 'hostile' | 'aggressive' | null;
    }
  | {
      readonly type: 'hit';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly successes: number;
      readonly evasion: number;
      readonly damage: number;
      readonly hit: boolean;
    }
  | { readonly type: 'shields'; readonly unit: UnitId; readonly end: End | null; readonly cancelled: number }
  | {
      readonly type: 'damaged';
      readonly unit: UnitId;
      readonly kind: 'hull' | 'health';
      readonly count: number;
      readonly now: number;
    }
  | {
      readonly type: 'damage-card';
      readonly unit: UnitId;
      readonly card: CardRef;
      readonly station: Station | null;
      readonly end: End;
    }
  | {
      readonly type: 'repaired';
      readonly unit: UnitId;
      readonly count: number;
      readonly card: CardRef | null;
    }
  | { readonly type: 'disabled' | 'destroyed' | 'removed'; readonly unit: UnitId; readonly by: SeatId | null }
  | {
      readonly type: 'hurt' | 'healed';
      readonly officer: OfficerId;
      readonly count: number;
      readonly now: number;
    }
  | {
      readonly type: 'incapacitated' | 'lost' | 'captured' | 'freed' | 'readied' | 'committed';
      readonly officer: OfficerId;
    }
  | {
      readonly type: 'relocated';
      readonly who: string;
      readonly to: Location;
      readonly station: Station | null;
    }
  | { readonly type: 'team'; readonly unit: UnitId; readonly ship: UnitId }
  | { readonly type: 'disbanded'; readonly unit: UnitId; readonly ship: UnitId }
  | { readonly type: 'inspired' | 'coerced'; readonly unit: UnitId; readonly crew: number | null }
  | {
      readonly type: 'tokens';
      readonly unit: UnitId;
      readonly token: 'peril' | 'advantage';
      readonly by: number;
      readonly now: number;
      readonly rule: RuleId | null;
    }
  | { readonly type: 'reserve'; readonly unit: UnitId; readonly by: number; readonly now: number }
  | {
      readonly type: 'condition';
      readonly unit: UnitId;
      readonly condition: UnitCondition;
      readonly on: boolean;
    }
  | { readonly type: 'lock'; readonly unit: UnitId; readonly seat: SeatId; readonly on: boolean }
  | { readonly type: 'control'; readonly feature: FeatureId; readonly seat: SeatId; readonly by: number }
  | {
      readonly type: 'scored';
      readonly seat: SeatId;
      readonly points: number;
      readonly vp: number;
      readonly nvp: number;
      readonly from: string;
      readonly rule: RuleId | null;
    }
  | { readonly type: 'banked'; readonly on: string; readonly seat: SeatId; readonly points: number }
  | { readonly type: 'influence'; readonly from: number; readonly to: number }
  | {
      readonly type: 'directive';
      readonly seat: SeatId;
      readonly category: DirectiveCategory;
      readonly side: Side;
    }
  | {
      readonly type: 'act';
      readonly act: 'hostile' | 'aggressive';
      readonly unit: UnitId;
      readonly against: SeatId | null;
    }
  | {
      readonly type: 'hailed';
      readonly seat: SeatId;
      readonly hail: string;
      readonly unit: UnitId;
      readonly receiver: UnitId;
    }
  /** `token` null until all are shown. */
  | {
      readonly type: 'trust';
      readonly tokens: readonly { readonly seat: SeatId; readonly token: number }[];
      readonly refused: readonly SeatId[];
      readonly persuasive: SeatId | null;
    }
  | { readonly type: 'refreshed' }
  | { readonly type: 'complication'; readonly card: CardRef; readonly seat: SeatId | null }
  | { readonly type: 'hazard-acts'; readonly unit: UnitId; readonly ability: string; readonly name: string }
  | { readonly type: 'note'; readonly text: string; readonly from: string }
  | { readonly type: 'refereed'; readonly what: string; readonly action: RefereeAction }
  | { readonly type: 'ended'; readonly rule: RuleId };
export type EventOf<Type extends IntoTheUnknownEvent['type']> = Extract<
  IntoTheUnknownEvent,
  { readonly type: Type }
>;
