/** The small pieces that the schemas of packs are made of. */
import './jitless';
import * as z from 'zod';

/** A figure that may be unknown: null, which a file may also leave out. */
export const known = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
export const names = z.array(z.string().min(1)).default([]);
export const count = z.number().int().min(0);
export const length = z.number().min(0);
export const name = z.string().min(1);
export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const shipPoint = z.strictObject({ u: z.number(), v: z.number() });
