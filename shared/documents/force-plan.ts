/** The plan file of Nova Cry: task forces side by side, to compare and to begin a match with. No state of a match. */
import '../content/jitless';
import * as z from 'zod';
import { idSchema } from './fields';
import { taskForceSchema } from './nova-cry-setup';
import { PLAN_FORMAT, PLAN_VERSION } from './plan';

/** A task force with a name and the damage its ship has already taken, for the odds. */
export const plannedForceSchema = taskForceSchema.extend({
  id: idSchema,
  name: z.string().min(1).max(100),
  damage: z.number().int().min(0).max(40).default(0),
  /** Weapons Jams on the ship, and Gunnery and Nebula re-rolls, for the odds. */
  jams: z.number().int().min(0).max(20).default(0),
  notes: z.string().max(4000).optional(),
});
export type PlannedForce = z.infer<typeof plannedForceSchema>;

export const forcePlanSchema = z.strictObject({
  format: z.literal(PLAN_FORMAT),
  version: z.literal(PLAN_VERSION),
  app: z.string().optional(),
  game: z.literal('nova-cry'),
  title: z.string().min(1).max(200),
  notes: z.string().max(20_000).optional(),
  readings: z.record(z.string(), z.string()).optional(),
  packs: z.array(z.string()).optional(),
  /** In the order of the table; a match begun from here seats the first two to six. */
  forces: z.array(plannedForceSchema).max(12),
  /** Whose fight is looked at. */
  fight: z.strictObject({ attacker: idSchema, defender: idSchema }).optional(),
});
export type ForcePlan = z.infer<typeof forcePlanSchema>;
