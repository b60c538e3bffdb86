/** A ruler's legs and total, by the kernel's distance; inches. */
import { distance, type Point } from '../../../shared/geometry';

export interface RulerLegs {
  readonly legsIn: readonly number[];
  readonly totalIn: number;
}

export function rulerLegs(points: readonly Point[]): RulerLegs {
  const legsIn = points.slice(1).map((to, index) => legIn(points[index] ?? to, to));
  return { legsIn, totalIn: legsIn.reduce((sum, leg) => sum + leg, 0) };
}

function legIn(from: Point, to: Point): number {
  return distance({ type: 'point', at: from }, { type: 'point', at: to }).distanceIn;
}
