/** Docking: an auxiliary unit that has just made an impulse manoeuvre goes aboard a ship at 2" (ITU-DOCK-01 to 08, ITU-SEP-01). */
import type {
  IntoTheUnknownAction,
  TaskOf,
  UnitId,
  UnitState,
} from '../../../../shared/contract/into-the-unknown';
import type { Refusal } from '../../../../shared/base';
import type { ManeuverKind } from '../../../../shared/geometry';
import { judgeDock } from '../../../../shared/sector';
import { findUnit, officersOf, sectorTableOf, teamsIn, unitOf } from '../figures';
import { moveBanked } from '../mission/score';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { TaskRules } from '../task-rules';
import { sectionLocations } from '../teams/locations';
import { movePersonnel } from '../teams/personnel';
import { removeUnit } from './deploy-unit';
import { launchesFromBay } from './launchers';
import { rejoined } from './separation';
import { isOffTable } from './on-table';

export const dockTask: TaskRules<'dock'> = {
  waitsFor: ({ task }) => [task.seat],
  legal: ({ task }) => offers(task),
  why: ({ task }, _seat, action): Refusal =>
    action.type === 'dock' && task.asked === null
      ? { code: 'cannot-dock-there', message: 'It cannot dock with that.', rule: 'ITU-DOCK-02' }
      : { code: 'not-asked', message: 'A unit may dock now, or not.', rule: 'ITU-DOCK-01' },
  answer(play, task, action) {
    play.pop();
    if (action.type !== 'dock' || action.ship === null) return;
    const ship = unitOf(play.frozen, action.ship);
    const owner = unitOf(play.frozen, task.unit).owner;
    if (task.asked === null && ship.owner !== owner && ship.owner !== null)
      return play.push({ ...task, seat: ship.owner, ships: [ship.id], asked: ship.id });
    dock(play, task.unit, ship.id);
  },
  run: (play) => play.pop(),
  isMoot: (state, { unit, ships }) =>
    isOffTable(state, unit) || ships.every((ship) => findUnit(state, ship) === undefined),
};

/** Which ship, or none; the controller of an opposing one agrees or prevents it (ITU-DOCK-03). */
function offers({ ships }: TaskOf<'dock'>): readonly IntoTheUnknownAction[] {
  return [...ships.map((ship) => ({ type: 'dock', ship }) as const), { type: 'dock', ship: null }];
}

/** Ships that a unit may dock with where it stands after that move, in the order of the state. */
export function dockable(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  after: ManeuverKind,
): readonly UnitId[] {
  if (unit.kind !== 'auxiliary') return [];
  return state.units
    .filter((ship) => ship.kind === 'ship' && ship.pose !== null && mayDock(table, state, unit, ship, after))
    .map(({ id }) => id);
}

/** After `null`: by an action of the ship, as the separated primary's (ITU-DOCK-01). */
export function mayDock(
  table: Table,
  state: IntoTheUnknownState,
  unit: UnitState,
  ship: UnitState,
  after: ManeuverKind,
): boolean {
  const judged = judgeDock(table.content, sectorTableOf(table, state), unit.id, ship.id, after);
  if (!judged.ok) return false;
  const others = judged.value.violations.filter(({ code }) => code !== 'cannot-dock-there');
  return others.length === 0 && takes(table, unit, ship);
}

/** A secondary unit docks with its own primary and no other; else the ship launches from a cargo bay (ITU-DOCK-02). */
function takes(table: Table, unit: UnitState, ship: UnitState): boolean {
  const isSecondary = unit.primary !== null || (table.content.units[unit.class]?.primary ?? null) !== null;
  return isSecondary ? unit.primary === ship.id : launchesFromBay(table, ship);
}

/**
 * Carries docking out: everybody goes over, tokens and banked points with them (ITU-DOCK-04, ITU-DOCK-05); the unit is
 * taken off, its locks and conditions with it; its primary is whole again (ITU-DOCK-06). The ship's player then settles
 * in who came.
 */
export function dock(play: Play, id: UnitId, shipId: UnitId): void {
  const { table, frozen: state } = play;
  const unit = unitOf(state, id);
  const ship = unitOf(state, shipId);
  const who = [...teamsIn(state, id), ...officersOf(state, id)].map((each) => each.id);
  const [bay] = [...sectionLocations(table, ship)].sort((a, b) => Number(isCargo(b)) - Number(isCargo(a)));
  if (bay) for (const each of who) movePersonnel(play, each, bay);
  const into = play.unit(shipId);
  into.advantage += unit.advantage;
  into.peril += unit.peril;
  moveBanked(play, { type: 'unit', unit: id }, { type: 'unit', unit: shipId });
  play.tell({ type: 'docked', unit: id, with: shipId });
  const wasPrimary = unit.primary === shipId;
  removeUnit(play, id, 'docked');
  if (wasPrimary) rejoined(play, shipId);
  const seat = ship.owner;
  if (seat !== null && who.length > 0) play.push({ type: 'settle-in', seat, unit: shipId, who });
}

function isCargo(at: ReturnType<typeof sectionLocations>[number]): boolean {
  return at.type === 'section' && at.section === 'cargo';
}
