/** Shots at any target through any arc. */
import fc from 'fast-check';
import {
  ARCS,
  type ArcName,
  type Disc,
  type FiringBase,
  type Point,
  type Polygon,
  outlineAt,
  toShip,
} from '../../shared/geometry';
import { BASES, PROJECTILE, anyBaseName, anyPose, firingBase, onGrid } from './geometry-bases';

const LIMITED_ARCS = ARCS.filter((arc) => arc !== 'all');

interface Shot {
  readonly base: FiringBase;
  readonly target: Polygon | Disc;
}

/** A firing base and a target near enough that arcs and limit lines matter. */
export const anyShot: fc.Arbitrary<Shot> = fc
  .tuple(
    anyBaseName,
    anyPose,
    onGrid(-8, 8),
    onGrid(-8, 8),
    onGrid(0, 359.99),
    fc.integer({ min: 0, max: 5 }),
  )
  .map(([name, pose, dx, dy, headingDeg, kind]) => {
    const there = { x: pose.x + dx, y: pose.y + dy };
    const outlines = [BASES.shuttle, BASES.small, BASES.medium, BASES.large].map((base) => base.corners);
    const corners = [...outlines, PROJECTILE][kind];
    const target: Polygon | Disc =
      corners === undefined
        ? { type: 'disc', centre: there, radiusIn: 0.625 }
        : outlineAt(corners, { ...there, headingDeg });
    return { base: firingBase(name, pose), target };
  });
export const anyLimitedArc = fc.constantFrom(...LIMITED_ARCS);

/** Signed distances of a point to the limit lines by the page's own formulas, in the ship frame. */
function limitDistances(base: FiringBase, arc: ArcName, at: Point): number[] {
  const { u, v } = toShip(base.pose, at);
  const apex = base.wedgeApexIn ?? NaN;
  const single: Partial<Record<ArcName, number[]>> = {
    fore: [v],
    aft: [-v],
    port: [-u],
    starboard: [u],
    bow: [(v - apex - u) / Math.SQRT2, (v - apex + u) / Math.SQRT2],
    stern: [(-v - apex - u) / Math.SQRT2, (-v - apex + u) / Math.SQRT2],
  };
  return single[arc] ?? arc.split('-').flatMap((half) => single[half as ArcName] ?? []);
}

/** How far within its arc a point lies, inches; negative outside. */
export const depthIn = (base: FiringBase, arc: ArcName, at: Point): number =>
  Math.min(...limitDistances(base, arc, at));
