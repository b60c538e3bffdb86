/** Clipping of polylines and polygons in pixels: the chart ends at the sector's edge, slots end at the base's outline. */
import type { Polyline } from './flatten';

export interface PxBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The part of a segment inside the box as [t0, t1] along it, or null. Liang and Barsky's method. */
function insideRange(
  box: PxBox,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): readonly [number, number] | null {
  const dx = bx - ax;
  const dy = by - ay;
  let t0 = 0;
  let t1 = 1;
  const sides = [
    [-dx, ax - box.x0],
    [dx, box.x1 - ax],
    [-dy, ay - box.y0],
    [dy, box.y1 - ay],
  ] as const;
  for (const [p, q] of sides) {
    if (p === 0 && q < 0) return null;
    if (p < 0) t0 = Math.max(t0, q / p);
    if (p > 0) t1 = Math.min(t1, q / p);
  }
  return t0 < t1 ? [t0, t1] : null;
}

/** The runs of a polyline that lie inside the box; a closed one that starts inside is joined across its start. */
export function clipRuns(points: Polyline, closed: boolean, box: PxBox): Polyline[] {
  const runs: Polyline[] = [];
  const count = points.length / 2;
  let current: Polyline | null = null;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const j = (i + 1) % count;
    const [ax, ay, bx, by] = [points[2 * i]!, points[2 * i + 1]!, points[2 * j]!, points[2 * j + 1]!];
    const range = insideRange(box, ax, ay, bx, by);
    if (!range) {
      current = null;
      continue;
    }
    const [t0, t1] = range;
    if (!current || t0 > 0) runs.push((current = [ax + (bx - ax) * t0, ay + (by - ay) * t0]));
    current.push(ax + (bx - ax) * t1, ay + (by - ay) * t1);
    if (t1 < 1) current = null;
  }
  return joinAcrossStart(runs, closed, points);
}

function joinAcrossStart(runs: Polyline[], closed: boolean, points: Polyline): Polyline[] {
  const first = runs[0];
  const last = runs.at(-1);
  if (!closed || !first || !last || first === last) return runs;
  const n = last.length;
  const meets = first[0] === points[0] && first[1] === points[1];
  if (!meets || last[n - 2] !== points[0] || last[n - 1] !== points[1]) return runs;
  return [[...last, ...first.slice(2)], ...runs.slice(1, -1)];
}

/** A polygon cut by the half plane where n.p <= d. */
function cutByLine(points: Polyline, nx: number, ny: number, d: number): Polyline {
  const out: Polyline = [];
  const count = points.length / 2;
  for (let i = 0; i < count; i += 1) {
    const j = (i + 1) % count;
    const [ax, ay, bx, by] = [points[2 * i]!, points[2 * i + 1]!, points[2 * j]!, points[2 * j + 1]!];
    const da = nx * ax + ny * ay - d;
    const db = nx * bx + ny * by - d;
    if (da <= 0) out.push(ax, ay);
    if (da < 0 !== db < 0 && da !== db) {
      const t = da / (da - db);
      out.push(ax + (bx - ax) * t, ay + (by - ay) * t);
    }
  }
  return out;
}

/** A polygon cut to a box. Sutherland and Hodgman's method. */
export function clipPolygonToBox(points: Polyline, box: PxBox): Polyline {
  return [
    [-1, 0, -box.x0],
    [1, 0, box.x1],
    [0, -1, -box.y0],
    [0, 1, box.y1],
  ].reduce((poly, [nx, ny, d]) => cutByLine(poly, nx!, ny!, d!), points);
}

/** A polygon cut to a convex one whose corners run clockwise on the screen. */
export function clipPolygonToConvex(points: Polyline, convex: Polyline): Polyline {
  const count = convex.length / 2;
  let out = points;
  for (let i = 0; i < count; i += 1) {
    const j = (i + 1) % count;
    const [ax, ay] = [convex[2 * i]!, convex[2 * i + 1]!];
    const [ex, ey] = [convex[2 * j]! - ax, convex[2 * j + 1]! - ay];
    out = cutByLine(out, ey, -ex, ey * ax - ex * ay);
  }
  return out;
}

/** Whether a point lies in a convex polygon whose corners run clockwise on the screen; the edge counts. */
export function insideConvex(convex: Polyline, x: number, y: number): boolean {
  const count = convex.length / 2;
  for (let i = 0; i < count; i += 1) {
    const j = (i + 1) % count;
    const [ax, ay] = [convex[2 * i]!, convex[2 * i + 1]!];
    if ((convex[2 * j]! - ax) * (y - ay) - (convex[2 * j + 1]! - ay) * (x - ax) < -1e-9) return false;
  }
  return true;
}

/** A convex polygon's outline moved outwards by `by` pixels, corners mitred. Corners clockwise on the screen. */
export function growConvex(convex: Polyline, by: number): Polyline {
  const count = convex.length / 2;
  const normals: [number, number][] = [];
  for (let i = 0; i < count; i += 1) {
    const j = (i + 1) % count;
    const [ex, ey] = [convex[2 * j]! - convex[2 * i]!, convex[2 * j + 1]! - convex[2 * i + 1]!];
    const length = Math.hypot(ex, ey) || 1;
    normals.push([ey / length, -ex / length]);
  }
  const out: Polyline = [];
  for (let i = 0; i < count; i += 1) {
    const [ax, ay] = normals[(i + count - 1) % count]!;
    const [bx, by2] = normals[i]!;
    const k = by / Math.max(0.25, 1 + ax * bx + ay * by2);
    out.push(convex[2 * i]! + (ax + bx) * k, convex[2 * i + 1]! + (ay + by2) * k);
  }
  return out;
}
