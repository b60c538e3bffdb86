/** Equal highest ranks: the team says who holds its Current Player token first. BA-SETUP-11. */
import type { TaskRules } from '../task-rules';

export const chooseHolderTask: TaskRules<'choose-holder'> = {
  waitsFor: ({ state, task }) => state.seats.find(({ team }) => team === task.team)?.seat ?? null,
  legal: ({ task }) => task.among.map((character) => ({ type: 'choose-character', character })),
  why: () => ({
    code: 'lower-rank',
    message: 'Only Characters of the highest rank begin.',
    rule: 'BA-SETUP-11',
  }),
  answer(play, { team }, action) {
    if (action.type !== 'choose-character') throw new Error(`Not an answer: ${action.type}`);
    play.state.holders[team] = action.character;
    if (team === 'starfleet') play.state.turn.character = action.character;
    play.pop();
  },
  run: (play) => play.pop(),
};
