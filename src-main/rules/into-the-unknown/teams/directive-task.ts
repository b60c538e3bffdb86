/** A directive that may, not must, be turned or scored: its player says yes or no (ITU-DIRECT-02). */
import type { TaskRules } from '../task-rules';
import { askedTrigger, followTrigger } from './directives';

export const directiveTask: TaskRules<'directive'> = {
  waitsFor: ({ table, state, task }) => (askedTrigger(table, state, task) ? [task.seat] : []),
  legal: ({ table, state, task }, seat) =>
    seat === task.seat && askedTrigger(table, state, task)
      ? [{ type: 'choose-option', option: 1 }, { type: 'pass' }]
      : [],
  why: () => ({
    code: 'not-an-answer',
    message: 'The directive is followed or left as it is.',
    rule: 'ITU-DIRECT-02',
  }),
  answer(play, task, action) {
    play.pop();
    if (action.type === 'choose-option') followTrigger(play, task);
  },
  /** It shows its other side by now. */
  run: (play) => play.pop(),
};
