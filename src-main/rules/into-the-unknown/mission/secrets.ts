/** The table of secrets of a complication, by the number of an anomaly token that is drawn (RACE FOR KNOWLEDGE). */
import type { ComplicationRecord } from '../../../../shared/content/into-the-unknown';
import type { Task, UnitId } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { contextOf } from '../effects/context';
import { findUnit, revealedComplication } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

export type SecretRow = ComplicationRecord['secrets'][number];

/** The task that draws a secret for a unit; chance names the number. */
export function secretDraw(seat: SeatId | null, unit: UnitId | null): Task {
  return { type: 'draw', from: 'secrets', count: 1, seat, unit, why: 'secret' };
}

/** A token has been drawn: it is set aside faceup, and its row is worked off where the drawing unit is. */
export function secretDrawn(play: Play, seat: SeatId | null, unit: UnitId | null, number: number): void {
  const { table, frozen: state } = play;
  play.state.mission.anomalies = play.state.mission.anomalies.filter((each) => each !== number);
  const row = secretRow(table, state, number);
  const self = findUnit(state, unit) ?? null;
  if (row === null) return;
  const place = self?.location?.type === 'feature' ? self.location.feature : null;
  play.tell({ type: 'note', text: row.name, from: 'complication' });
  play.push({
    type: 'effects',
    effects: row.effects,
    context: contextOf(self, { seat, target: place, from: 'complication', rule: 'ITU-MISSION-15' }),
  });
}

export function secretRow(table: Table, state: IntoTheUnknownState, number: number): SecretRow | null {
  const rows = revealedComplication(table, state)?.record.secrets ?? [];
  return rows.find(({ numbers }) => numbers.includes(number)) ?? null;
}
