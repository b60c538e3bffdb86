/** The Chancellor may do a strategy a second time, or leave it (NC-CHANC-01, NC-CHANC-16, NC-CHANC-17). */
import { canDo, hasBenefit, turnOf } from '../strategies';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';

export const againTask: TaskRules<'again'> = {
  waitsFor: (asked) => (mayRepeat(asked) ? [asked.task.seat] : []),
  legal: ({ task }) => [{ type: 'strategy', strategies: [task.id] }, { type: 'pass' }],
  why: () => ({
    code: 'other-strategy',
    message: 'The same strategy is done a second time, or not.',
    rule: 'NC-CHANC-16',
  }),
  answer(play, task, action) {
    if (action.type === 'pass') return leave(play, task.id);
    play.replace({ type: 'strategy', seat: task.seat, id: task.id, again: true });
  },
  run: (play, task) => leave(play, task.id),
};

/** By reading b of NC-CHANC-16 the turn itself offers the second doing. */
function mayRepeat({ table, state, task }: Asked<'again'>): boolean {
  const { turn } = state;
  if (!turn || table.readings['NC-CHANC-16'] === 'b' || !hasBenefit({ table, state, turn })) return false;
  return table.readings['NC-STRAT-06'] === 'a' || canDo(table, state, task.seat, task.id);
}

function leave(play: Play, id: string): void {
  play.pop();
  if (play.table.readings['NC-CHANC-16'] === 'b') return;
  const turn = turnOf(play);
  turn.strategies = turn.strategies.map((each) => (each.id === id ? { id, left: 0 } : each));
}
