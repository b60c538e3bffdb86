/** The question where something may be put: what, for whom, among what. */
import type { Box, Disc, Polygon } from '../../../../shared/geometry';
import type { SectorGeometry } from '../../../../shared/sector';
import type { SeatId } from '../../engine';
import type { TableObject } from './objects';

/** What is put down, and for whom. */
export interface Placing {
  readonly shape: Disc | Polygon;
  /** Whose `friendly-unit` and `setup-area` are; null: nobody's. */
  readonly seat: SeatId | null;
  /** Ids that are no obstacle: what is moved itself. */
  readonly without?: readonly string[];
  /** The acting unit and what was chosen, for `at` and `anotherSystem`. */
  readonly self?: string | null;
  readonly target?: string | null;
  /** Where the thing stood before. */
  readonly was?: Disc | Polygon | null;
  /** Ids that the same effect has put down before (`first`). */
  readonly first?: readonly string[];
  /** Overlapping is none of this question's business. */
  readonly mayOverlap?: boolean;
}
/** A placement's question made once for many places. */
export interface PlacementGround {
  readonly objects: readonly TableObject[];
  readonly sector: SectorGeometry;
  readonly box: Box;
}
