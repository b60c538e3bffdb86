/** Poses in which a unit's base just touches a feature's token. */
import {
  firstContact,
  foreVector,
  outlineAt,
  type Pose,
  roundPose,
  translate,
} from '../../../../shared/geometry';
import { baseOf, shapeOfFeature } from '../../../../shared/sector';
import { findFeature, unitOf } from '../figures';
import type { Asked } from '../task-rules';

/** Farther than any base reaches, inches: where the base starts before it is pushed against the token. */
const FROM_IN = 8;

/**
 * The unit of the task pushed against its feature from each bearing (degrees clockwise from north, seen from the
 * feature), with each heading.
 */
export function* touchingPoses(
  { table, state, task }: Asked<'place-unit'>,
  bearingsDeg: readonly number[],
  headingsDeg: readonly number[],
): Generator<Pose> {
  const feature = findFeature(state, task.touching);
  const base = baseOf(table.content, unitOf(state, task.unit));
  if (feature === undefined || base === undefined) return;
  const disc = shapeOfFeature(table.content, feature);
  for (const bearingDeg of bearingsDeg) {
    for (const headingDeg of headingsDeg) {
      const start = translate({ ...feature.at, headingDeg }, foreVector(bearingDeg), FROM_IN);
      const inward = foreVector(bearingDeg + 180);
      const travelIn = firstContact(outlineAt(base.corners, start), inward, 2 * FROM_IN, disc);
      if (travelIn !== null) yield roundPose(translate(start, inward, travelIn));
    }
  }
}
