/** What follows once a unit has been launched: it comes to the table, personnel board it, ships are split (ITU-LAUNCH-06, ITU-SEP-03 to 05, ITU-EVAC-03, ITU-EVAC-04). */
import type { ActionOf, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { Pose } from '../../../../shared/geometry';
import type { SeatId } from '../../engine';
import { unitOf } from '../figures';
import { moveBanked } from '../mission/score';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import { addUnit, newUnit } from './deploy-unit';
import { separated } from './separation';

export type LaunchAction = ActionOf<'launch'>;

/** A player's shuttles in the sector at any time (ITU-AUX-04). */
export const MOST_SHUTTLES = 3;

/** Puts the launched unit on the table at a pose that has been judged, and pushes what follows. */
export function launched(play: Play, task: TaskOf<'launch'>, action: LaunchAction, end: Pose): void {
  const { table, frozen: state } = play;
  const by = unitOf(state, task.by);
  const unit = newUnit(table, state, {
    class: task.class,
    owner: by.owner,
    pose: end,
    system: action.system,
    endurance: action.endurance,
  });
  addUnit(play, unit);
  play.tell({ type: 'launched', unit: unit.id, by: task.by });
  play.tell({ type: 'deployed', unit: unit.id, pose: end, system: action.system });
  if (task.why === 'pod') moveBanked(play, { type: 'unit', unit: task.by }, { type: 'unit', unit: unit.id });
  if (task.why === 'separate') separated(play, task.by, unit.id);
  const { seat, why } = task;
  const boards = why === 'separate' || why === 'pod' || (why === 'launch' && isShuttle(table, task.class));
  if (boards) play.push({ type: 'board', seat, from: task.by, into: unit.id, why });
  if (by.owner !== null && tooManyShuttles(table, play.frozen, by.owner))
    play.push({ type: 'surplus', seat: by.owner, of: 'shuttles' });
}

function isShuttle(table: Table, card: string): boolean {
  return table.content.units[card]?.subtype === 'shuttle';
}

/** Whether a player has a fourth shuttle in the sector, so that one must go at once (ITU-AUX-04). */
export function tooManyShuttles(table: Table, state: IntoTheUnknownState, seat: SeatId): boolean {
  const own = state.units.filter((unit) => unit.owner === seat && unit.pose !== null);
  return own.filter((unit) => isShuttle(table, unit.class)).length > MOST_SHUTTLES;
}
