/**
 * The classes of units: figures, weapons, ranges, launches. Null where nobody knows; an empty list says "none".
 * Lengths in inches, angles in degrees.
 */
import * as z from 'zod';
import { ARCS } from '../geometry';
import { BASE_IDS } from './base-ids';
import { count, kebab, known, length, name, names } from './fields';
import { provenance } from './provenance';

export const FACTIONS = ['federation', 'dominion', 'klingon', 'cardassian', 'neutral'] as const;
export type Faction = (typeof FACTIONS)[number];
export const UNIT_KINDS = ['ship', 'auxiliary', 'hazard', 'projectile'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
/** Damage status by plate: whole, cracked, yellow, orange, wrecked. */
export const HULL_STATUSES = ['none', 'light', 'yellow', 'orange', 'severe'] as const;
export const HULL_ICONS = ['damage-card', 'health', 'disabled', 'destroyed'] as const;
/** The flats of a projectile along which it may slide. */
export const FLATS = ['port', 'starboard', 'fore-port', 'fore-starboard'] as const;
export const ALERT_STATUSES = ['green', 'yellow', 'red'] as const;

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
  /** Klingon ships: whether the window also shows that the cloak is ready. */
  cloakReady: z.boolean().optional(),
});
export type AlertRow = z.infer<typeof alertRowSchema>;
/** The figures of a unit without an alert dial. */
const fixedFiguresSchema = alertRowSchema.omit({
  alert: true,
  recharge: true,
  launcher: true,
  cloakReady: true,
});
export type FixedFigures = z.infer<typeof fixedFiguresSchema>;

/** `perPower`: one die of this kind for each power spent; else fixed dice. */
const diceSchema = z.union([
  z.strictObject({ perPower: z.enum(['intuition', 'expertise']) }),
  z.strictObject({ intuition: count.optional(), expertise: count.optional() }),
]);
export const weaponSchema = z.strictObject({
  name,
  /** How many of it cover each arc; none on a projectile, which attacks where it stands. */
  mounts: z.array(z.strictObject({ arc: z.enum(ARCS), count })),
  power: known(z.strictObject({ min: count, max: count })),
  rangeIn: known(length),
  dice: known(diceSchema),
  keywords: names,
});
/** One range of sensors or comms: `baseIn`, plus instruments power where so marked, inside the arc. */
export const rangeSchema = z.strictObject({
  arc: z.enum(ARCS),
  baseIn: length,
  plusInstruments: z.boolean(),
});

/** Icons before an action: each not covered by the committed officer costs 1 reserve; reserve icons always do. */
const costSchema = z.strictObject({
  technical: count.optional(),
  social: count.optional(),
  security: count.optional(),
  reserve: count.optional(),
});
const launchSchema = z.strictObject({
  station: z.string(),
  end: z.enum(['fore', 'aft']),
  unit: kebab,
  cost: costSchema.optional(),
});
const tubesSchema = z.strictObject({
  count,
  ends: z.array(z.strictObject({ end: z.enum(['fore', 'aft']), count, launchTurn: known(count) })),
  projectile: known(kebab),
});
const hullStepSchema = z.strictObject({
  /** The dial's figure; null on a track, which has steps only. */
  value: known(count),
  status: z.enum(HULL_STATUSES),
  /** What happens on reaching the step. */
  icon: known(z.enum(HULL_ICONS)),
});

export const unitClassSchema = z.strictObject({
  name,
  /** Short, for labels on the table. */
  shortName: name,
  kind: z.enum(UNIT_KINDS),
  subtype: known(z.string()),
  faction: z.enum(FACTIONS),
  category: known(z.enum(['capital', 'support', 'specialist', 'scout'])),
  base: z.enum(BASE_IDS),
  /** Positive: core points it costs; negative: core points it brings. */
  corePoints: known(z.number().int()),
  flexCost: known(count),
  evasion: known(count),
  warpDrive: known(count),
  /** Ships: one row per position of the alert dial, green 1 first; empty while nobody knows. Others: empty, no dial. */
  alerts: z.array(alertRowSchema).default([]),
  /** Figures of units without an alert dial; null for ships. */
  fixed: known(fixedFiguresSchema),
  /** A ship's third fixed figure, 2 to 4, whose name no text tells. */
  unnamedStat: known(count),
  /** The hull dial from its start, or the hull track's steps. */
  hull: known(z.array(hullStepSchema)),
  /** The crew dial, best step first; 0 is the start, above it inspired. Null: no dial, or nobody knows. */
  crew: known(
    z.array(z.strictObject({ step: z.number().int(), command: count, ops: count, science: count })),
  ),
  stats: known(z.strictObject({ command: known(count), ops: known(count), science: known(count) })),
  reserve: known(z.strictObject({ max: count, start: count })),
  weapons: known(z.array(weaponSchema)),
  tubes: known(tubesSchema),
  sensors: known(z.array(rangeSchema)),
  comms: known(z.array(rangeSchema)),
  launches: known(z.array(launchSchema)),
  /** Projectiles: flats along which it slides, always or only when Guided. */
  flats: known(z.strictObject({ always: z.array(z.enum(FLATS)), guided: z.array(z.enum(FLATS)) })),
  /** Projectiles: markers it starts with, least to greatest. */
  endurance: known(z.strictObject({ min: count, max: count })),
  /** Skill levels printed on the card, by skill. */
  skills: known(z.record(z.string(), count)),
  /** The ship a secondary unit separates from. */
  primary: known(kebab),
  keywords: names,
  identifiers: names,
  /** The drawing of this class, a file of the program. */
  silhouette: known(kebab),
  ...provenance,
});
export type UnitClass = z.infer<typeof unitClassSchema>;
