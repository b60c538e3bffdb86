/** The games of a window: what is known of each before any of its code has been loaded. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type { GameId } from '../../shared/contract';
import type { GameDescriptor, GameDescriptorOf } from '../games/descriptor';

export interface GameEntry<Game extends GameId = GameId> {
  /** Matches are played of it. */
  readonly plays: boolean;
  /** Its tables. Rejects when their code cannot be had, such as from a host that is gone. */
  load(): Promise<GameDescriptorOf<Game>>;
}
/** The games that this window has tables for, in the order in which they are offered. */
export type GameEntries = { readonly [Game in GameId]?: GameEntry<Game> };

/** The ids in their order. */
export function gameIds(games: GameEntries): readonly GameId[] {
  return Object.keys(games) as GameId[]; // the keys of the window's own table
}

export async function loadGame(games: GameEntries, game: GameId): Promise<Result<GameDescriptor, Refusal>> {
  const entry = games[game];
  if (!entry) return err({ code: 'no-table', message: 'This window has no table for that game.' });
  try {
    // Whoever asks gives it documents of this game only.
    return ok((await entry.load()) as GameDescriptor);
  } catch {
    return err({
      code: 'table-not-loaded',
      message: 'The table of that game could not be loaded. Try again.',
    });
  }
}
