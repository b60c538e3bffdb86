/** A match that goes on from a planned table: fleets, tokens and places are the plan's (set-up `table`). */
import type { ObjectiveSpec } from '../../../../shared/content/into-the-unknown';
import type { PlannedTable } from '../../../../shared/documents';
import { round9, roundPose } from '../../../../shared/geometry';
import type { SeatId } from '../../engine';
import { ownerColour } from '../figures/sector-table';
import { addFeature } from '../mission/features';
import { addUnit, newUnit } from '../moves/deploy-unit';
import { standingAt } from '../moves/systems';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { recordOf, type Table } from '../table';
import { overtureOf } from './force';

type PlannedUnit = PlannedTable['units'][number];
type PlannedFeature = PlannedTable['features'][number];

/** Classes of the seat's ships on the planned table, in its order; none without such a table. */
export function plannedShips(
  { content }: Table,
  { setup }: IntoTheUnknownState,
  seat: SeatId,
): readonly string[] {
  return (setup.table?.units ?? []).flatMap(({ class: unitClass, owner }) =>
    typeof unitClass === 'string' && owner === ownerColour(seat) && content.units[unitClass]?.kind === 'ship'
      ? [unitClass]
      : [],
  );
}

/** Kinds of tokens that the plan has, so that nobody places more of them in set-up. */
export function isPlanned({ setup }: IntoTheUnknownState, kind: string): boolean {
  const { table } = setup;
  return table !== undefined && (table.from === 'round' || table.features.some((each) => each.kind === kind));
}

/** The plan's tokens, called as the mission calls its own of that kind, with its keywords where the plan gives none. */
export function layPlannedFeatures(play: Play): void {
  for (const planned of play.frozen.setup.table?.features ?? []) layFeature(play, planned);
}

function layFeature(play: Play, { kind, at, keywords, number, owner }: PlannedFeature): void {
  const spec = specsOf(play.table, play.frozen).find((each) => each.kind === kind);
  const made = { kind, name: spec?.name ?? kind, keywords: keywords ?? spec?.keywords ?? {} };
  const id = addFeature(play, made, at, null);
  const marked = play.frozen.seats.find(({ seat }) => owner !== undefined && ownerColour(seat) === owner);
  if (marked && kind.startsWith('objective')) play.feature(id).control = { [marked.seat]: 1 };
  if (kind === 'anomaly' && number !== undefined && play.frozen.mission.anomalies.includes(number)) {
    play.feature(id).number = number;
    play.state.mission.anomalies = play.frozen.mission.anomalies.filter((each) => each !== number);
  }
}

function specsOf(table: Table, state: IntoTheUnknownState): readonly ObjectiveSpec[] {
  const situation = table.content.situations[recordOf(state.mission.situation ?? '')];
  return [...(overtureOf(table, state)?.objectives ?? []), ...(situation?.features ?? [])];
}

/** Units of the plan stand where it says: ships of the fleets matched by class, all else new to the match. */
export function standPlannedUnits(play: Play): void {
  for (const planned of play.frozen.setup.table?.units ?? []) {
    if (typeof planned.class === 'string' && play.table.content.units[planned.class]) {
      stand(play, planned, planned.class);
    }
  }
}

function stand(play: Play, planned: PlannedUnit, unitClass: string): void {
  const { table } = play;
  const owner = play.frozen.seats.find(({ seat }) => ownerColour(seat) === planned.owner)?.seat ?? null;
  const waiting = play.frozen.units.find(
    (unit) =>
      unit.owner === owner && unit.class === unitClass && unit.pose === null && unit.location === null,
  );
  const id = waiting?.id ?? brought(play, unitClass, owner);
  const headingDeg = round9(planned.pose.headingDeg);
  const pose = roundPose({ ...planned.pose, headingDeg });
  const { wholly, partly } = standingAt(table, play.frozen, unitClass, pose);
  const unit = play.unit(id);
  unit.pose = pose;
  unit.system = wholly ?? partly[0] ?? null;
  unit.conditions = [...(planned.conditions ?? [])];
  const row = table.content.units[unitClass]?.alerts.findIndex(({ alert }) => alert === planned.alert) ?? -1;
  if (row >= 0) unit.alert = row;
  play.tell({ type: 'deployed', unit: id, pose, system: unit.system });
}

function brought(play: Play, unitClass: string, owner: SeatId | null): string {
  const unit = newUnit(play.table, play.frozen, { class: unitClass, owner });
  addUnit(play, unit);
  return unit.id;
}
