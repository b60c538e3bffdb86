/** Every colour of the table, one column per theme. The names are those of the legend: each ink means one thing. */
import type { Ink, SeatInk } from './scene-model';
import type { ThemeName } from './scene-types';

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

const DARK: Inks = {
  ink: {
    accent: 0x4cc9f0,
    white: 0xffffff,
    amber: 0xffc857,
    ok: 0x53d39a,
    bad: 0xff6b6b,
    gold: 0xffe3a3,
    lilac: 0xf2d6ff,
    faint: 0x4cc9f0,
    blue: 0x5aa2ff,
    orange: 0xff9a4d,
    neutral: 0xc9d6ee,
  },
  text: 0xe9eef8,
  text2: 0xaab6d0,
  halo: 0x060a14,
  tagGround: 0x0b1120,
  noteGround: 0x17142a,
  toolGround: 0x22324f,
  toolEdge: 0xcfe0ff,
  edgeLabel: 0xa9e6fb,
  edgeLabelFaint: 0x6fa9c4,
  slot: 0x060a14,
  plates: {
    blue: {
      fill: 0x16325f,
      stroke: 0x5aa2ff,
      hatch: null,
      hull: 0xcfe3ff,
      hullInk: 0x0c2146,
      hullGlow: 0x7db8ff,
      hullGround: null,
    },
    orange: {
      fill: 0x23150c,
      stroke: 0xff9a4d,
      hatch: 0xff9a4d,
      hull: 0xffdcbd,
      hullInk: 0x3a1d08,
      hullGlow: 0xffb673,
      hullGround: 0x1a0f08,
    },
    neutral: {
      fill: 0x0e1830,
      stroke: 0xc9d6ee,
      hatch: null,
      hull: 0xc9d6ee,
      hullInk: 0x1a2542,
      hullGlow: 0xc9d6ee,
      hullGround: null,
    },
  },
  token: { fill: 0x0e1830, stroke: 0xc9d6ee },
  chart: {
    beyond: 0x050811,
    voidStops: [0x0a1224, 0x080e1c, 0x060a14],
    star: 0xcfe0ff,
    starAlpha: 1,
    systemStops: [
      [0x27466e, 0.62],
      [0x1b3358, 0.42],
      [0x152848, 0.36],
      [0x1d3760, 0.5],
    ],
    glowStops: [
      [0xa9cbff, 0.34],
      [0x8ab4f5, 0.12],
      [0x8ab4f5, 0],
    ],
    rim: 0x54719f,
    rhumb: 0x3a5078,
    graticule: 0x22314f,
    inchTick: 0x31436a,
    grid: 0x1a2742,
    neatline: 0x6b7fab,
    neatlineOuter: 0x3b4c74,
    sunFill: 0x14233f,
    sunStroke: 0x7c97c6,
    sun: 0xdbe9ff,
    lettering: 0x9db3dc,
    rulerGround: 0x060a14,
    rulerLine: 0x35476e,
    rulerTick: 0x6b7fab,
    rulerFigure: 0x9db3dc,
    roseBright: 0x9fb2da,
    roseDim: 0x4a5d88,
    scaleEmpty: 0x0b1120,
  },
  tint: 1,
};

