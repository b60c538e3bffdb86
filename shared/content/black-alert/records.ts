/** The records of a Black Alert pack: characters, cards, tiles, loops and what a set-up begins with. */
import * as z from 'zod';
import { EDGES, NODE_KINDS, SPACES } from '../../hex';
import { kebab, known, name } from '../fields';
import { provenance } from '../provenance';
import { bidEffectSchema, effectSchema } from './effects';
import { LOCATIONS, RESOURCES, SHIPS, TEAMS } from './vocabulary';

const resolve = z.number().int().min(0).max(9);
const words = z.string().max(400);
/** So many tokens of each kind; a kind left out is none. */
export const priceSchema = z.partialRecord(z.enum(RESOURCES), z.number().int().min(1).max(8));

export const characterSchema = z.strictObject({
  name,
  team: z.enum(TEAMS),
  /** 1 is the highest. BA-SETUP-11. */
  rank: z.number().int().min(1).max(9),
  start: z.enum(LOCATIONS),
  ability: z.strictObject({ name, text: words, effects: z.array(effectSchema).min(1) }),
  ...provenance,
});

export const commandCardSchema = z.strictObject({
  name,
  team: z.enum(TEAMS),
  /** How many of it lie in the deck. */
  copies: z.number().int().min(1).max(6),
  resolve,
  /** Bears the mark Corruption Risk. BA-CLEAN-11. */
  risk: z.boolean(),
  text: words,
  /** Played for its text; null where it can only be bid or spent. */
  play: known(z.array(effectSchema).min(1)),
  bid: z.array(bidEffectSchema),
  /** BA-INFIL-01 to 03; null for every other card. */
  infiltration: known(
    z.strictObject({
      location: z.enum(LOCATIONS),
      /** Takes the place of the location's own Resolve Effect. */
      instead: z.array(effectSchema),
      /** In force from then on. */
      permanent: z.array(effectSchema).min(1),
      permanentText: words,
    }),
  ),
  ...provenance,
});

export const missionSchema = z.strictObject({
  name,
  /** The Discovery has to be at the node that bears this name. */
  node: z.string().min(1),
  location: z.enum(LOCATIONS),
  resolve,
  resources: priceSchema,
  ...provenance,
});

/** One section of a Threat card. */
const threatSection = z.strictObject({
  text: words,
  effects: z.array(effectSchema),
  endsTravel: z.boolean(),
});
export const threatCardSchema = z.strictObject({
  name,
  /** In the top corner: Corruption tokens placed in Clean Up. BA-CLEAN-04. */
  corner: z.number().int().min(0).max(2),
  corruption: threatSection,
  fleet: threatSection,
  ...provenance,
});

export const damageCardSchema = z.strictObject({
  name,
  location: z.enum(LOCATIONS),
  /** Either price repairs it. BA-REPAIR-02. */
  resolve,
  resources: priceSchema,
  ...provenance,
});

export const tileNodeSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  kind: z.enum(NODE_KINDS),
  name: known(z.string().min(1)),
  /** One token of a kind for each mention. */
  resources: z.array(z.enum(RESOURCES)),
  x: z.number().min(-1.2).max(1.2),
  y: z.number().min(-1.2).max(1.2),
});
const pathEnd = z.union([
  z.strictObject({ node: z.string() }),
  z.strictObject({ edge: z.union(EDGES.map((edge) => z.literal(edge))) }),
]);
export const tileFaceSchema = z.strictObject({
  nodes: z.array(tileNodeSchema),
  paths: z.array(z.strictObject({ from: pathEnd, to: pathEnd })),
});
export const TILE_KINDS = ['start', 'mission', 'plain'] as const;
export const tileSchema = z.strictObject({
  name,
  kind: z.enum(TILE_KINDS),
  a: tileFaceSchema,
  /** The other face; only Mission tiles have one. BA-COMP-05. */
  b: known(tileFaceSchema),
  ...provenance,
});

const rimEnd = z.strictObject({
  space: z.enum(SPACES),
  edge: z.union(EDGES.map((edge) => z.literal(edge))),
});
export const loopSchema = z.strictObject({
  from: rimEnd,
  to: rimEnd,
  /** x and y in units of a hex's side from the board's middle. */
  nodes: z.array(tileNodeSchema.extend({ x: z.number(), y: z.number() })),
  tile: z.enum(SPACES),
  ...provenance,
});

/** What the set-up begins with and the ledger's gaps. BA-SETUP-09, BA-SETUP-15, BA-CORR-03, BA-RES-05. */
export const startSchema = z.strictObject({
  name,
  /** Where Mission tiles lie. BA-COMP-04. */
  missionSpaces: z.array(z.enum(SPACES)),
  discovery: z.strictObject({ space: z.enum(SPACES), node: z.string() }),
  charon: z.enum(SPACES),
  fleets: z.array(z.enum(SPACES)).max(2),
  corruption: z.array(z.enum(SPACES)),
  corruptionTokens: z.number().int().min(1).max(30),
  resourceTokens: z.record(z.enum(RESOURCES), z.number().int().min(1).max(40)),
  pools: z.record(z.enum(SHIPS), priceSchema),
  ...provenance,
});

/** Which locations of a ship share an edge. BA-TERM-01. */
export const locationSchema = z.strictObject({
  name,
  adjacent: z.array(z.enum(LOCATIONS)),
  ...provenance,
});

/** Every kind of record of a Black Alert pack, one file each, keyed by kebab-case id. */
export const blackAlertKinds = {
  characters: z.record(kebab, characterSchema),
  'command-cards': z.record(kebab, commandCardSchema),
  missions: z.record(kebab, missionSchema),
  'threat-cards': z.record(kebab, threatCardSchema),
  'damage-cards': z.record(kebab, damageCardSchema),
  tiles: z.record(kebab, tileSchema),
  loops: z.record(kebab, loopSchema),
  starts: z.record(kebab, startSchema),
  locations: z.record(z.enum(LOCATIONS), locationSchema),
} as const;

export type CharacterRecord = z.infer<typeof characterSchema>;
export type CommandCardRecord = z.infer<typeof commandCardSchema>;
export type MissionRecord = z.infer<typeof missionSchema>;
export type ThreatCardRecord = z.infer<typeof threatCardSchema>;
export type DamageCardRecord = z.infer<typeof damageCardSchema>;
export type TileRecord = z.infer<typeof tileSchema>;
export type LoopRecord = z.infer<typeof loopSchema>;
export type StartRecord = z.infer<typeof startSchema>;
export type Price = z.infer<typeof priceSchema>;

/** The merged content that the rules, the planner and the table of Black Alert read. */
export interface BlackAlertContent {
  readonly characters: Readonly<Record<string, CharacterRecord>>;
  readonly commandCards: Readonly<Record<string, CommandCardRecord>>;
  readonly missions: Readonly<Record<string, MissionRecord>>;
  readonly threatCards: Readonly<Record<string, ThreatCardRecord>>;
  readonly damageCards: Readonly<Record<string, DamageCardRecord>>;
  readonly tiles: Readonly<Record<string, TileRecord>>;
  readonly loops: Readonly<Record<string, LoopRecord>>;
  readonly start: StartRecord;
  readonly locations: Readonly<Record<string, z.infer<typeof locationSchema>>>;
}
