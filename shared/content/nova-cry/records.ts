/** The records of a Nova Cry pack: every kind of card, the Discovery Table and what a set-up begins with. */
import * as z from 'zod';
import { kebab, known, name } from '../fields';
import { provenance } from '../provenance';
import {
  type Ability,
  CAPTAIN_ABILITIES,
  captainAbilitySchema,
  SHIP_ABILITIES,
  shipAbilitySchema,
} from './abilities';
import { effectSchema, modifierSchema } from './effect-schemas';
import { useSchema } from './uses';
import { CHARTS, OFFICERS, PLANET_TYPES, SKILLS, SYMBOLS, TOKENS } from './vocabulary';

const words = z.string().max(400);
const level = z.number().int().min(0).max(4);
const copies = z.number().int().min(1).max(9);
const victory = z.number().int().min(0).max(9);
/** Added to its pile only where a match asks for it (NC-KS-01). */
const exclusive = z.boolean();

/** NC-SHIP-15. */
export const shipSchema = z.strictObject({
  name,
  warp: z.number().int().min(1).max(6),
  weapons: z.number().int().min(0).max(6),
  hull: z.number().int().min(1).max(20),
  abilities: z.array(shipAbilitySchema).max(3),
  exclusive,
  ...provenance,
});

export const captainSchema = z.strictObject({
  name,
  abilities: z.array(captainAbilitySchema).max(3),
  exclusive,
  ...provenance,
});

/** The words of an ability, `N` standing for its number. */
export const abilitySchema = z.strictObject({
  name,
  of: z.enum(['ship', 'captain']),
  text: words,
  /** Elite Prototype and Persona Chip lower it (NC-ABIL-10, NC-CARD-11). */
  negative: z.boolean(),
  /** When Maintenance draws its tokens; null for every other ability. */
  when: known(z.enum(['alerts', 'docking'])),
  ...provenance,
});

/** What a weapon does on one number of the die (NC-DUEL-07). */
export const weaponLineSchema = z.strictObject({
  wounds: z.number().int().min(0).max(3),
  destroys: z.boolean(),
  /** Wounds its own captain takes. */
  recoil: z.number().int().min(0).max(2),
  /** Wounds of this round kept from its own captain. */
  guard: z.number().int().min(0).max(3),
});
export const weaponSchema = z.strictObject({
  name,
  copies,
  /** One line for each number, 1 first. */
  lines: z.array(weaponLineSchema).length(6),
  ...provenance,
});

/** A Mercenary stands in for any type, with the two skills of that type (NC-KS-02). */
export const crewSchema = z.strictObject({
  name,
  type: z.enum([...OFFICERS, 'mercenary']),
  /** In the order of the type's two skills. */
  first: level,
  second: level,
  copies,
  exclusive,
  ...provenance,
});

/** NC-NAV-12. */
export const planetSchema = z.strictObject({
  name,
  type: z.enum(PLANET_TYPES),
  warp: z.number().int().min(1).max(6),
  victory,
  text: words,
  /** Carried out on docking, after the points (NC-PLANET-01). */
  effects: z.array(effectSchema),
  /** Travel spaces from 1; docking is on the last (NC-TERM-01). */
  track: z
    .array(z.array(z.enum(SYMBOLS)).max(2))
    .min(2)
    .max(8),
  ...provenance,
});

/** NC-ALIEN-09. */
export const alienSchema = z.strictObject({
  name,
  copies,
  text: words,
  /** In force while it is not out. */
  lasting: z.array(modifierSchema),
  use: known(useSchema),
  ...provenance,
});

export const actionOptionSchema = z.strictObject({
  level: z.number().int().min(1).max(4),
  victory,
  text: words,
  /** Other action cards of the hand that have to be discarded to play it. */
  cards: z.number().int().min(0).max(5),
  /** Carried out when it is played; `modify` until `in-play` lasts while an arrow card lies there. */
  effects: z.array(effectSchema),
  /** What an arrow card in play can do. */
  use: known(useSchema),
  /** As how many discarded cards it counts when it is discarded from play for Alien Tech or an alien; 0: it cannot. NC-CARD-01 to 03. */
  standsFor: z.number().int().min(0).max(6),
});
/** NC-ACTION-11. */
export const actionCardSchema = z.strictObject({
  name,
  skill: z.enum(SKILLS),
  copies,
  /** Bears the arrow: stays in play (NC-ACTION-07). */
  arrow: z.boolean(),
  options: z.array(actionOptionSchema).length(2),
  ...provenance,
});

