/** A task force of Into the Unknown: what a player brings to a match; plans of the sector keep some (ITU-TASK-01 to 14). */
import '../content/jitless';
import * as z from 'zod';
import { CORE_PLACES, PLAYED_FACTIONS, STATIONS } from '../content/into-the-unknown';
import { idSchema } from './fields';

const points = z.number().int().min(0).max(200);

/** A ship with what lies at it. */
export const forceShipSchema = z.strictObject({
  class: idSchema,
  /** Title and equipment cards, by id. */
  equipment: z.array(idSchema).max(8).default([]),
  /** Who stands where at the start; left out: asked for in set-up (ITU-SETUP-07 to 09). */
  crew: z
    .array(z.strictObject({ officer: idSchema, station: z.enum(STATIONS) }))
    .max(12)
    .optional(),
});
export type ForceShip = z.infer<typeof forceShipSchema>;

/** What a campaign carries from mission to mission, as far as the ledger goes (ITU-MISSION-06, ITU-DEPLOY-07). */
export const rosterSchema = z.strictObject({
  officers: z.array(
    z.strictObject({ officer: idSchema, status: z.enum(['available', 'incapacitated', 'lost']) }),
  ),
  ships: z.array(
    z.strictObject({
      class: idSchema,
      /** Steps down from the star. */
      hull: z.number().int().min(0).max(20),
      crew: z.number().int().min(-9).max(2),
    }),
  ),
  equipment: z.array(idSchema),
  strategyPoints: points,
  achievements: z.array(z.string().min(1).max(200)).max(100),
});
export type Roster = z.infer<typeof rosterSchema>;

/** Null: not chosen yet. */
export const forceSchema = z.strictObject({
  faction: z.enum(PLAYED_FACTIONS),
  /** Directive cards by category; left out: the only one of its faction (ITU-TASK-06). */
  directives: z
    .strictObject({ combat: idSchema, exploration: idSchema, diplomacy: idSchema })
    .partial()
    .default({}),
  core: z.record(z.enum(CORE_PLACES), idSchema.nullable()),
  /** Up to 6 (ITU-TASK-11). */
  transfer: z.array(idSchema).max(6).default([]),
  /** Ships of the collection that may be chosen, and equipment; empty: all that the faction and its sway open. */
  unitPool: z.array(idSchema).max(40).default([]),
  equipmentPool: z.array(idSchema).max(40).default([]),
  /** Chosen ships; empty: chosen in set-up (ITU-SETUP-04). */
  ships: z.array(forceShipSchema).max(6).default([]),
  /** Auxiliary units bought with flex points (ITU-SETUP-18). */
  auxiliaries: z.array(idSchema).max(6).default([]),
  roster: rosterSchema.optional(),
});
export type Force = z.infer<typeof forceSchema>;

/** A task force in a plan of the sector, under a name of its own. */
export const namedForceSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).max(100),
  /** ITU-TASK-03; 50 is usual (ITU-CARDS-02). */
  corePoints: points.default(50),
  force: forceSchema,
});
export type NamedForce = z.infer<typeof namedForceSchema>;
