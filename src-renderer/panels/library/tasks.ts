/** What the library's panels ask of the app. */
import type { GameId, LibraryEntry } from '../../../shared/contract';

export interface LibraryTasks {
  open(id: string): void;
  openExample(id: string): Promise<void>;
  duplicate(id: string): Promise<void>;
  remove(entry: Pick<LibraryEntry, 'id' | 'title'>): Promise<void>;
  restore(id: string): Promise<void>;
  recover(id: string): Promise<void>;
  exportDocument(id: string): Promise<void>;
  chooseFiles(): Promise<void>;
  /** The New dialog, at a table where one is named. */
  askNew(game?: GameId, kind?: 'match' | 'plan'): void;
  /** A match of a game alone against the bot, with everything at its default. */
  playAgainstBot(game: GameId): Promise<void>;
  askRename(entry: Pick<LibraryEntry, 'id' | 'title'>): void;
  askPurge(entry: Pick<LibraryEntry, 'id' | 'title'>): void;
}
