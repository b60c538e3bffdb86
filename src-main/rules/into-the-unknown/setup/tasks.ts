/** The tasks of set-up, and of reinforcements, which come by its rules. */
import type { SetUpTask } from '../../../../shared/contract/into-the-unknown';
import type { TaskTable } from '../task-rules';
import { complicationChoice } from './complication';
import { crewTask } from './crew';
import { deployTask } from './deploy';
import { splitDirectives } from './directives';
import { drawTask } from './draw';
import { fleetTask } from './fleet';
import { flexTask } from './flex';
import { influenceTask } from './influence';
import { displacedTask, rankTask } from './inspection';
import { objectsTask } from './objects-task';
import { priorityDice } from './priority';
import { reinforceTask } from './reinforce';
import { roleTask } from './roles';
import { setUpTask } from './steps';
import { survivorTask } from './survivor';

export const SETUP_TASKS: TaskTable<SetUpTask['type']> = {
  'set-up': setUpTask,
  draw: drawTask,
  complication: complicationChoice,
  'priority-dice': priorityDice,
  fleet: fleetTask,
  crew: crewTask,
  flex: flexTask,
  rank: rankTask,
  displaced: displacedTask,
  'split-directives': splitDirectives,
  role: roleTask,
  survivor: survivorTask,
  influence: influenceTask,
  objects: objectsTask,
  deploy: deployTask,
  reinforce: reinforceTask,
};
