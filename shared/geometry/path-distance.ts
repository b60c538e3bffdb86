import { coreCorners, coreRadius, separationAlongEdges } from './convex';
import { nearestStretchOf } from './nearest-corners';
import { type ArcStep, pathContains, stepDistance, stepStarts } from './path';
import { between } from './half-plane';
import type { Path, Point, Shape } from './types';

/**
 * Distance from a closed path (its inside included) to a shape, inches; 0 when they meet. Judges the drawn outline
 * itself, step by step, so that what is drawn can be held against what a rule says.
 */
export function pathDistance(path: Path, shape: Shape): number {
  const core = coreCorners(shape);
  if (core.some((corner) => pathContains(path, corner, 0))) return 0;
  if (core.length > 2 && separationAlongEdges(core, [path.start]) <= 0) return 0;
  let nearest = Infinity;
  const starts = stepStarts(path);
  for (const [index, step] of path.steps.entries()) {
    const from = starts[index] ?? path.start;
    const toStep = step.type === 'line' ? lineToCore([from, step.to], core) : arcToCore(from, step, core);
    nearest = Math.min(nearest, toStep);
  }
  return Math.max(0, nearest - coreRadius(shape));
}

function lineToCore(line: readonly [Point, Point], core: readonly Point[]): number {
  return leastOverEdges(core, (start, end) => {
    if (segmentsCross(line[0], line[1], start, end)) return 0;
    return nearestStretchOf(line, [start, end]).distanceIn;
  });
}

function arcToCore(from: Point, arc: ArcStep, core: readonly Point[]): number {
  return leastOverEdges(core, (start, end) => arcToEdge(from, arc, start, end));
}

/** Ends against each other's curve, the foot of the arc's centre on the edge, and the crossings of both. */
function arcToEdge(from: Point, arc: ArcStep, start: Point, end: Point): number {
  const { centre, radiusIn } = arc;
  const edge = [start, end];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  let least = Math.min(
    stepDistance(from, arc, start),
    stepDistance(from, arc, end),
    nearestStretchOf(edge, [from]).distanceIn,
    nearestStretchOf(edge, [arc.to]).distanceIn,
  );
  if (length === 0) return least;
  const foot = ((centre.x - start.x) * (end.x - start.x) + (centre.y - start.y) * (end.y - start.y)) / length;
  const across =
    ((centre.x - start.x) * (end.y - start.y) - (centre.y - start.y) * (end.x - start.x)) / length;
  const half = Math.sqrt(Math.max(0, radiusIn * radiusIn - across * across));
  for (const along of [foot, foot - half, foot + half]) {
    if (along < 0 || along > length) continue;
    least = Math.min(least, stepDistance(from, arc, between(start, end, along / length)));
  }
  return least;
}

function leastOverEdges(core: readonly Point[], measure: (start: Point, end: Point) => number): number {
  let least = Infinity;
  let start = core[core.length - 1];
  for (const end of core) {
    if (start !== undefined) least = Math.min(least, measure(start, end));
    start = end;
  }
  return least;
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function turn(from: Point, to: Point, at: Point): number {
  return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
}
