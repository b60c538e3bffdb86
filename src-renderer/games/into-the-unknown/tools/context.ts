/** What the sector's tools may reach, and no more; the session implements it, tests stand in for it. */
import type { ContentPack } from '../../../../shared/content';
import type { SectorPlan } from '../../../../shared/documents/plan';
import type { Point } from '../../../../shared/geometry';
import type { Owner, SectorGeometry } from '../../../../shared/sector';
import type { Recipe } from '../../../bridge/open-document.svelte';
import type { PanContext, ToolStage, ToolState } from '../../../tools';
import type { Annotating } from '../annotating.svelte';
import type { CoursePlot } from '../course-plot.svelte';
import type { Piece } from '../pieces';
import type { Placeable } from '../placeable';
import type { Selection } from '../selection';
import type { Judged } from '../judged';
import type { Staging } from '../staging';
import type { StagingHandle } from '../staging-handles';
import type { Wording } from '../wording';
import type { Preview } from './preview';

export interface SectorToolContext extends PanContext {
  readonly plan: SectorPlan;
  readonly pack: ContentPack;
  readonly sector: SectorGeometry;
  /** As they stand now, features first. */
  readonly pieces: readonly Piece[];
  readonly selection: Selection;
  /** Snapping as set; Alt turns it round. */
  readonly snap: boolean;
  readonly words: Wording;
  select(selection: Selection): void;
  hover(id: string | null): void;
  /** One undoable step. */
  commit(label: string, recipe: Recipe): void;
  /** Says a sentence where the person looks and in the live region. */
  say(text: string): void;
  /** A press on a piece is taken elsewhere; true: no drag begins. */
  pressed(id: string): boolean;
  /** What a press on a piece that stays is told; null: nothing. */
  fixedWords(name: string): string | null;

  /** What the place tool carries; null: nothing chosen yet. */
  readonly carried: Placeable | null;
  carry(piece: Placeable | null): void;
  /** Whose piece it will be. */
  readonly placeOwner: Owner;

  /** The piece that the selected one is measured against. */
  readonly targetId: string | null;
  setTarget(id: string | null): void;

  /** The shown annotations, what the annotate tool draws next, and the words of the note that is being written. */
  readonly annotating: Annotating;
  /** The middle of what is seen, inches. */
  readonly middle: Point;

  /** Pieces whose arcs stay on the table when they are not selected. */
  toggleArcs(id: string): void;

  /** Stages the manoeuvre being tried. */
  stage(staging: Staging | null): void;
  /** What the rules say about it; null while nothing is staged or the unit cannot be judged. */
  readonly judged: Judged | null;
  /** Where its handles are on the table now. */
  readonly stagingHandles: readonly StagingHandle[];
  /** Commits the staged manoeuvre as far as it is possible; false when it is not. */
  commitStaging(): boolean;
  /** Drops its numbers; false when there were none. */
  clearStaging(): boolean;
  /** The legs before and behind it. */
  readonly course: CoursePlot;
}

export type SectorStage<States> = ToolStage<SectorToolContext, States>;
export type SectorState = ToolState<Preview>;

/** How close a pointer must come to count, CSS pixels: outlines, and handles of 32 px. */
export const HIT_PX = 5;
export const HANDLE_HIT_PX = 16;
/** The number of a leg, drawn with a radius of 12. */
export const JOINT_HIT_PX = 14;
