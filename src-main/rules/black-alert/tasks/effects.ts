/** Effects of a card, an ability or an infiltration, carried out in order and each as far as possible. BA-FREE-02. */
import type { TaskRules } from '../task-rules';

export const effectsTask: TaskRules<'effects'> = {
  waitsFor: () => null,
  legal: () => [],
  why: () => ({ code: 'under-way', message: 'An effect is being carried out.', rule: 'BA-FREE-02' }),
  answer: () => {
    throw new Error('A list of effects asks nothing.');
  },
  run(play, { effects, context }) {
    play.pop();
    play.push(...effects.map((effect) => ({ type: 'verb', effect, context, character: null }) as const));
  },
};
