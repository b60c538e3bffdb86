/** A manoeuvre laid out on the table, before anyone judges it. */
import { err, ok, type Refusal, type Result } from '../base';
import type { ContentPack } from '../content';
import {
  endPose,
  type Maneuver,
  type ManeuverKind,
  outlineAt,
  type Point,
  type Polygon,
  type Pose,
  type ShipPoint,
  swungPose,
  travelVector,
} from '../geometry';
import { readingOf, type Readings } from './readings';
import type { SectorTable, TableUnit } from './types';
import { baseOf, baseOutline, isShip, unknownClass } from './unit-class';

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
  /** The other units that could be met. */
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
  const direction = maneuver.kind === 'come-about' ? null : travelVector(maneuver.kind, swung);
  const way = { from: swung, direction, reachIn: reachOf(base.corners) };
  const obstacles = obstaclesFor(pack, table, unit, way);
  if (!obstacles.ok) return obstacles;
  return ok({
    maneuver,
    swung,
    end,
    mover: outlineAt(base.corners, swung),
    ended: outlineAt(base.corners, end),
    direction,
    obstacles: obstacles.value,
    barsPassing: barsPassing(maneuver.kind, table.readings),
  });
}

/** True if a kind of manoeuvre may not lead through a ship's base (reading). */
export function barsPassing(kind: ManeuverKind, readings?: Readings): boolean {
  if (kind === 'come-about') return false;
  const key = kind === 'warp' ? 'warp.throughBase' : 'impulse.throughBase';
  return readingOf(readings, key) === 'no';
}

/** A way over the table: where the mover's centre starts, and whither it goes; null for come about. */
export interface Way {
  readonly from: Point;
  readonly direction: Point | null;
  /** How far the mover's outline reaches from its centre, inches. */
  readonly reachIn: number;
}

/** Every other unit that could be met on a way of any length. Refuses `unknown-class`. */
export function obstaclesFor(
  pack: ContentPack,
  table: SectorTable,
  mover: TableUnit,
  way: Way,
): Result<readonly Obstacle[], Refusal> {
  const obstacles: Obstacle[] = [];
  for (const unit of table.units) {
    if (unit.id === mover.id) continue;
    const base = baseOf(pack, unit);
    if (base === undefined) return err(unknownClass(unit));
    if (offWayIn(way, unit.pose) > way.reachIn + reachOf(base.corners) + SPARE_IN) continue;
    obstacles.push({ id: unit.id, outline: outlineAt(base.corners, unit.pose), blocks: isShip(pack, unit) });
  }
  return ok(obstacles);
}

/** More than any rounding; outlines this far apart neither touch nor overlap. */
const SPARE_IN = 0.01;

/** How far a point lies off the line of a way, or from its start where it goes nowhere. */
function offWayIn({ from, direction }: Way, at: Point): number {
  const east = at.x - from.x;
  const south = at.y - from.y;
  if (direction === null) return Math.hypot(east, south);
  return Math.abs(direction.x * south - direction.y * east);
}

/** How far an outline reaches from its centre, inches. */
export function reachOf(corners: readonly ShipPoint[]): number {
  return corners.reduce((farthest, { u, v }) => Math.max(farthest, Math.hypot(u, v)), 0);
}
