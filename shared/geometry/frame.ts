import { cosDeg, sinDeg } from './angle';
import type { Point, Polygon, Pose, ShipPoint } from './types';

/** Unit vector toward the fore at a heading, table frame: (sin h, -cos h). */
export function foreVector(headingDeg: number): Point {
  return { x: sinDeg(headingDeg), y: 0 - cosDeg(headingDeg) };
}

/** Unit vector toward starboard at a heading, table frame: (cos h, sin h). */
export function starboardVector(headingDeg: number): Point {
  return { x: cosDeg(headingDeg), y: sinDeg(headingDeg) };
}

/** Where a point of the ship frame lies on the table, inches. */
export function toTable(pose: Pose, at: ShipPoint): Point {
  const sin = sinDeg(pose.headingDeg);
  const cos = cosDeg(pose.headingDeg);
  return { x: pose.x + at.u * cos + at.v * sin, y: pose.y + at.u * sin - at.v * cos };
}

/** A point of the table in the frame of the ship that stands at `pose`, inches. */
export function toShip(pose: Pose, at: Point): ShipPoint {
  const sin = sinDeg(pose.headingDeg);
  const cos = cosDeg(pose.headingDeg);
  const x = at.x - pose.x;
  const y = at.y - pose.y;
  return { u: x * cos + y * sin, v: x * sin - y * cos };
}

/** The outline of a base on the table, clockwise like its corners. */
export function outlineAt(corners: readonly ShipPoint[], pose: Pose): Polygon {
  const sin = sinDeg(pose.headingDeg);
  const cos = cosDeg(pose.headingDeg);
  const place = ({ u, v }: ShipPoint): Point => ({
    x: pose.x + u * cos + v * sin,
    y: pose.y + u * sin - v * cos,
  });
  return { type: 'polygon', corners: corners.map(place) };
}
