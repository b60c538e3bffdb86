/**
 * Step 2 of the Hazard Phase: anomalies that a space unit begins it beside are exposed (ITU-ANOM-02), Unstable features
 * make every unit beside them test, teams where they are too (ITU-FKEY-09). Each player orders their own units', and so
 * says which of several exposes an anomaly; the trailing player those of hazard units (ITU-HAZARD-11).
 */
import type { SeatId } from '../../engine';
import type { FeatureState, UnitState } from '../../../../shared/contract/into-the-unknown';
import { KEYWORD_RANGE_IN } from '../../../../shared/sector';
import { findFeature, findUnit, isInPlay, isWithin } from '../figures';
import type { Play } from '../play';
import { trailingOf } from '../round/order';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { keywordTest } from './keyword-tests';
import { unitsBeside } from './nearby';

/** Keys of what a seat has to work off in this step, `anomaly/f1/1:defiant` or `unstable/f2/1:defiant`, in the order of the features. */
export function featureHazards(table: Table, state: IntoTheUnknownState, seat: SeatId): readonly string[] {
  const isOwn = ({ owner }: UnitState) => (owner ?? trailingOf(state)) === seat;
  return state.features.flatMap((feature) => {
    const keys = (what: 'anomaly' | 'unstable', units: readonly UnitState[]) =>
      units.filter(isOwn).map(({ id }) => `${what}/${feature.id}/${id}`);
    return [
      ...(isFacedown(feature) ? keys('anomaly', unitsBeside(table, state, feature)) : []),
      ...(feature.keywords.unstable === undefined ? [] : keys('unstable', allBeside(table, state, feature))),
    ];
  });
}

function isFacedown({ kind, exposed }: FeatureState): boolean {
  return kind === 'anomaly' && !exposed;
}

/** Units beside a feature, ground units too: those measure from where they are. */
function allBeside(table: Table, state: IntoTheUnknownState, { id }: FeatureState): readonly UnitState[] {
  return state.units.filter(
    (unit) => isInPlay(unit) && isWithin(table, state, unit.id, id, KEYWORD_RANGE_IN),
  );
}

interface Found {
  readonly what: string;
  readonly feature: FeatureState;
  readonly unit: UnitState;
}

/**
 * What a key names, if that is still to be worked off: the anomaly lies facedown, the unit is still there and, where it has
 * to test, still at 2" of the feature (ITU-ANOM-02 asks where it was when the phase began).
 */
function found(table: Table, state: IntoTheUnknownState, key: string): Found | null {
  const [what = '', featureId = '', ...rest] = key.split('/');
  const feature = findFeature(state, featureId);
  const unit = findUnit(state, rest.join('/'));
  if (feature === undefined || unit === undefined || !isInPlay(unit)) return null;
  const isOpen =
    what === 'anomaly'
      ? isFacedown(feature)
      : feature.keywords.unstable !== undefined &&
        isWithin(table, state, unit.id, feature.id, KEYWORD_RANGE_IN);
  return isOpen ? { what, feature, unit } : null;
}

/** Whether something is left to do for a key: nothing where the feature or unit is gone, or somebody else has exposed it. */
export function isFeatureHazardOpen(table: Table, state: IntoTheUnknownState, key: string): boolean {
  return found(table, state, key) !== null;
}

/** Works one off that is open. */
export function pushFeatureHazard(play: Play, key: string): void {
  const hazard = found(play.table, play.frozen, key);
  if (hazard === null) return;
  const { what, feature, unit } = hazard;
  if (what === 'anomaly') play.push({ type: 'expose', feature: feature.id, by: unit.id, step: 0 });
  else play.push(keywordTest(play.frozen, unit, feature, 'unstable'));
}
