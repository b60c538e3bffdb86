/** One verb with its choices. What cannot be chosen is passed over; a single choice is taken at once. BA-FREE-02. */
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { VERBS } from '../effects';
import type { VerbAsked, VerbRules } from '../effects/verb-rules';
import type { Verb } from '../../../../shared/content/black-alert';
import type { Asked, TaskRules } from '../task-rules';

/** The rules of the effect's own verb with the question; the table is total, so the types belong together. */
function ask({ table, state, task }: Asked<'verb'>): { rules: VerbRules<Verb>; asked: VerbAsked<Verb> } {
  const { effect, context, character } = task;
  const rules = VERBS[effect.verb] as unknown as VerbRules<Verb>;
  return { rules, asked: { table, state, effect, context, character } };
}

function choicesOf(question: Asked<'verb'>): readonly BlackAlertAction[] {
  const { rules, asked } = ask(question);
  return rules.choices(asked);
}

export const verbTask: TaskRules<'verb'> = {
  waitsFor(question) {
    const { rules, asked } = ask(question);
    const isAsked = rules.choices(asked).length > (rules.shows ? 0 : 1);
    return isAsked ? (asked.state.characters[asked.context.self]?.seat ?? null) : null;
  },
  legal: choicesOf,
  why: () => ({ code: 'not-a-choice', message: 'The effect does not offer that.', rule: 'BA-FREE-02' }),
  answer(play, task, action) {
    const { rules, asked } = ask({ table: play.table, state: play.frozen, task });
    play.pop();
    rules.carryOut(play, asked, action);
  },
  run(play, task) {
    const { rules, asked } = ask({ table: play.table, state: play.frozen, task });
    const [only] = rules.choices(asked);
    play.pop();
    rules.carryOut(play, asked, only ?? null);
  },
};
