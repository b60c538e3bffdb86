/** The parts that a match's state, its view and its tasks are made of. Plain data; lengths in inches, headings in degrees. */
import type { Point, Pose } from '../../geometry';
import type { FeatureKind } from '../../sector';
import type {
  CorePlace,
  DirectiveCategory,
  End,
  FeatureKeyword,
  Modified,
  Phase,
  PlayedFaction,
  PlayedKind,
  Section,
  Side,
  Station,
  TeamLetter,
  UnitCondition,
} from '../../content/into-the-unknown';
import type { SeatId } from '../seats';

/** `1:defiant`, `1:jemhadar-fighter#2`, `0:hostile-raider`: the owner's seat (0: nobody's), the class or team, the copy. */
export type UnitId = string;
/** `1:worf`, `2:vorta-supervisor#2`. */
export type OfficerId = string;
/** `f1`, `f2` ... in the order in which they came to the table. */
export type FeatureId = string;
export type CardRef = string;

/** Where personnel are: a section of a space unit, a team, a feature, or aside for the mission. */
export type Location =
  | { readonly type: 'section'; readonly unit: UnitId; readonly section: Section }
  | { readonly type: 'team'; readonly unit: UnitId }
  | { readonly type: 'feature'; readonly feature: FeatureId }
  | { readonly type: 'aside'; readonly why: 'survivor' | 'abducted' };

/** Points that lie on a card until their condition comes (ITU-SCORE-09, ITU-SCORE-10). */
export interface Banked {
  readonly seat: SeatId;
  /** Negative: nVP. */
  readonly points: number;
  readonly scores: 'end-if-able' | 'end' | 'by-effect';
}

export interface HeldDamageCard {
  readonly card: CardRef;
  /** Null: it lies at none. */
  readonly station: Station | null;
  readonly end: End;
}
export interface HeldEquipment {
  readonly card: CardRef;
  readonly station: Station;
}
/** One of a player's four numbered sensor locks lies on a unit. */
export interface SensorLock {
  readonly seat: SeatId;
  /** The unit that put it there. */
  readonly by: UnitId;
  readonly number: number;
}

export interface UnitState {
  readonly id: UnitId;
  /** A unit class, or a team record for teams. */
  readonly class: CardRef;
  readonly kind: PlayedKind;
  /** Null: hazard and neutral units. */
  readonly owner: SeatId | null;
  /** ID token, or null. */
  readonly number: number | null;
  /** Shuttles `A`, hazards `H1`; teams their letter. */
  readonly letter: string | null;
  readonly teamLetter: TeamLetter | null;
  /** Null for teams and units not on the table (a docked one, a reinforcement to come). */
  readonly pose: Pose | null;
  /** Teams: where they are. */
  readonly location: Location | null;
  /** The system whose marker it has; null: deep space. */
  readonly system: string | null;
  /** Index of the alert dial's row, hull steps taken, crew step, reserve; null where the unit has none of it. */
  readonly alert: number | null;
  readonly hull: number;
  readonly crew: number | null;
  readonly reserve: number | null;
  /** Tokens on a team or projectile. */
  readonly trauma: number;
  /** Icons covered, of units whose shields wear out (ITU-AUX-15). */
  readonly shieldsUsed: Readonly<Record<End, number>>;
  readonly peril: number;
  readonly advantage: number;
  readonly conditions: readonly UnitCondition[];
  readonly locks: readonly SensorLock[];
  readonly damageCards: readonly HeldDamageCard[];
  readonly equipment: readonly HeldEquipment[];
  readonly banked: readonly Banked[];
  /** Projectiles: markers left. */
  readonly endurance: number | null;
  /** The unit that split off and is out, on a primary; the primary, on that unit. */
  readonly separated: UnitId | null;
  readonly primary: UnitId | null;
  /** Has had its standby order, or has activated, this round. */
  readonly acted: boolean;
  /** Has attacked this round (ITU-TEAM-30). */
  readonly fired: boolean;
  /** Abilities used this round, by id, where a card limits them. */
  readonly used: Readonly<Record<string, number>>;
}

