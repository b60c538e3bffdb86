/** Who of several officers is hurt, or stands in for the unit they are in (ITU-TEAM-28). */
import type { IntoTheUnknownAction, TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { TaskRules } from '../task-rules';
import { dealDamage } from './damage';
import { type Doer, hurtOfficer } from './health';
import { notUsable } from './refusals';

export const hurtWhomTask: TaskRules<'hurt-whom'> = {
  waitsFor: ({ task }) => (task.among.length > 0 ? [task.seat] : []),
  legal({ task }) {
    const officers = task.among.map((officer): IntoTheUnknownAction => ({ type: 'choose-officer', officer }));
    return task.may ? [...officers, { type: 'done' }] : officers;
  },
  why: ({ task }) => notUsable('One of these officers sustains the damage.', task.rule),
  answer(play, task, action) {
    play.pop();
    if (action.type === 'choose-officer') hurtOfficer(play, action.officer, task.count, doerOf(task));
    else dealDamage(play, { unit: task.unit, kind: 'health', count: task.count, ...doerOf(task) });
  },
  run(play, task) {
    play.pop();
    if (task.may && findUnit(play.frozen, task.unit))
      dealDamage(play, { unit: task.unit, kind: 'health', count: task.count, ...doerOf(task) });
  },
};

function doerOf({ by = null, source = null }: TaskOf<'hurt-whom'>): Doer {
  return { by, source };
}
