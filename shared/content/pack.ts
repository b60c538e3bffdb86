/**
 * The content pack of Into the Unknown: bases, tool, layouts, unit classes, features. `null` where nobody knows.
 * Lengths in inches, angles in degrees, ship frame: u to starboard, v to the fore.
 */
import * as z from 'zod';
import { ARCS, SLOTS } from '../geometry';
import { provenance, SOURCE_KINDS } from './provenance';

export const BASE_IDS = ['shuttle', 'small', 'medium', 'large', 'wake', 'projectile'] as const;
export type BaseId = (typeof BASE_IDS)[number];
export const FACTIONS = ['federation', 'dominion', 'klingon', 'cardassian', 'neutral'] as const;
export type Faction = (typeof FACTIONS)[number];
export const UNIT_KINDS = ['ship', 'auxiliary', 'hazard', 'projectile'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export const ALERT_STATUSES = ['green', 'yellow', 'red'] as const;

const known = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();
const count = z.number().int().min(0);
const length = z.number().min(0);
const name = z.string().min(1);
const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const shipPoint = z.strictObject({ u: z.number(), v: z.number() });

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
    nearestIn: z.record(z.enum(['shuttle', 'small', 'medium', 'projectile']), length),
    /** N in notches, by what is launched. */
    notches: z.strictObject({ auxiliary: count, pod: count }),
  }),
  dockWithinIn: length,
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
export const layoutSchema = z.strictObject({
  name,
  sizeIn: z.number().positive(),
  systems: z.array(system).min(1),
  setupAreas: z.array(
    z.strictObject({ player: count, x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() }),
  ),
  /** What a reading other than the default changes; keys are `setting=value`. */
  variants: z.record(
    z.string(),
    z.strictObject({
      systems: z.array(z.strictObject({ id: z.string(), x: z.number(), y: z.number() })).optional(),
      setupAreas: z
        .array(
          z.strictObject({ player: count, x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() }),
        )
        .optional(),
    }),
  ),
  centreMarkerRadiusIn: length,
  ...provenance,
});
export type LayoutRecord = z.infer<typeof layoutSchema>;

export const alertRowSchema = z.strictObject({
  /** `green 1`, `yellow 1` ... */
  alert: z.string().regex(/^(green|yellow|red) [1-9]$/),
  recharge: known(count),
  enginePower: known(count),
  impulseTurn: known(count),
  weaponsPower: known(count),
  instrumentsPower: known(count),
  shieldsFore: known(count),
  shieldsAft: known(count),
  /** What the launcher window shows. */
  launcher: known(z.enum(['probe', 'torpedo'])),
});
export type AlertRow = z.infer<typeof alertRowSchema>;

const diceSchema = z.strictObject({ intuition: count.optional(), expertise: count.optional() });
export const weaponSchema = z.strictObject({
  name,
  mounts: z.array(z.strictObject({ arc: z.enum(ARCS), count })),
  power: known(z.strictObject({ min: count, max: count })),
  rangeIn: known(length),
  /** `perPower`: one die of this kind for each power spent; else fixed dice. */
  dice: known(z.union([z.strictObject({ perPower: z.enum(['intuition', 'expertise']) }), diceSchema])),
  keywords: z.array(z.string()),
});
export const rangeSchema = z.strictObject({
  arc: z.enum(ARCS),
  baseIn: length,
  plusInstruments: z.boolean(),
});

export const unitClassSchema = z.strictObject({
  name,
  /** Short, for labels on the table. */
  shortName: name,
  kind: z.enum(UNIT_KINDS),
  subtype: z.string().nullable(),
  faction: z.enum(FACTIONS),
  category: known(z.enum(['capital', 'support', 'specialist', 'scout'])),
  base: z.enum(BASE_IDS),
  /** Positive: core points it costs; negative: core points it brings. */
  corePoints: known(z.number().int()),
  flexCost: known(count),
  evasion: known(count),
  warpDrive: known(count),
  /** Ships: one row per position of the alert dial, green 1 first. Others: one row without choice, or none known. */
  alerts: z.array(alertRowSchema),
  /** Figures of units without an alert dial; null for ships. */
  fixed: known(alertRowSchema.omit({ alert: true, recharge: true, launcher: true })),
  hull: z.array(z.strictObject({ value: known(count), status: name, icon: known(z.string()) })),
  crew: z.array(z.strictObject({ step: z.number().int(), command: count, ops: count, science: count })),
  stats: known(z.strictObject({ command: known(count), ops: known(count), science: known(count) })),
  reserve: known(z.strictObject({ max: count, start: count })),
  weapons: z.array(weaponSchema),
  tubes: known(
    z.strictObject({
      count,
      ends: z.array(z.strictObject({ end: z.enum(['fore', 'aft']), count, launchTurn: known(count) })),
      projectile: known(kebab),
    }),
  ),
  sensors: z.array(rangeSchema),
  comms: z.array(rangeSchema),
  launches: z.array(z.strictObject({ station: z.string(), end: z.enum(['fore', 'aft']), unit: kebab })),
  /** Projectiles: flats along which it slides, always or only when Guided. */
  flats: known(z.strictObject({ always: z.array(z.string()), guided: z.array(z.string()) })),
  keywords: z.array(z.string()),
  identifiers: z.array(z.string()),
  /** The drawing of this class, a file of the program. */
  silhouette: known(kebab),
  ...provenance,
});
export type UnitClass = z.infer<typeof unitClassSchema>;

export const featureKindSchema = z.strictObject({
  name,
  group: z.enum(['objective', 'anomaly', 'phenomenon']),
  diameterIn: length,
  ...provenance,
});
export type FeatureKindRecord = z.infer<typeof featureKindSchema>;

/** Every kind of record a pack may hold, one file each, keyed by kebab-case id. */
export const packKinds = {
  bases: z.record(z.enum(BASE_IDS), baseSchema),
  tools: z.record(kebab, toolSchema),
  layouts: z.record(kebab, layoutSchema),
  units: z.record(kebab, unitClassSchema),
  features: z.record(kebab, featureKindSchema),
} as const;

export const packHeadSchema = z.strictObject({
  format: z.literal('plotroom-pack'),
  id: kebab,
  version: z.number().int().positive(),
  game: z.literal('into-the-unknown'),
  /** Named for the kind of source it holds: user over rulebook and public over house. */
  layer: z.enum(SOURCE_KINDS),
  title: name,
});

/** The merged content that measuring, rules and table read. */
export interface ContentPack {
  readonly head: z.infer<typeof packHeadSchema>;
  readonly bases: Readonly<Record<BaseId, BaseRecord>>;
  readonly tool: ToolRecord;
  readonly layouts: Readonly<Record<string, LayoutRecord>>;
  readonly units: Readonly<Record<string, UnitClass>>;
  readonly features: Readonly<Record<string, FeatureKindRecord>>;
}
