/** Damage of a card on a ship; what is evadable may be answered first (NC-CARD-13). It activates no token (NC-ALERT-04). */
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import { dealDamage } from '../damage';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { hasUse } from '../uses';

export const damageTask: TaskRules<'damage'> = {
  waitsFor: ({ table, state, task: { seat, step, evadable } }) =>
    step === 'answer' && evadable && hasUse(table, state, seat, 'card-damage') ? [seat] : [],
  legal: () => [{ type: 'pass' }],
  why: () => ({ code: 'not-asked', message: 'A card is about to damage the ship.', rule: 'NC-CARD-13' }),
  answer: carryOut,
  run: carryOut,
};

function carryOut(play: Play, { seat, count, by }: TaskOf<'damage'>): void {
  play.pop();
  dealDamage(play, seat, count, by);
}
