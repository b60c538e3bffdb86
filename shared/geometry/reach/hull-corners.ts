/** The convex hull of a shape slid along a straight way, with the same corners in the same order for every travel. */
import { cosDeg, sinDeg } from '../angle';
import type { Point } from '../types';
import type { TravelAt } from './pose-strip';
import type { TurnFamily } from './turn-family';

/** A convex shape that the base carries along: corners clockwise, seen from the family's pivot before any turn. */
export type CarriedShape = readonly Point[];

/**
 * A corner of the hull: where it lies without travel, and how it rides. A `foot` lies where the pivot stands abreast
 * of a long edge, there the edge turns from moving outward to moving inward; `backIn` says how far behind the corner
 * that edge begins.
 */
export interface HullCorner extends Point {
  readonly ride: 'least' | 'greatest' | 'foot';
  readonly backIn: number;
}

/** Corners that face the travel ride at its end, the others at its start. A single point is a shape of two corners. */
export function hullCorners(
  { direction }: Pick<TurnFamily, 'direction'>,
  shape: CarriedShape,
): readonly HullCorner[] {
  const count = shape.length;
  return shape.flatMap((at, index): HullCorner[] => {
    const before = shape[(index + count - 1) % count] ?? at;
    const after = shape[(index + 1) % count] ?? at;
    const arriving = facing(before, at, direction);
    const leaving = facing(at, after, direction);
    const corner = (ride: HullCorner['ride'], backIn = 0): HullCorner => ({ x: at.x, y: at.y, ride, backIn });
    if (count === 1) return [corner('greatest'), corner('least')];
    if (arriving > 0 && leaving === 0) return [corner('greatest'), corner('foot', gapBetween(at, after))];
    if (arriving === 0 && leaving > 0) return [corner('foot', gapBetween(before, at)), corner('greatest')];
    if (arriving > 0 && leaving < 0) return [corner('greatest'), corner('foot'), corner('least')];
    if (arriving < 0 && leaving > 0) return [corner('least'), corner('foot'), corner('greatest')];
    return [corner(arriving > 0 || leaving > 0 ? 'greatest' : 'least')];
  });
}

/** Positive when an edge looks along the travel, 0 when it runs along it. */
function facing(from: Point, to: Point, direction: Point): number {
  const dot = (to.y - from.y) * direction.x - (to.x - from.x) * direction.y;
  return Math.abs(dot) < 1e-9 ? 0 : dot;
}

function gapBetween(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The hull's corners on the table after a turn, x and y in turn. */
export function hullAt(family: TurnFamily, corners: readonly HullCorner[], at: TravelAt): Float64Array {
  const { pivot, direction, sign } = family;
  const sin = sign * sinDeg(at.turnDeg);
  const cos = cosDeg(at.turnDeg);
  const hull = new Float64Array(2 * corners.length);
  for (let index = 0; index < corners.length; index += 1) {
    const corner = corners[index]!; // index < length
    const slideIn = slideOf(corner, direction, at);
    const x = corner.x + slideIn * direction.x;
    const y = corner.y + slideIn * direction.y;
    hull[2 * index] = pivot.x + x * cos - y * sin;
    hull[2 * index + 1] = pivot.y + x * sin + y * cos;
  }
  return hull;
}

function slideOf({ x, y, ride, backIn }: HullCorner, direction: Point, { fromIn, toIn }: TravelAt): number {
  if (ride === 'least') return fromIn;
  if (ride === 'greatest') return toIn;
  const abreastIn = 0 - x * direction.x - y * direction.y;
  return Math.min(toIn, Math.max(fromIn - backIn, abreastIn));
}
