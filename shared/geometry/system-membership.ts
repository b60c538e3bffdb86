import { distance } from './distance';
import { farthestFrom } from './containment';
import { atMost, TOLERANCE_IN } from './tolerance';
import type { Disc, Point, Polygon } from './types';

export interface SystemMembership {
  readonly nearestIn: number;
  readonly farthestIn: number;
  readonly membership: 'outside' | 'wholly' | 'partly';
}

/**
 * How an outline lies to a system: outside when its nearest point is at least the radius (less the tolerance) from
 * the centre, wholly in when its farthest is at most the radius (plus the tolerance), else partly.
 */
export function systemMembership(outline: Polygon | Disc, centre: Point, radiusIn: number): SystemMembership {
  const nearestIn = distance(outline, { type: 'point', at: centre }).distanceIn;
  const farthestIn = farthestFrom(centre, outline);
  if (nearestIn >= radiusIn - TOLERANCE_IN) return { nearestIn, farthestIn, membership: 'outside' };
  return { nearestIn, farthestIn, membership: atMost(farthestIn, radiusIn) ? 'wholly' : 'partly' };
}
