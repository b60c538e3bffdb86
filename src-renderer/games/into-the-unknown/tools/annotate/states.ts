/** What each state of the annotate tool is entered with. */
import type { Anchor } from '../../../../../shared/documents/plan';
import type { Point } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import type { SectorStage, SectorState } from '../context';

export interface AnnotateStates {
  /** Nothing begun; a press begins what the mode says. */
  readonly idle: null;
  /** A note: a drag pulls its box away from what it speaks of, a click puts it there. */
  readonly 'placing-note': { readonly start: PointerInput };
  /** Its box lies on the table; the panel's field has the focus. */
  readonly 'writing-note': { readonly at: Point; readonly to: Anchor | null };
  /** A drag from the press draws the whole arrow; else every click is a point. */
  readonly 'drawing-arrow': { readonly start: PointerInput; readonly from: Point };
  /** An area is pressed: a drag draws a disc about the press, a click is the first corner of a polygon. */
  readonly 'pressing-area': { readonly start: PointerInput };
  readonly 'drawing-disc': { readonly at: Point; readonly radiusIn: number };
  readonly 'drawing-outline': { readonly points: readonly Point[]; readonly pointer: Point };
  readonly 'drawing-dimension': { readonly start: PointerInput; readonly from: Anchor };
}
export type AnnotateStage = SectorStage<AnnotateStates>;
export type { SectorState };
