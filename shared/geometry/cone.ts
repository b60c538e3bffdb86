/**
 * Firing arcs as closed convex cones of the ship's own table frame: the ship stands at the origin with heading 0,
 * so x = u (to starboard) and y = -v (aft).
 */
import { cosDeg, normaliseHeading, sinDeg } from './angle';
import type { HalfPlane } from './half-plane';
import type { ArcName, Point, ShipPoint } from './types';

/** What an arc is cut from: where a base stands, its outline, and the apex of its wedges (null: no wedges). */
export interface ConeBase {
  readonly corners: readonly ShipPoint[];
  readonly wedgeApexIn: number | null;
}

/** One limit line: the half-plane it bounds and the bearing (from the heading) of its ray out of the apex. */
export interface Limit {
  readonly plane: HalfPlane;
  readonly rayDeg: number;
  /** The ray runs both ways from the apex (the single limit of a half) or only outward. */
  readonly bothWays: boolean;
}

export interface Cone {
  readonly apex: Point;
  readonly limits: readonly Limit[];
}

interface ArcShape {
  readonly axisDeg: number;
  readonly halfAngleDeg: number;
}

const ARC_SHAPES: Readonly<Record<ArcName, ArcShape>> = {
  all: { axisDeg: 0, halfAngleDeg: 180 },
  fore: { axisDeg: 0, halfAngleDeg: 90 },
  aft: { axisDeg: 180, halfAngleDeg: 90 },
  port: { axisDeg: 270, halfAngleDeg: 90 },
  starboard: { axisDeg: 90, halfAngleDeg: 90 },
  'fore-port': { axisDeg: 315, halfAngleDeg: 45 },
  'fore-starboard': { axisDeg: 45, halfAngleDeg: 45 },
  'aft-port': { axisDeg: 225, halfAngleDeg: 45 },
  'aft-starboard': { axisDeg: 135, halfAngleDeg: 45 },
  bow: { axisDeg: 0, halfAngleDeg: 45 },
  stern: { axisDeg: 180, halfAngleDeg: 45 },
};

/** Half the width of an arc, degrees, seen from its apex. */
export function arcHalfAngleDeg(arc: ArcName): number {
  return ARC_SHAPES[arc].halfAngleDeg;
}

/** Bearing of an arc's axis, degrees clockwise from the heading. */
export function arcAxisDeg(arc: ArcName): number {
  return ARC_SHAPES[arc].axisDeg;
}

/** True if a base has an arc: bow and stern need the wedge apex that shuttles, wakes and tokens lack. */
export function hasArc(base: ConeBase, arc: ArcName): boolean {
  return (arc !== 'bow' && arc !== 'stern') || base.wedgeApexIn !== null;
}

/** The cone of an arc. Asking a base without wedges for its bow or stern is a caller's bug and throws. */
export function coneOf(base: ConeBase, arc: ArcName): Cone {
  if (arc === 'all') return { apex: { x: 0, y: 0 }, limits: [] };
  const { axisDeg, halfAngleDeg } = ARC_SHAPES[arc];
  const apex = { x: 0, y: apexY(base, arc) };
  if (halfAngleDeg === 90) return { apex, limits: [limitAlong(apex, axisDeg + 90, -90, true)] };
  return {
    apex,
    limits: [
      limitAlong(apex, axisDeg + halfAngleDeg, -90, false),
      limitAlong(apex, axisDeg - halfAngleDeg, 90, false),
    ],
  };
}

function apexY(base: ConeBase, arc: ArcName): number {
  if (arc !== 'bow' && arc !== 'stern') return 0;
  if (base.wedgeApexIn === null) throw new Error(`This base has no ${arc} arc`);
  return arc === 'bow' ? -base.wedgeApexIn : base.wedgeApexIn;
}

/** The limit whose ray leaves the apex on a bearing, with the arc on the side that `inwardDeg` turns to. */
function limitAlong(apex: Point, bearingDeg: number, inwardDeg: number, bothWays: boolean): Limit {
  const rayDeg = normaliseHeading(bearingDeg);
  const nx = sinDeg(rayDeg + inwardDeg);
  const ny = 0 - cosDeg(rayDeg + inwardDeg);
  return { plane: { nx, ny, offsetIn: apex.x * nx + apex.y * ny }, rayDeg, bothWays };
}
