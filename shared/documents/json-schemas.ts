/** The JSON Schemas of Plotroom's files, made from the code; `assets/schemas` holds them for editors and scripts. */
import * as z from 'zod';
import type { Json } from '../base';
import { layerSchema } from '../content';
import { planFileSchema } from './any-plan';
import { matchSchema } from './match';

/** File name to JSON Schema. */
export function jsonSchemas(): Readonly<Record<string, Json>> {
  return {
    'plotroom-plan.schema.json': schemaOf(planFileSchema, 'Plotroom plan'),
    'plotroom-match.schema.json': schemaOf(matchSchema, 'Plotroom match'),
    'plotroom-pack.schema.json': schemaOf(layerSchema, 'Plotroom content pack in one file'),
  };
}

/** The text of such a file. */
export function schemaText(schema: Json): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function schemaOf(schema: z.ZodType, title: string): Json {
  const made = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  // What the library makes is JSON by definition; its type also allows what only JavaScript has.
  return { title, ...made } as unknown as Json;
}
