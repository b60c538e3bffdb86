/** The tasks of this room: tests, attacks, damage. */
import type { CombatTask } from '../../../../shared/contract/into-the-unknown';
import type { TaskTable } from '../task-rules';
import { attackTask } from './attack-task';
import { attacksTask } from './attacks-task';
import { damageCardTask } from './damage-card-task';
import { damageTask } from './damage-task';
import { destroyTask } from './destroy-task';
import { hurtWhomTask } from './hurt-whom-task';
import { qaplaTask } from './qapla-task';
import { testTask } from './test-task';

export const COMBAT_TASKS: TaskTable<CombatTask['type']> = {
  test: testTask,
  attacks: attacksTask,
  attack: attackTask,
  damage: damageTask,
  'damage-card': damageCardTask,
  'hurt-whom': hurtWhomTask,
  destroy: destroyTask,
  qapla: qaplaTask,
};
