/**
 * Union of contours: the area that they wind around at least once. A scanline stops wherever an edge begins, ends or
 * crosses another; between two stops no edges cross, so their order there tells what is covered, exactly but for
 * rounding. Where two bands meet, the ends of their borders, sorted, belong together in pairs (a place of the
 * scanline is a border exactly where it is covered on one side of it), so the rings close whatever rounding does.
 * Chosen over an arrangement of half-edges, which rounding can tear, and over a grid, which is never fine enough.
 */
import type { Point } from '../types';
import { type Contours, type Region, type Ring, ringLength, signedArea } from './region';
import { type Slopes, scanlines, slopesOf, xAt } from './slopes';

/** Gaps and slivers narrower than this, inches, come from rounding. */
const NOTHING_IN = 1e-6;

/** Holes narrower than this are filled, inches: chords of neighbouring paths leave such. Twice area by length tells. */
const NARROW_HOLE_IN = 5e-4;

/** A corner this near to the line past it, inches, is no corner. */
const STRAIGHT_IN = 2e-5;

/** Borders of the covered area: edges that run down through bands, each followed by the next one of its ring. */
interface Borders {
  readonly edge: number[];
  readonly isLeft: boolean[];
  readonly top: Point[];
  readonly bottom: Point[];
  readonly next: number[];
}

/** The covered area, its rings as `Region` says. Places within 1e-6 inch of another border may be given to it. */
export function unionOf(contours: Contours): Region {
  const slopes = slopesOf(contours);
  const stops = scanlines(slopes);
  const borders: Borders = { edge: [], isLeft: [], top: [], bottom: [], next: [] };
  const active: number[] = [];
  const middles = new Float64Array(slopes.count);
  let entering = 0;
  let above: readonly number[] = [];
  for (let stop = 0; stop < stops.length; stop += 1) {
    const y = stops[stop]!; // stop < length
    let below: number[] = [];
    if (stop + 1 < stops.length) {
      const middle = (y + stops[stop + 1]!) / 2;
      dropPassed(active, slopes, y);
      while (entering < slopes.count && slopes.topY[entering]! <= y) active.push(entering++);
      sortAcross(active, slopes, middle, middles);
      below = bordersAcross(active, slopes, middles);
    }
    above = joinBands(borders, slopes, y, above, below);
  }
  return regionOf(borders);
}

function dropPassed(active: number[], slopes: Slopes, y: number): void {
  let kept = 0;
  for (const index of active) if (slopes.bottomY[index]! > y) active[kept++] = index;
  active.length = kept;
}

/** Sorts by insertion: from band to band the order hardly changes. */
function sortAcross(active: number[], slopes: Slopes, y: number, middles: Float64Array): void {
  for (let at = 0; at < active.length; at += 1) {
    const index = active[at]!;
    const x = xAt(slopes, index, y);
    middles[index] = x;
    let place = at;
    while (place > 0 && middles[active[place - 1]!]! > x) {
      active[place] = active[place - 1]!;
      place -= 1;
    }
    active[place] = index;
  }
}

/** Edges at which the cover begins and ends in a band, in turn from left to right. */
function bordersAcross(active: readonly number[], slopes: Slopes, middles: Float64Array): number[] {
  const found: number[] = [];
  let winding = 0;
  for (const index of active) {
    const before = winding;
    winding += slopes.gain[index]!;
    if (before > 0 === winding > 0) continue;
    const last = found[found.length - 1];
    if (last !== undefined && middles[index]! - middles[last]! < NOTHING_IN) found.pop();
    else found.push(index);
  }
  // A winding that does not come back to nothing would be an open contour, which nobody may hand in.
  if (found.length % 2 !== 0) found.pop();
  return found;
}

/** The end of a border that waits for the next one along a scanline. */
interface Pairing {
  /** -1 when none waits. */
  border: number;
  /** True if its ring runs into the scanline there, false if it runs out of it. */
  isIn: boolean;
}

