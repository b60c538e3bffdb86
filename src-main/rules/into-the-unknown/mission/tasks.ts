/** Tasks of missions. */
import type { MissionTask } from '../../../../shared/contract/into-the-unknown';
import type { TaskTable } from '../task-rules';
import { abductTask } from './abduct-task';
import { complicationTask } from './complication';
import { endGameTask } from './end-game';
import { moveFeatureTask } from './move-feature-task';
import { moveTeamsTask } from './move-teams-task';
import { placeFeatureTask } from './place-feature-task';
import { rehouseTask } from './rehouse-task';

export const MISSION_TASKS: TaskTable<MissionTask['type']> = {
  'complication-begins': complicationTask,
  rehouse: rehouseTask,
  'place-feature': placeFeatureTask,
  'move-feature': moveFeatureTask,
  abduct: abductTask,
  'move-teams': moveTeamsTask,
  'end-game': endGameTask,
};
