/** The plan file of Black Alert's board: tiles as they lie, tokens, ships. No state of a match. */
import '../content/jitless';
import * as z from 'zod';
import { loopSchema } from '../content/black-alert';
import { nodeSchema, placedTileSchema, spaceSchema } from './black-alert-setup';
import { idSchema } from './fields';
import { PLAN_FORMAT, PLAN_VERSION } from './plan';

export const NETWORK_TOKENS = ['corruption', 'marker'] as const;

const loop = loopSchema.pick({ from: true, to: true, nodes: true, tile: true }).extend({ id: idSchema });

export const networkPlanSchema = z.strictObject({
  format: z.literal(PLAN_FORMAT),
  version: z.literal(PLAN_VERSION),
  app: z.string().optional(),
  game: z.literal('black-alert'),
  title: z.string().min(1).max(200),
  notes: z.string().max(20_000).optional(),
  readings: z.record(z.string(), z.string()).optional(),
  packs: z.array(z.string()).optional(),
  network: z.strictObject({
    tiles: z.array(placedTileSchema).max(100),
    /** Left out: the loops of the pack. */
    loops: z.array(loop).max(100).optional(),
  }),
  /** On a tile, or at one of its nodes. */
  tokens: z
    .array(
      z.strictObject({ id: idSchema, kind: z.enum(NETWORK_TOKENS), at: z.union([spaceSchema, nodeSchema]) }),
    )
    .default([]),
  ships: z
    .strictObject({
      discovery: nodeSchema.optional(),
      charon: spaceSchema.optional(),
      fleets: z.array(spaceSchema).max(2).optional(),
    })
    .default({}),
});
export type NetworkPlan = z.infer<typeof networkPlanSchema>;
