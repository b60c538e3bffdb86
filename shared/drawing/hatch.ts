/** Stripes across a convex outline, each ended exactly at its edge. */
import { cosDeg, type Point, sinDeg } from '../geometry';
import { lineSteps } from './path-steps';
import type { PathStep } from './types';

/**
 * Parallel lines through a convex polygon, `spacingIn` apart and fixed to the polygon's own frame, at an angle in degrees
 * clockwise from east.
 */
export function hatchSteps(corners: readonly Point[], angleDeg: number, spacingIn: number): PathStep[] {
  const normal = { x: -sinDeg(angleDeg), y: cosDeg(angleDeg) };
  const offsets = corners.map(({ x, y }) => x * normal.x + y * normal.y);
  const [least, most] = [Math.min(...offsets), Math.max(...offsets)];
  const count = Math.floor((most - least) / spacingIn);
  return Array.from({ length: Math.max(0, count) }, (_, k) => {
    const chord = chordAt(corners, offsets, least + (k + 0.5) * spacingIn);
    return chord ? lineSteps(chord) : [];
  }).flat();
}

/** The two points where a line crosses the outline, given each corner's distance along its normal. */
function chordAt(corners: readonly Point[], offsets: readonly number[], at: number): [Point, Point] | null {
  const points: Point[] = [];
  corners.forEach((from, index) => {
    const next = (index + 1) % corners.length;
    const [a = 0, b = 0, to = from] = [offsets[index], offsets[next], corners[next]];
    if (a > at === b > at) return;
    const share = (at - a) / (b - a);
    points.push({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  });
  const [first, second] = points;
  return first && second ? [first, second] : null;
}

/** A circle's own polygon, fine enough for stripes to end at its edge. */
export function discCorners(centre: Point, radiusIn: number, count = 72): Point[] {
  return Array.from({ length: count }, (_, k) => ({
    x: centre.x + radiusIn * cosDeg((360 * k) / count),
    y: centre.y + radiusIn * sinDeg((360 * k) / count),
  }));
}
