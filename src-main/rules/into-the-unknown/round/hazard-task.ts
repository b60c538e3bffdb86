/** Hazards of one step in the order that their player chooses; a single one is worked off at once (ITU-ORDER-07). */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { pushFeatureHazard } from '../moves/feature-hazards';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { pushHazard } from './hazards';

type Hazard = TaskOf<'hazard'>;

export function unlessEmpty(task: Hazard): readonly Hazard[] {
  return task.left.length === 0 ? [] : [task];
}

function optionsOf({ left }: Hazard): readonly IntoTheUnknownAction[] {
  return left.map((_, option) => ({ type: 'choose-option', option }));
}

export const hazardTask: TaskRules<'hazard'> = {
  waitsFor: ({ task }) => (task.left.length > 1 ? [task.seat] : []),
  legal: ({ task }, seat) => (seat === task.seat ? optionsOf(task) : []),
  why: () => ({ code: 'not-a-hazard', message: 'That is not left to work off.', rule: 'ITU-ORDER-07' }),
  answer(play, task, action) {
    workOff(play, task, action.type === 'choose-option' ? action.option : 0);
  },
  run: (play, task) => workOff(play, task, 0),
};

function workOff(play: Play, task: Hazard, index: number): void {
  const key = task.left[index];
  play.pop();
  if (key === undefined) return;
  play.push(...unlessEmpty({ ...task, left: task.left.filter((_, each) => each !== index) }));
  if (task.step === 2) pushFeatureHazard(play, key);
  else pushHazard(play, key);
}
