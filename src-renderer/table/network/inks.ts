/** Every colour of the star chart, one column per theme, beside the inks that all tables share. */
import type { ThemeName } from '../scene-types';

/** Colour and opacity. */
export type Tint = readonly [colour: number, alpha: number];

export interface NetworkInks {
  readonly beyond: number;
  /** The deep ground from the middle outwards, at 0, .7 and 1. */
  readonly deepStops: readonly [number, number, number];
  readonly scaleRing: number;
  readonly scaleTick: number;
  readonly star: number;
  readonly starAlpha: number;
  readonly tile: Readonly<Record<'start' | 'mission' | 'plain', TileInks>>;
  readonly bracket: Tint;
  readonly startRing: number;
  readonly startGlow: readonly [Tint, Tint];
  readonly mould: { readonly ground: Tint; readonly hatch: Tint; readonly rim: Tint };
  readonly burr: { readonly fill: number; readonly stroke: number; readonly eye: number };
  readonly pathway: { readonly core: Tint; readonly halo: Tint };
  readonly lifted: {
    readonly fill: Tint;
    readonly rim: number;
    readonly shadow: Tint;
    readonly hole: number;
    readonly holeRim: number;
    readonly core: number;
    readonly before: number;
    readonly ring: number;
    readonly arc: number;
    readonly knob: number;
    readonly knobInk: number;
  };
  readonly route: { readonly halo: Tint; readonly edge: Tint; readonly core: number; readonly faint: Tint };
  readonly bright: number;
  readonly halo: readonly [Tint, Tint, Tint];
  readonly gained: number;
  readonly lost: number;
  readonly warn: number;
  readonly onWarn: number;
  /** What lies under a glyph so that no pathway shows through. */
  readonly nodeGround: number;
  readonly point: number;
  readonly resource: Readonly<Record<'intel' | 'dilithium' | 'tritanium', number>>;
  readonly resourceCut: number;
  readonly planet: readonly [number, number, number];
  readonly world: readonly [number, number, number];
  readonly planetRing: Tint;
  readonly shade: Tint;
  readonly spaceName: number;
  readonly fleet: { readonly ground: number; readonly ink: number };
  readonly marker: { readonly ground: number; readonly ink: number };
  readonly discovery: ShipInks;
  readonly charon: ShipInks;
  readonly offered: number;
}

export interface TileInks {
  readonly fill: number;
  readonly rim: number;
  readonly width: number;
}

export interface ShipInks {
  readonly fill: number;
  readonly hatch: number;
  readonly rim: number;
  readonly ink: number;
  readonly plate: number;
  readonly plateInk: number;
  readonly glow: Tint;
}

