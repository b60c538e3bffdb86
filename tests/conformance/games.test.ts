import { describe, it } from 'vitest';
import { TINY_GAME } from '../support/tiny-game';
import { conform } from './conform';

describe('the contract of the rules, by random play', () => {
  it('holds for the tiny game of the tests', () => {
    for (let game = 0; game < 40; game += 1) {
      conform(TINY_GAME, { setup: { seats: 2 + (game % 3) }, seed: `tiny ${game}`, limit: 100 });
    }
  });
});
