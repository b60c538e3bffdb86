/** A Mercenary in place of one type of officer, or none: each in turn order (NC-KS-02, NC-KS-03). */
import { mayHire, typesLacking } from '../deal';
import type { TaskRules } from '../task-rules';

export const mercenaryTask: TaskRules<'mercenary'> = {
  waitsFor: ({ table, state, task }) => (mayHire(table, state, task.seat) ? [task.seat] : []),
  legal: ({ state, task }) => [
    ...typesLacking(state, task.seat).map((instead) => ({ type: 'mercenary', instead }) as const),
    { type: 'mercenary', instead: null },
  ],
  why: () => ({
    code: 'not-lacking',
    message: 'A Mercenary stands in for an officer that is still to be dealt.',
    rule: 'NC-KS-02',
  }),
  answer(play, task, action) {
    if (action.type !== 'mercenary') throw new Error(`A Mercenary is not answered by ${action.type}.`);
    play.pop();
    const { instead: officer } = action;
    if (officer === null) return;
    const to = { type: 'crew', officer, seat: task.seat } as const;
    play.push({ type: 'draw', pile: 'mercenaries', count: 1, to });
  },
  run: (play) => play.pop(),
};
