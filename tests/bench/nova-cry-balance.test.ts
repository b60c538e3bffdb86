import { describe, expect, it } from 'vitest';
import { novaCryBalance } from './nova-cry-balance';

describe('Nova Cry’s stand-ins at random play', () => {
  // 60 games here; `npm run bench balance` plays 1,000, enough to compare ships and captains by.
  const balance = novaCryBalance(60);

  it('every game ends', () => {
    expect(balance.unfinished).toBe(0);
  });

  it('most games end in 6 to 25 rounds', () => {
    expect(balance.inTime).toBeGreaterThan(0.9);
  });

  it('ships and captains take part', () => {
    expect(Object.keys(balance.shares)).toEqual(['ship', 'captain']);
  });
});
