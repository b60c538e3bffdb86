/** The plan file: what a `.plotroom` plan holds, as one strict schema. Unknown keys are refused with their place. */
import '../content/jitless';
import * as z from 'zod';
import { BARE_BASES, CONDITIONS, FEATURE_KEYWORDS, FEATURE_KINDS, LAYOUTS, OWNERS } from '../sector';
import { annotationSchema } from './annotation';
import { namedForceSchema } from './task-force';
import { alertSchema, coordinate, idSchema, pointSchema, poseSchema } from './fields';

export * from './annotation';
export { COORDINATE_LIMIT_IN, idSchema, pointSchema, poseSchema } from './fields';

export const PLAN_FORMAT = 'plotroom-plan';
export const PLAN_VERSION = 1;

export const unitSchema = z.strictObject({
  id: idSchema,
  class: z.union([idSchema, z.strictObject({ base: z.enum(BARE_BASES) })]),
  owner: z.enum(OWNERS).optional(),
  pose: poseSchema,
  alert: alertSchema.optional(),
  number: z.number().int().min(0).max(99).optional(),
  locked: z.boolean().optional(),
  note: z.string().max(2000).optional(),
  /** Tokens on the unit that change what it reaches or who reaches it. */
  conditions: z.array(z.enum(CONDITIONS)).max(CONDITIONS.length).optional(),
});
export type PlanUnit = z.infer<typeof unitSchema>;

export const featureSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(FEATURE_KINDS),
  at: pointSchema,
  number: z.number().int().min(0).max(99).optional(),
  owner: z.enum(OWNERS).optional(),
  locked: z.boolean().optional(),
  note: z.string().max(2000).optional(),
  /** What the mission makes of it: keyword to its X, such as `{"massive": 2}` (ITU-FKEY-01 to 10). */
  keywords: z.partialRecord(z.enum(FEATURE_KEYWORDS), z.number().int().min(1).max(9)).optional(),
});
export type PlanFeature = z.infer<typeof featureSchema>;

export const sectorSchema = z.discriminatedUnion('layout', [
  z.strictObject({ layout: z.enum(LAYOUTS) }),
  z.strictObject({
    layout: z.literal('custom'),
    systems: z.array(
      z.strictObject({
        id: idSchema,
        x: coordinate,
        y: coordinate,
        radiusIn: z.number().positive().max(100),
      }),
    ),
    setupAreas: z
      .array(
        z.strictObject({
          player: z.number().int().min(1).max(6),
          x0: coordinate,
          y0: coordinate,
          x1: coordinate,
          y1: coordinate,
        }),
      )
      .optional(),
  }),
]);
export type PlanSector = z.infer<typeof sectorSchema>;

export const sectorPlanSchema = z.strictObject({
  format: z.literal(PLAN_FORMAT),
  version: z.literal(PLAN_VERSION),
  app: z.string().optional(),
  game: z.literal('into-the-unknown'),
  title: z.string().min(1).max(200),
  notes: z.string().max(20_000).optional(),
  readings: z.record(z.string(), z.string()).optional(),
  packs: z.array(z.string()).optional(),
  annotations: z.array(annotationSchema).optional(),
  sector: sectorSchema,
  units: z.array(unitSchema).default([]),
  features: z.array(featureSchema).default([]),
  /** Task forces that are built for it, at most one for each player and some to choose from. */
  forces: z.array(namedForceSchema).max(12).optional(),
});
export type SectorPlan = z.infer<typeof sectorPlanSchema>;

/** Every plan: a union on `game`; adding a game's part is no new version. */
export const planSchema = z.discriminatedUnion('game', [sectorPlanSchema]);
export type Plan = z.infer<typeof planSchema>;
