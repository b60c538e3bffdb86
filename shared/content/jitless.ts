/**
 * Imported for its effect by every file that builds a schema, before it builds one: the schema library otherwise probes
 * `new Function`, which a strict content policy reports as a breach.
 */
import * as z from 'zod';

z.config({ jitless: true });
