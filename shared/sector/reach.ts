/**
 * Where a unit can end: the reach of one kind of manoeuvre, or of all of them. Limits, ships' bases in the way, the
 * sector's edge and the readings are those by which `judgeManeuver` judges a single pose.
 */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  type BaseOutline,
  centreRegion,
  contoursOf,
  type FreePoses,
  freePoses,
  MANEUVER_KINDS,
  type ManeuverKind,
  outlineRegion,
  REACH_TOLERANCE_IN,
  type ReachObstacles,
  type Region,
  turnFamilies,
  unionOf,
} from '../geometry';
import { barsPassing, obstaclesFor, reachOf } from './laid-maneuver';
import { sectorBox } from './layout';
import { maneuverLimits } from './limits';
import { unitOf } from './pieces';
import type { SectorTable, TableUnit } from './types';
import { baseOutline, unknownClass } from './unit-class';

/** Everything a unit can come to cover and every place its centre can come to, inches, table frame. */
export interface ManeuverReach {
  readonly outline: Region;
  /** Its holes are the islands that no legal pose has its centre in. A straight manoeuvre's centres are a line. */
  readonly centre: Region;
  /** No border is farther than this from the true one. */
  readonly toleranceIn: number;
}

/**
 * The reach of one kind of manoeuvre: all turns of the tool (continuous, both slots) and all distances that are legal.
 * Refuses `unknown-id`, `unknown-class`, `unknown-figure`, also for a bare base or projectile, whose impulse and warp
 * have no limit; come about needs none.
 */
export function maneuverReach(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  kind: ManeuverKind,
): Result<ManeuverReach, Refusal> {
  const poses = legalPoses(pack, table, unitId, kind);
  if (!poses.ok) return poses;
  return ok({
    outline: outlineRegion(poses.value),
    centre: centreRegion(poses.value),
    toleranceIn: REACH_TOLERANCE_IN,
  });
}

/** The reach of all kinds of manoeuvre together. Refuses as one kind does. */
export function wholeReach(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
): Result<ManeuverReach, Refusal> {
  const reaches: ManeuverReach[] = [];
  for (const kind of MANEUVER_KINDS) {
    const reach = maneuverReach(pack, table, unitId, kind);
    if (!reach.ok) return reach;
    reaches.push(reach.value);
  }
  return ok({
    outline: united(reaches.map((reach) => reach.outline)),
    centre: united(reaches.map((reach) => reach.centre)),
    toleranceIn: REACH_TOLERANCE_IN,
  });
}

function united(regions: readonly Region[]): Region {
  return unionOf(contoursOf(regions));
}

/** Every legal pose of one kind of manoeuvre. Refuses as `maneuverReach` does. */
export function legalPoses(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  kind: ManeuverKind,
): Result<readonly FreePoses[], Refusal> {
  const found = unitOf(table, unitId);
  if (!found.ok) return found;
  const unit = found.value;
  const limits = maneuverLimits(pack, unit, kind, table.readings);
  if (!limits.ok) return limits;
  const { notches, distanceIn } = limits.value;
  if (distanceIn === null || (notches === null && kind !== 'come-about')) return err(unlimited(unit));
  const base = baseOutline(pack, unit);
  if (base === undefined) return err(unknownClass(unit));
  const families = turnFamilies(base, unit.pose, kind, {
    notches: notches ?? 0,
    notchDeg: pack.tool.notchDeg,
    travelIn: distanceIn,
  });
  const obstacles = obstaclesOf(pack, table, unit, kind, farthestIn(base, distanceIn));
  return obstacles.ok ? ok(freePoses(families, obstacles.value)) : obstacles;
}

/** How far from its start a base can come: round the head centre, then along. */
function farthestIn(base: BaseOutline, distanceIn: number): number {
  const pivots = Object.values(base.headCentres);
  return 2 * reachOf(pivots) + distanceIn + reachOf(base.corners);
}

function obstaclesOf(
  pack: ContentPack,
  table: SectorTable,
  unit: TableUnit,
  kind: ManeuverKind,
  reachIn: number,
): Result<ReachObstacles, Refusal> {
  const near = obstaclesFor(pack, table, unit, { from: unit.pose, direction: null, reachIn });
  if (!near.ok) return near;
  return ok({
    bases: near.value.filter(({ blocks }) => blocks).map(({ outline }) => outline),
    barsPassing: barsPassing(kind, table.readings),
    sector: sectorBox(pack),
  });
}

function unlimited(unit: Pick<TableUnit, 'id'>): Refusal {
  return {
    code: 'unknown-figure',
    message: `"${unit.id}" moves without limits, so that its reach has no end.`,
  };
}