const DARK: NetworkInks = {
  beyond: 0x060a14,
  deepStops: [0x171a45, 0x0b1028, 0x060a14],
  scaleRing: 0x1b2450,
  scaleTick: 0x34407a,
  star: 0x8fa0d8,
  starAlpha: 1,
  tile: {
    start: { fill: 0x17123f, rim: 0x9a7cf0, width: 2 },
    mission: { fill: 0x111b40, rim: 0x7f8fc6, width: 2 },
    plain: { fill: 0x0c1332, rim: 0x38467d, width: 1.25 },
  },
  bracket: [0xc5d0f0, 0.6],
  startRing: 0x8b6be0,
  startGlow: [
    [0xb794f6, 0.34],
    [0x4a3796, 0.1],
  ],
  mould: { ground: [0x35102c, 0.55], hatch: [0xd63384, 0.34], rim: [0xd63384, 0.85] },
  burr: { fill: 0xd63384, stroke: 0xffb3d6, eye: 0x2a0618 },
  pathway: { core: [0x8f74e6, 0.95], halo: [0x8f74e6, 0.075] },
  lifted: {
    fill: [0x2b2263, 0.8],
    rim: 0xd8c6ff,
    shadow: [0x000000, 0.2],
    hole: 0x04060d,
    holeRim: 0x6d7db5,
    core: 0xc9aeff,
    before: 0xa9b4d8,
    ring: 0x8b7ac8,
    arc: 0xe7dbff,
    knob: 0xf6f0ff,
    knobInk: 0x4a3796,
  },
  route: { halo: [0xcdb4ff, 0.09], edge: [0xcdb4ff, 0.8], core: 0xf6f0ff, faint: [0xcdb4ff, 0.55] },
  bright: 0xf6f0ff,
  halo: [
    [0xe6d6ff, 0.85],
    [0xb794f6, 0.4],
    [0xb794f6, 0],
  ],
  gained: 0x53d39a,
  lost: 0xff6b6b,
  warn: 0xffc857,
  onWarn: 0x1a1204,
  nodeGround: 0x0a1028,
  point: 0xa890ee,
  resource: { intel: 0x7fd0ff, dilithium: 0xff7f93, tritanium: 0xf3d34f },
  resourceCut: 0x3a0d18,
  planet: [0xe9ddff, 0x9a7be0, 0x3b2a78],
  world: [0xc8f3ee, 0x4fa6ad, 0x17405a],
  planetRing: [0xffffff, 0.5],
  shade: [0x0a0820, 0.35],
  spaceName: 0x7f8fbf,
  fleet: { ground: 0x1a0f06, ink: 0xff9a4d },
  marker: { ground: 0x0e1830, ink: 0xc9d6ee },
  discovery: {
    fill: 0x1f6fe0,
    hatch: 0x1f6fe0,
    rim: 0xffffff,
    ink: 0xffffff,
    plate: 0x5aa2ff,
    plateInk: 0x03101f,
    glow: [0x5aa2ff, 0.75],
  },
  charon: {
    fill: 0xff9a4d,
    hatch: 0xc9691f,
    rim: 0xffe1c4,
    ink: 0x1b0c02,
    plate: 0xff9a4d,
    plateInk: 0x1b0c02,
    glow: [0xff9a4d, 0.4],
  },
  offered: 0xf6f0ff,
};

const LIGHT: NetworkInks = {
  ...DARK,
  beyond: 0xe9edf7,
  deepStops: [0xffffff, 0xf6f5fd, 0xe9edf7],
  scaleRing: 0xc9d0e8,
  scaleTick: 0x9aa6cf,
  star: 0x8d9ccb,
  starAlpha: 0.9,
  tile: {
    start: { fill: 0xe6dbfc, rim: 0x6a3cc0, width: 2 },
    mission: { fill: 0xe4e9fa, rim: 0x55649c, width: 2 },
    plain: { fill: 0xf3f5fc, rim: 0xa3afd2, width: 1.25 },
  },
  bracket: [0x38467d, 0.6],
  startRing: 0x8b6be0,
  startGlow: [
    [0xb794f6, 0.5],
    [0xd9c9fb, 0.2],
  ],
  mould: { ground: [0xf9d3e5, 0.75], hatch: [0xb8226c, 0.4], rim: [0xb8226c, 0.9] },
  burr: { fill: 0xc7286f, stroke: 0x7a0f43, eye: 0xffe6f1 },
  pathway: { core: [0x6f4cd0, 0.95], halo: [0x8f74e6, 0.07] },
  lifted: {
    fill: [0xddd0fb, 0.88],
    rim: 0x4a2296,
    shadow: [0x2a3358, 0.1],
    hole: 0xcfd6ea,
    holeRim: 0x6d7db5,
    core: 0x5327b0,
    before: 0x6b7699,
    ring: 0x8b7ac8,
    arc: 0x4a2296,
    knob: 0x4a2296,
    knobInk: 0xffffff,
  },
  route: { halo: [0x6a3cc0, 0.1], edge: [0xffffff, 1], core: 0x2b0f66, faint: [0x4a2296, 0.55] },
  bright: 0x2b0f66,
  halo: [
    [0x8a5cf0, 0.5],
    [0xa783f3, 0.3],
    [0xb794f6, 0],
  ],
  gained: 0x0b6b43,
  lost: 0xb42323,
  warn: 0xffc14a,
  onWarn: 0x1a1204,
  nodeGround: 0xffffff,
  point: 0x5b3aa6,
  resource: { intel: 0x0b6aa6, dilithium: 0xb3203c, tritanium: 0x7d6100 },
  resourceCut: 0xffe3e8,
  planet: [0xf3ecff, 0x9a7be0, 0x4a3796],
  world: [0xe2faf7, 0x4fa6ad, 0x1d5a70],
  planetRing: [0x2b0f66, 0.55],
  shade: [0x1a1040, 0.25],
  spaceName: 0x5a6690,
  fleet: { ground: 0xfff1e4, ink: 0xa24604 },
  marker: { ground: 0xffffff, ink: 0x505d79 },
  discovery: {
    fill: 0x1b5ccc,
    hatch: 0x1b5ccc,
    rim: 0x0b2a66,
    ink: 0xffffff,
    plate: 0x1b5ccc,
    plateInk: 0xffffff,
    glow: [0x1b5ccc, 0.4],
  },
  charon: {
    fill: 0xff9a4d,
    hatch: 0xc9691f,
    rim: 0x6b2d00,
    ink: 0x1b0c02,
    plate: 0xac4d05,
    plateInk: 0xffffff,
    glow: [0xac4d05, 0.3],
  },
  offered: 0x2b0f66,
};

