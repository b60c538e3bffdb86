import type { FiringBase } from './arc-measure';
import { nearestStretch } from './distance';
import { outlineAt, toShip } from './frame';
import { TOLERANCE_IN } from './tolerance';
import type { Point, Shape } from './types';

/**
 * Which end of the defender an attack meets: fore when the attacker's nearest point lies ahead of the line through
 * the defender's side slots, aft when behind; either (the defender chooses) when it lies on that line within the
 * tolerance, or when the nearest points are a stretch that reaches both sides. House reading.
 */
export function endAttacked(attacker: Shape, defender: FiringBase): 'fore' | 'aft' | 'either' {
  const nearest = nearestStretch(attacker, outlineAt(defender.corners, defender.pose));
  return endOfPoints([nearest.from, ...nearest.fromEnds], defender);
}

/** As `endAttacked`, from the points of the attacker that are nearest (one, or the ends of a stretch). */
export function endOfPoints(nearest: readonly Point[], defender: FiringBase): 'fore' | 'aft' | 'either' {
  const ahead = nearest.map((at) => toShip(defender.pose, at).v);
  if (ahead.every((v) => v > TOLERANCE_IN)) return 'fore';
  return ahead.every((v) => v < -TOLERANCE_IN) ? 'aft' : 'either';
}
