/** Lists of effects and single verbs, carried out in order and each as far as possible. */
import type { IntoTheUnknownAction } from '../../../../shared/contract/into-the-unknown';
import { askVerb } from '../effects/can-follow';
import { carriedOut } from '../mission/carried-out';
import type { Asked, TaskRules } from '../task-rules';

export const effectsTask: TaskRules<'effects'> = {
  ...carriedOut('ITU-ORDER-05'),
  run(play, { effects, context }) {
    play.pop();
    play.push(...effects.map((effect) => ({ type: 'verb', effect, context, picks: [], done: 0 }) as const));
  },
};

function choicesOf({ table, state, task }: Asked<'verb'>): readonly IntoTheUnknownAction[] {
  const { rules, asked } = askVerb(table, state, task);
  return rules.choices(asked);
}

/** What cannot be chosen is passed over; a single choice is taken at once. */
export const verbTask: TaskRules<'verb'> = {
  waitsFor(question) {
    const { rules, asked } = askVerb(question.table, question.state, question.task);
    const chooser = rules.chooser(asked);
    return chooser !== null && rules.choices(asked).length > 1 ? [chooser] : [];
  },
  legal: choicesOf,
  why: ({ task }) => ({
    code: 'not-a-choice',
    message: 'The effect does not offer that.',
    rule: task.context.rule ?? 'ITU-ORDER-05',
  }),
  answer(play, task, action) {
    const { rules, asked } = askVerb(play.table, play.frozen, task);
    play.pop();
    rules.carryOut(play, asked, action);
  },
  run(play, task) {
    const { rules, asked } = askVerb(play.table, play.frozen, task);
    const [only] = rules.chooser(asked) === null ? [] : rules.choices(asked);
    play.pop();
    rules.carryOut(play, asked, only ?? null);
  },
};
