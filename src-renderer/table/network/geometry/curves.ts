/** Smooth curves as polylines: x0, y0, x1, y1 ... in the unit of what goes in. Pure. */
import type { Point } from '../../../../shared/geometry';
import type { Polyline } from '../../draw/flatten';

/** A cubic curve by its ends and handles. */
export interface Cubic {
  readonly from: Point;
  readonly fromHandle: Point;
  readonly toHandle: Point;
  readonly to: Point;
}

/** Enough that no corner shows where a hex's side is as long as the screen is high. */
const STEPS = 32;

/** Both ends are exact. */
export function flattenCubic({ from, fromHandle, toHandle, to }: Cubic): Polyline {
  const line: Polyline = [];
  for (let i = 0; i <= STEPS; i += 1) {
    const t = i / STEPS;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    line.push(
      a * from.x + b * fromHandle.x + c * toHandle.x + d * to.x,
      a * from.y + b * fromHandle.y + c * toHandle.y + d * to.y,
    );
  }
  return line;
}

export function along(from: Point, direction: Point, length: number): Point {
  return { x: from.x + direction.x * length, y: from.y + direction.y * length };
}

/** The unit vector from one point to another; `otherwise` where they are the same. */
export function towards(from: Point, to: Point, otherwise: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length < 1e-9 ? otherwise : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Turned clockwise about the origin, degrees. */
export function turnedBy({ x, y }: Point, deg: number): Point {
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

const inPixels = new WeakMap<Polyline, { readonly by: number; readonly line: Polyline }>();

/** A line in another unit; the same object as last time for the same line and unit. */
export function scaled(line: Polyline, by: number): Polyline {
  const known = inPixels.get(line);
  if (known?.by === by) return known.line;
  const made = line.map((value) => value * by);
  inPixels.set(line, { by, line: made });
  return made;
}

/** A line with every fourth of its points, and its ends: near enough to keep words off it. */
export function thinned(line: Polyline): Polyline {
  const last = line.length - 2;
  return line.filter((_, i) => {
    const at = i - (i % 2);
    return at % 8 === 0 || at === last;
  });
}

/** The same line from its other end. */
export function reversedLine(line: Polyline): Polyline {
  const out: Polyline = [];
  for (let i = line.length - 2; i >= 0; i -= 2) out.push(line[i]!, line[i + 1]!);
  return out;
}

/** One line after another; the first point of the second is dropped where it is the last of the first. */
export function joinedLines(one: Polyline, other: Polyline): Polyline {
  const n = one.length;
  const meets = n > 0 && Math.hypot(one[n - 2]! - other[0]!, one[n - 1]! - other[1]!) < 1e-6;
  return [...one, ...(meets ? other.slice(2) : other)];
}

export function lengthOf(line: Polyline): number {
  let length = 0;
  for (let i = 2; i < line.length; i += 2)
    length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
  return length;
}

/** The first share of a line, 0 to 1. */
export function startOf(line: Polyline, share: number): Polyline {
  let left = lengthOf(line) * share;
  const out = line.slice(0, 2);
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!];
    const length = Math.hypot(bx - ax, by - ay);
    if (length >= left) {
      const part = length > 0 ? left / length : 0;
      return [...out, ax + (bx - ax) * part, ay + (by - ay) * part];
    }
    left -= length;
    out.push(bx, by);
  }
  return out;
}
