/** The part of a region's outline that a reader takes for "how far": its widest arcs and what joins them. */
import type { Path, PathStep, Point } from '../../../shared/geometry';
import { flattenSteps } from '../draw/flatten';
import type { Polyline } from '../draw/flatten';

interface Leg {
  readonly from: Point;
  readonly step: PathStep;
}

function legsOf(path: Path): Leg[] {
  let from = path.start;
  return path.steps.map((step) => {
    const leg = { from, step };
    from = step.to;
    return leg;
  });
}

function straightLength({ from, step }: Leg): number {
  return step.type === 'line' ? Math.hypot(step.to.x - from.x, step.to.y - from.y) : 0;
}

/** Turns the legs so that the longest straight one comes last: an outer edge never runs across it. */
function startAfterLongestLine(legs: readonly Leg[]): readonly Leg[] {
  let longest = -1;
  legs.forEach((leg, i) => {
    if (straightLength(leg) > (longest < 0 ? 0.5 : straightLength(legs[longest]!))) longest = i;
  });
  return longest < 0 ? legs : [...legs.slice(longest + 1), ...legs.slice(0, longest + 1)];
}

/**
 * The outer edge in pixels, moved inwards by `insetPx`, in the path's own clockwise sense; empty where the path has no
 * arcs. Arcs of the greatest radius and the straight lines between them belong to it.
 */
export function outerEdge(path: Path, scale: number, insetPx: number): Polyline {
  const legs = startAfterLongestLine(legsOf(path));
  const widest = Math.max(0, ...legs.map(({ step }) => (step.type === 'arc' ? step.radiusIn : 0)));
  const isOuter = ({ step }: Leg): boolean => step.type === 'arc' && step.radiusIn > widest - 1e-6;
  const first = legs.findIndex(isOuter);
  const last = legs.findLastIndex(isOuter);
  const start = legs[first];
  if (!start) return [];
  const edge = flattenSteps(
    start.from,
    legs.slice(first, last + 1).map(({ step }) => step),
    scale,
  );
  return moveRight(edge, insetPx);
}

/** Every point moved to the right of the line's direction: inwards, for a clockwise outline. */
function moveRight(line: Polyline, byPx: number): Polyline {
  const out: Polyline = [];
  for (let i = 0; i < line.length; i += 2) {
    const [a, b] = [Math.max(0, i - 2), Math.min(line.length - 2, i + 2)];
    const [dx, dy] = [line[b]! - line[a]!, line[b + 1]! - line[a + 1]!];
    const length = Math.hypot(dx, dy);
    if (length > 0) out.push(line[i]! - (dy / length) * byPx, line[i + 1]! + (dx / length) * byPx);
  }
  return out;
}
