/** A run of straight pieces that something is set along: lettering on a rim, ticks on a ruler. Inches. */
import type { Point } from '../geometry';

export interface Run {
  readonly points: readonly Point[];
  /** Length from the start to each point. */
  readonly lengths: readonly number[];
}

export function makeRun(points: readonly Point[]): Run {
  const lengths: number[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const step = before ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
    lengths.push((lengths.at(-1) ?? 0) + step);
  });
  return { points, lengths };
}

export function runLength(run: Run): number {
  return run.lengths.at(-1) ?? 0;
}

/** The same run from its other end. */
export function reversedRun(run: Run): Run {
  return makeRun([...run.points].reverse());
}

/** The place at a length along a run and the unit vector along it; beyond its ends it goes straight on. */
export function alongRun(run: Run, atIn: number): { readonly at: Point; readonly along: Point } {
  const last = run.points.length - 1;
  const found = run.lengths.findIndex((length) => length > atIn);
  const index = Math.max(1, found < 0 ? last : found);
  const [from, to] = [run.points[index - 1], run.points[index]];
  if (!from || !to) return { at: run.points[0] ?? { x: 0, y: 0 }, along: { x: 1, y: 0 } };
  const start = run.lengths[index - 1] ?? 0;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = length > 0 ? { x: (to.x - from.x) / length, y: (to.y - from.y) / length } : { x: 1, y: 0 };
  const by = atIn - start;
  return { at: { x: from.x + along.x * by, y: from.y + along.y * by }, along };
}

/** The same run moved to its right by so much: inwards along an outline that runs clockwise. */
export function insetRun({ points }: Run, byIn: number): Run {
  return makeRun(
    points.map((at, index) => {
      const [before, after] = [points[index - 1] ?? at, points[index + 1] ?? at];
      const [x, y] = [after.x - before.x, after.y - before.y];
      const length = Math.hypot(x, y) || 1;
      return { x: at.x - (y / length) * byIn, y: at.y + (x / length) * byIn };
    }),
  );
}
