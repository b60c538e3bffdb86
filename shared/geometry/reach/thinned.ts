/** Strips with as few points as the tolerance allows. */
import type { PoseStrip, TravelAt } from './pose-strip';

/** A point is left out where both ends of the travel stay this near to the line past it, inches. */
export const THINNED_IN = 7e-4;

/**
 * A strip without the points that the others tell as well (Douglas and Peucker's way, so that errors do not add up).
 * Nearness is measured in the plane of travel and of the way a turn moves what lies `radiusIn` from the pivot: a pose
 * this far off in that plane moves nothing by more than 1.5 times as much on the table.
 */
export function thinned(strip: PoseStrip, radiusIn: number): PoseStrip {
  const kept = new Uint8Array(strip.length);
  const perDeg = (radiusIn * Math.PI) / 180;
  const keepBetween = (from: number, to: number): void => {
    kept[from] = 1;
    kept[to] = 1;
    const [start, end] = [strip[from], strip[to]];
    if (start === undefined || end === undefined) return;
    let farthest = from;
    let greatest = THINNED_IN;
    for (let index = from + 1; index < to; index += 1) {
      const gap = gapTo(start, end, strip[index] ?? start, perDeg);
      if (gap > greatest) [farthest, greatest] = [index, gap];
    }
    if (farthest === from) return;
    keepBetween(from, farthest);
    keepBetween(farthest, to);
  };
  if (strip.length > 2) keepBetween(0, strip.length - 1);
  else kept.fill(1);
  return strip.filter((_, index) => kept[index] === 1);
}

function gapTo(start: TravelAt, end: TravelAt, at: TravelAt, perDeg: number): number {
  const turned = (at.turnDeg - start.turnDeg) * perDeg;
  const whole = (end.turnDeg - start.turnDeg) * perDeg;
  return Math.max(
    gapToLine(whole, end.fromIn - start.fromIn, turned, at.fromIn - start.fromIn),
    gapToLine(whole, end.toIn - start.toIn, turned, at.toIn - start.toIn),
  );
}

/** Distance of a point from the line through the origin and another one; x of the point lies between both. */
function gapToLine(toX: number, toY: number, x: number, y: number): number {
  const length = Math.sqrt(toX * toX + toY * toY);
  return length === 0 ? Math.abs(y) : Math.abs(x * toY - y * toX) / length;
}
