/** What a shape covers that is turned all the way round, without travel: a disc, or a ring where the pivot stays out. */
import { cosDeg, sinDeg } from '../angle';
import { distance } from '../distance';
import type { Point } from '../types';
import type { CarriedShape } from './hull-corners';
import { CHORD_IN, type PoseStrip } from './pose-strip';
import type { Contours } from './region';
import { addRing } from './region';
import type { TurnFamily } from './turn-family';

/** True if a strip turns all the way round and travels nowhere. */
export function isWholeTurn({ travelIn }: TurnFamily, strip: PoseStrip): boolean {
  const [first, last] = [strip[0], strip[strip.length - 1]];
  return travelIn === 0 && first !== undefined && last !== undefined && last.turnDeg - first.turnDeg >= 360;
}

/** Adds what a shape seen from the pivot covers on a whole turn about it. */
export function addWholeTurn(contours: Contours, { pivot }: TurnFamily, shape: CarriedShape): void {
  const farthestIn = shape.reduce((most, { x, y }) => Math.max(most, Math.hypot(x, y)), 0);
  const nearestIn = distance(
    { type: 'polygon', corners: shape },
    { type: 'point', at: { x: 0, y: 0 } },
  ).distanceIn;
  addRing(contours, circle(pivot, farthestIn));
  if (nearestIn > 0) addRing(contours, [...circle(pivot, nearestIn)].reverse());
}

/** A clockwise circle, its chords no farther inside than `CHORD_IN`. */
function circle(centre: Point, radiusIn: number): readonly Point[] {
  const stepDeg = radiusIn > CHORD_IN ? (2 * Math.acos(1 - CHORD_IN / radiusIn) * 180) / Math.PI : 90;
  const count = Math.max(4, Math.ceil(360 / stepDeg));
  return Array.from({ length: count }, (_, index) => ({
    x: centre.x + radiusIn * cosDeg((360 * index) / count),
    y: centre.y + radiusIn * sinDeg((360 * index) / count),
  }));
}
