/** The stage on which a chart is drawn, and the unit in which lengths stand on it. */
import type { ChartModel } from '../scene-model';

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where the table's origin stands on the stage, CSS pixels. */
  readonly originX: number;
  readonly originY: number;
}

const CM_PER_INCH = 2.54;
/** How many of the person's units of length an inch has. */
export const unitsPerIn = ({ units }: Pick<ChartModel, 'units'>): number =>
  units === 'cm' ? CM_PER_INCH : 1;
