/** What the parts of the layout are told: how wide words are, where they stood before, and how routes run. */
import type { LabelSides } from '../../labels/label-placement';
import type { RouteLine } from '../geometry/chart-geometry';
import type { ChartRoute } from '../model';

export interface LaidRoute {
  readonly route: ChartRoute;
  readonly lines: readonly RouteLine[];
}

/** What the layout needs to know of the lettering and of the layout before it. */
export interface LayoutMeans {
  readonly sidePx: number;
  /** Width of a text, CSS pixels. */
  readonly measure: (text: string, style: 'place' | 'plate' | 'count' | 'space') => number;
  /** Sides on which words stood before: they stay there where they can. */
  readonly held: LabelSides;
}
