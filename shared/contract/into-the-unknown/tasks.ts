/**
 * What is under way in a match: a stack, the last on top; the top one decides, the others wait for it. A task carries all
 * that it needs, so that a match can be saved in the middle of anything.
 */
import type { RuleId } from '../../base';
import type {
  DieResult,
  DirectiveCategory,
  Effect,
  End,
  Placement,
  RangeSpec,
  RerollStat,
  Side,
  Skill,
  Spend,
  Station,
  TestStat,
  TestWork,
  Timing,
} from '../../content/into-the-unknown';
import type { Point, Pose } from '../../geometry';
import type { ManeuverKind } from '../../geometry';
import type { FeatureKind } from '../../sector';
import type { SeatId } from '../seats';
import type { CardRef, FeatureId, Location, OfficerId, RolledDie, TestLine, UnitId } from './parts';

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

/** Set-up, in its ten steps (ITU-SETUP-01). */
export type SetUpTask =
  /** Goes on with the next part of a step, 1 to 10 as printed; carried out at once. */
  | { readonly type: 'set-up'; readonly step: number; readonly part: number }
  /** Chance names cards; of `secrets` a number. */
  | {
      readonly type: 'draw';
      readonly from: 'overtures' | 'situations' | 'complications' | 'transfer' | 'secrets';
      readonly count: number;
      readonly seat: SeatId | null;
      readonly unit: UnitId | null;
      readonly why: string;
    }
  | {
      readonly type: 'complication';
      readonly hands: readonly {
        readonly seat: SeatId;
        readonly dealt: readonly CardRef[];
        readonly kept: CardRef | null;
      }[];
    }
  | { readonly type: 'priority-dice'; readonly among: readonly SeatId[] }
  | { readonly type: 'fleet'; readonly seat: SeatId }
  | { readonly type: 'crew'; readonly seat: SeatId }
  | { readonly type: 'flex'; readonly seat: SeatId; readonly available: readonly CardRef[] }
  /** A tie for rank: who becomes commodore, or captain of that ship (ITU-SETUP-21, ITU-SETUP-23). */
  | {
      readonly type: 'rank';
      readonly seat: SeatId;
      readonly ship: UnitId | null;
      readonly among: readonly OfficerId[];
    }
  | { readonly type: 'displaced'; readonly seat: SeatId; readonly officer: OfficerId; readonly unit: UnitId }
  | {
      readonly type: 'split-directives';
      readonly seat: SeatId;
      readonly categories: readonly DirectiveCategory[];
    }
  | { readonly type: 'role'; readonly seat: SeatId; readonly role: string }
  | { readonly type: 'survivor'; readonly seat: SeatId }
  | { readonly type: 'influence'; readonly seat: SeatId }
  /** Features of one kind, placed by turns (ITU-SETUP-29); `part` and `index` name the record that says where. */
  | {
      readonly type: 'objects';
      readonly part: 'overture' | 'situation' | 'complication';
      readonly index: number;
      readonly next: SeatId;
      readonly left: number;
      readonly fixed: boolean;
    }
  | { readonly type: 'deploy'; readonly next: SeatId; readonly stage: 'ships' | 'others' | 'reinforcements' }
  | {
      readonly type: 'reinforce';
      readonly next: SeatId;
      readonly left: Readonly<Partial<Record<SeatId, number>>>;
    };

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
      readonly step: 'shields' | 'needs' | 'apply';
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
    };

/** Teams, transport, hails. */
export type TeamTask =
  | {
      readonly type: 'form-team';
      readonly seat: SeatId;
      readonly ship: UnitId;
      readonly station: Station | null;
      readonly pod: boolean;
    }
  /**
   * Officers of the ship join a formed team, then it may go to another section (ITU-TEAM-18). `arrival`: officers who came
   * along leave it (ITU-TRANSP-05); `join`: officers at its place join it (EMERGENCY LANDING).
   */
  | {
      readonly type: 'muster';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly step: 'officers' | 'place' | 'arrival' | 'join';
    }
  | {
      readonly type: 'disband';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly who: readonly OfficerId[];
    }
  | {
      readonly type: 'relocate';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly may: boolean;
      readonly peril: number;
    }
  | {
      readonly type: 'transport';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly officer: OfficerId | null;
      readonly range: RangeSpec;
    }
  /**
   * The owner of a shielded place may try to prevent it (`ask`, ITU-TRANSP-09); the transporting player chooses what to test
   * with where a card lets them (`means`); then the test is made and its outcome stands here (`tested`).
   */
  | {
      readonly type: 'interference';
      readonly seat: SeatId;
      /** Who tries to prevent it. */
      readonly against: SeatId;
      readonly unit: UnitId;
      readonly officer: OfficerId | null;
      readonly who: string;
      readonly with: readonly OfficerId[];
      readonly to: Exclude<Location, { readonly type: 'aside' }>;
      readonly joins: UnitId | null;
      readonly step: 'ask' | 'means' | 'tested';
      /** Null: not tested yet. */
      readonly success: boolean | null;
    }
  | {
      readonly type: 'capture';
      readonly seat: SeatId;
      readonly team: UnitId;
      readonly vulnerable: readonly OfficerId[];
    }
  | { readonly type: 'land'; readonly seat: SeatId; readonly pod: UnitId }
  | { readonly type: 'evacuate'; readonly seat: SeatId; readonly unit: UnitId; readonly step: number }
  | { readonly type: 'open-hail'; readonly seat: SeatId; readonly asked: readonly SeatId[] }
  | {
      readonly type: 'hail';
      readonly hail: string;
      readonly hailer: SeatId;
      readonly unit: UnitId;
      readonly leader: OfficerId | null;
      readonly answers: readonly {
        readonly seat: SeatId;
        readonly unit: UnitId;
        readonly leader: OfficerId | null;
      }[];
      /** `after`: officers' abilities; `close`: the hail is over, tokens may be refreshed (ITU-HAIL-05). */
      readonly step: 'answer' | 'trust' | 'resolve' | 'after' | 'close';
      /** Chosen in secret, all at once (ITU-HAIL-13); null until then. */
      readonly tokens: readonly { readonly seat: SeatId; readonly token: number | null }[];
      readonly persuasive: SeatId | null;
      readonly refused: readonly SeatId[];
    };

/** Missions. */
export type MissionTask =
  | { readonly type: 'complication-begins'; readonly step: number }
  /** Personnel of a token that leaves find a unit (ITU-MISSION-14). */
  | {
      readonly type: 'rehouse';
      readonly seat: SeatId;
      readonly who: readonly string[];
      /** Where the token lay, and its kind. */
      readonly at: Point;
      readonly kind: FeatureKind;
    }
  | {
      readonly type: 'place-feature';
      readonly seat: SeatId;
      readonly effect: Effect;
      readonly context: EffectContext;
      readonly left: number;
    }
  | {
      readonly type: 'move-feature';
      readonly seat: SeatId;
      readonly feature: FeatureId;
      readonly inches: number;
      /** Farther than so much from any other object; null: it may not overlap one. */
      readonly beyond: number | null;
      readonly staysPut: boolean;
    }
  | { readonly type: 'abduct'; readonly seat: SeatId; readonly from: SeatId; readonly role: string }
  | {
      readonly type: 'move-teams';
      readonly seat: SeatId;
      readonly from: FeatureId;
      readonly left: readonly UnitId[];
    }
  | { readonly type: 'end-game'; readonly step: number };

export type Task = SetUpTask | RoundTask | MoveTask | CombatTask | TeamTask | MissionTask;
export type TaskType = Task['type'];
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>;
export type { DieResult, Pose, Spend };
