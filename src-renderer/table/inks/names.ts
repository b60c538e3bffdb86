/** What the table is inked with. The names are those of the legend: each ink means one thing. */
import type { Ink, SeatInk } from '../scene-model';

/** How a seat's plate and the drawing on it are inked; a `hatch` tells the seat without colour. */
export interface PlateInks {
  readonly fill: number;
  readonly stroke: number;
  readonly hatch: number | null;
  readonly hull: number;
  readonly hullInk: number;
  readonly hullGlow: number;
  /** Drawn as a broad edge under the hull, so that it stands off the hatch. */
  readonly hullGround: number | null;
}

export interface ChartInks {
  readonly beyond: number;
  readonly voidStops: readonly [number, number, number];
  readonly star: number;
  readonly starAlpha: number;
  /** Colour and opacity from a system's centre to its rim, at 0, .35, .86 and 1. */
  readonly systemStops: readonly (readonly [number, number])[];
  readonly glowStops: readonly (readonly [number, number])[];
  readonly rim: number;
  readonly rhumb: number;
  readonly graticule: number;
  readonly inchTick: number;
  readonly grid: number;
  readonly neatline: number;
  readonly neatlineOuter: number;
  readonly sunFill: number;
  readonly sunStroke: number;
  readonly sun: number;
  readonly lettering: number;
  readonly rulerGround: number;
  readonly rulerLine: number;
  readonly rulerTick: number;
  readonly rulerFigure: number;
  readonly roseBright: number;
  readonly roseDim: number;
  readonly scaleEmpty: number;
}

export interface Inks {
  readonly ink: Readonly<Record<Ink, number>>;
  readonly text: number;
  readonly text2: number;
  /** Round every label, so that it reads over any line. */
  readonly halo: number;
  readonly tagGround: number;
  readonly noteGround: number;
  readonly toolGround: number;
  readonly toolEdge: number;
  readonly edgeLabel: number;
  readonly edgeLabelFaint: number;
  readonly slot: number;
  readonly plates: Readonly<Record<SeatInk, PlateInks>>;
  readonly token: { readonly fill: number; readonly stroke: number };
  readonly chart: ChartInks;
  /** Factor on every tint: light grounds need a little more of it. */
  readonly tint: number;
}
