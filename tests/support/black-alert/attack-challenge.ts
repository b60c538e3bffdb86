/** A challenge that attacks the Discovery, step by step. */
import type { Match, MatchOptions } from './match';
import type { BlackAlertState } from '../../../src-main/rules/black-alert/state';

/** The challenge under way. Throws when there is none. */
export function challengeOf({
  state,
}: Match): Extract<BlackAlertState['tasks'][number], { type: 'challenge' }> {
  const task = state.tasks.find(({ type }) => type === 'challenge');
  if (task?.type !== 'challenge') throw new Error('No challenge is under way.');
  return task;
}

/** The bids are turned up and the bonus cards drawn, the initiating team's first. */
export function settle(game: Match, ...bonus: readonly string[]): Match {
  game.step('chance', { type: 'revealed' });
  for (const card of bonus) game.draw(card);
  return game;
}

/** Lorca in Charon Weapons attacks the Discovery; all four play. */
export const ATTACK: MatchOptions = {
  seats: 4,
  turn: 'lorca',
  hands: { lorca: ['t2', 't3'], saru: ['s1', 's2'], tilly: ['s3'], landry: ['t1'] },
  at: {
    lorca: 'charon/weapons',
    saru: 'discovery/engineering',
    tilly: 'discovery/bridge',
    landry: 'discovery/brig',
  },
  charon: 'C3',
};
