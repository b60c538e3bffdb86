/** Features that come to the table, change and leave it. */
import type { FeatureKeyword } from '../../../../shared/content/into-the-unknown';
import type { FeatureId, FeatureState } from '../../../../shared/contract/into-the-unknown';
import { type Point, roundPoint } from '../../../../shared/geometry';
import { FEATURE_KINDS, type FeatureKind, sectorGeometry } from '../../../../shared/sector';
import type { SeatId } from '../../engine';
import { findFeature } from '../figures';
import type { Play } from '../play';
import { tokenAt } from '../setup/objects';
import { systemAt } from '../setup/placement';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { rehouseFrom } from './rehousing';

/** What a token is before it lies anywhere. */
export interface NewFeature {
  readonly kind: FeatureKind;
  readonly name: string;
  readonly keywords: Readonly<Partial<Record<FeatureKeyword, number>>>;
}

/** The kind that a card names; throws for a word that is none. */
export function featureKind(name: string): FeatureKind {
  const found = FEATURE_KINDS.find((kind) => kind === name);
  if (found === undefined) throw new Error(`There is no feature ${name}.`);
  return found;
}

/** Puts a token on the table, at 1e-9 inch; a token partly in a system is in it. Tells who placed it; its id comes back. */
export function addFeature(play: Play, made: NewFeature, at: Point, seat: SeatId | null): FeatureId {
  const { state } = play;
  const id = `f${state.nextFeature}`;
  const spot = roundPoint(at);
  state.nextFeature += 1;
  const feature: FeatureState = {
    id,
    ...made,
    at: spot,
    control: {},
    number: null,
    seenBy: [],
    exposed: false,
    system: systemOf(play.table, play.frozen, made.kind, spot),
  };
  state.features.push(feature as (typeof state.features)[number]); // replaced whole, never written into
  play.tell({ type: 'placed', feature: id, seat });
  return id;
}

/** The system that a token would be in; null: deep space. */
export function systemOf(
  table: Table,
  state: IntoTheUnknownState,
  kind: FeatureKind,
  at: Point,
): string | null {
  const sector = sectorGeometry(table.content, state.sector, table.readings);
  return systemAt(sector, tokenAt(table, kind, at))?.system ?? null;
}

/**
 * Takes a token off the table with all that lies on it; who was there is rehoused next (ITU-MISSION-14). Nothing happens
 * where it is gone already.
 */
export function removeFeature(play: Play, id: FeatureId): void {
  const feature = findFeature(play.frozen, id);
  if (feature === undefined) return;
  play.state.features = play.state.features.filter((each) => each.id !== id);
  play.tell({ type: 'feature-removed', feature: id, name: feature.name });
  rehouseFrom(play, feature);
}

/** Puts a token elsewhere, at 1e-9 inch; who is there goes with it. */
export function moveFeature(play: Play, id: FeatureId, to: Point): void {
  const feature = play.feature(id);
  const at = roundPoint(to);
  feature.at = at;
  feature.system = systemOf(play.table, play.frozen, feature.kind, at);
  play.tell({ type: 'feature-moved', feature: id });
}

/** Adds control markers of a seat, or takes so many away as are there. */
export function changeControl(play: Play, id: FeatureId, seat: SeatId, by: number): void {
  const before = findFeature(play.frozen, id)?.control[seat] ?? 0;
  const now = Math.max(0, before + by);
  if (now === before) return;
  const feature = play.feature(id);
  feature.control = { ...feature.control, [seat]: now };
  play.tell({ type: 'control', feature: id, seat, by: now - before });
}

/** Takes all control markers off a feature. */
export function clearControl(play: Play, id: FeatureId): void {
  const feature = findFeature(play.frozen, id);
  if (feature === undefined) return;
  for (const [seat, count = 0] of Object.entries(feature.control) as [SeatId, number?][]) {
    changeControl(play, id, seat, -count); // the record's keys are seats
  }
}
