/** Who was at a token that has gone finds a section of the nearest friendly unit (ITU-MISSION-14). */
import type {
  IntoTheUnknownAction,
  OfficerId,
  Task,
  TaskOf,
} from '../../../../shared/contract/into-the-unknown';
import type { SeatId } from '../../engine';
import { findOfficer, findUnit } from '../figures';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { TaskRules } from '../task-rules';
import { openStations } from '../teams/locations';
import { movePersonnel } from '../teams/personnel';
import { housesFor, leaveBehind } from './rehousing';

type Rehouse = TaskOf<'rehouse'>;

export const rehouseTask: TaskRules<'rehouse'> = {
  waitsFor: ({ table, state, task }) => (waysIn(table, state, task).length > 1 ? [task.seat] : []),
  legal: ({ table, state, task }) => waysIn(table, state, task),
  why: () => ({
    code: 'no-room-there',
    message: 'They go to the nearest friendly unit that has room for them.',
    rule: 'ITU-MISSION-14',
  }),
  answer(play, task, action) {
    next(play, task);
    if (action.type === 'move-personnel') movePersonnel(play, action.who, action.to, action.station);
  },
  run(play, task) {
    const [who] = task.who;
    const [way] = waysIn(play.table, play.frozen, task);
    next(play, task);
    if (who === undefined || !isThere(play.frozen, who)) return;
    if (way !== undefined) movePersonnel(play, who, way.to, way.station);
    else leave(play, task, who);
  },
};

type Way = Extract<IntoTheUnknownAction, { readonly type: 'move-personnel' }>;

/** Sections where the first of them can go, an officer at an open station too. */
function waysIn(table: Table, state: IntoTheUnknownState, task: Rehouse): readonly Way[] {
  const [who] = task.who;
  if (who === undefined || !isThere(state, who)) return [];
  const officer = findOfficer(state, who);
  return housesFor(table, state, task, who).flatMap((to): readonly Way[] => {
    const bare: Way = { type: 'move-personnel', who, to, station: null };
    if (officer === undefined || officer.capturedBy !== null) return [bare];
    return [...openStations(table, state, to).map((station): Way => ({ ...bare, station })), bare];
  });
}

function isThere(state: IntoTheUnknownState, who: string): boolean {
  const officer = findOfficer(state, who);
  return officer === undefined ? findUnit(state, who) !== undefined : !officer.lost;
}

function next(play: Play, task: Rehouse): void {
  const who = task.who.slice(1);
  if (who.length === 0) play.pop();
  else play.replace({ ...task, who });
}

/** Officers of a team that found no unit are rehoused on their own, captives by their own players. */
function leave(play: Play, task: Rehouse, who: string): void {
  const left = leaveBehind(play, who);
  const bySeat = new Map<SeatId, OfficerId[]>();
  for (const id of left) {
    const owner = findOfficer(play.frozen, id)?.owner ?? task.seat;
    bySeat.set(owner, [...(bySeat.get(owner) ?? []), id]);
  }
  play.push(...[...bySeat].map(([seat, ids]): Task => ({ ...task, seat, who: ids })));
}
