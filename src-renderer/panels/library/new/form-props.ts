/** What every form of the New dialog is given, and what it tells the dialog. */
import type { Component } from 'svelte';
import type { Refusal, Result } from '../../../../shared/base';
import type { SavedForces } from '../../../../shared/contract';
import type { ContentOf, MatchGame } from '../../../bridge/game-kinds';
import type { SectorSketch } from '../SectorArt.svelte';
import type { NewDocument } from './new-document';
import type { OwnPack } from './own-pack';

export interface FormProps {
  /** Names the form for the button that submits it. */
  readonly id: string;
  /** Titles in use, so that the prefilled one is new. */
  readonly titles: readonly string[];
  /** Layouts of the sector's content pack; without it the choices have no picture of their own. */
  readonly layouts: Readonly<Record<string, SectorSketch>>;
  /** The person's own packs of the form's game. */
  readonly own: readonly OwnPack[];
  /** The packs of a game merged, the person's own over the shipped ones. */
  readonly readContent: ReadContent;
  /** Task forces of Into the Unknown in saved plans; asked for when a form needs them. */
  readonly readForces: () => Promise<readonly SavedForces[]>;
  /** What the button that submits says; null: it cannot be pressed yet. */
  readonly onaction: (words: string | null) => void;
  readonly onsubmit: (document: NewDocument) => void;
}

export type ReadContent = <Game extends MatchGame>(
  game: Game,
  packs: readonly string[],
) => Promise<Result<ContentOf<Game>, Refusal>>;

/** One kind of document that can be made of a game. */
export interface DocumentForm {
  /** What it makes; `force` is a plan of task forces beside one of the table. */
  readonly kind: 'match' | 'plan' | 'force';
  readonly label: string;
  readonly Form: Component<FormProps>;
}