/** Joins the borders of two bands along their scanline; returns the border numbers of the lower band. */
function joinBands(
  borders: Borders,
  slopes: Slopes,
  y: number,
  above: readonly number[],
  below: readonly number[],
): readonly number[] {
  const lower: number[] = [];
  const waiting: Pairing = { border: -1, isIn: false };
  let up = 0;
  while (up < above.length || lower.length < below.length) {
    const upper = above[up];
    const edge = below[lower.length];
    const isLeft = lower.length % 2 === 0;
    const upX = upper === undefined ? Infinity : xAt(slopes, borders.edge[upper]!, y);
    const downX = edge === undefined ? Infinity : xAt(slopes, edge, y);
    if (upper !== undefined && waiting.border < 0 && goesOn(borders, upper, edge, isLeft)) {
      lower.push(upper);
      up += 1;
    } else if (upper !== undefined && upX <= downX) {
      borders.bottom[upper] = { x: upX, y };
      pair(borders, waiting, upper, !borders.isLeft[upper]);
      up += 1;
    } else {
      const border = startBorder(borders, edge ?? 0, isLeft, { x: downX, y });
      lower.push(border);
      pair(borders, waiting, border, isLeft);
    }
  }
  return lower;
}

function goesOn(borders: Borders, upper: number, edge: number | undefined, isLeft: boolean): boolean {
  return borders.edge[upper] === edge && borders.isLeft[upper] === isLeft;
}

/** Two ends in a row belong to one ring: it comes in by one of them and goes out by the other. */
function pair(borders: Borders, waiting: Pairing, border: number, isIn: boolean): void {
  if (waiting.border < 0) {
    waiting.border = border;
    waiting.isIn = isIn;
    return;
  }
  if (waiting.isIn) borders.next[waiting.border] = border;
  else borders.next[border] = waiting.border;
  waiting.border = -1;
}

function startBorder(borders: Borders, edge: number, isLeft: boolean, top: Point): number {
  borders.edge.push(edge);
  borders.isLeft.push(isLeft);
  borders.top.push(top);
  borders.bottom.push(top);
  return borders.next.push(-1) - 1;
}

function regionOf(borders: Borders): Region {
  const outer: Ring[] = [];
  const holes: Ring[] = [];
  const seen = new Uint8Array(borders.edge.length);
  for (let start = 0; start < borders.edge.length; start += 1) {
    if (seen[start]) continue;
    const ring = withoutStraightCorners(ringFrom(borders, start, seen));
    if (ring.length < 3) continue;
    const area = signedArea(ring);
    const widthIn = (2 * Math.abs(area)) / ringLength(ring);
    if (area > 0 && widthIn > NOTHING_IN) outer.push(ring);
    if (area < 0 && widthIn > NARROW_HOLE_IN) holes.push(ring);
  }
  return { outer, holes };
}

/** Left borders run up, right ones down: clockwise around the cover. */
function ringFrom(borders: Borders, start: number, seen: Uint8Array): Point[] {
  const ring: Point[] = [];
  for (let border = start; !seen[border]; border = borders.next[border]!) {
    seen[border] = 1;
    const [top, bottom] = [borders.top[border]!, borders.bottom[border]!];
    if (borders.isLeft[border]) ring.push(bottom, top);
    else ring.push(top, bottom);
  }
  return ring;
}

function withoutStraightCorners(ring: readonly Point[]): Ring {
  const kept: Point[] = [];
  for (const at of ring) {
    const last = kept[kept.length - 1];
    if (last !== undefined && Math.hypot(at.x - last.x, at.y - last.y) < NOTHING_IN) continue;
    kept.push(at);
    if (kept.length > 2 && isStraight(kept[kept.length - 3]!, kept[kept.length - 2]!, at)) {
      kept.splice(kept.length - 2, 1);
    }
  }
  return kept;
}

/** True if the middle one of three corners lies on the way from the first to the last. */
function isStraight(from: Point, at: Point, to: Point): boolean {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y);
  if (length < NOTHING_IN) return true;
  const across = Math.abs((at.x - from.x) * y - (at.y - from.y) * x) / length;
  const along = ((at.x - from.x) * x + (at.y - from.y) * y) / length;
  return across < STRAIGHT_IN && along > -NOTHING_IN && along < length + NOTHING_IN;
}
