import { describe, expect, it } from 'vitest';
import { shippedBalance } from './black-alert-balance';

describe('Black Alert’s stand-ins at random play', () => {
  // 200 games here; `npm run bench balance` plays 1,000.
  const balance = shippedBalance(200);
  it('every game ends', () => {
    expect(balance.shares.unfinished).toBe(0);
  });

  it('neither team wins more than 65 % of them', () => {
    expect(balance.shares.starfleet).toBeLessThan(0.65);
    expect(balance.shares.terran).toBeLessThan(0.65);
  });

  it('BA-CORR-01: fewer than 10 % end with the last Corruption token', () => {
    expect(balance.shares['both-lose']).toBeLessThan(0.1);
  });
});
