/** The Chancellor may do a strategy a second time, or leave it (NC-CHANC-01, NC-CHANC-16, NC-CHANC-17). */
import { CAPTAIN } from '../../../../shared/contract/nova-cry';
import { emergencies } from '../emergency';
import { canDo, hasBenefit, turnOf } from '../strategies';
import type { Play } from '../play';
import type { Asked, TaskRules } from '../task-rules';

export const againTask: TaskRules<'again'> = {
  waitsFor: (asked) => (mayRepeat(asked) || mayRegain(asked) ? [asked.task.seat] : []),
  legal: (asked) => [
    ...(mayRepeat(asked) ? [{ type: 'strategy', strategies: [asked.task.id] } as const] : []),
    { type: 'pass' },
  ],
  why: (asked) =>
    mayRepeat(asked)
      ? {
          code: 'other-strategy',
          message: 'The same strategy is done a second time, or not.',
          rule: 'NC-CHANC-16',
        }
      : {
          code: 'captain-out',
          message: 'While the captain is out nothing is done twice.',
          rule: 'NC-CHANC-07',
        },
  answer(play, task, action) {
    if (action.type === 'pass') return leave(play, task.id);
    play.replace({ type: 'strategy', seat: task.seat, id: task.id, again: true });
  },
  run: (play, task) => leave(play, task.id),
};

/** By reading b of NC-CHANC-16 the turn itself offers the second doing. */
function mayRepeat(asked: Asked<'again'>): boolean {
  const { table, state } = asked;
  const { turn } = state;
  return turn !== null && hasBenefit({ table, state, turn }) && isWorthRepeating(asked);
}

/** The captain is out, and an Emergency Resurrect can bring the benefit back before the second doing (NC-CHANC-07, NC-EMERG-01). */
function mayRegain(asked: Asked<'again'>): boolean {
  const { table, state, task } = asked;
  if (table.readings['NC-CHANC-17'] === 'b' || state.chancellor !== task.seat) return false;
  if (!emergencies(table, state, task.seat).some(({ person }) => person === CAPTAIN)) return false;
  return isWorthRepeating(asked);
}

function isWorthRepeating({ table, state, task }: Asked<'again'>): boolean {
  if (table.readings['NC-CHANC-16'] === 'b') return false;
  return table.readings['NC-STRAT-06'] === 'a' || canDo(table, state, task.seat, task.id);
}

function leave(play: Play, id: string): void {
  play.pop();
  if (play.table.readings['NC-CHANC-16'] === 'b') return;
  const turn = turnOf(play);
  turn.strategies = turn.strategies.map((each) => (each.id === id ? { id, left: 0 } : each));
}
