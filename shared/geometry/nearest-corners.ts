import type { Point } from './types';

/**
 * The nearest points of two convex cores that do not overlap. They are always a corner of one and a point of an
 * edge of the other; where two parallel edges face each other there is a whole stretch of them, and both its ends
 * are such pairs. The search writes into one scratch record, so that measuring leaves nothing to collect.
 */
export interface Stretch {
  distanceIn: number;
  /** First end on the first core and on the second. */
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** The other end; equal to the first where the nearest points are single. */
  fromX2: number;
  fromY2: number;
  toX2: number;
  toY2: number;
}

/** Pairs whose distances differ by at most this much, inches, count as equally near. */
const EQUALLY_NEAR_IN = 1e-9;
const MAX_PAIRS = 24;

const pairs = new Float64Array(MAX_PAIRS * 4);
let pairCount = 0;
let bestSquared = Infinity;
let slackSquared = 0;

const stretch: Stretch = {
  distanceIn: 0,
  fromX: 0,
  fromY: 0,
  toX: 0,
  toY: 0,
  fromX2: 0,
  fromY2: 0,
  toX2: 0,
  toY2: 0,
};

/** Ends of the stretch of nearest points of two cores. The record is reused by the next call: read it at once. */
export function nearestStretchOf(a: readonly Point[], b: readonly Point[]): Readonly<Stretch> {
  pairCount = 0;
  bestSquared = Infinity;
  slackSquared = Infinity;
  cornersAgainstEdges(b, a, true);
  cornersAgainstEdges(a, b, false);
  readStretch();
  return stretch;
}

function cornersAgainstEdges(corners: readonly Point[], of: readonly Point[], edgesFirst: boolean): void {
  let start = of[of.length - 1];
  if (start === undefined) return;
  for (const end of of) {
    const ex = end.x - start.x;
    const ey = end.y - start.y;
    const lengthSquared = ex * ex + ey * ey;
    for (const corner of corners) {
      const px = corner.x - start.x;
      const py = corner.y - start.y;
      const across = px * ey - py * ex;
      const acrossSquared = across * across;
      // Behind this edge, so another one is nearer; or farther off its line than the best pair.
      if (across < 0 && acrossSquared > 1e-16 * lengthSquared) continue;
      if (acrossSquared > (bestSquared + slackSquared) * lengthSquared) continue;
      const along = px * ex + py * ey;
      const part = along <= 0 ? 0 : along >= lengthSquared ? 1 : along / lengthSquared;
      const dx = px - part * ex;
      const dy = py - part * ey;
      const squared = dx * dx + dy * dy;
      if (squared > bestSquared + slackSquared) continue;
      if (edgesFirst) keepPair(squared, corner.x - dx, corner.y - dy, corner.x, corner.y);
      else keepPair(squared, corner.x, corner.y, corner.x - dx, corner.y - dy);
    }
    start = end;
  }
}

function keepPair(squared: number, fromX: number, fromY: number, toX: number, toY: number): void {
  if (squared < bestSquared) {
    if (squared < bestSquared - slackSquared || pairCount === 0) pairCount = 0;
    bestSquared = squared;
    slackSquared = 2 * EQUALLY_NEAR_IN * Math.sqrt(squared) + EQUALLY_NEAR_IN * EQUALLY_NEAR_IN;
  }
  if (pairCount >= MAX_PAIRS) return;
  const at = 4 * pairCount;
  pairs[at] = fromX;
  pairs[at + 1] = fromY;
  pairs[at + 2] = toX;
  pairs[at + 3] = toY;
  pairCount += 1;
}

function readStretch(): void {
  const first = farthestPairFrom(0);
  const second = farthestPairFrom(first);
  stretch.distanceIn = Math.sqrt(bestSquared);
  stretch.fromX = pairs[4 * first] ?? 0;
  stretch.fromY = pairs[4 * first + 1] ?? 0;
  stretch.toX = pairs[4 * first + 2] ?? 0;
  stretch.toY = pairs[4 * first + 3] ?? 0;
  stretch.fromX2 = pairs[4 * second] ?? 0;
  stretch.fromY2 = pairs[4 * second + 1] ?? 0;
  stretch.toX2 = pairs[4 * second + 2] ?? 0;
  stretch.toY2 = pairs[4 * second + 3] ?? 0;
}

/** The kept pair whose points lie farthest from those of another, which is itself when there is no other. */
function farthestPairFrom(index: number): number {
  const x = pairs[4 * index] ?? 0;
  const y = pairs[4 * index + 1] ?? 0;
  let farthest = index;
  let greatest = 0;
  for (let other = 0; other < pairCount; other += 1) {
    const dx = (pairs[4 * other] ?? 0) - x;
    const dy = (pairs[4 * other + 1] ?? 0) - y;
    const squared = dx * dx + dy * dy;
    if (squared <= greatest) continue;
    greatest = squared;
    farthest = other;
  }
  return farthest;
}
