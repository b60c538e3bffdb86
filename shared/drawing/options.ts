/** What of a plan is drawn, and how. */
import type { FontOutlines } from './font-outlines';
import type { FigureFormat } from './figures';
import type { Box } from './types';

export interface PlanDrawingOptions {
  /** `paper`: ink on white without a ground; `dark`: as on the screen. */
  readonly theme: 'paper' | 'dark';
  /** A part of the table, inches; null: the whole sector with a margin for rulers, scale and title. */
  readonly box: Box | null;
  /** Names, alert rows and conditions of pieces. */
  readonly labels: boolean;
  readonly graticule: boolean;
  readonly setupAreas: boolean;
  readonly annotations: boolean;
  readonly units: boolean;
  readonly features: boolean;
  /** Units whose arcs are drawn, by id, and which of them. */
  readonly arcs: readonly {
    readonly unit: string;
    readonly reaches: 'weapons' | 'sensors' | 'comms' | 'all';
  }[];
  readonly figures: FigureFormat;
}

export const DEFAULT_PLAN_DRAWING: PlanDrawingOptions = {
  theme: 'paper',
  box: null,
  labels: true,
  graticule: true,
  setupAreas: true,
  annotations: true,
  units: true,
  features: true,
  arcs: [],
  figures: { unit: 'in', decimals: 2 },
};

/** What drawings are made of besides the plan: our own pictures of classes and letters. */
export interface DrawingArt {
  /** The texts of `assets/silhouettes` by file name without `.svg`. */
  readonly silhouettes: Readonly<Record<string, string>>;
  readonly fonts: FontOutlines;
}