export interface OfficerState {
  readonly id: OfficerId;
  readonly card: CardRef;
  readonly owner: SeatId;
  readonly at: Location | null;
  /** Null: in a section without a station. */
  readonly station: Station | null;
  readonly ready: boolean;
  readonly trauma: number;
  /** Out of action: trauma has reached health. */
  readonly incapacitated: boolean;
  /** Out of the game (ITU-LOST-01). */
  readonly lost: boolean;
  readonly capturedBy: SeatId | null;
  readonly commodore: boolean;
  readonly core: CorePlace | null;
  readonly banked: readonly Banked[];
  readonly advantage: number;
  /** Whom she has become (DUPLICATION). */
  readonly copied: CardRef | null;
  readonly bySway: boolean;
}

export interface FeatureState {
  readonly id: FeatureId;
  readonly kind: FeatureKind;
  readonly name: string;
  readonly at: Point;
  readonly keywords: Readonly<Partial<Record<FeatureKeyword, number>>>;
  /** Control markers by seat. */
  readonly control: Readonly<Partial<Record<SeatId, number>>>;
  /** Of an anomaly: its number once it is exposed or somebody has looked; null: nobody knows. */
  readonly number: number | null;
  /** Who has looked at it. */
  readonly seenBy: readonly SeatId[];
  readonly exposed: boolean;
  /** The system it lies in; null: deep space. */
  readonly system: string | null;
}

export interface DirectiveState {
  readonly card: CardRef;
  readonly side: Side;
  /** Points of a trigger scored this round, by the trigger's place on the side. */
  readonly scored: Readonly<Record<string, number>>;
}
export interface TrustToken {
  readonly number: number;
  readonly spent: boolean;
}

export interface SeatState {
  readonly seat: SeatId;
  readonly faction: PlayedFaction;
  readonly directives: Readonly<Record<DirectiveCategory, DirectiveState>>;
  readonly vp: number;
  readonly nvp: number;
  readonly flexPoints: number;
  readonly corePoints: number;
  readonly trust: readonly TrustToken[];
  /** Passed in this phase, or in this part of it. */
  readonly passed: boolean;
  /** A role that the mission gave, such as `sector-guard`. */
  readonly roles: readonly string[];
  /** Classes the fleet began with, and those of them that are gone (ITU-REINF-05). */
  readonly fleet: readonly CardRef[];
  readonly gone: readonly CardRef[];
  readonly transfer: readonly CardRef[];
}

export interface Modifier {
  readonly unit: UnitId;
  readonly what: Modified;
  readonly by: number;
  readonly until: 'action' | 'round' | 'game';
  /** Only against attacks on this end (ATTACK RUN). */
  readonly end: End | null;
  readonly from: string;
}

export interface MissionState {
  readonly story: CardRef | null;
  readonly overture: CardRef;
  readonly situation: CardRef | null;
  /** Owner seat to card, null while it is not chosen. */
  readonly complications: Readonly<Partial<Record<SeatId, CardRef | null>>>;
  readonly part: 'overture' | 'complication';
  /** Whose complication began. */
  readonly revealed: SeatId | null;
  /** Colours of the influence track's positions from left to right, and where the marker stands. */
  readonly track: readonly SeatId[];
  readonly influence: number | null;
  readonly layout: 'solitary' | 'helix' | 'trinary' | 'custom';
  /** Who holds the priority token before round 1; null: not determined yet. From then on the round says it. */
  readonly first: SeatId | null;
  readonly flags: readonly string[];
  /** Flags among them that stand for a while only. */
  readonly passing?: Readonly<Record<string, 'action' | 'round'>>;
  /** Numbers of anomaly tokens that have not come up yet. */
  readonly anomalies: readonly number[];
  /** An end has been triggered: the round is the last one (ITU-SCORE-03). */
  readonly lastRound: boolean;
}

export interface RoundState {
  readonly number: number;
  readonly phase: Phase;
  readonly priority: SeatId;
  /** A hail has been held this round (ITU-HAIL-01). */
  readonly hailed: boolean;
}

/** A die as it lies: its kind and which face is up, -1 before it is rolled. */
export interface RolledDie {
  readonly die: string;
  readonly face: number;
  /** What it was changed to; null: as it fell. */
  readonly changed: 'success' | 'breakthrough' | 'analysis' | 'blank' | null;
  readonly rerolled: number;
  /** What it was rolled again by, the last one last; left out: nothing. */
  readonly rerolledBy?: readonly string[];
  readonly spent: boolean;
}
/** Where a die, a re-roll or a change of difficulty comes from: the log's and the panel's line. */
export interface TestLine {
  readonly what: 'die' | 'reroll' | 'difficulty' | 'replace';
  readonly count: number;
  readonly from: string;
}