/** A line of a chart of the Discovery Table (NC-DISC-02). */
export const discoverySchema = z.strictObject({
  name,
  chart: z.enum(CHARTS),
  die: z.number().int().min(1).max(6),
  text: words,
  effects: z.array(effectSchema).min(1),
  ...provenance,
});

/** Something a merchant planet sells. */
export const merchantSchema = z.strictObject({
  name,
  /** Its place in the list. */
  order: z.number().int().min(1).max(20),
  intel: z.number().int().min(0).max(20),
  text: words,
  effects: z.array(effectSchema).min(1),
  /** How often it may be bought in one docking; null: as often as paid (NC-MERCH-04). */
  limit: known(z.number().int().min(1).max(9)),
  ...provenance,
});

/** What the set-up begins with and the ledger's gaps. */
export const startSchema = z.strictObject({
  name,
  /** How many of each type lie in the bag (NC-COMP-02). */
  tokens: z.record(z.enum(TOKENS), z.number().int().min(0).max(60)),
  /** By number of players, in turn order (NC-START-01). */
  intel: z.record(z.enum(['2', '3', '4', '5', '6']), z.array(z.number().int().min(0).max(9))),
  /** Counts of the box; running out is warned of, never a limit (NC-COMP-13). */
  supplies: z.strictObject({
    intel: z.number().int().min(1),
    damage: z.number().int().min(1),
    designation: z.number().int().min(1),
    training: z.number().int().min(1),
  }),
  /** Ships left out by the first-game recommendation (NC-START-04). */
  firstGameWithout: z.array(z.string()),
  ...provenance,
});

/** Every kind of record of a Nova Cry pack, one file each, keyed by kebab-case id. */
export const novaCryKinds = {
  ships: z.record(kebab, shipSchema),
  captains: z.record(kebab, captainSchema),
  abilities: z.partialRecord(z.enum([...SHIP_ABILITIES, ...CAPTAIN_ABILITIES]), abilitySchema),
  crew: z.record(kebab, crewSchema),
  weapons: z.record(kebab, weaponSchema),
  planets: z.record(kebab, planetSchema),
  aliens: z.record(kebab, alienSchema),
  'action-cards': z.record(kebab, actionCardSchema),
  discovery: z.record(kebab, discoverySchema),
  merchant: z.record(kebab, merchantSchema),
  starts: z.record(kebab, startSchema),
} as const;

export type ShipRecord = z.infer<typeof shipSchema>;
export type CaptainRecord = z.infer<typeof captainSchema>;
export type AbilityRecord = z.infer<typeof abilitySchema>;
export type WeaponLine = z.infer<typeof weaponLineSchema>;
export type WeaponRecord = z.infer<typeof weaponSchema>;
export type CrewRecord = z.infer<typeof crewSchema>;
export type PlanetRecord = z.infer<typeof planetSchema>;
export type AlienRecord = z.infer<typeof alienSchema>;
export type ActionOption = z.infer<typeof actionOptionSchema>;
export type ActionCardRecord = z.infer<typeof actionCardSchema>;
export type DiscoveryRecord = z.infer<typeof discoverySchema>;
export type MerchantRecord = z.infer<typeof merchantSchema>;
export type NovaCryStart = z.infer<typeof startSchema>;

/** The merged content that the rules, the planner and the table of Nova Cry read. */
export interface NovaCryContent {
  readonly ships: Readonly<Record<string, ShipRecord>>;
  readonly captains: Readonly<Record<string, CaptainRecord>>;
  readonly abilities: Readonly<Record<Ability, AbilityRecord>>;
  readonly crew: Readonly<Record<string, CrewRecord>>;
  readonly weapons: Readonly<Record<string, WeaponRecord>>;
  readonly planets: Readonly<Record<string, PlanetRecord>>;
  readonly aliens: Readonly<Record<string, AlienRecord>>;
  readonly actionCards: Readonly<Record<string, ActionCardRecord>>;
  readonly discovery: Readonly<Record<string, DiscoveryRecord>>;
  readonly merchant: Readonly<Record<string, MerchantRecord>>;
  readonly start: NovaCryStart;
}
