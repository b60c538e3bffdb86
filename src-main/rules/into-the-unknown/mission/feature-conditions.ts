/** Conditions about features: their markers, how many there are, who has them. */
import type { Condition } from '../../../../shared/content/into-the-unknown';
import type { EffectContext } from '../../../../shared/contract/into-the-unknown';
import { findFeature, isWithin } from '../figures';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { matchesFeature, oneControlsAll, soleOccupier } from './objectives';

type Of<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;
type FeatureIs =
  'target-feature' | 'features' | 'all-features' | 'one-controls-all' | 'sole-occupier' | 'near-feature';

export function featureHolds(
  table: Table,
  state: IntoTheUnknownState,
  { seat, self, target }: EffectContext,
  condition: Of<FeatureIs>,
): boolean {
  switch (condition.is) {
    case 'target-feature': {
      const feature = findFeature(state, target);
      return feature !== undefined && matchesFeature(feature, condition.feature, seat);
    }
    case 'features': {
      const { feature, least = 0, most = Infinity } = condition;
      const count = state.features.filter((each) => matchesFeature(each, feature, seat)).length;
      return count >= least && count <= most;
    }
    case 'all-features':
      return state.features
        .filter(({ kind }) => condition.kinds.includes(kind))
        .every((each) => matchesFeature(each, condition.feature, seat));
    case 'one-controls-all':
      return oneControlsAll(state);
    case 'sole-occupier':
      return placesAsked(state, condition.classes, target ?? self).some((place) => {
        const sole = soleOccupier(state, place);
        return sole !== null && (seat === null || sole === seat);
      });
    case 'near-feature': {
      const place = condition.of === 'self' ? self : target;
      if (place === null) return false;
      const { feature, inches } = condition;
      return state.features.some(
        (each) => matchesFeature(each, feature, seat) && isWithin(table, state, each.id, place, inches),
      );
    }
  }
}

/** Units of the classes; without classes what was chosen. */
function placesAsked(
  state: IntoTheUnknownState,
  classes: readonly string[],
  target: string | null,
): readonly string[] {
  if (classes.length === 0) return target === null ? [] : [target];
  return state.units.filter((unit) => classes.includes(unit.class)).map(({ id }) => id);
}
