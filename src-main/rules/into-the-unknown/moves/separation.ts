/** A ship that splits into a primary and a secondary unit, and becomes whole again (ITU-SEP-01 to 05, ITU-DOCK-06). */
import type { UnitId } from '../../../../shared/contract/into-the-unknown';
import { printedClass, stationsRecord, unitOf } from '../figures';
import type { Play } from '../play';

/**
 * The separation card comes to the primary's display: alerts it bars turn to the ones it names, the crew dial goes down to
 * the card's most (ITU-SEP-03).
 */
export function separated(play: Play, primary: UnitId, secondary: UnitId): void {
  const { table, frozen: state } = play;
  const before = unitOf(state, primary);
  play.unit(secondary).primary = primary;
  const unit = play.unit(primary);
  unit.separated = secondary;
  const card = stationsRecord(table, before)?.separation;
  if (!card) return;
  if (before.crew !== null) unit.crew = Math.min(before.crew, card.crewMost);
  const rows = printedClass(table, before)?.alerts ?? [];
  const from = before.alert === null ? undefined : rows[before.alert]?.alert;
  const to = from === undefined ? undefined : card.barredAlerts[from];
  const row = to === undefined ? -1 : rows.findIndex(({ alert }) => alert === to);
  if (from === undefined || to === undefined || row < 0) return;
  unit.alert = row;
  play.tell({ type: 'alert', unit: primary, from, to });
}

/** Steps by which the crew dial rises when the units are one again (ITU-DOCK-06). */
const CREW_RISE = 2;

/** The secondary unit has docked: the card goes, the crew dial rises by 2, up to its maximum (ITU-DOCK-06). */
export function rejoined(play: Play, primary: UnitId): void {
  const { table, frozen: state } = play;
  const before = unitOf(state, primary);
  const unit = play.unit(primary);
  unit.separated = null;
  const steps = printedClass(table, before)?.crew ?? [];
  if (before.crew === null || steps.length === 0) return;
  const most = Math.max(...steps.map(({ step }) => step));
  unit.crew = Math.min(most, before.crew + CREW_RISE);
}
