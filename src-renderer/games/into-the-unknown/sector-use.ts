/** What a sector table serves that is no plan: a match decides what may be moved there, and what a committed manoeuvre does. */
import type { ReachVerdict } from '../../../shared/sector';
import type { OverlayModel } from '../../table/scene-model';
import type { Judged } from './judged';
import type { Mode } from './staging';

export interface SectorUse {
  /** A piece that no drag moves; drawn without a padlock. */
  isFixed(id: string): boolean;
  /** What a press that cannot move it is told; null: nothing. */
  fixedWords(name: string): string | null;
  /** A press on a piece that answers a question; true: it is taken, and nothing is selected. */
  press(id: string): boolean;
  /** The piece's name in place of the pack's; null: the pack's. */
  nameOf(id: string): string | null;
  /** A piece that is no answer to what is asked now. */
  isDimmed(id: string): boolean;
  /** Manoeuvres that may be made now; null: whatever the unit has. */
  modes(): readonly Mode[] | null;
  /** Takes a committed manoeuvre in place of the plan; false: it cannot be made now. */
  propose(judged: Judged): boolean;
  /** The kind of reach that decides between the two that are aimed at; null: weapons before others. */
  decidedBy(): ReachVerdict['type'] | null;
  /** Drawn over the table besides. */
  overlays(): readonly OverlayModel[];
}

/** A plan: everything may be moved, and what is committed is an edit. */
export const PLAN_USE: SectorUse = {
  isFixed: () => false,
  press: () => false,
  fixedWords: (name) => `${name} is locked.`,
  nameOf: () => null,
  isDimmed: () => false,
  modes: () => null,
  propose: () => false,
  decidedBy: () => null,
  overlays: () => [],
};
