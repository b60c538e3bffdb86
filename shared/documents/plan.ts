/** The plan file: what a `.plotroom` plan holds, as one strict schema. Unknown keys are refused with their place. */
import '../content/jitless';
import * as z from 'zod';
import { normaliseHeading } from '../geometry';
import { BARE_BASES, FEATURE_KINDS, LAYOUTS, OWNERS } from '../sector';

export const PLAN_FORMAT = 'plotroom-plan';
export const PLAN_VERSION = 1;
/** Nothing stands farther out than this, inches. */
export const COORDINATE_LIMIT_IN = 10_000;

export const idSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]*$/);
/** A coordinate, inches; -0 is stored as 0. */
const coordinate = z
  .number()
  .min(-COORDINATE_LIMIT_IN)
  .max(COORDINATE_LIMIT_IN)
  .overwrite((value) => value + 0);
/** A heading, degrees, stored in 0 <= h < 360. */
const heading = z.number().overwrite(normaliseHeading);

export const pointSchema = z.strictObject({ x: coordinate, y: coordinate });
export const poseSchema = z.strictObject({ x: coordinate, y: coordinate, headingDeg: heading });

export const unitSchema = z.strictObject({
  id: idSchema,
  class: z.union([idSchema, z.strictObject({ base: z.enum(BARE_BASES) })]),
  owner: z.enum(OWNERS).optional(),
  pose: poseSchema,
  alert: z
    .string()
    .regex(/^(green|yellow|red) [1-9]$/)
    .optional(),
  number: z.number().int().min(0).max(99).optional(),
  locked: z.boolean().optional(),
  note: z.string().max(2000).optional(),
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

/** A ruler that stays on the table: legs through points, saved and undoable like everything else. */
export const rulerSchema = z.strictObject({
  id: idSchema,
  type: z.literal('ruler'),
  points: z.array(pointSchema).min(2).max(500),
  owner: z.enum(OWNERS).optional(),
});
export const annotationSchema = z.discriminatedUnion('type', [rulerSchema]);
export type Annotation = z.infer<typeof annotationSchema>;

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
});
export type SectorPlan = z.infer<typeof sectorPlanSchema>;

/** Every plan: a union on `game`; adding a game's part is no new version. */
export const planSchema = z.discriminatedUnion('game', [sectorPlanSchema]);
export type Plan = z.infer<typeof planSchema>;
