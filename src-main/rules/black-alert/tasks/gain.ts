/** Tokens from the supply, one at a time; the player picks the kind where there is a choice. BA-RES-04, BA-DCARGO-01. */
import { gainToken, kindsInSupply } from '../resources';
import type { Asked, TaskRules } from '../task-rules';

function kindsOf({ state, task }: Asked<'gain'>) {
  return task.count > 0 ? kindsInSupply(state, task.kinds) : [];
}

export const gainTask: TaskRules<'gain'> = {
  waitsFor: (asked) =>
    kindsOf(asked).length > 1 ? (asked.state.characters[asked.task.character]?.seat ?? null) : null,
  legal: (asked) => kindsOf(asked).map((kind) => ({ type: 'choose-resource', kind })),
  why: ({ task }) => ({
    code: 'no-such-token',
    message: 'That kind cannot be gained here.',
    rule: task.ship === 'discovery' ? 'BA-DCARGO-01' : 'BA-CCARGO-01',
  }),
  answer(play, task, action) {
    if (action.type !== 'choose-resource') throw new Error(`Not an answer: ${action.type}`);
    play.replace({ ...task, count: task.count - 1 });
    gainToken(play, task.ship, action.kind);
  },
  run(play, task) {
    const [only] = kindsOf({ table: play.table, state: play.frozen, task });
    if (only === undefined) return play.pop();
    play.replace({ ...task, count: task.count - 1 });
    gainToken(play, task.ship, only);
  },
};
