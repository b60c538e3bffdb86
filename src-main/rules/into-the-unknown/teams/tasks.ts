/** The tasks of teams, transport, hails and captures. */
import type { TeamTask } from '../../../../shared/contract/into-the-unknown';
import type { TaskTable } from '../task-rules';
import { evacuateTask, landTask } from './escape-tasks';
import { hailTask, openHailTask } from './hail-tasks';
import { relocateTask } from './relocating';
import { captureTask, disbandTask, formTeamTask, musterTask } from './team-tasks';
import { interferenceTask, transportTask } from './transport-tasks';

export const TEAM_TASKS: TaskTable<TeamTask['type']> = {
  'form-team': formTeamTask,
  muster: musterTask,
  disband: disbandTask,
  relocate: relocateTask,
  transport: transportTask,
  interference: interferenceTask,
  capture: captureTask,
  land: landTask,
  evacuate: evacuateTask,
  'open-hail': openHailTask,
  hail: hailTask,
};
