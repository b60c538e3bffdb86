/** Where a figure comes from. Every record of a pack carries one; fields that differ carry their own. */
import './jitless';
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

/** The part of any record that says where it comes from. */
export interface Sourced {
  readonly source: Source;
  readonly sources?: Readonly<Record<string, Source>> | undefined;
}

/**
 * Where the value at `path` (such as `alerts.2.enginePower`) of a record comes from: the entry of the path itself,
 * else of the nearest path above it, else the record's own source.
 */
export function sourceOf(record: Sourced, path: string): Source {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const found = record.sources?.[steps.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return record.source;
}
