/** Features as measuring takes them. */
import type { FeatureState } from '../../../../shared/contract/into-the-unknown';
import type { TableFeature } from '../../../../shared/sector';
import { remembered } from '../memo';
import type { IntoTheUnknownState } from '../state';

/** Every feature on the table. */
export function tableFeaturesOf(state: IntoTheUnknownState): readonly TableFeature[] {
  return remembered(state, 'features', () => state.features.map(tableFeatureOf));
}

/** The keyword wormhole is shown and does nothing. */
function tableFeatureOf({ id, kind, at, keywords }: FeatureState): TableFeature {
  const ruled = { ...keywords };
  delete ruled.wormhole;
  return { id, kind, at, keywords: ruled };
}
