/** How often what took part in games has won, each with its 95 % interval. */
import { shareOf } from '../../src-main/cli/wilson';
import type { BotGameEnd } from './measured';

export interface WinShare {
  readonly id: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** By kind, such as ships, everything that took part, the most successful first. */
export function winShares(ends: readonly BotGameEnd[]): Readonly<Record<string, readonly WinShare[]>> {
  const took = ends.flatMap(({ shares }) => shares);
  const kinds = [...new Set(took.map(({ kind }) => kind))];
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = took.filter((each) => each.kind === kind);
      const ids = [...new Set(own.map(({ id }) => id))].sort();
      const shares = ids.map((id): WinShare => {
        const games = own.filter((each) => each.id === id);
        return { id, games: games.length, ...shareOf(games.filter(({ won }) => won).length, games.length) };
      });
      return [kind, shares.sort((one, other) => other.share - one.share)];
    }),
  );
}
