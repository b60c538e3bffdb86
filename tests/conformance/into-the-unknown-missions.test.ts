import { describe, expect, it } from 'vitest';
import { missions, playMission, replayed } from '../support/into-the-unknown/missions';

/** So many in the suite; `MISSIONS=300` plays more, each pair of cards again with other task forces. */
const GAMES = Number(process.env['MISSIONS'] ?? 24);
const FROM = Number(process.env['MISSIONS_FROM'] ?? 0);

/** Spread over all pairs, so that the suite's few meet every overture, situation and complication. */
const STRIDE = 13;

describe('whole missions of Into the Unknown, by random play', () => {
  const all = missions();

  it('come to their end without a fault and replay to the same state', { timeout: 10_000_000 }, () => {
    for (let game = FROM; game < FROM + GAMES; game += 1) {
      const mission = all[(game * STRIDE) % all.length];
      if (mission === undefined) throw new Error('There are no missions.');
      const seed = `mission ${game}`;
      const played = playMission(mission, seed);
      expect(played.rounds, seed).toBeGreaterThan(0);
      expect(replayed(mission, seed, played.records), seed).toBe(played.hash);
    }
  });
});
