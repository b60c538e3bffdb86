/** Runs a schema over outside data without ever throwing. */
import type * as z from 'zod';
import { err, ok, type Refusal, type Result } from '../base';
import { refusalsOf } from './schema-issues';

/**
 * What a schema makes of a value, or every fault it finds. The schema library hands lists of faults on as arguments,
 * and an engine takes only so many, so a value with some hundred thousand faults is told as one.
 */
export function parseWithSchema<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
): Result<Output, readonly Refusal[]> {
  try {
    const parsed = schema.safeParse(value);
    return parsed.success ? ok(parsed.data) : err(refusalsOf(parsed.error, value));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return err([
      { code: 'out-of-range', message: 'This has more faults, or lies deeper, than can be told.', at: '' },
    ]);
  }
}
