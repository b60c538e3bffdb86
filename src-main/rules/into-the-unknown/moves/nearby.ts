/** What lies beside a unit: features at 2 inches, edge to edge, exactly 2 included (ITU-ANOM-02, ITU-FKEY-03 to 10). */
import type { FeatureState, UnitState } from '../../../../shared/contract/into-the-unknown';
import { KEYWORD_RANGE_IN } from '../../../../shared/sector';
import { isWithin } from '../figures/distances';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

/** Features beside a unit, in the order of the state. */
export function featuresBeside(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
): readonly FeatureState[] {
  if (unit.pose === null) return [];
  return state.features.filter(({ id }) => isWithin(table, state, unit.id, id, KEYWORD_RANGE_IN));
}

/** Space units beside a feature, in the order of the state. */
export function unitsBeside(
  table: Table,
  state: IntoTheUnknownState,
  feature: FeatureState,
): readonly UnitState[] {
  return state.units.filter(
    (unit) => unit.pose !== null && isWithin(table, state, unit.id, feature.id, KEYWORD_RANGE_IN),
  );
}
