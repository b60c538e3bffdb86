/** Leaving a unit in an escape pod, and a pod that lands (ITU-EVAC-01 to 06, EMERGENCY LANDING). */
import type { Station } from '../../../../shared/content/into-the-unknown';
import type { UnitId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { isSameLocation, officersOf, teamsIn, unitOf } from '../figures/pieces';
import { isWithin } from '../figures/distances';
import { moveBanked } from '../mission/score';
import { removeUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { capacityOf, type Ground, officersLooseAt, sectionLocations } from './locations';
import { capacityLeft, movePersonnel } from './personnel';

export const POD_CLASS = 'escape-pod';
/** A landing reaches features and friendly space units so near, inches. */
const LANDING_IN = 2;

/** Whether a unit can evacuate now: it is on the table and no pod of it is out (ITU-EVAC-01, ITU-EVAC-05). */
export function canEvacuate(table: Table, state: IntoTheUnknownState, unit: UnitState): boolean {
  if (unit.pose === null || unit.owner === null || table.content.units[POD_CLASS] === undefined) return false;
  return podOf(state, unit, unit.number) === undefined;
}

/** The pod of a ship that is out: its ID number tells whose it is (ITU-EVAC-05); null: one that has none yet. */
export function podOf(
  state: IntoTheUnknownState,
  { owner }: UnitState,
  number: number | null = null,
): UnitState | undefined {
  return state.units.find((pod) => pod.class === POD_CLASS && pod.owner === owner && pod.number === number);
}

/** The station of the equipment card by which it evacuates: a team is formed there (ITU-EVAC-02). */
export function podStation(unit: UnitState): Station | null {
  return unit.equipment.find(({ card }) => card.startsWith('escape-pods'))?.station ?? null;
}

/** The pod has the ship's ID number, which tells pods apart (ITU-EVAC-05). */
export function numberPod(play: Play, ship: UnitId, pod: UnitId): void {
  play.unit(pod).number = unitOf(play.frozen, ship).number;
}

/** Places a pod can land at: features with capacity and sections of friendly space units at 2", with room for its team. */
export function landingPlaces(table: Table, state: IntoTheUnknownState, pod: UnitState): readonly Ground[] {
  const seat = pod.owner;
  if (seat === null || pod.pose === null) return [];
  const teams = teamsIn(state, pod.id).length;
  const near = (id: string) => isWithin(table, state, pod.id, id, LANDING_IN);
  const sections = state.units
    .filter(({ id, pose, owner }) => pose !== null && id !== pod.id && owner === seat && near(id))
    .flatMap((unit) => sectionLocations(table, unit));
  const features = state.features.filter(({ id }) => near(id));
  const grounds = features.map(({ id }): Ground => ({ type: 'feature', feature: id }));
  return [...grounds, ...sections].filter(
    (at) => capacityOf(table, state, at) > 0 && capacityLeft(table, state, at, seat) >= teams,
  );
}

/**
 * The pod is removed, everybody in it is at the place, and officers there may join friendly teams (EMERGENCY LANDING). What
 * is banked on it goes to the unit that takes them in, else to its team; with neither it is lost with the pod (house).
 */
export function land(play: Play, id: UnitId, at: Ground): void {
  const pod = unitOf(play.frozen, id);
  const teams = teamsIn(play.frozen, id);
  for (const team of teams) movePersonnel(play, team.id, at);
  for (const officer of officersOf(play.frozen, id)) movePersonnel(play, officer.id, at);
  const keeper = at.type === 'section' ? at.unit : teams[0]?.id;
  if (keeper !== undefined) moveBanked(play, { type: 'unit', unit: id }, { type: 'unit', unit: keeper });
  removeUnit(play, id, 'removed');
  if (pod.owner !== null) offerJoining(play, pod.owner, at);
}

function offerJoining(play: Play, seat: NonNullable<UnitState['owner']>, at: Ground): void {
  if (officersLooseAt(play.frozen, at).length === 0) return;
  const teams = play.frozen.units.filter(
    ({ kind, owner, location }) => kind === 'team' && owner === seat && isSameLocation(location, at),
  );
  for (const { id } of teams) play.push({ type: 'muster', seat, team: id, step: 'join' });
}
