/** What commands and actions see of the window: they are made by it, so they know only this much of it. */
import type { Refusal } from '../../shared/base';
import type { AppInfo, GameId, LibraryEntry } from '../../shared/contract';
import type { LibraryStore } from '../bridge/library.svelte';
import type { SettingsStore } from '../bridge/settings.svelte';
import type { TableSharing } from '../games/descriptor';
import type { ToastStore } from '../ui';
import type { GameEntries } from './game-entries';
import type { AnyTable } from './open-state';
import type { Router } from './router.svelte';

/** A file that could not be brought in: which, why, and where in it. */
export interface ImportProblem {
  readonly file: string;
  readonly refusal: Refusal;
}

export type Overlay =
  | { readonly type: 'palette' | 'shortcuts' | 'settings' | 'about' | 'packs' }
  | {
      readonly type: 'new';
      /** The table and kind to begin with; left out: the first. */
      readonly first?: { readonly game: GameId; readonly kind: 'match' | 'plan' | 'force' };
    }
  | { readonly type: 'rename'; readonly id: string; readonly title: string }
  | { readonly type: 'rename-pack' | 'purge-pack'; readonly id: string; readonly title: string }
  | { readonly type: 'purge'; readonly id: string; readonly title: string }
  | { readonly type: 'import-problems'; readonly problems: readonly ImportProblem[] }
  | { readonly type: 'export'; readonly sharing: TableSharing }
  | { readonly type: 'report' | 'match-settings' | 'chance' };

/** The actions that commands run. */
export interface CommandActions {
  openLibrary(): void;
  chooseFiles(): Promise<void>;
  duplicate(id: string): Promise<void>;
  exportDocument(id: string): Promise<void>;
  remove(entry: Pick<LibraryEntry, 'id' | 'title'>): Promise<void>;
}

/** What the Share menu runs. */
export interface ShareActions {
  askExport(): Promise<void>;
  copyPicture(): Promise<void>;
}

export interface AppScope {
  readonly games: GameEntries;
  readonly router: Router;
  readonly library: LibraryStore;
  readonly settings: SettingsStore;
  readonly toasts: ToastStore;
  readonly actions: CommandActions;
  readonly sharing: ShareActions;
  readonly info: AppInfo | null;
  readonly connected: boolean;
  /** The document on the table, if one is. */
  readonly table: AnyTable | null;
  overlay: Overlay | null;
  /** Grows when the title of the open table is to take the focus. */
  renameAsked: number;
  refuse(refusal: Refusal): void;
}
