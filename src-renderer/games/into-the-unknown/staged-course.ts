/** A course being plotted for one unit: its legs, the manoeuvre tried behind them, and the leg opened again. Pure data. */
import type { CourseAnnotation } from '../../../shared/documents/plan';
import type { Maneuver } from '../../../shared/geometry';
import { maneuverOf, type MoveMode, type MoveStaging, type Side, type Staging, startMove } from './staging';

export interface StagedCourse {
  readonly legs: readonly MoveStaging[];
  /** The manoeuvre tried behind the last leg; null: nothing yet. */
  readonly tail: Staging | null;
  /** The leg whose handles are back, and what Esc puts back. */
  readonly editing: { readonly index: number; readonly before: MoveStaging } | null;
  /** The kept course that this one was opened from: keeping it again changes that one. */
  readonly keptAs: string | null;
}
/** Courses by their units; a change makes a new one. */
export type StagedCourses = ReadonlyMap<string, StagedCourse>;
export const NO_COURSES: StagedCourses = new Map();

export function withCourse(courses: StagedCourses, unitId: string, course: StagedCourse): StagedCourses {
  return new Map(courses).set(unitId, course);
}

export const NO_COURSE: StagedCourse = { legs: [], tail: null, editing: null, keptAs: null };

/** Which leg has the handles: the opened one, else the one behind the last. */
export function activeIndex({ legs, editing }: StagedCourse): number {
  return editing?.index ?? legs.length;
}

/** The leg with the handles becomes this manoeuvre; anything but a move can only stand behind the last leg. */
export function withActive(course: StagedCourse, staging: Staging | null): StagedCourse {
  const { legs, editing } = course;
  if (!editing) return { ...course, tail: staging };
  if (staging?.type !== 'move') return course;
  return { ...course, legs: legs.map((leg, index) => (index === editing.index ? staging : leg)) };
}

/** A leg more at the end, and nothing tried behind it. */
export function withLeg(course: StagedCourse, leg: MoveStaging): StagedCourse {
  return { ...course, legs: [...course.legs, leg], tail: null, editing: null };
}

/** Opens a leg again; an index that there is no leg for goes back to the end. */
export function withOpened(course: StagedCourse, index: number): StagedCourse {
  const before = course.legs[index];
  return { ...course, editing: before ? { index, before } : null };
}

/** Closes the opened leg as it was before. */
export function withEditDropped(course: StagedCourse): StagedCourse {
  const { legs, editing } = course;
  if (!editing) return course;
  const restored = legs.map((leg, index) => (index === editing.index ? editing.before : leg));
  return { ...course, legs: restored, editing: null };
}

export function withoutLeg(course: StagedCourse, index: number): StagedCourse {
  return { ...course, legs: course.legs.filter((_, each) => each !== index), editing: null };
}

/** The legs as a plan keeps them. */
export function keptLegs(legs: readonly MoveStaging[]): CourseAnnotation['legs'] {
  return legs.map((leg) => ({ ...maneuverOf(leg) }));
}

/** Kept legs as stagings of a unit; `headingDeg` fills the field that only a come about uses. */
export function stagedLegs(unitId: string, legs: readonly Maneuver[], headingDeg: number): MoveStaging[] {
  return legs.map((leg) => {
    const { mode, side } = modeOfKind(leg.kind);
    const fresh = startMove(unitId, mode, leg.headingDeg ?? headingDeg);
    const { notches, distanceIn } = leg;
    return { ...fresh, side, tool: leg.tool ?? fresh.tool, notches, distanceIn };
  });
}

function modeOfKind(kind: Maneuver['kind']): { mode: MoveMode; side: Side } {
  if (kind === 'lateral-port') return { mode: 'lateral', side: 'port' };
  if (kind === 'lateral-starboard') return { mode: 'lateral', side: 'starboard' };
  return { mode: kind, side: 'port' };
}
