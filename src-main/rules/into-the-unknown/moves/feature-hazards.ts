/**
 * Step 2 of the Hazard Phase: anomalies that a space unit begins it beside are exposed (ITU-ANOM-02), Unstable features
 * make every unit beside them test (ITU-FKEY-09). Each player orders their own units'; the trailing player those of hazard
 * units (ITU-HAZARD-11).
 */
import type { SeatId } from '../../engine';
import { findFeature } from '../figures';
import type { Play } from '../play';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { keywordTest } from './keyword-tests';
import { unitsBeside } from './nearby';
import { standing } from './on-table';

/** Keys of what a seat has to work off in this step, `anomaly/f1/1:defiant` or `unstable/f2/1:defiant`, in the order of the features. */
export function featureHazards(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly string[] {
  const isOwn = (owner: SeatId | null) => (owner ?? trailingOf(state)) === seat;
  return state.features.flatMap((feature) => {
    const isAnomaly = feature.kind === 'anomaly' && !feature.exposed;
    const isUnstable = feature.keywords.unstable !== undefined;
    if (!isAnomaly && !isUnstable) return [];
    const beside = unitsBeside(table, state, feature).filter(({ owner }) => isOwn(owner));
    const [first] = beside;
    return [
      ...(isAnomaly && first ? [`anomaly/${feature.id}/${first.id}`] : []),
      ...(isUnstable ? beside.map(({ id }) => `unstable/${feature.id}/${id}`) : []),
    ];
  });
}

/** Works one off; nothing where the feature or unit is gone by now, or somebody else has exposed it. */
export function pushFeatureHazard(play: Play, key: string): void {
  const { frozen: state } = play;
  const [what, featureId = '', ...rest] = key.split('/');
  const feature = findFeature(state, featureId);
  const unit = standing(state, rest.join('/'));
  if (feature === undefined || unit === undefined) return;
  if (what === 'anomaly') {
    if (feature.kind === 'anomaly' && !feature.exposed)
      play.push({ type: 'expose', feature: feature.id, by: unit.id, step: 0 });
  } else if (feature.keywords.unstable !== undefined) {
    play.push(keywordTest(state, unit, feature, 'unstable'));
  }
}
