/**
 * The legal poses of a unit as geometry follows them. Limits, ships' bases in the way, the sector's edge and the
 * readings are those by which `judgeManeuver` judges a single pose.
 */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  type BaseOutline,
  type FreePoses,
  freePoses,
  freePosesOnNotches,
  type ManeuverKind,
  type ReachObstacles,
  turnFamilies,
} from '../geometry';
import { barsPassing, obstaclesFor, reachOf } from './laid-maneuver';
import { sectorBox } from './layout';
import { maneuverLimits } from './limits';
import { unitOf } from './pieces';
import type { SectorTable, TableUnit } from './types';
import { baseOutline, unknownClass } from './unit-class';

/** Whether the tool may turn to anywhere up to its limit, or to whole notches only. */
export type Turns = 'any' | 'notches';

/**
 * Every legal pose of one kind of manoeuvre. Refuses `unknown-id`, `unknown-class`, `unknown-figure`, the last also for
 * a bare base or projectile, whose impulse and warp have no limit.
 */
export function legalPoses(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  kind: ManeuverKind,
  turns: Turns = 'any',
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
  if (!obstacles.ok) return obstacles;
  // Come about has no notches: it turns to any heading.
  const onNotches = turns === 'notches' && kind !== 'come-about';
  return ok((onNotches ? freePosesOnNotches : freePoses)(families, obstacles.value));
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
