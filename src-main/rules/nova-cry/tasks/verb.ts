/** One verb with its choices. What cannot be chosen is passed over; a single choice is taken at once (NC-ACTION-04). */
import type { NovaCryAction } from '../../../../shared/contract/nova-cry';
import { askVerb } from '../can-follow';
import type { Asked, TaskRules } from '../task-rules';

function choicesOf({ table, state, task }: Asked<'verb'>): readonly NovaCryAction[] {
  const { rules, asked } = askVerb(table, state, task);
  return rules.choices(asked);
}

export const verbTask: TaskRules<'verb'> = {
  waitsFor: (question) => (choicesOf(question).length > 1 ? [question.task.context.self] : []),
  legal: choicesOf,
  accepts({ table, state, task }, _seat, action) {
    const { rules, asked } = askVerb(table, state, task);
    return rules.accepts?.(asked, action) ?? false;
  },
  why: () => ({ code: 'not-a-choice', message: 'The effect does not offer that.', rule: 'NC-ACTION-04' }),
  answer(play, task, action) {
    const { rules, asked } = askVerb(play.table, play.frozen, task);
    play.pop();
    rules.carryOut(play, asked, action);
  },
  run(play, task) {
    const { rules, asked } = askVerb(play.table, play.frozen, task);
    const [only] = rules.choices(asked);
    play.pop();
    rules.carryOut(play, asked, only ?? null);
  },
};
