/** A manoeuvre laid out on the table, before anyone judges it. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  endPose,
  type Maneuver,
  outlineAt,
  type Point,
  type Polygon,
  type Pose,
  swungPose,
  travelVector,
} from '../geometry';
import { readingOf, type Readings } from './readings';
import type { SectorTable, TableUnit } from './types';
import { baseOutline, isShip, shapeOfUnit, unknownClass } from './unit-class';

/** Another unit in the way. */
export interface Obstacle {
  readonly id: string;
  readonly outline: Polygon;
  /** Only ships' bases forbid ending on them or passing through. */
  readonly blocks: boolean;
}

/** A manoeuvre laid out on the table: everything that judging needs. */
export interface LaidManeuver {
  readonly maneuver: Maneuver;
  readonly swung: Pose;
  readonly end: Pose;
  /** Outlines after the turn and at the end. */
  readonly mover: Polygon;
  readonly ended: Polygon;
  /** Unit vector of travel; null for come about. */
  readonly direction: Point | null;
  readonly obstacles: readonly Obstacle[];
  /** True when this travel may not lead through a ship's base (reading). */
  readonly barsPassing: boolean;
}

/** Lays a manoeuvre out: poses, outlines, direction, obstacles. Refuses `unknown-class`. */
export function layManeuver(
  pack: ContentPack,
  table: SectorTable,
  unit: TableUnit,
  maneuver: Maneuver,
): Result<LaidManeuver, Refusal> {
  const base = baseOutline(pack, unit);
  if (base === undefined) return err(unknownClass(unit));
  const { notchDeg } = pack.tool;
  const swung = swungPose(base, unit.pose, maneuver, notchDeg);
  const end = endPose(base, unit.pose, maneuver, notchDeg);
  const obstacles = obstaclesFor(pack, table, unit);
  if (!obstacles.ok) return obstacles;
  return ok({
    maneuver,
    swung,
    end,
    mover: outlineAt(base.corners, swung),
    ended: outlineAt(base.corners, end),
    direction: maneuver.kind === 'come-about' ? null : travelVector(maneuver.kind, swung),
    obstacles: obstacles.value,
    barsPassing: barsPassing(maneuver, table.readings),
  });
}

function barsPassing(maneuver: Maneuver, readings?: Readings): boolean {
  if (maneuver.kind === 'come-about') return false;
  const key = maneuver.kind === 'warp' ? 'warp.throughBase' : 'impulse.throughBase';
  return readingOf(readings, key) === 'no';
}

/** Every other unit as an obstacle. Refuses `unknown-class`. */
export function obstaclesFor(
  pack: ContentPack,
  table: SectorTable,
  mover: TableUnit,
): Result<readonly Obstacle[], Refusal> {
  const obstacles: Obstacle[] = [];
  for (const unit of table.units) {
    if (unit.id === mover.id) continue;
    const outline = shapeOfUnit(pack, unit);
    if (outline === undefined) return err(unknownClass(unit));
    obstacles.push({ id: unit.id, outline, blocks: isShip(pack, unit) });
  }
  return ok(obstacles);
}
