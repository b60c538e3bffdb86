/** Each player chooses ships (ITU-SETUP-04 to 06, ITU-SWAY-12, ITU-CARDS-09). */
import {
  checkFleet,
  fleetPrice,
  fleetsOpenTo,
  flexPointsOf,
  lineOfficerOf,
  shipClass,
  shipsOpenTo,
  standardFleet,
} from '../../../../shared/fleet';
import type { UnitState } from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { addUnit, newUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { Asked, TaskRules } from '../task-rules';
import { notAsked, wrongAnswer } from './carried-out';
import { forceOf, isDealt, newOfficer, rulesOf } from './force';
import { plannedShips } from './planned';

type Asking = Asked<'fleet'>;

export const fleetTask: TaskRules<'fleet'> = {
  waitsFor: (asked) => (givenFleet(asked) === null ? [asked.task.seat] : []),
  legal: (asked) => fleetsOf(asked).map((ships) => ({ type: 'fleet', ships: [...ships] })),
  accepts: (asked, _seat, action) => action.type === 'fleet' && faultsOf(asked, action.ships).length === 0,
  why(asked, _seat, action) {
    const [fault] = action.type === 'fleet' ? faultsOf(asked, action.ships) : [];
    return fault ?? notAsked('The fleet is chosen now.', 'ITU-SETUP-04');
  },
  answer(play, task, action) {
    if (action.type !== 'fleet') throw wrongAnswer('A fleet', action);
    play.pop();
    takeFleet(play, task.seat, action.ships);
  },
  run(play, task) {
    const ships = givenFleet({ table: play.table, state: play.frozen, task }) ?? [];
    play.pop();
    takeFleet(play, task.seat, ships);
  },
};

function fleetsOf({ table, state, task }: Asking): readonly (readonly string[])[] {
  const { content, readings } = table;
  return fleetsOpenTo(content, readings, forceOf(state, task.seat), rulesOf(table, state, task.seat));
}

function faultsOf({ table, state, task }: Asking, ships: readonly string[]) {
  const { content, readings } = table;
  return checkFleet(content, readings, forceOf(state, task.seat), ships, rulesOf(table, state, task.seat));
}

/**
 * The fleet that needs no choice: on the planned table, named by the mission, brought with the task force where it suits,
 * the only one there is, dealt; null: the player chooses. Where none is legal (a faction without a ship of the
 * categories), the first ship of the faction comes alone.
 */
function givenFleet(asked: Asking): readonly string[] | null {
  const { table, state, task } = asked;
  const force = forceOf(state, task.seat);
  const rules = rulesOf(table, state, task.seat);
  const planned = plannedShips(table, state, task.seat);
  if (planned.length > 0) return planned;
  if (rules.mission?.ships) return rules.mission.ships;
  const brought = force.ships.map((ship) => ship.class);
  if (brought.length > 0 && faultsOf(asked, brought).length === 0) return brought;
  const open = fleetsOf(asked);
  if (open.length === 0) return shipsOpenTo(table.content, force, rules.mode).slice(0, 1);
  if (isDealt(state)) return standardFleet(table.content, table.readings, force, rules);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** Ships with fresh dials, not deployed yet; points paid; a copy of the line officer for each (ITU-SETUP-08). */
export function takeFleet(play: Play, seat: SeatId, ships: readonly string[]): void {
  const { table } = play;
  const force = forceOf(play.frozen, seat);
  const rules = rulesOf(table, play.frozen, seat);
  for (const id of ships) {
    addUnit(
      play,
      withRoster(table, play.frozen, seat, newUnit(table, play.frozen, { class: id, owner: seat })),
    );
    const line = lineOfficerOf(table.content, force.faction);
    if (line !== null) addOfficer(play, newOfficer(play.frozen, seat, line));
  }
  for (const id of rules.mission?.given ?? []) {
    addUnit(play, newUnit(table, play.frozen, { class: id, owner: seat }));
  }
  const player = play.seat(seat);
  const { pays, brings } = fleetPrice(table.content, table.readings, force, ships);
  player.fleet = [...ships];
  player.corePoints = Math.max(0, player.corePoints - pays + brings);
  player.flexPoints = Math.max(0, flexPointsOf(table.content, table.readings, force, ships, rules));
  play.tell({ type: 'fleet', seat, ships });
}

export function addOfficer(play: Play, officer: IntoTheUnknownState['officers'][number]): void {
  play.state.officers.push(officer as (typeof play.state.officers)[number]); // replaced whole, never written into
}

/**
 * In a campaign a ship's dials start at its roster's values (ITU-DEPLOY-07, ITU-REINF-11); one that is disabled or
 * destroyed there has its hull raised until it is no longer (ITU-TFEX-05).
 */
export function withRoster(
  table: Table,
  state: IntoTheUnknownState,
  seat: SeatId,
  unit: UnitState,
): UnitState {
  const { roster } = forceOf(state, seat);
  if (state.setup.mode !== 'campaign' || roster === undefined) return unit;
  const before = state.units.filter((each) => each.owner === seat && each.class === unit.class).length;
  const kept = roster.ships.filter((ship) => ship.class === unit.class)[before];
  if (kept === undefined) return unit;
  const hull = shipClass(table.content, unit.class)?.hull ?? [];
  const out = hull.findIndex(({ icon }) => icon === 'disabled' || icon === 'destroyed');
  const most = out < 0 ? hull.length - 1 : out - 1;
  return { ...unit, hull: Math.min(kept.hull, Math.max(0, most)), crew: kept.crew };
}
