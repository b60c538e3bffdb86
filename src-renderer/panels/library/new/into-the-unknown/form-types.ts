/** What is chosen for a new match of Into the Unknown. */
import type { PlayedFaction } from '../../../../../shared/content/into-the-unknown';
import type { Player } from '../../../../../shared/contract';
import type { NewMatch } from '../../../../bridge/library.svelte';

export interface SeatForm {
  /** Empty: as the faction is called. */
  readonly name: string;
  readonly player: Player;
  readonly faction: PlayedFaction;
  /** `standard`, `drawn`, or a task force of a saved plan. */
  readonly force: string;
}
export interface SectorMatchForm {
  readonly title: string;
  readonly seats: readonly SeatForm[];
  readonly type: 'incident' | 'story';
  /** Empty: drawn. */
  readonly overture: string;
  readonly situation: string;
  readonly story: string;
  readonly corePoints: number;
  /** The program makes the choices of set-up, and the match begins with round 1. */
  readonly dealt: boolean;
  readonly chance: NewMatch['chance'];
  readonly packs: readonly string[];
  /** Only those that are not the default. */
  readonly readings: Readonly<Record<string, string>>;
  /** Empty: drawn anew. */
  readonly seed: string;
}
