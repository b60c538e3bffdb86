/** What each state of the measure tool is entered with. */
import type { SectorStage } from '../context';
import type { RulerPoint } from '../preview';

export interface MeasureStates {
  /** With one piece selected a click names its target; a click beside a piece starts a ruler. */
  readonly idle: null;
  /** The last point follows the pointer. */
  readonly ruling: { readonly points: readonly RulerPoint[]; readonly pointer: RulerPoint };
  /** A finished ruler lies on the table until kept or dropped. */
  readonly ruled: { readonly points: readonly RulerPoint[] };
}
export type MeasureStage = SectorStage<MeasureStates>;
