/** What the library says about its documents. */
import type { Refusal } from '../base';
import type { GameId } from '../content';
import type { NamedForce } from '../documents/task-force';

export type { GameId };

export interface LibraryEntry {
  readonly id: string;
  readonly kind: 'plan' | 'match';
  readonly game: GameId;
  readonly title: string;
  /** One line for the list: layout and counts, such as `Helix sector, 4 ships`. */
  readonly summary: string;
  /** Milliseconds since 1970, by the clock of main. */
  readonly changedAt: number;
  readonly steps: number;
  readonly hasThumbnail: boolean;
}

/** A plan of the sector with the task forces that it keeps, one at least. */
export interface SavedForces {
  readonly id: string;
  readonly title: string;
  readonly forces: readonly NamedForce[];
}

/** A document that could not be read: kept where it is, shown with its reason. */
export interface BrokenEntry {
  readonly id: string;
  readonly problem: Refusal;
  /** True when the last good copy can be opened instead. */
  readonly recoverable: boolean;
}

export interface BinEntry extends LibraryEntry {
  readonly deletedAt: number;
}

export interface ExampleEntry {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly summary: string;
  /** The group on the start screen: one `featured` per table, missions to play `solo`, `layout`, `lesson`, `stress`. */
  readonly group: 'featured' | 'solo' | 'layout' | 'lesson' | 'stress';
}

export interface LibraryList {
  readonly documents: readonly LibraryEntry[];
  readonly bin: readonly BinEntry[];
  readonly broken: readonly BrokenEntry[];
  readonly examples: readonly ExampleEntry[];
}
