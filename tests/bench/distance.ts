/** Distance of two bases: our kernel against @flatten-js/core on the same pairs, as a ratio of medians. */
import Flatten from '@flatten-js/core';
import { Bench } from 'tinybench';
import { distance, outlineAt, type Polygon } from '../../shared/geometry';
import bases from '../../assets/content/into-the-unknown/bases.json';

const SIZES = ['shuttle', 'small', 'medium', 'large'] as const;
const PAIRS = 200;

export interface DistanceBench {
  readonly pairs: number;
  readonly ourNanoseconds: number;
  readonly peerNanoseconds: number;
  readonly ratio: number;
  /** Greatest difference of the two answers over pairs farther than 1e-4 apart, inches. */
  readonly greatestDifferenceIn: number;
}

export async function benchDistance(): Promise<DistanceBench> {
  const pairs = makePairs();
  const peers = pairs.map(([a, b]) => [toPeer(a), toPeer(b)] as const);
  const bench = new Bench({ time: 600, warmupTime: 200 });
  let sink = 0;
  bench.add('ours', () => {
    for (const [a, b] of pairs) sink += distance(a, b).distanceIn;
  });
  bench.add('peer', () => {
    for (const [a, b] of peers) sink += a.distanceTo(b)[0];
  });
  await bench.run();
  if (!Number.isFinite(sink)) throw new Error('The bench measured nothing.');
  const [ours, peer] = bench.tasks.map((task) => medianNanoseconds(task.result));
  return {
    pairs: PAIRS,
    ourNanoseconds: ours! / PAIRS,
    peerNanoseconds: peer! / PAIRS,
    ratio: peer! / ours!,
    greatestDifferenceIn: greatestDifference(pairs, peers),
  };
}

function medianNanoseconds(result: unknown): number {
  // tinybench types its result by state; after run() every task is complete and carries its latency in milliseconds
  return (result as { latency: { p50: number } }).latency.p50 * 1e6;
}

/** The same pairs in every run: a small generator with a fixed seed. */
function makePairs(): (readonly [Polygon, Polygon])[] {
  let seed = 20_260_101;
  const next = (): number => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
  const place = (): Polygon => {
    const corners = bases[SIZES[Math.floor(next() * SIZES.length)]!].corners;
    return outlineAt(corners, { x: next() * 36, y: next() * 36, headingDeg: next() * 360 });
  };
  return Array.from({ length: PAIRS }, () => [place(), place()] as const);
}

function toPeer(shape: Polygon): Flatten.Polygon {
  return new Flatten.Polygon(shape.corners.map(({ x, y }) => new Flatten.Point(x, y)));
}

function greatestDifference(
  pairs: readonly (readonly [Polygon, Polygon])[],
  peers: readonly (readonly [Flatten.Polygon, Flatten.Polygon])[],
): number {
  const differences = pairs.map(([a, b], index) => {
    const ours = distance(a, b).distanceIn;
    const [left, right] = peers[index]!;
    return ours > 1e-4 ? Math.abs(ours - left.distanceTo(right)[0]) : 0;
  });
  return Math.max(...differences);
}
