/** What the star chart is inked with, beside the inks that all tables share. */
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
