/** A challenge from its beginning to its effect, for tests of what is won. */
import type { BlackAlertAction } from '../../../shared/contract/black-alert';
import { bid, match, type Match, type MatchOptions, PASS, use } from './match';

/** Bonus cards of each team; the defaults leave an Initiator ahead who bids enough. */
export interface BonusCards {
  readonly starfleet?: readonly string[];
  readonly terran?: readonly string[];
}

/** The Initiator bids its whole hand, nobody opposes, the bids are turned up and the bonus cards drawn. */
export function challenged(
  options: MatchOptions,
  action: BlackAlertAction = use(),
  bonus: BonusCards = {},
): Match {
  const game = match(options);
  const self = game.state.turn.character;
  const { team, hand } = game.character(self);
  game.do(self, action).do(self, bid(...hand));
  while (game.actor !== 'chance' && game.actor !== null) game.step(game.actor, PASS);
  game.step('chance', { type: 'revealed' });
  const { starfleet = ['s1'], terran = ['t1'] } = bonus;
  const [first, second] = team === 'starfleet' ? [starfleet, terran] : [terran, starfleet];
  for (const cards of [first, second]) if (cards.length > 0) game.draw(...cards);
  return game;
}
