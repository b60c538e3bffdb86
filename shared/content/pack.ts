/**
 * The content pack of Into the Unknown: bases, tool, layouts, unit classes, features, dice. `null` where nobody knows.
 * Lengths in inches, angles in degrees, ship frame: u to starboard, v to the fore.
 */
import * as z from 'zod';
import { ARCS, SLOTS } from '../geometry';
import { BASE_IDS, type BaseId, LAUNCHED_BASES } from './base-ids';
import { type DieRecord, dieSchema } from './dice';
import { EFFECT_IDS, type EffectId, type EffectRecord, effectSchema } from './effects';
import { count, kebab, known, length, name, shipPoint } from './fields';
import type { PackHead } from './pack-head';
import { type MatchContent, matchKinds } from './into-the-unknown/pack';
import { provenance } from './provenance';
import { type UnitClass, unitClassSchema } from './unit-class';

/** The letters that stand around a wake marker. */
export const DECLOAK_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type DecloakLetterName = (typeof DECLOAK_LETTERS)[number];

/** Where a ship comes out of its cloak: by letter the bearing and how far out it stands, and the steps beyond it. */
const decloakSchema = z.strictObject({
  letters: z.record(z.enum(DECLOAK_LETTERS), z.strictObject({ bearingDeg: z.number(), outIn: length })),
  /** k goes from 1 to this, inches. */
  steps: count,
});

export const baseSchema = z.strictObject({
  name,
  widthIn: length,
  lengthIn: length,
  /** Whole outline, clockwise as seen from above, beginning with the fore edge's starboard corner. */
  corners: z.array(shipPoint).min(3),
  /** Null for tokens without slots (projectiles). */
  headCentres: known(z.record(z.enum(SLOTS), shipPoint)),
  slotRadiusIn: known(length),
  /** Distance of the slot circle's centre outside the base's edge, by axis. */
  slotGapIn: known(z.strictObject({ fore: length, side: length })),
  halfMouthForeIn: known(length),
  halfMouthSideIn: known(length),
  /** Apex of bow and stern on the keel line; null: the base has neither. */
  wedgeApexIn: known(length),
  arcs: z.array(z.enum(ARCS)),
  /** The wake marker's letters; null for what no ship leaves behind. */
  decloak: known(decloakSchema),
  ...provenance,
});
export type BaseRecord = z.infer<typeof baseSchema>;

export const toolSchema = z.strictObject({
  name,
  headRadiusIn: length,
  stemWidthIn: length,
  /** Tips of the notched end, from the head's centre. */
  stemEndIn: length,
  /** Bottom of the notched end's V. */
  notchBottomIn: length,
  notchDeg: z.number().positive(),
  /** A warp is laid with a ruler this long, segment by segment. */
  warpRulerIn: z.number().positive(),
  launch: z.strictObject({
    /** q: half the stem's width as laid against a launched base. */
    stemHalfWidthIn: length,
    /** Greatest p along the stem. */
    farthestIn: length,
    /** Least p along the stem, by launched base. */
    nearestIn: z.record(z.enum(LAUNCHED_BASES), length),
    /** N in notches, by what is launched. */
    notches: z.strictObject({ auxiliary: count, pod: count }),
  }),
  dockWithinIn: length,
  /** How far a forced turn goes at most, notches. */
  forcedTurnNotches: length,
  /** A margin smaller than this, either way, is too close to call on a real table. */
  tooCloseIn: length,
  ...provenance,
});
export type ToolRecord = z.infer<typeof toolSchema>;

const system = z.strictObject({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  radiusIn: length,
  edgeBearingsDeg: z.array(z.number()),
});
const movedSystem = z.strictObject({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  /** Given where the move turns another side of the rim into the sector. */
  edgeBearingsDeg: z.array(z.number()).optional(),
});
const setupArea = z.strictObject({
  player: z.number().int().min(1),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
});
export const layoutSchema = z.strictObject({
  name,
  sizeIn: z.number().positive(),
  systems: z.array(system).min(1),
  setupAreas: z.array(setupArea),
  /** What a reading other than the default changes; keys are `setting=value`, applied in the order they stand. */
  variants: z.record(
    z.string(),
    z.strictObject({ systems: z.array(movedSystem).optional(), setupAreas: z.array(setupArea).optional() }),
  ),
  centreMarkerRadiusIn: length,
  ...provenance,
});
export type LayoutRecord = z.infer<typeof layoutSchema>;

export const featureKindSchema = z.strictObject({
  name,
  group: z.enum(['objective', 'anomaly', 'phenomenon']),
  diameterIn: length,
  ...provenance,
});
export type FeatureKindRecord = z.infer<typeof featureKindSchema>;

/** Every kind of record a pack may hold, one file each, keyed by kebab-case id; whole, as it stands after merging. */
export const packKinds = {
  bases: z.partialRecord(z.enum(BASE_IDS), baseSchema),
  tools: z.record(kebab, toolSchema),
  layouts: z.record(kebab, layoutSchema),
  units: z.record(kebab, unitClassSchema),
  features: z.record(kebab, featureKindSchema),
  dice: z.record(kebab, dieSchema),
  effects: z.partialRecord(z.enum(EFFECT_IDS), effectSchema),
  ...matchKinds,
} as const;

export type PackKind = keyof typeof packKinds;

/** The one record of `tools.json` that measuring reads. */
export const TURNING_TOOL = 'turning-tool';

/** The merged content that measuring, rules and table read. */
export interface ContentPack extends MatchContent {
  readonly head: PackHead;
  /** Every layer that went in, weakest first. */
  readonly layers: readonly PackHead[];
  readonly bases: Readonly<Record<BaseId, BaseRecord>>;
  readonly tool: ToolRecord;
  readonly layouts: Readonly<Record<string, LayoutRecord>>;
  readonly units: Readonly<Record<string, UnitClass>>;
  readonly features: Readonly<Record<string, FeatureKindRecord>>;
  readonly dice: Readonly<Record<string, DieRecord>>;
  readonly effects: Readonly<Record<EffectId, EffectRecord>>;
}
