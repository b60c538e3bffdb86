/** How many solid objectives somebody has, in the several ways in which missions count them. */
import type { FeatureState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import type { IntoTheUnknownState } from '../state';
import { allMarks, controlBySystem, controllerOf, marksOf, occupies, solidsOf } from './objectives';

export type ObjectivePer =
  | 'controlled'
  | 'controlled-systems'
  | 'majority-systems'
  | 'occupied-marked'
  | 'marked'
  | 'occupied-unmarked'
  | 'unmarked';

/** So many objectives, or systems; from nobody's side (null) only markers of anybody are counted. */
export function objectivesHeld(per: ObjectivePer, state: IntoTheUnknownState, seat: SeatId | null): number {
  if (seat === null && per !== 'unmarked' && per !== 'marked') return 0;
  if (per === 'controlled-systems' || per === 'majority-systems') {
    return systemsHeld(state, seat, per === 'majority-systems');
  }
  return solidsOf(state).filter((feature) => counts(per, state, feature, seat)).length;
}

function counts(
  per: Exclude<ObjectivePer, 'controlled-systems' | 'majority-systems'>,
  state: IntoTheUnknownState,
  feature: FeatureState,
  seat: SeatId | null,
): boolean {
  const marked = seat === null ? allMarks(feature) > 0 : marksOf(feature, seat) > 0;
  const isHere = seat !== null && occupies(state, seat, feature.id);
  switch (per) {
    case 'controlled':
      return controllerOf(feature) === seat;
    case 'marked':
      return marked;
    case 'occupied-marked':
      return marked && isHere;
    case 'unmarked':
      return allMarks(feature) === 0;
    case 'occupied-unmarked':
      return allMarks(feature) === 0 && isHere;
  }
}

/** Systems in which a seat controls a solid objective, or more of them than any other player. */
function systemsHeld(state: IntoTheUnknownState, seat: SeatId | null, most: boolean): number {
  if (seat === null) return 0;
  return [...controlBySystem(state).values()].filter((counts) => {
    const own = counts[seat] ?? 0;
    const others = Object.entries(counts).filter(([other]) => other !== seat);
    return own > 0 && (!most || others.every(([, count]) => (count ?? 0) < own));
  }).length;
}
