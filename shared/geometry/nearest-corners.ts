import type { Point } from './types';

/**
 * The nearest points of two convex cores that do not overlap. They are always a corner of one and a point of an
 * edge of the other; where two parallel edges face each other there is a whole stretch of them, and both its ends
 * are such pairs. The search writes into one scratch record, so that measuring leaves nothing to collect.
 */
export interface Stretch {
  distanceIn: number;
  /** The line of some edge separates the cores: they certainly do not overlap. */
  separated: boolean;
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
const EQUALLY_NEAR_IN = 1e-10;
const MAX_PAIRS = 24;

const pairs = new Float64Array(MAX_PAIRS * 4);
let pairCount = 0;
let bestSquared = Infinity;
let slackSquared = 0;
let boundX = 0;
let boundY = 0;
let boundSquared = 0;

const stretch: Stretch = {
  distanceIn: 0,
  separated: false,
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
export function nearestStretchOf(a: readonly Point[], b: readonly Point[]): Stretch {
  pairCount = 0;
  bestSquared = Infinity;
  slackSquared = Infinity;
  const separatedByFirst = cornersAgainstEdges(b, a, true);
  const separatedBySecond = cornersAgainstEdges(a, b, false);
  stretch.separated = separatedByFirst || separatedBySecond;
  readStretch();
  return stretch;
}

/** The scratch record set to one common point at distance 0. */
export function stretchAt({ x, y }: Point): Stretch {
  stretch.distanceIn = 0;
  stretch.fromX = stretch.toX = stretch.fromX2 = stretch.toX2 = x;
  stretch.fromY = stretch.toY = stretch.fromY2 = stretch.toY2 = y;
  return stretch;
}

/** Returns true when one of the edges has every corner ahead of it, so that its line separates the cores. */
function cornersAgainstEdges(corners: readonly Point[], of: readonly Point[], edgesFirst: boolean): boolean {
  let start = of[of.length - 1];
  if (start === undefined) return false;
  let separated = false;
  boundCorners(corners);
  for (const end of of) {
    const ex = end.x - start.x;
    const ey = end.y - start.y;
    const lengthSquared = ex * ex + ey * ey;
    const centreAcross = (boundX - start.x) * ey - (boundY - start.y) * ex;
    // All corners lie behind an edge that looks away, and other edges are nearer to them.
    if (centreAcross >= 0 || centreAcross * centreAcross <= boundSquared * lengthSquared)
      separated = cornersAgainstEdge(corners, start, ex, ey, lengthSquared, edgesFirst) || separated;
    start = end;
  }
  return separated;
}

function cornersAgainstEdge(
  corners: readonly Point[],
  start: Point,
  ex: number,
  ey: number,
  lengthSquared: number,
  edgesFirst: boolean,
): boolean {
  let allAhead = true;
  for (const corner of corners) {
    const px = corner.x - start.x;
    const py = corner.y - start.y;
    const across = px * ey - py * ex;
    const acrossSquared = across * across;
    if (across <= 0) {
      allAhead = false;
      if (acrossSquared > 1e-16 * lengthSquared) continue;
    }
    // Farther off the edge's line than the best pair.
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
  return allAhead;
}

/** A circle about all corners, a little loose: what an edge cannot see of it needs no look at each corner. */
function boundCorners(corners: readonly Point[]): void {
  boundX = 0;
  boundY = 0;
  for (const corner of corners) {
    boundX += corner.x;
    boundY += corner.y;
  }
  boundX /= corners.length;
  boundY /= corners.length;
  let greatest = 0;
  for (const corner of corners) {
    const x = corner.x - boundX;
    const y = corner.y - boundY;
    const squared = x * x + y * y;
    if (squared > greatest) greatest = squared;
  }
  boundSquared = (Math.sqrt(greatest) + 1e-6) ** 2;
}

function keepPair(squared: number, fromX: number, fromY: number, toX: number, toY: number): void {
  if (squared < bestSquared) {
    if (squared < bestSquared - slackSquared) pairCount = 0;
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
