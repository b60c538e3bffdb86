/** The whole answer about one manoeuvre, for renderer, desk and command alike. */
import type { RuleId } from '../base';
import type { Point, Polygon, Pose } from '../geometry';
import type { ManeuverLimits } from './limits';

export const VIOLATION_CODES = [
  'turn-over-limit',
  'distance-over-limit',
  'ends-on-base',
  'passes-through-base',
  'leaves-sector',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

export interface Violation {
  readonly code: ViolationCode;
  readonly rule: RuleId;
  readonly message: string;
}

/** A feature that shares a point with the swept outline; `atIn`: travel before first contact, 0 if met at the start. */
export interface Crossing {
  readonly id: string;
  readonly atIn: number;
}

/** Another unit's outline entered by more than the tolerance, on the way or at the end. */
export interface Overlap extends Crossing {
  readonly atEnd: boolean;
}

export interface ManeuverVerdict {
  readonly legal: boolean;
  /** In the order of `VIOLATION_CODES`, at most one of each. */
  readonly violations: readonly Violation[];
  /** The pose asked for, never clamped. */
  readonly end: Pose;
  /** Greatest legal distance with the same turn, inches; null when none is. Come about: 0 when legal. */
  readonly possible: number | null;
  /** Ordered by `atIn`, then id. */
  readonly crosses: readonly Crossing[];
  readonly overlaps: readonly Overlap[];
  readonly leavesSector: boolean;
  readonly limits: ManeuverLimits;
  readonly drawing: ManeuverDrawing;
}

/** What the table draws of a manoeuvre; table frame, inches. */
export interface ManeuverDrawing {
  readonly start: Pose;
  /** After the turn, before the travel. */
  readonly swung: Pose;
  /** Where the turning tool's head sits; null when no tool is laid. */
  readonly pivot: Point | null;
  /** Bearing of the tool's stem on the table; null when no tool is laid. */
  readonly stemBearingDeg: number | null;
  /** Unit vector of the travel; null for come about. */
  readonly direction: Point | null;
  /** Outline of everything the travel sweeps. */
  readonly swept: Polygon;
  /** The first unit's outline met on the way, and the travel before it; null when the way is free. */
  readonly firstContact: Crossing | null;
}
