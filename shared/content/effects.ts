/** What condition tokens, and keywords of features near by, do to what a unit reaches and to what reaches it. */
import * as z from 'zod';
import { count, known, length, name } from './fields';
import { provenance } from './provenance';

/** Conditions of units, and the one keyword of features that changes ranges. */
export const EFFECT_IDS = ['hidden', 'jammed', 'cloaked', 'obscuring'] as const;
export type EffectId = (typeof EFFECT_IDS)[number];

export const effectSchema = z.strictObject({
  name,
  /** Sensors and Comms reach at most so far while it lasts, whatever is added to them; null: as printed. */
  rangeIn: known(length),
  /** True: only ranges all round remain. */
  allRoundOnly: z.boolean().default(false),
  /** False: weapons do not reach. */
  weaponsReach: z.boolean().default(true),
  /** Added to the difficulty of attacks and tests against the unit. */
  difficulty: known(count),
  /** A feature's keyword counts for units this near to it, edge to edge; null: the token lies on the unit itself. */
  withinIn: known(length),
  ...provenance,
});
export type EffectRecord = z.infer<typeof effectSchema>;
