/** Tables that an anomaly token decides: what an exposed anomaly does, and the secrets of a complication (ITU-ANOM-03). */
import type {
  ComplicationRecord,
  Effect,
  SituationRecord,
} from '../../../../shared/content/into-the-unknown';
import type { FeatureId, Task, UnitId } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { contextOf } from '../effects/context';
import { findUnit, partsInForce, revealedComplication } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';

export type AnomalyRow = SituationRecord['anomalies'][number];
export type SecretRow = ComplicationRecord['secrets'][number];

/** What the situation says of an anomaly of that number; null: nothing. */
export function anomalyRow(table: Table, state: IntoTheUnknownState, number: number): AnomalyRow | null {
  const rows = partsInForce(table, state).flatMap((part) =>
    part.part === 'situation' ? part.record.anomalies : [],
  );
  return rows.find(({ numbers }) => numbers.includes(number)) ?? null;
}

/**
 * Pushes what an exposed anomaly does: the effects of its row, from the side of who exposed it, then its removal where the
 * row says so and nothing has taken its place (ITU-ANOM-03).
 */
export function pushAnomaly(play: Play, feature: FeatureId, number: number, by: UnitId | null): void {
  const row = anomalyRow(play.table, play.frozen, number);
  if (row === null) return;
  const removal: readonly Effect[] = row.removed ? [{ verb: 'remove-feature', on: 'target' }] : [];
  const context = contextOf(findUnit(play.frozen, by) ?? null, {
    target: feature,
    from: 'situation',
    rule: 'ITU-ANOM-03',
  });
  play.push({ type: 'effects', effects: [...row.effects, ...removal], context });
}

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
