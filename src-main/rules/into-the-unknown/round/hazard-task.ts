/** Hazards of one step in the order that their player chooses; a single one is worked off at once (ITU-ORDER-07). */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { isFeatureHazardOpen, pushFeatureHazard } from '../moves/feature-hazards';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';
import { isHazardOpen, pushHazard } from './hazards';

type Hazard = TaskOf<'hazard'>;

export function unlessEmpty(task: Hazard): readonly Hazard[] {
  return task.left.length === 0 ? [] : [task];
}

/** Places in the list of what is still to be worked off; what has become void meanwhile is passed over. */
function openOf({ table, state, task }: Asked<'hazard'>): readonly number[] {
  const isOpen = task.step === 2 ? isFeatureHazardOpen : isHazardOpen;
  return task.left.flatMap((key, index) => (isOpen(table, state, key) ? [index] : []));
}

export const hazardTask: TaskRules<'hazard'> = {
  waitsFor: (asked) => (openOf(asked).length > 1 ? [asked.task.seat] : []),
  legal: (asked, seat): readonly IntoTheUnknownAction[] =>
    seat === asked.task.seat ? openOf(asked).map((option) => ({ type: 'choose-option', option })) : [],
  why: () => ({ code: 'not-a-hazard', message: 'That is not left to work off.', rule: 'ITU-ORDER-07' }),
  answer(play, task, action) {
    workOff(play, task, action.type === 'choose-option' ? action.option : 0);
  },
  run(play, task) {
    const [only] = openOf({ table: play.table, state: play.frozen, task });
    if (only === undefined) play.pop();
    else workOff(play, task, only);
  },
};

function workOff(play: Play, task: Hazard, index: number): void {
  const key = task.left[index];
  play.pop();
  if (key === undefined) return;
  play.push(...unlessEmpty({ ...task, left: task.left.filter((_, each) => each !== index) }));
  if (task.step === 2) pushFeatureHazard(play, key);
  else pushHazard(play, key);
}
