/** The status line of the builder. */
import type { GameSession } from '../../descriptor';

export const BUILDER_HINT: GameSession['hint'] = {
  tool: 'Task forces',
  text: 'click a place, then a candidate',
  keys: [
    { key: 'Del', does: 'empty the place' },
    { key: '[ ]', does: 'other task force' },
    { key: 'Esc', does: 'to the sector' },
  ],
};
