/** The desk as its hosts know it: calls in, events out; no transport, no screen. */
import type { Refusal, Result } from '../../shared/base';
import type { AppInfo, DeskEvent } from '../../shared/contract';

/** What a host can do that the desk cannot: ask a person for files with native dialogs. */
export interface HostDialogs {
  /** Absolute paths, or null when cancelled. */
  chooseFilesToImport(): Promise<readonly string[] | null>;
  chooseExportPath(suggestedName: string): Promise<string | null>;
}

export interface DeskOptions {
  /** Where documents, bin and settings live; made when missing. */
  readonly dataFolder: string;
  /** The program's own `assets` folder (content packs, examples). */
  readonly assetsFolder: string;
  readonly info: Pick<AppInfo, 'version' | 'host' | 'platform' | 'runtime'>;
  readonly dialogs: HostDialogs | null;
}

export interface Desk {
  /** Validates name and request, acts, answers; never throws and never rejects. */
  call(name: string, request: unknown): Promise<Result<unknown, Refusal>>;
  subscribe(listener: (event: DeskEvent) => void): () => void;
  /** Imports an outside file as a copy (file association, command line) and tells windows to show it. */
  openOutsideFile(path: string): Promise<Result<string, Refusal>>;
  /** Flushes everything and gives the data folder back. */
  close(): Promise<void>;
}

/** Opens the desk, or says why not: `folder-in-use`, `folder-not-writable`. */
export type OpenDesk = (options: DeskOptions) => Promise<Result<Desk, Refusal>>;
