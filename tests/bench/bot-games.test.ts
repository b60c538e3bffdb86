import { describe, expect, it } from 'vitest';
import type { Team } from '../../shared/content/black-alert';
import { playBotGame } from './black-alert-bots';

/** Fewer than at the table, so that this takes seconds; `npm run measure:bots` plays 200 games a side at `quick`. */
const NODES = 150;
const GAMES = 10;

describe('steady against random in Black Alert', () => {
  const played = (['starfleet', 'terran'] as const).flatMap((side: Team) =>
    Array.from({ length: GAMES }, (_, game) => {
      const pairing = { starfleet: 'random', terran: 'random', [side]: 'steady' } as const;
      return { side, ...playBotGame(pairing, game, NODES) };
    }),
  );

  it('every game comes to an end by a rule', () => {
    expect(played.filter(({ rule }) => rule === null)).toEqual([]);
  });

  it('steady wins at least 15 of 20, ten for each team', () => {
    expect(played.filter(({ side, end }) => end === side).length).toBeGreaterThanOrEqual(15);
  });
});
