/** Where a unit can end: the reach of one kind of manoeuvre, or of all of them. */
import { ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  type CentreRegion,
  centreRegion,
  contoursOf,
  MANEUVER_KINDS,
  type ManeuverKind,
  outlineRegion,
  REACH_TOLERANCE_IN,
  type Region,
  unionOf,
} from '../geometry';
import { legalPoses, type Turns } from './legal-poses';
import type { SectorTable } from './types';

/** Everything a unit can come to cover and every place its centre can come to, inches, table frame. */
export interface ManeuverReach {
  readonly outline: Region;
  /** Its holes are the islands that no legal pose has its centre in. */
  readonly centre: CentreRegion;
  /** No border is farther than this from the true one. */
  readonly toleranceIn: number;
}

/**
 * The reach of one kind of manoeuvre: all turns of the tool, in both slots, and all distances that are legal. Refuses
 * as `legalPoses` does.
 */
export function maneuverReach(
  pack: ContentPack,
  table: SectorTable,
  unitId: string,
  kind: ManeuverKind,
  turns: Turns = 'any',
): Result<ManeuverReach, Refusal> {
  const poses = legalPoses(pack, table, unitId, kind, turns);
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
  turns: Turns = 'any',
): Result<ManeuverReach, Refusal> {
  const reaches: ManeuverReach[] = [];
  for (const kind of MANEUVER_KINDS) {
    const reach = maneuverReach(pack, table, unitId, kind, turns);
    if (!reach.ok) return reach;
    reaches.push(reach.value);
  }
  return ok({
    outline: united(reaches.map((reach) => reach.outline)),
    centre: {
      ...united(reaches.map((reach) => reach.centre)),
      lines: reaches.flatMap((reach) => reach.centre.lines),
    },
    toleranceIn: REACH_TOLERANCE_IN,
  });
}

function united(regions: readonly Region[]): Region {
  return unionOf(contoursOf(regions));
}
