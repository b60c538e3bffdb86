/**
 * Judges several manoeuvres in a row. Each leg is judged by itself from the pose asked for by the leg before, while the
 * rest of the table stands still. A leg behind an illegal one is judged from where the illegal one was meant to end, and
 * marked: so the whole course keeps its form while one leg is mended. Rejected: going on from the last legal pose, which
 * would let every later leg jump about while somebody drags an earlier one.
 */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import { type Maneuver, type Pose, toolBelongs } from '../geometry';
import { courseAdvice, type CourseAdvice } from './course-advice';
import { type Standing, standingOf } from './course-standing';
import { type CourseTrigger, triggersOf } from './course-triggers';
import { judgeManeuver } from './maneuver';
import { membershipsOf, type SystemMembership } from './membership';
import { unitOf } from './pieces';
import type { SectorTable, TableUnit } from './types';
import type { ManeuverVerdict } from './verdict';

export interface CourseLegVerdict {
  readonly maneuver: Maneuver;
  /** Where the leg begins. */
  readonly start: Pose;
  /** The leg by itself: the end asked for, violations, possible distance, what it crosses, meets and overlaps. */
  readonly verdict: ManeuverVerdict;
  /** True when a leg before it is illegal: it starts from where that one was meant to end. */
  readonly afterIllegal: boolean;
  readonly triggers: readonly CourseTrigger[];
  /** At the end asked for, against every system. */
  readonly systems: readonly SystemMembership[];
  readonly standing: Standing;
}

export interface CourseVerdict {
  /** True when every leg is. */
  readonly legal: boolean;
  readonly legs: readonly CourseLegVerdict[];
  /** The pose asked for at the end of the last leg; the unit's own for a course without legs. */
  readonly end: Pose;
  /** Sum of the travels asked for, inches; turns count nothing. */
  readonly travelIn: number;
  /** Index of the first leg that is illegal by itself; null when none is. */
  readonly firstIllegal: number | null;
  /** What rules say about the sequence: a plan is free, so it makes nothing illegal. */
  readonly advice: readonly CourseAdvice[];
}

/**
 * The whole answer about a course of one unit, from its pose on the table. A course of one leg says of that leg what
 * `judgeManeuver` says. Refuses what `judgeManeuver` refuses, and `tool-not-allowed` for a tool in a slot that the
 * leg's kind does not use; `at` is then the leg's place in the list.
 */
export function judgeCourse(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  legs: readonly Maneuver[],
): Result<CourseVerdict, Refusal> {
  const found = unitOf(table, unitId);
  if (!found.ok) return found;
  const unit = found.value;
  const judged: CourseLegVerdict[] = [];
  for (const [index, maneuver] of legs.entries()) {
    const start = judged.at(-1)?.verdict.end ?? unit.pose;
    const afterIllegal = judged.some(({ verdict }) => !verdict.legal);
    const leg = judgeLeg(pack, table, { ...unit, pose: start }, maneuver, afterIllegal);
    if (!leg.ok) return err({ ...leg.error, at: `/${index}` });
    judged.push(leg.value);
  }
  return ok(summed(pack, table, unit, judged));
}

/** The table with one unit standing elsewhere. */
export function tableWithUnit(table: SectorTable, moved: TableUnit): SectorTable {
  return { ...table, units: table.units.map((unit) => (unit.id === moved.id ? moved : unit)) };
}

function judgeLeg(
  pack: ContentPack,
  table: SectorTable,
  unit: TableUnit,
  maneuver: Maneuver,
  afterIllegal: boolean,
): Result<CourseLegVerdict, Refusal> {
  const { kind, tool, notches } = maneuver;
  if (tool !== null && notches > 0 && !toolBelongs(kind, tool)) {
    return err({ code: 'tool-not-allowed', message: `A ${kind} leg has no tool in the ${tool} slot.` });
  }
  const judged = judgeManeuver(pack, tableWithUnit(table, unit), unit.id, maneuver);
  if (!judged.ok) return judged;
  const verdict = judged.value;
  const ended = { ...unit, pose: verdict.end };
  const systems = membershipsOf(pack, table, ended);
  return ok({
    maneuver,
    start: unit.pose,
    verdict,
    afterIllegal,
    triggers: triggersOf(pack, table, ended, maneuver.kind, verdict.crosses),
    systems,
    standing: standingOf(systems),
  });
}

function summed(
  pack: ContentPack,
  table: SectorTable,
  unit: TableUnit,
  legs: readonly CourseLegVerdict[],
): CourseVerdict {
  const firstIllegal = legs.findIndex(({ verdict }) => !verdict.legal);
  const standings = [standingOf(membershipsOf(pack, table, unit)), ...legs.map(({ standing }) => standing)];
  return {
    legal: firstIllegal < 0,
    legs,
    end: legs.at(-1)?.verdict.end ?? unit.pose,
    travelIn: legs.reduce((sum, { maneuver }) => sum + maneuver.distanceIn, 0),
    firstIllegal: firstIllegal < 0 ? null : firstIllegal,
    advice: courseAdvice(
      pack,
      unit,
      legs.map(({ maneuver }) => maneuver.kind),
      standings,
    ),
  };
}
