/** A Command card whose text was carried out goes to the pile of its own deck; after a challenge, won or lost. BA-FREE-02, BA-CHAL-27. */
import { characterOf, discard } from '../cards';
import type { TaskRules } from '../task-rules';

export const playedTask: TaskRules<'played'> = {
  waitsFor: () => null,
  legal: () => [],
  why: () => ({ code: 'under-way', message: 'A card is being carried out.', rule: 'BA-FREE-02' }),
  answer: () => {
    throw new Error('A card that was played asks nothing.');
  },
  run(play, { character, card }) {
    play.pop();
    discard(play, characterOf(play, character).team, [card], 'play');
  },
};
