/** What each state of the place tool is entered with. */
import type { Point } from '../../../../../shared/geometry';
import type { PointerInput } from '../../../../tools';
import type { Placeable } from '../../placeable';
import type { SectorStage } from '../context';

export interface PlaceStates {
  /** The chosen piece follows the pointer; without one the panel's palette is waited for. */
  readonly idle: null;
  /** Pressed: the place is chosen, a drag points the fore end. */
  readonly aiming: {
    readonly piece: Placeable;
    readonly start: PointerInput;
    readonly at: Point;
    readonly turnDeg: number;
  };
}
export type PlaceStage = SectorStage<PlaceStates>;
