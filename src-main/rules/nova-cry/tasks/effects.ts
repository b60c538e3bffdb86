/** Effects of a card, a chart line or an ability, carried out in order and each as far as possible (NC-ACTION-04). */
import type { TaskRules } from '../task-rules';

export const effectsTask: TaskRules<'effects'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'under-way', message: 'An effect is being carried out.', rule: 'NC-ACTION-04' }),
  answer: () => {
    throw new Error('A list of effects asks nothing.');
  },
  run(play, { effects, context }) {
    play.pop();
    play.push(...effects.map((effect) => ({ type: 'verb', effect, context, done: 0, seat: null }) as const));
  },
};
