/** What a match of Nova Cry is begun with, as a file holds it. */
import '../content/jitless';
import * as z from 'zod';
import { OFFICERS } from '../content/nova-cry';
import { idSchema } from './fields';

/** A task force; what is left out (null) is drafted or dealt (NC-DRAFT-01). */
export const taskForceSchema = z.strictObject({
  ship: idSchema.nullable(),
  captain: idSchema.nullable(),
  weapon: idSchema.nullable(),
  /** By type; a Mercenary stands in for one (NC-KS-02). */
  crew: z.record(z.enum(OFFICERS), idSchema.nullable()),
});
export type TaskForce = z.infer<typeof taskForceSchema>;

/** What may be asked of a set-up. */
const options = {
  /** NC-START-04: no Orion, no Solemnity. */
  firstGame: z.boolean().optional(),
  /** NC-KS-01: bonus ships and captains in the draft, Mercenaries on offer. */
  exclusives: z.boolean().optional(),
};

export const novaCrySetupSchema = z.strictObject({
  seats: z.array(z.strictObject({ force: taskForceSchema.optional() })).max(6),
  ...options,
});
export type NovaCrySetup = z.infer<typeof novaCrySetupSchema>;
/** The set-up a person asks for: who sits where may be left to the game. */
export const novaCrySetupRequestSchema = z.strictObject({
  seats: z
    .array(z.strictObject({ force: taskForceSchema.optional() }))
    .max(6)
    .optional(),
  ...options,
});
export type NovaCrySetupRequest = z.infer<typeof novaCrySetupRequestSchema>;
