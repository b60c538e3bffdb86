/**
 * What a convex shape covers while it is slid and swung along a strip of poses, as contours to be united.
 *
 * At each turn the shape, slid from the least to the greatest travel, covers a convex hull with the same corners in
 * the same order. From one turn to the next every edge sweeps a quadrilateral; those swept outward, together with the
 * first hull, cover what all hulls cover: a place enters a hull only through an edge that moves outward over it. All
 * run clockwise, so they wind around every place covered and around no other; edges that two of them share cancel,
 * and little remains but the first hull's rear, the last hull's front and the paths of the corners between. That is
 * the envelope. Its folds (where the pose's map onto the table loses rank: an edge turns from moving outward to
 * inward where the pivot stands abreast of it) need no solving: such an edge is cut where it turns.
 *
 * Error: points of an edge lie between its corners, whose paths `refined` follows within `CHORD_IN`; where an edge
 * turns inside a step the envelope, an arc about the pivot, is missed by at most its sagitta, less than that again.
 */
import type { Contours } from './region';
import { type CarriedShape, hullAt, hullCorners } from './hull-corners';
import { type PoseStrip, refined } from './pose-strip';
import { familyRadius, type TurnFamily } from './turn-family';
import { addWholeTurn, isWholeTurn } from './whole-turn';

/** Adds what a carried shape covers along a strip. One point is a shape; so is any convex polygon. */
export function addSwept(
  contours: Contours,
  family: TurnFamily,
  shape: CarriedShape,
  strip: PoseStrip,
): void {
  if (isWholeTurn(family, strip)) {
    addWholeTurn(contours, family, shape);
    return;
  }
  const corners = hullCorners(family, shape);
  const count = corners.length;
  let hull: Float64Array | null = null;
  // How often each edge of the latest hull still counts: once, until the next step sweeps it outward.
  let front: Int8Array = new Int8Array(count).fill(1);
  for (const at of refined(strip, familyRadius({ ...family, outline: shape }))) {
    const next = hullAt(family, corners, at);
    if (hull !== null) front = addStep(contours, hull, next, front);
    hull = next;
  }
  if (hull === null) return;
  for (let edge = 0; edge < count; edge += 1)
    if (front[edge] === 1) addEdge(contours, hull, edge, hull, (edge + 1) % count);
}

/** Adds what the edges sweep outward between two hulls; returns which edges of the second hull bound it. */
function addStep(contours: Contours, hull: Float64Array, next: Float64Array, front: Int8Array): Int8Array {
  const count = front.length;
  const outward = outwardEdges(contours, hull, next, count);
  for (let edge = 0; edge < count; edge += 1) {
    const after = (edge + 1) % count;
    const still = front[edge]! - outward[edge]!; // edge < count, here and below
    if (still > 0) addEdge(contours, hull, edge, hull, after);
    if (still < 0) addEdge(contours, hull, after, hull, edge);
    const side = outward[edge]! - outward[(edge + count - 1) % count]!;
    if (side > 0) addEdge(contours, hull, edge, next, edge);
    if (side < 0) addEdge(contours, next, edge, hull, edge);
  }
  return outward;
}

/** 1 for each edge that moves outward as a whole; those that do so in part are added at once, cut where they turn. */
function outwardEdges(contours: Contours, hull: Float64Array, next: Float64Array, count: number): Int8Array {
  const outward = new Int8Array(count);
  let lastWithLength = 0;
  for (let edge = 0; edge < count; edge += 1) {
    outward[edge] = sweepOf(contours, hull, next, edge, (edge + 1) % count);
    if (outward[edge]! >= 0) lastWithLength = outward[edge]!;
  }
  // An edge without length follows the one before it, so that no paths of its two ends stay behind.
  for (let edge = 0; edge < count; edge += 1) {
    if (outward[edge]! >= 0) lastWithLength = outward[edge]!;
    else outward[edge] = lastWithLength;
  }
  return outward;
}

/** 1 outward, 0 inward or cut, -1 for an edge without length. */
function sweepOf(
  contours: Contours,
  hull: Float64Array,
  next: Float64Array,
  a: number,
  b: number,
): 1 | 0 | -1 {
  const [ax, ay, bx, by] = [hull[2 * a]!, hull[2 * a + 1]!, hull[2 * b]!, hull[2 * b + 1]!]; // a, b < count
  const [cx, cy, dx, dy] = [next[2 * a]!, next[2 * a + 1]!, next[2 * b]!, next[2 * b + 1]!]; // likewise
  if (isNothing(bx - ax, by - ay) && isNothing(dx - cx, dy - cy)) return -1;
  const turn = crossing(ax, ay, bx, by, cx, cy, dx, dy);
  if (turn !== null) {
    addTriangle(contours, turn.x, turn.y, ax, ay, cx, cy);
    addTriangle(contours, turn.x, turn.y, dx, dy, bx, by);
    return 0;
  }
  const twist = crossing(ax, ay, cx, cy, bx, by, dx, dy);
  if (twist !== null) {
    addTriangle(contours, twist.x, twist.y, bx, by, ax, ay);
    addTriangle(contours, twist.x, twist.y, cx, cy, dx, dy);
    return 0;
  }
  // The quadrilateral b, a, c, d by its diagonals.
  return (ax - dx) * (cy - by) - (cx - bx) * (ay - dy) > 0 ? 1 : 0;
}

function isNothing(x: number, y: number): boolean {
  return Math.abs(x) + Math.abs(y) < 1e-12;
}

/** Where two lines from a to b and from c to d cross between their ends, or null. */
function crossing(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): { x: number; y: number } | null {
  const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
  if (c > 0 === d > 0 || c === d) return null;
  const a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
  const b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
  if (a > 0 === b > 0 || a === b) return null;
  const part = c / (c - d);
  return { x: cx + (dx - cx) * part, y: cy + (dy - cy) * part };
}

/** Adds a triangle that runs clockwise; one that does not was swept inward. */
function addTriangle(
  contours: Contours,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
): void {
  if ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax) <= 0) return;
  contours.push(ax, ay, bx, by, bx, by, cx, cy, cx, cy, ax, ay);
}

function addEdge(contours: Contours, from: Float64Array, a: number, to: Float64Array, b: number): void {
  contours.push(from[2 * a]!, from[2 * a + 1]!, to[2 * b]!, to[2 * b + 1]!); // a, b are corners of both
}