const LIGHT: Inks = {
  ink: {
    accent: 0x00687f,
    white: 0x0d1628,
    amber: 0x9a6400,
    ok: 0x0b6b43,
    bad: 0xb42323,
    gold: 0x7d5200,
    lilac: 0x6a3cc0,
    faint: 0x00687f,
    blue: 0x1b5ccc,
    orange: 0xac4d05,
    neutral: 0x505d79,
  },
  text: 0x0d1628,
  text2: 0x36435e,
  halo: 0xf7f9fc,
  tagGround: 0xffffff,
  noteGround: 0xf7f1ff,
  toolGround: 0xd6e0f0,
  toolEdge: 0x36435e,
  edgeLabel: 0x00566a,
  edgeLabelFaint: 0x2f7486,
  slot: 0xf7f9fc,
  plates: {
    blue: {
      fill: 0xc9dcfa,
      stroke: 0x1b5ccc,
      hatch: null,
      hull: 0x1f4f9c,
      hullInk: 0xd6e4fb,
      hullGlow: 0x8fbcff,
      hullGround: null,
    },
    orange: {
      fill: 0xfde6d3,
      stroke: 0xac4d05,
      hatch: 0xc0600f,
      hull: 0x8f3f04,
      hullInk: 0xfde6d3,
      hullGlow: 0xffb673,
      hullGround: 0xfde6d3,
    },
    neutral: {
      fill: 0xffffff,
      stroke: 0x505d79,
      hatch: null,
      hull: 0x36435e,
      hullInk: 0xffffff,
      hullGlow: 0x36435e,
      hullGround: null,
    },
  },
  token: { fill: 0xffffff, stroke: 0x505d79 },
  chart: {
    beyond: 0xdde5f1,
    voidStops: [0xffffff, 0xf7f9fd, 0xf1f5fb],
    star: 0x9fb2d4,
    starAlpha: 0.9,
    systemStops: [
      [0xb9d3f5, 0.75],
      [0xcfe0f7, 0.6],
      [0xdbe8f9, 0.55],
      [0xc6dbf6, 0.7],
    ],
    glowStops: [
      [0x6fa4ee, 0.3],
      [0x8fb8f0, 0.12],
      [0x8fb8f0, 0],
    ],
    rim: 0x6d8cbd,
    rhumb: 0xb3c3dd,
    graticule: 0xc9d5e8,
    inchTick: 0xa9b9d4,
    grid: 0xdbe4f1,
    neatline: 0x5f7299,
    neatlineOuter: 0x9fb0cd,
    sunFill: 0xffffff,
    sunStroke: 0x55739f,
    sun: 0x2f5590,
    lettering: 0x42608f,
    rulerGround: 0xf7f9fc,
    rulerLine: 0x9fb0cd,
    rulerTick: 0x5f7299,
    rulerFigure: 0x42536f,
    roseBright: 0x42608f,
    roseDim: 0x9fb0cd,
    scaleEmpty: 0xffffff,
  },
  tint: 1.5,
};

const CONTRAST: Inks = {
  ink: {
    accent: 0x7be4ff,
    white: 0xffffff,
    amber: 0xffe07a,
    ok: 0x7df5bd,
    bad: 0xffa3a3,
    gold: 0xffedc2,
    lilac: 0xf2d6ff,
    faint: 0x7be4ff,
    blue: 0x8fc1ff,
    orange: 0xffb784,
    neutral: 0xffffff,
  },
  text: 0xffffff,
  text2: 0xe8edf6,
  halo: 0x000000,
  tagGround: 0x000000,
  noteGround: 0x12061f,
  toolGround: 0x1a2542,
  toolEdge: 0xffffff,
  edgeLabel: 0xd5f6ff,
  edgeLabelFaint: 0xb5dcea,
  slot: 0x000000,
  plates: {
    blue: {
      fill: 0x0a1f44,
      stroke: 0x8fc1ff,
      hatch: null,
      hull: 0xe6f1ff,
      hullInk: 0x0a1f44,
      hullGlow: 0x8fc1ff,
      hullGround: null,
    },
    orange: {
      fill: 0x000000,
      stroke: 0xffb784,
      hatch: 0xffb784,
      hull: 0xffeedd,
      hullInk: 0x2a1504,
      hullGlow: 0xffb784,
      hullGround: 0x000000,
    },
    neutral: {
      fill: 0x000000,
      stroke: 0xffffff,
      hatch: null,
      hull: 0xffffff,
      hullInk: 0x000000,
      hullGlow: 0xffffff,
      hullGround: null,
    },
  },
  token: { fill: 0x000000, stroke: 0xffffff },
  chart: {
    beyond: 0x000000,
    voidStops: [0x000000, 0x000000, 0x000000],
    star: 0xcfe0ff,
    starAlpha: 0.5,
    systemStops: [
      [0x24324f, 0.7],
      [0x18233c, 0.6],
      [0x111a2d, 0.6],
      [0x24324f, 0.8],
    ],
    glowStops: [
      [0xa9cbff, 0.2],
      [0x8ab4f5, 0.06],
      [0x8ab4f5, 0],
    ],
    rim: 0xc3cfe6,
    rhumb: 0x4a5c82,
    graticule: 0x5a6b90,
    inchTick: 0x8ea0c6,
    grid: 0x33435f,
    neatline: 0xffffff,
    neatlineOuter: 0xc3ccdc,
    sunFill: 0x000000,
    sunStroke: 0xffffff,
    sun: 0xffffff,
    lettering: 0xe8edf6,
    rulerGround: 0x000000,
    rulerLine: 0xc3ccdc,
    rulerTick: 0xffffff,
    rulerFigure: 0xffffff,
    roseBright: 0xffffff,
    roseDim: 0x8ea0c6,
    scaleEmpty: 0x000000,
  },
  tint: 1.4,
};

export const INKS: Readonly<Record<ThemeName, Inks>> = { dark: DARK, light: LIGHT, contrast: CONTRAST };
