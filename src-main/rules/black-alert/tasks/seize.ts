/** Up to so many tokens from the other ship's pool, of the winner's choice. BA-DCARGO-04, BA-CCARGO-04. */
import { RESOURCES } from '../../../../shared/content/black-alert';
import { seizeToken, tokensIn } from '../resources';
import type { TaskRules } from '../task-rules';

export const seizeTask: TaskRules<'seize'> = {
  waitsFor: ({ state, task }) =>
    task.count > 0 && tokensIn(state, task.from) > 0
      ? (state.characters[task.character]?.seat ?? null)
      : null,
  /** "Up to" lets the winner stop. */
  legal: ({ state, task }) => [
    ...RESOURCES.filter((kind) => state.pools[task.from][kind] > 0).map(
      (kind) => ({ type: 'choose-resource', kind }) as const,
    ),
    { type: 'pass' },
  ],
  why: ({ task }) => ({
    code: 'no-such-token',
    message: 'The pool holds no token of that kind.',
    rule: task.from === 'discovery' ? 'BA-DCARGO-04' : 'BA-CCARGO-04',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-resource') return play.pop();
    play.replace({ ...task, count: task.count - 1 });
    seizeToken(play, task.from, action.kind);
  },
  run: (play) => play.pop(),
};