const CONTRAST: NetworkInks = {
  ...DARK,
  beyond: 0x000000,
  deepStops: [0x000000, 0x000000, 0x000000],
  scaleRing: 0x33435f,
  scaleTick: 0x8ea0c6,
  starAlpha: 0.5,
  tile: {
    start: { fill: 0x1a0f3d, rim: 0xd3bbff, width: 2.5 },
    mission: { fill: 0x000000, rim: 0xffffff, width: 2.5 },
    plain: { fill: 0x000000, rim: 0x8ea0c6, width: 1.5 },
  },
  bracket: [0xffffff, 0.9],
  startRing: 0xb79cf0,
  mould: { ground: [0x2a0618, 0.9], hatch: [0xff8fc2, 0.5], rim: [0xff8fc2, 1] },
  burr: { fill: 0xff6fb1, stroke: 0xffffff, eye: 0x000000 },
  pathway: { core: [0xc3a6ff, 1], halo: [0xc3a6ff, 0.03] },
  lifted: {
    ...DARK.lifted,
    fill: [0x1a0f3d, 0.9],
    rim: 0xffffff,
    hole: 0x000000,
    holeRim: 0xc3cfe6,
    core: 0xe6d6ff,
    before: 0xc3cfe6,
    ring: 0xc3a6ff,
    arc: 0xffffff,
    knob: 0xffffff,
    knobInk: 0x000000,
  },
  route: { halo: [0xe6d6ff, 0.05], edge: [0x000000, 1], core: 0xffffff, faint: [0xe6d6ff, 0.8] },
  bright: 0xffffff,
  gained: 0x7df5bd,
  lost: 0xffa3a3,
  warn: 0xffe07a,
  onWarn: 0x000000,
  nodeGround: 0x000000,
  point: 0xffffff,
  resource: { intel: 0xa6deff, dilithium: 0xffa9b7, tritanium: 0xffe78a },
  planet: [0xffffff, 0xc3a6ff, 0x6a4cc0],
  world: [0xffffff, 0x7fd6dc, 0x2a6a80],
  planetRing: [0xffffff, 1],
  spaceName: 0xe8edf6,
  fleet: { ground: 0x000000, ink: 0xffb784 },
  marker: { ground: 0x000000, ink: 0xffffff },
  discovery: {
    fill: 0x0a3f9c,
    hatch: 0x0a3f9c,
    rim: 0xffffff,
    ink: 0xffffff,
    plate: 0x8fc1ff,
    plateInk: 0x000000,
    glow: [0x8fc1ff, 0.5],
  },
  charon: {
    fill: 0xffb784,
    hatch: 0xb35a14,
    rim: 0xffffff,
    ink: 0x000000,
    plate: 0xffb784,
    plateInk: 0x000000,
    glow: [0xffb784, 0.4],
  },
  offered: 0xffffff,
};

export const NETWORK_INKS: Readonly<Record<ThemeName, NetworkInks>> = {
  dark: DARK,
  light: LIGHT,
  contrast: CONTRAST,
};
