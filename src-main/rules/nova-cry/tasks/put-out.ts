/**
 * Somebody is about to be knocked out or destroyed: its player may answer, a card laid on it may keep it from it
 * (NC-TERM-04, NC-TERM-07, NC-CARD-05). In a duel only wounds count, not such cards.
 */
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import { findPerson, isSafe, putOut } from '../people';
import type { Play } from '../play';
import type { NovaCryState } from '../state';
import type { TaskRules } from '../task-rules';
import { hasUse } from '../uses';

export const putOutTask: TaskRules<'put-out'> = {
  waitsFor: ({ table, state, task: { seat, step } }) =>
    step === 'answer' && hasUse(table, state, seat, 'crew-out') ? [seat] : [],
  legal: () => [{ type: 'pass' }],
  why: ({ task }) => ({
    code: 'not-asked',
    message: 'Somebody is about to be out.',
    rule: task.to === 'destroyed' ? 'NC-TERM-07' : 'NC-TERM-04',
  }),
  answer: carryOut,
  run: carryOut,
};

function carryOut(play: Play, { seat, person, to }: TaskOf<'put-out'>): void {
  const isByDuel = fallsInDuel(play.frozen);
  play.pop();
  const found = findPerson(play.frozen, seat, person);
  if (!found) return;
  if (!isByDuel && isSafe(play.table, play.frozen, found, to))
    return play.tell({ type: 'spared', seat, person });
  putOut(play, seat, person, to);
}

/** The captains that fall in a round lie on the stack right above the duel, which has come to its end step. */
function fallsInDuel({ tasks }: NovaCryState): boolean {
  const beneath = tasks.findLast(({ type }) => type !== 'put-out');
  return beneath?.type === 'duel' && beneath.step === 'end';
}
