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
/** Corners of either core as plain numbers, one array for each number of corners met so far. */
const scratchA: Float64Array[] = [];
const scratchB: Float64Array[] = [];

/** Working figures of the running search, in one record because loose module variables are slower to write. */
const search = {
  pairCount: 0,
  bestSquared: 0.5,
  slackSquared: 0.5,
  boundX: 0.5,
  boundY: 0.5,
  boundSquared: 0.5,
};

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
  search.pairCount = 0;
  search.bestSquared = Infinity;
  search.slackSquared = Infinity;
  const flatA = flatten(a, scratchA);
  const flatB = flatten(b, scratchB);
  const separatedByFirst = cornersAgainstEdges(flatB, flatA, true);
  const separatedBySecond = cornersAgainstEdges(flatA, flatB, false);
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
function cornersAgainstEdges(corners: Float64Array, of: Float64Array, edgesFirst: boolean): boolean {
  let separated = false;
  boundCorners(corners);
  const { boundX, boundY, boundSquared } = search;
  let startX = of[of.length - 2] ?? 0;
  let startY = of[of.length - 1] ?? 0;
  for (let index = 0; index < of.length; index += 2) {
    const endX = of[index] ?? 0;
    const endY = of[index + 1] ?? 0;
    const ex = endX - startX;
    const ey = endY - startY;
    const lengthSquared = ex * ex + ey * ey;
    const centreAcross = (boundX - startX) * ey - (boundY - startY) * ex;
    // All corners lie behind an edge that looks away, and other edges are nearer to them.
    if (centreAcross >= 0 || centreAcross * centreAcross <= boundSquared * lengthSquared)
      separated = cornersAgainstEdge(corners, startX, startY, ex, ey, edgesFirst) || separated;
    startX = endX;
    startY = endY;
  }
  return separated;
}

function cornersAgainstEdge(
  corners: Float64Array,
  startX: number,
  startY: number,
  ex: number,
  ey: number,
  edgesFirst: boolean,
): boolean {
  const lengthSquared = ex * ex + ey * ey;
  const behindSquared = 1e-16 * lengthSquared;
  let farSquared = (search.bestSquared + search.slackSquared) * lengthSquared;
  let allAhead = true;
  for (let index = 0; index < corners.length; index += 2) {
    const x = corners[index] ?? 0;
    const y = corners[index + 1] ?? 0;
    const px = x - startX;
    const py = y - startY;
    const across = px * ey - py * ex;
    const acrossSquared = across * across;
    if (across <= 0) {
      allAhead = false;
      if (acrossSquared > behindSquared) continue;
    }
    // Farther off the edge's line than the best pair.
    if (acrossSquared > farSquared) continue;
    const along = px * ex + py * ey;
    const part = along <= 0 ? 0 : along >= lengthSquared ? 1 : along / lengthSquared;
    const dx = px - part * ex;
    const dy = py - part * ey;
    const squared = dx * dx + dy * dy;
    if (squared > search.bestSquared + search.slackSquared) continue;
    if (edgesFirst) keepPair(squared, x - dx, y - dy, x, y);
    else keepPair(squared, x, y, x - dx, y - dy);
    farSquared = (search.bestSquared + search.slackSquared) * lengthSquared;
  }
  return allAhead;
}

/** A circle about all corners, a little loose: what an edge cannot see of it needs no look at each corner. */
function boundCorners(corners: Float64Array): void {
  let boundX = 0;
  let boundY = 0;
  for (let index = 0; index < corners.length; index += 2) {
    boundX += corners[index] ?? 0;
    boundY += corners[index + 1] ?? 0;
  }
  boundX /= corners.length / 2;
  boundY /= corners.length / 2;
  let greatest = 0;
  for (let index = 0; index < corners.length; index += 2) {
    const x = (corners[index] ?? 0) - boundX;
    const y = (corners[index + 1] ?? 0) - boundY;
    const squared = x * x + y * y;
    if (squared > greatest) greatest = squared;
  }
  search.boundX = boundX;
  search.boundY = boundY;
  search.boundSquared = (Math.sqrt(greatest) + 1e-6) ** 2;
}

/** The corners as plain numbers, x and y in turn, in the scratch array of that length. */
function flatten(corners: readonly Point[], scratch: Float64Array[]): Float64Array {
  const { length } = corners;
  const flat = (scratch[length] ??= new Float64Array(2 * length));
  for (let index = 0; index < length; index += 1) {
    const corner = corners[index];
    if (corner === undefined) continue;
    flat[2 * index] = corner.x;
    flat[2 * index + 1] = corner.y;
  }
  return flat;
}

function keepPair(squared: number, fromX: number, fromY: number, toX: number, toY: number): void {
  if (squared < search.bestSquared) {
    if (squared < search.bestSquared - search.slackSquared) search.pairCount = 0;
    search.bestSquared = squared;
    search.slackSquared = 2 * EQUALLY_NEAR_IN * Math.sqrt(squared) + EQUALLY_NEAR_IN * EQUALLY_NEAR_IN;
  }
  if (search.pairCount >= MAX_PAIRS) return;
  const at = 4 * search.pairCount;
  pairs[at] = fromX;
  pairs[at + 1] = fromY;
  pairs[at + 2] = toX;
  pairs[at + 3] = toY;
  search.pairCount += 1;
}

function readStretch(): void {
  const first = farthestPairFrom(0);
  const second = farthestPairFrom(first);
  stretch.distanceIn = Math.sqrt(search.bestSquared);
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
  for (let other = 0; other < search.pairCount; other += 1) {
    const dx = (pairs[4 * other] ?? 0) - x;
    const dy = (pairs[4 * other + 1] ?? 0) - y;
    const squared = dx * dx + dy * dy;
    if (squared <= greatest) continue;
    greatest = squared;
    farthest = other;
  }
  return farthest;
}
