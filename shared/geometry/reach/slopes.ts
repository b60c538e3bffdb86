/** Contours as a scanline sees them: edges that cross it, each running from its upper to its lower end. */
import type { Contours } from './region';

/** Corners lie on this grid, inches: finer than anything drawn, so that corners meant to coincide do. */
const GRID = 2 ** 22;

/** Edges by number, those along the scanline left out: they bound nothing that a scanline could tell. */
export interface Slopes {
  readonly count: number;
  readonly topX: Float64Array;
  readonly topY: Float64Array;
  readonly bottomX: Float64Array;
  readonly bottomY: Float64Array;
  /** Change of x for each inch down. */
  readonly lean: Float64Array;
  /** What the winding gains from left to right: 1 for an edge that runs up, -1 for one that runs down. */
  readonly gain: Int8Array;
}

/** The edges of contours, from the topmost on. */
export function slopesOf(contours: Contours): Slopes {
  const rounded = contours.map((value) => Math.round(value * GRID) / GRID);
  const starts: number[] = [];
  for (let at = 0; at < rounded.length; at += 4) if (rounded[at + 1] !== rounded[at + 3]) starts.push(at);
  const top = (at: number): number => Math.min(rounded[at + 1] ?? 0, rounded[at + 3] ?? 0);
  starts.sort((a, b) => top(a) - top(b));
  const count = starts.length;
  const [topX, topY, bottomX, bottomY, lean] = Array.from({ length: 5 }, () => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]; // five were made
  const gain = new Int8Array(count);
  for (const [index, at] of starts.entries()) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rounded.slice(at, at + 4);
    const isUp = y1 < y0;
    topX[index] = isUp ? x1 : x0;
    topY[index] = isUp ? y1 : y0;
    bottomX[index] = isUp ? x0 : x1;
    bottomY[index] = isUp ? y0 : y1;
    lean[index] = (x1 - x0) / (y1 - y0);
    gain[index] = isUp ? 1 : -1;
  }
  return { count, topX, topY, bottomX, bottomY, lean, gain };
}

/** Where an edge crosses a scanline; its own corners come out unchanged. */
export function xAt(slopes: Slopes, index: number, y: number): number {
  const bottomY = slopes.bottomY[index]!; // index < count, here and below
  if (y >= bottomY) return slopes.bottomX[index]!;
  return slopes.topX[index]! + (y - slopes.topY[index]!) * slopes.lean[index]!;
}

/** All scanlines at which something begins, ends or crosses, from the top, each once. */
export function scanlines(slopes: Slopes): Float64Array {
  const found: number[] = [];
  for (let index = 0; index < slopes.count; index += 1)
    found.push(slopes.topY[index]!, slopes.bottomY[index]!);
  addCrossings(slopes, found);
  const sorted = Float64Array.from(found).sort();
  let kept = 0;
  for (const y of sorted) if (kept === 0 || y > sorted[kept - 1]!) sorted[kept++] = y;
  return sorted.subarray(0, kept);
}

/** Adds the y of every crossing of two edges. Edges come from the topmost on, so those passed are dropped. */
function addCrossings(slopes: Slopes, found: number[]): void {
  const { count, topX, topY, bottomX, bottomY } = slopes;
  let active: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const y = topY[index]!;
    const low = Math.min(topX[index]!, bottomX[index]!);
    const high = Math.max(topX[index]!, bottomX[index]!);
    let kept = 0;
    for (const other of active) {
      if (bottomY[other]! <= y) continue;
      active[kept++] = other;
      const otherTop = topX[other]!;
      const otherBottom = bottomX[other]!;
      if (otherTop < low && otherBottom < low) continue;
      if (otherTop > high && otherBottom > high) continue;
      addCrossing(slopes, index, other, found);
    }
    active.length = kept;
    active.push(index);
  }
  active = [];
}

function addCrossing(slopes: Slopes, a: number, b: number, found: number[]): void {
  const rate = slopes.lean[a]! - slopes.lean[b]!;
  if (rate === 0) return;
  const from = slopes.topY[a]!;
  const gap = slopes.topX[a]! - xAt(slopes, b, from);
  const y = from - gap / rate;
  if (y > from && y < slopes.bottomY[a]! && y < slopes.bottomY[b]!) found.push(y);
}
