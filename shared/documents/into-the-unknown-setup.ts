/** What a match of Into the Unknown is begun with, as a file holds it. */
import '../content/jitless';
import * as z from 'zod';
import { PLAYED_FACTIONS } from '../content/into-the-unknown';
import { idSchema } from './fields';
import { featureSchema, sectorSchema, unitSchema } from './plan';
import { forceSchema } from './task-force';

/** Cards left out (null) are drawn (ITU-CARDS-04). */
export const missionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('incident'),
    overture: idSchema.nullable(),
    situation: idSchema.nullable(),
    /** By seat; left out: drawn and chosen in secret (ITU-CARDS-07). */
    complications: z.strictObject({ '1': idSchema, '2': idSchema }).optional(),
  }),
  z.strictObject({ type: z.literal('story'), story: idSchema }),
]);
export type MissionChoice = z.infer<typeof missionSchema>;

/** A table that was planned: set-up goes on from it (`deployment`), or round 1 begins on it (`round`). */
export const plannedTableSchema = z.strictObject({
  from: z.enum(['deployment', 'round']),
  sector: sectorSchema,
  units: z.array(unitSchema).max(60),
  features: z.array(featureSchema).max(60),
});
export type PlannedTable = z.infer<typeof plannedTableSchema>;

const options = {
  mode: z.enum(['match', 'campaign']).default('match'),
  mission: missionSchema,
  /** ITU-CARDS-02. */
  corePoints: z.number().int().min(0).max(200).default(50),
  /** Given by the scenario on top of what is left of core points (ITU-SETUP-10). */
  flexPoints: z.number().int().min(0).max(50).default(0),
  /** Set-up choices that the program makes in the players' place: everything, or none. */
  dealt: z.boolean().default(false),
  /** Shown when the match opens. */
  briefing: z.string().max(2000).optional(),
  /** Prompts that teach the table, shown one after the other. */
  prompts: z.array(z.string().min(1).max(300)).max(20).optional(),
  table: plannedTableSchema.optional(),
};
/** Null: built by the program from the faction's cards (`dealt`) or asked for. */
const seat = z.strictObject({ force: forceSchema });

export const intoTheUnknownSetupSchema = z.strictObject({ ...options, seats: z.array(seat).length(2) });
export type IntoTheUnknownSetup = z.infer<typeof intoTheUnknownSetupSchema>;

/** The set-up a person asks for: what is left out is the program's choice, `{}` is the standard one. */
export const intoTheUnknownRequestSchema = z.strictObject({
  ...options,
  mission: missionSchema.optional(),
  seats: z
    .array(
      z.strictObject({
        force: forceSchema.optional(),
        faction: z.enum(PLAYED_FACTIONS).optional(),
        /** Without a force: drawn by the seed of the match, else the standard one. */
        drawn: z.boolean().optional(),
      }),
    )
    .max(2)
    .optional(),
});
export type IntoTheUnknownRequest = z.infer<typeof intoTheUnknownRequestSchema>;
