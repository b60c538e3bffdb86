/** Every task's rules, room by room. */
import type { TaskType } from '../../../shared/contract/into-the-unknown';
import { COMBAT_TASKS } from './combat/tasks';
import { MISSION_TASKS } from './mission/tasks';
import { MOVE_TASKS } from './moves/tasks';
import { ROUND_TASKS } from './round/tasks';
import { SETUP_TASKS } from './setup/tasks';
import type { TaskTable } from './task-rules';
import { TEAM_TASKS } from './teams/tasks';

export const TASKS: TaskTable<TaskType> = {
  ...SETUP_TASKS,
  ...ROUND_TASKS,
  ...MOVE_TASKS,
  ...COMBAT_TASKS,
  ...TEAM_TASKS,
  ...MISSION_TASKS,
};
