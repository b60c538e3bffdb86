/** Dashes and hatching as plain segments: Pixi's Graphics knows neither. All in pixels. */
import type { Graphics, GraphicsContext } from 'pixi.js';
import type { Polyline } from './flatten';

export type Stroker = Graphics | GraphicsContext;

/** Adds the outline to the current path of `g`. */
export function tracePolyline(g: Stroker, points: Polyline, closed: boolean): void {
  if (points.length < 4) return;
  g.moveTo(points[0]!, points[1]!);
  for (let i = 2; i < points.length; i += 2) g.lineTo(points[i]!, points[i + 1]!);
  if (closed) g.closePath();
}

/** Cuts a polyline into dashes of `on` and gaps of `off` pixels; each dash is a polyline of its own. */
export function dashPolyline(points: Polyline, closed: boolean, on: number, off: number): Polyline[] {
  const dashes: Polyline[] = [];
  const count = points.length / 2;
  let drawing = true;
  let left = on;
  let current: Polyline = [points[0]!, points[1]!];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const j = (i + 1) % count;
    let [x, y] = [points[2 * i]!, points[2 * i + 1]!];
    const [bx, by] = [points[2 * j]!, points[2 * j + 1]!];
    let length = Math.hypot(bx - x, by - y);
    while (length > left) {
      x += ((bx - x) * left) / length;
      y += ((by - y) * left) / length;
      length -= left;
      if (drawing) dashes.push([...current, x, y]);
      drawing = !drawing;
      left = drawing ? on : off;
      current = [x, y];
    }
    left -= length;
    if (drawing) current.push(bx, by);
  }
  if (drawing && current.length >= 4) dashes.push(current);
  return dashes;
}

/** Adds a dashed outline to the current path of `g`. */
export function traceDashed(g: Stroker, points: Polyline, closed: boolean, on: number, off: number): void {
  if (points.length < 4) return;
  for (const dash of dashPolyline(points, closed, on, off)) tracePolyline(g, dash, false);
}

/**
 * Slanted lines inside any simple polygon and outside its holes, `spacing` pixels apart, as x0, y0, x1, y1 each. The lines
 * of all polygons fall on the same grid, so that hatchings meet without a step.
 */
export function hatchSegments(
  points: Polyline,
  angleDeg: number,
  spacing: number,
  holes: readonly Polyline[] = [],
): number[][] {
  const [cos, sin] = [Math.cos((angleDeg * Math.PI) / 180), Math.sin((angleDeg * Math.PI) / 180)];
  const rings = [points, ...holes].map((ring) => turned(ring, cos, sin));
  const across = rings[0]?.across ?? [];
  const out: number[][] = [];
  const last = across.reduce((most, d) => Math.max(most, d), -Infinity);
  const first = across.reduce((least, d) => Math.min(least, d), Infinity);
  for (let d = Math.ceil(first / spacing) * spacing; d <= last; d += spacing) {
    const hits = rings.flatMap((ring) => crossings(ring.along, ring.across, d)).sort((a, b) => a - b);
    for (let k = 0; k + 1 < hits.length; k += 2) {
      const [a, b] = [hits[k]!, hits[k + 1]!];
      out.push([a * cos - d * sin, a * sin + d * cos, b * cos - d * sin, b * sin + d * cos]);
    }
  }
  return out;
}

/** A ring's corners along and across the hatching. */
function turned(ring: Polyline, cos: number, sin: number) {
  const along: number[] = [];
  const across: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    along.push(ring[i]! * cos + ring[i + 1]! * sin);
    across.push(ring[i + 1]! * cos - ring[i]! * sin);
  }
  return { along, across };
}

/** Where the line across = d meets the outline; an end on the line counts for one of its two edges only. */
function crossings(along: readonly number[], across: readonly number[], d: number): number[] {
  const hits: number[] = [];
  for (let i = 0; i < along.length; i += 1) {
    const j = (i + 1) % along.length;
    const [a, b] = [across[i]!, across[j]!];
    if (a <= d !== b <= d) hits.push(along[i]! + ((along[j]! - along[i]!) * (d - a)) / (b - a));
  }
  return hits;
}

/** Adds hatching of a polygon without its holes to the current path of `g`. */
export function traceHatch(
  g: Stroker,
  points: Polyline,
  angleDeg: number,
  spacing: number,
  holes: readonly Polyline[] = [],
): void {
  for (const [x0, y0, x1, y1] of hatchSegments(points, angleDeg, spacing, holes))
    g.moveTo(x0!, y0!).lineTo(x1!, y1!);
}
