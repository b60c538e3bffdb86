/** Every colour of a drawing, one column per theme: the same meanings as on the table. */
import type { Owner } from '../sector';
import type { PlanDrawingOptions } from './options';

/** `strong` is the brightest line there is: proofs and courses. Areas of the players' own marks are lilac. */
export type MarkInk = 'accent' | 'strong' | 'amber' | 'ok' | 'bad' | 'gold' | 'lilac' | 'faint';

export interface PlateInks {
  readonly fill: string;
  readonly stroke: string;
  /** Stripes tell this owner where there is no colour; null: plain. */
  readonly hatch: string | null;
  readonly hull: string;
  readonly hullInk: string;
  readonly hullGlow: string;
  /** A broad edge under the hull, so that it stands off the stripes. */
  readonly hullGround: string | null;
}

export interface DrawingInks {
  /** Under everything; null on paper. */
  readonly ground: string | null;
  readonly sector: string | null;
  readonly star: string | null;
  readonly text: string;
  readonly text2: string;
  readonly halo: string;
  readonly tagGround: string;
  readonly noteGround: string;
  readonly edgeLabel: string;
  readonly edgeLabelFaint: string;
  readonly slot: string;
  readonly mark: Readonly<Record<MarkInk, string>>;
  readonly plates: Readonly<Record<Owner, PlateInks>>;
  readonly token: { readonly fill: string; readonly stroke: string };
  readonly system: string;
  readonly systemOpacity: number;
  readonly glow: string;
  readonly glowOpacity: number;
  readonly rim: string;
  readonly graticule: string;
  readonly tick: string;
  readonly neatline: string;
  readonly neatlineOuter: string;
  readonly sunFill: string;
  readonly sunStroke: string;
  readonly sun: string;
  readonly lettering: string;
  readonly roseBright: string;
  readonly roseDim: string;
  readonly scaleEmpty: string;
  /** Factor on every tint: white paper takes more of it. */
  readonly tint: number;
}

const DARK: DrawingInks = {
  ground: '#050811',
  sector: '#080e1c',
  star: '#cfe0ff',
  text: '#e9eef8',
  text2: '#aab6d0',
  halo: '#060a14',
  tagGround: '#0b1120',
  noteGround: '#1a1226',
  edgeLabel: '#a9e6fb',
  edgeLabelFaint: '#6fa9c4',
  slot: '#060a14',
  mark: {
    accent: '#4cc9f0',
    strong: '#ffffff',
    amber: '#ffc857',
    ok: '#53d39a',
    bad: '#ff6b6b',
    gold: '#ffe3a3',
    lilac: '#f2d6ff',
    faint: '#3d9dbe',
  },
  plates: {
    blue: {
      fill: '#16325f',
      stroke: '#5aa2ff',
      hatch: null,
      hull: '#cfe3ff',
      hullInk: '#0c2146',
      hullGlow: '#7db8ff',
      hullGround: null,
    },
    orange: {
      fill: '#23150c',
      stroke: '#ff9a4d',
      hatch: '#ff9a4d',
      hull: '#ffdcbd',
      hullInk: '#3a1d08',
      hullGlow: '#ffb673',
      hullGround: '#1a0f08',
    },
    neutral: {
      fill: '#0e1830',
      stroke: '#c9d6ee',
      hatch: null,
      hull: '#c9d6ee',
      hullInk: '#1a2542',
      hullGlow: '#c9d6ee',
      hullGround: null,
    },
  },
  token: { fill: '#0e1830', stroke: '#c9d6ee' },
  system: '#24446f',
  systemOpacity: 0.36,
  glow: '#a9cbff',
  glowOpacity: 0.03,
  rim: '#54719f',
  graticule: '#22314f',
  tick: '#3a4d78',
  neatline: '#6b7fab',
  neatlineOuter: '#3b4c74',
  sunFill: '#14233f',
  sunStroke: '#7c97c6',
  sun: '#dbe9ff',
  lettering: '#9db3dc',
  roseBright: '#9fb2da',
  roseDim: '#4a5d88',
  scaleEmpty: '#0b1120',
  tint: 1,
};

const PAPER: DrawingInks = {
  ground: null,
  sector: null,
  star: null,
  text: '#0d1628',
  text2: '#36435e',
  halo: '#ffffff',
  tagGround: '#ffffff',
  noteGround: '#fbf8ff',
  edgeLabel: '#00566a',
  edgeLabelFaint: '#2f7486',
  slot: '#ffffff',
  mark: {
    accent: '#00687f',
    strong: '#0d1628',
    amber: '#8a5900',
    ok: '#0b6b43',
    bad: '#b42323',
    gold: '#7d5200',
    lilac: '#6a3cc0',
    faint: '#5e93a1',
  },
  plates: {
    blue: {
      fill: '#c9dcfa',
      stroke: '#1b5ccc',
      hatch: null,
      hull: '#1f4f9c',
      hullInk: '#d6e4fb',
      hullGlow: '#8fbcff',
      hullGround: null,
    },
    orange: {
      fill: '#fff6ee',
      stroke: '#ac4d05',
      hatch: '#c0600f',
      hull: '#8f3f04',
      hullInk: '#fde6d3',
      hullGlow: '#ffb673',
      hullGround: '#fff6ee',
    },
    neutral: {
      fill: '#ffffff',
      stroke: '#505d79',
      hatch: null,
      hull: '#36435e',
      hullInk: '#ffffff',
      hullGlow: '#36435e',
      hullGround: null,
    },
  },
  token: { fill: '#ffffff', stroke: '#505d79' },
  system: '#bcd3f2',
  systemOpacity: 0.3,
  glow: '#6fa4ee',
  glowOpacity: 0.02,
  rim: '#6d8cbd',
  graticule: '#c3d0e4',
  tick: '#9fb0cd',
  neatline: '#42536f',
  neatlineOuter: '#8495b4',
  sunFill: '#ffffff',
  sunStroke: '#55739f',
  sun: '#2f5590',
  lettering: '#42608f',
  roseBright: '#42608f',
  roseDim: '#9fb0cd',
  scaleEmpty: '#ffffff',
  tint: 1.4,
};

export const DRAWING_INKS: Readonly<Record<PlanDrawingOptions['theme'], DrawingInks>> = {
  dark: DARK,
  paper: PAPER,
};

/** The colour of an owner's own marks; null for marks that nobody signed. */
export function ownerInk(inks: DrawingInks, owner: Owner | undefined): string | null {
  return owner === undefined ? null : inks.plates[owner].stroke;
}
