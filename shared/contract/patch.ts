/** JSON Patch as the desk accepts it: add, replace, remove with JSON Pointers (RFC 6902). */
import '../content/jitless';
import * as z from 'zod';

/** Names that would reach an object's prototype instead of its data. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);
const pointer = z
  .string()
  .max(500)
  .regex(/^(\/([^~/]|~[01])*)*$/)
  .refine((path) => !path.split('/').some((part) => FORBIDDEN_KEYS.has(part)));

export const patchSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path: pointer, value: z.json() }),
  z.strictObject({ op: z.literal('replace'), path: pointer, value: z.json() }),
  z.strictObject({ op: z.literal('remove'), path: pointer }),
]);
export const patchesSchema = z.array(patchSchema).min(1).max(20_000);
export type Patch = z.infer<typeof patchSchema>;
