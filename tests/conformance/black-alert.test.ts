import { describe, it } from 'vitest';
import { rulesWith, SEATS } from '../support/black-alert';
import { conform } from './conform';

describe('the contract of Black Alert, by random play', () => {
  for (const seats of [2, 3, 4] as const) {
    it(`holds for ${seats} players`, () => {
      for (let game = 0; game < 2; game += 1) {
        conform(rulesWith(), { setup: { seats: SEATS[seats] }, seed: `${seats} seats ${game}`, limit: 4000 });
      }
    });
  }
});
