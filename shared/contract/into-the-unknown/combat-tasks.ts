/** Tasks of tests, attacks and damage. */
import type { RuleId } from '../../base';
import type { End, RerollStat, Skill, TestStat, TestWork } from '../../content/into-the-unknown';
import type { SeatId } from '../seats';
import type { CardRef, FeatureId, OfficerId, RolledDie, TestLine, UnitId } from './parts';
import type { EffectContext, TestStep } from './task-parts';

/** What a unit does to space units near it when this damage destroys it (Warp Core Breach). */
export interface Bursts {
  readonly inches: number;
  readonly count: number;
}

/** Tests, attacks, damage. */
export type CombatTask =
  | {
      readonly type: 'test';
      readonly work: TestWork;
      readonly context: EffectContext;
      /** Who tests: rolls and decides. */
      readonly seat: SeatId;
      readonly stat: TestStat;
      readonly skill: Skill | null;
      readonly difficulty: number;
      readonly dice: readonly RolledDie[];
      readonly step: TestStep;
      /** Dice that each source may still roll again, by its name; a source used up is 0. */
      readonly rerolls: Readonly<Record<string, number>>;
      readonly changes: Readonly<Record<string, number>>;
      readonly spent: readonly number[];
      readonly lines: readonly TestLine[];
      /** Null until it is determined. */
      readonly success: boolean | null;
      /** What the dice showed when it was. */
      readonly results: EffectContext['results'];
      readonly repair: boolean;
      /** Objective, if it is one: directives look at it. */
      readonly objective: FeatureId | null;
      readonly reroll: RerollStat | null;
      /** A hail's test: results count for it. */
      readonly hail: boolean;
      readonly transport: boolean;
    }
  /** Attacks of one action, until the player is done (FIRE WEAPONS, ASSAULT). */
  | {
      readonly type: 'attacks';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly officer: OfficerId | null;
      readonly skill: 'ordnance' | 'skirmish';
      /** Mounts that have fired in this action, as `weapon/mount`. */
      readonly fired: readonly string[];
      readonly made: number;
      /** Shields taken by Pierce until the end of the action, by `unit/end`. */
      readonly pierced: Readonly<Record<string, number>>;
      readonly power: number;
      readonly only: UnitId | null;
      readonly must: boolean;
    }
  | {
      readonly type: 'attack';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: string;
      readonly end: End | null;
      readonly evasion: number;
      readonly dice: readonly RolledDie[];
      readonly officer: OfficerId | null;
      readonly mount: number;
      /** `end`: the defender chooses the end that is hit, where the attack comes along the line. */
      readonly step: 'declared' | 'end' | 'roll' | 'reroll' | 'outcome' | 'damage' | 'post' | 'after';
      readonly rerolls: Readonly<Record<string, number>>;
      readonly spent: readonly number[];
      readonly pierced: number;
      readonly lines: readonly TestLine[];
      readonly hit: boolean | null;
      readonly damage: number;
      readonly hullLost: number;
      readonly keywords: readonly string[];
      readonly act: 'hostile' | 'aggressive' | null;
    }
  /** Damage to a unit, shields and tracks first to last. */
  | {
      readonly type: 'damage';
      readonly unit: UnitId;
      readonly kind: 'hull' | 'health';
      readonly count: number;
      readonly end: End | null;
      readonly breach: number;
      readonly by: SeatId | null;
      readonly source: UnitId | null;
      readonly shields: boolean;
      /** `end`: it comes exactly between the ends, and the unit's player says which is hit. */
      readonly step: 'end' | 'shields' | 'needs' | 'apply';
      readonly bursts?: Bursts | undefined;
    }
  /** A damage card is drawn, then assigned (Damage card icon). */
  | {
      readonly type: 'damage-card';
      readonly unit: UnitId;
      /** The end that was hit; null: none in particular. */
      readonly end: End | null;
      readonly card: CardRef | null;
      readonly by: SeatId | null;
    }
  /** An officer stands in for others, or who of several is hurt (ITU-TEAM-38, ITU-RAID). */
  | {
      readonly type: 'hurt-whom';
      readonly seat: SeatId;
      readonly among: readonly OfficerId[];
      readonly unit: UnitId;
      readonly count: number;
      readonly may: boolean;
      /** Whose doing it is, and the unit that does it; left out: nobody's. */
      readonly by?: SeatId | null;
      readonly source?: UnitId | null;
      readonly rule: RuleId;
    }
  /** An action that a Qapla' officer led is over: where it has scored, up to 1 VP may be banked (ITU-OKEY-10). */
  | {
      readonly type: 'qapla';
      readonly seat: SeatId;
      readonly officer: OfficerId;
      /** VP that the player had before the action. */
      readonly vp: number;
    }
  | {
      readonly type: 'destroy';
      readonly unit: UnitId;
      readonly by: SeatId | null;
      readonly source: UnitId | null;
      readonly bursts?: Bursts | undefined;
      /** Directives have heard of it and answered, while it still stands there. */
      readonly isTold?: boolean | undefined;
    };
