/** Whether a unit stands on the table. */
import type { UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures/pieces';
import type { IntoTheUnknownState } from '../state';

/** True for teams, units docked or still to come, and who is gone. */
export function isOffTable(state: IntoTheUnknownState, id: UnitId | null): boolean {
  return standing(state, id) === undefined;
}

/** The unit, if it stands on the table. */
export function standing(state: IntoTheUnknownState, id: UnitId | null): UnitState | undefined {
  const unit = findUnit(state, id);
  return unit === undefined || unit.pose === null ? undefined : unit;
}
