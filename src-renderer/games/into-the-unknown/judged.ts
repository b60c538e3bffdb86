/** A staged manoeuvre as the rules see it, with all that handles, drawing and panel need. */
import type { Refusal, Result, RuleId } from '../../../shared/base';
import type { Point, Polygon, Pose } from '../../../shared/geometry';
import type { Crossing, DockVerdict } from '../../../shared/sector';
import type { Staging } from './staging';

export interface BrokenRule {
  readonly code: string;
  readonly rule: RuleId;
  readonly message: string;
}

/** The turning tool in its slot. */
export interface Turning {
  readonly pivot: Point;
  readonly bearingDeg: number;
  readonly zeroBearingDeg: number;
  /** +1: notches run clockwise. */
  readonly sense: 1 | -1;
  readonly notchDeg: number;
  /** Null: no limit. */
  readonly maxNotches: number | null;
  /** A launch turns to both sides. */
  readonly bothWays: boolean;
}

export interface Track {
  readonly from: Point;
  /** Unit vector. */
  readonly direction: Point;
  readonly minIn: number;
  /** Null: no limit. */
  readonly maxIn: number | null;
}

export interface Judged {
  readonly staging: Staging;
  /** Where the unit stands before it. */
  readonly start: Pose;
  readonly legal: boolean;
  readonly violations: readonly BrokenRule[];
  /** The rule that limits it, shown with the verdict. */
  readonly rule: RuleId;
  /** What moves or is launched: a class, or the unit's own. */
  readonly moverClass: string | { readonly base: string };
  /** Null for docking. */
  readonly requested: Pose | null;
  /** Where it can end with the same turn and at most the requested travel; null when nowhere. */
  readonly possible: { readonly pose: Pose; readonly travelIn: number } | null;
  readonly swept: Polygon | null;
  readonly turning: Turning | null;
  readonly track: Track | null;
  /** Where the requested way first meets another base, whose, and after how much travel. */
  readonly contact: { readonly at: Point; readonly id: string; readonly atIn: number } | null;
  readonly crosses: readonly Crossing[];
  readonly dock: DockVerdict | null;
}
export type Judgement = Result<Judged, Refusal>;
