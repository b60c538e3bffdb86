/** A pool above its limit: its team's holder returns tokens of own choice until the limit is kept. BA-RES-03. */
import { RESOURCES, TEAM_OF } from '../../../../shared/content/black-alert';
import { poolLimit } from '../modifiers';
import { tokensIn } from '../resources';
import type { TaskRules } from '../task-rules';

export const poolLimitTask: TaskRules<'pool-limit'> = {
  waitsFor: ({ state, task }) => {
    if (tokensIn(state, task.ship) <= poolLimit(state, task.ship)) return null;
    const holder = state.holders[TEAM_OF[task.ship]];
    return state.characters[holder]?.seat ?? null;
  },
  legal: ({ state, task }) =>
    RESOURCES.filter((kind) => state.pools[task.ship][kind] > 0).map((kind) => ({
      type: 'choose-resource',
      kind,
    })),
  why: () => ({ code: 'pool-full', message: 'Return a token that the pool holds.', rule: 'BA-RES-03' }),
  answer(play, { ship }, action) {
    if (action.type !== 'choose-resource') throw new Error(`Not an answer: ${action.type}`);
    play.state.pools[ship][action.kind] -= 1;
    play.state.supply.resources[action.kind] += 1;
    play.tell({ type: 'returned', ship, kind: action.kind, count: 1 });
  },
  run: (play) => play.pop(),
};
