/** The tasks of movement on the sector table. */
import type { MoveTask } from '../../../../shared/contract/into-the-unknown';
import type { TaskTable } from '../task-rules';
import { boardTask } from './board';
import { decloakTask } from './decloak';
import { detonateTask } from './detonate';
import { dockTask } from './dock';
import { exposeTask } from './expose';
import { turnTask } from './forced-turn';
import { hazardUnitTask } from './hazard-unit';
import { launchTask } from './launch';
import { maneuverTask } from './maneuver';
import { movedTask } from './moved';
import { placeUnitTask } from './place-unit';
import { settleInTask } from './settle-in';
import { slideTask } from './slide';

export const MOVE_TASKS: TaskTable<MoveTask['type']> = {
  maneuver: maneuverTask,
  slide: slideTask,
  moved: movedTask,
  turn: turnTask,
  launch: launchTask,
  board: boardTask,
  dock: dockTask,
  'settle-in': settleInTask,
  'place-unit': placeUnitTask,
  expose: exposeTask,
  decloak: decloakTask,
  detonate: detonateTask,
  'hazard-unit': hazardUnitTask,
};
