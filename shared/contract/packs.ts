/** A person's own content packs: what lies in the data folder, and one as the editor sees it. */
import type { Refusal } from '../base';
import type { GameId, PackLayer } from '../content';

/** A pack that can be read. */
export interface PackEntry {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly version: number;
  /** Records that it gives or changes. */
  readonly records: number;
  /** Milliseconds since 1970, by the clock of main. */
  readonly changedAt: number;
  /** What keeps it, laid over the shipped packs alone, from being played with; empty: nothing. */
  readonly faults: readonly Refusal[];
}

/** A pack that cannot be read: it stays where it is, as it is. */
export interface BrokenPack {
  readonly id: string;
  readonly faults: readonly Refusal[];
}

export interface BinnedPack {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: number;
}

export interface PackList {
  readonly packs: readonly PackEntry[];
  readonly broken: readonly BrokenPack[];
  readonly bin: readonly BinnedPack[];
}

/** What was typed and is not valid yet: texts by the JSON Pointer of their field. */
export type PackDrafts = Readonly<Record<string, string>>;

/** One pack opened for editing. */
export interface PackState {
  readonly pack: PackLayer;
  /** Names this content; a save names the revision it was made against. */
  readonly revision: string;
  readonly drafts: PackDrafts;
  /** The shipped layers that it lies over, weakest last. */
  readonly base: readonly PackLayer[];
  /** Milliseconds since 1970 of the last flush to disk. */
  readonly savedAt: number;
}

export interface PackSaved {
  readonly revision: string;
  readonly savedAt: number;
}

export interface PackImport {
  readonly entry: PackEntry;
  readonly note: string;
}
