/** A player's teams at an objective may each go to another one (STELLAR GATE). */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import type { Table } from '../table';
import type { TaskRules } from '../task-rules';
import { capacityLeft, movePersonnel } from '../teams/personnel';

type MoveTeams = TaskOf<'move-teams'>;

export const moveTeamsTask: TaskRules<'move-teams'> = {
  waitsFor: ({ table, state, task }) => (goals(table, state, task).length > 0 ? [task.seat] : []),
  legal: ({ table, state, task }) => [...goals(table, state, task), { type: 'done' }],
  why: () => ({
    code: 'no-capacity',
    message: 'A team goes to another solid objective with open capacity.',
    rule: 'ITU-TEAM-08',
  }),
  answer(play, task, action) {
    const [team] = task.left;
    next(play, task);
    if (action.type !== 'choose-feature' || team === undefined) return;
    movePersonnel(play, team, { type: 'feature', feature: action.feature });
  },
  run: (play, task) => {
    next(play, task);
  },
};

function next(play: Play, task: MoveTeams): void {
  const left = task.left.slice(1);
  if (left.length === 0) play.pop();
  else play.replace({ ...task, left });
}

function goals(
  table: Table,
  state: IntoTheUnknownState,
  { seat, from, left }: MoveTeams,
): readonly IntoTheUnknownAction[] {
  const [team] = left;
  if (team === undefined || !state.units.some(({ id }) => id === team)) return [];
  return state.features
    .filter(({ id, kind }) => kind === 'objective-solid' && id !== from)
    .filter(({ id }) => capacityLeft(table, state, { type: 'feature', feature: id }, seat) > 0)
    .map(({ id }) => ({ type: 'choose-feature', feature: id }));
}
