/** The tasks of rounds, phases, orders and effects. */
import type { RoundTask } from '../../../../shared/contract/into-the-unknown';
import type { TaskTable } from '../task-rules';
import { directiveTask } from '../teams/directive-task';
import { abilityTaskRules } from './ability-frame';
import { coinTask, rollTask } from './chance-tasks';
import { effectsTask, verbTask } from './effect-tasks';
import { endRoundTask } from './end-round-task';
import { hazardTask } from './hazard-task';
import { noteTask } from './note-task';
import { priorityOrder, standbyOrder } from './order-tasks';
import { reactTask } from './react-task';
import { readyTask } from './ready-task';
import { roundTask } from './round-task';
import { surplusTask } from './surplus-task';

export const ROUND_TASKS: TaskTable<RoundTask['type']> = {
  round: roundTask,
  'priority-order': priorityOrder,
  'standby-order': standbyOrder,
  hazard: hazardTask,
  ready: readyTask,
  'end-round': endRoundTask,
  surplus: surplusTask,
  ability: abilityTaskRules,
  react: reactTask,
  directive: directiveTask,
  effects: effectsTask,
  verb: verbTask,
  roll: rollTask,
  coin: coinTask,
  note: noteTask,
};
