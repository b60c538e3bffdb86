/** What the vocabulary cannot say is shown; the players carry it out, the referee's actions change the table. */
import type { TaskRules } from '../task-rules';

export const noteTask: TaskRules<'note'> = {
  waitsFor: ({ task }) => [task.seat],
  legal: ({ task }, seat) => (seat === task.seat ? [{ type: 'done' }] : []),
  why: () => ({
    code: 'note',
    message: 'The note is carried out at the table first.',
    rule: 'ITU-MISSION-15',
  }),
  answer: (play) => play.pop(),
  run: () => {
    throw new Error('A note waits for its player.');
  },
};
