/** Where a figure comes from. Every record of a pack carries one; fields that differ carry their own. */
import * as z from 'zod';

/** `rulebook`: printed in the rulebook; `public`: published by owners; `house`: our stand-in; `user`: an owner's own entry. */
export const SOURCE_KINDS = ['rulebook', 'public', 'house', 'user'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
export const CONFIDENCES = ['high', 'medium', 'low'] as const;

export const sourceSchema = z.strictObject({
  kind: z.enum(SOURCE_KINDS),
  where: z.string().min(1),
  confidence: z.enum(CONFIDENCES),
});
export type Source = z.infer<typeof sourceSchema>;

/** The provenance part of every record: `sources` names, by field path such as `comms.0.baseIn`, what differs. */
export const provenance = {
  source: sourceSchema,
  sources: z.record(z.string(), sourceSchema).optional(),
} as const;
