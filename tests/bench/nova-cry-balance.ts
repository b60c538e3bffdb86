/** Who wins Nova Cry with what, and how long it takes, when four play at random: what the stand-ins are tuned by. */
import { type WinShare, winShares } from './win-shares';
import { playAtRandom } from './nova-cry-bots';

export interface NovaCryBalance {
  readonly games: number;
  /** By kind (ship, captain) the most and the least successful; a fair share is a quarter. */
  readonly shares: Readonly<Record<string, readonly WinShare[]>>;
  /** Rounds of the median game, of the shortest and longest twentieth. */
  readonly rounds: { readonly low: number; readonly median: number; readonly high: number };
  /** The share of games that ended in 6 to 25 rounds. */
  readonly inTime: number;
  readonly unfinished: number;
}

export const FEWEST_ROUNDS = 6;
export const MOST_ROUNDS = 25;

export function novaCryBalance(games: number, seed = 'balance'): NovaCryBalance {
  const ends = Array.from({ length: games }, (_, game) => playAtRandom(game, seed));
  const rounds = ends.map(({ length }) => length).sort((one, other) => one - other);
  const at = (share: number): number => rounds[Math.min(games - 1, Math.floor(share * games))] ?? 0;
  const isInTime = (count: number): boolean => count >= FEWEST_ROUNDS && count <= MOST_ROUNDS;
  return {
    games,
    shares: winShares(ends),
    rounds: { low: at(0.05), median: at(0.5), high: at(0.95) },
    inTime: rounds.filter(isInTime).length / games,
    unfinished: ends.filter(({ end }) => end === 'unfinished').length,
  };
}
