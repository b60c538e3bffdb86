/** What an `if` among the effects asks of its user. */
import '../jitless';
import * as z from 'zod';

export const conditionSchema = z.discriminatedUnion('is', [
  /** The user has at least, or at most, so much. */
  z.strictObject({
    is: z.literal('has'),
    what: z.enum(['intel', 'cards', 'tokens', 'damage', 'aliens', 'permanents', 'victory']),
    atLeast: z.number().int().min(0).max(40).optional(),
    atMost: z.number().int().min(0).max(40).optional(),
  }),
  z.strictObject({ is: z.literal('en-route') }),
  z.strictObject({ is: z.literal('docked') }),
  z.strictObject({ is: z.literal('chancellor') }),
  /** Somebody else has more victory points. */
  z.strictObject({ is: z.literal('behind') }),
]);
export type Condition = z.infer<typeof conditionSchema>;
