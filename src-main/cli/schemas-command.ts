/** `plotroom schemas`, for developers: writes `assets/schemas` anew from the code. */
import path from 'node:path';
import { jsonSchemas, schemaText } from '../../shared/documents';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { writeText } from './files';

export async function answerSchemas(io: CommandIo): Promise<Answer> {
  const written: string[] = [];
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    const file = path.join(io.assetsFolder, 'schemas', name);
    const result = await writeText(io, file, schemaText(schema));
    if (!result.ok) return refused(result.error);
    written.push(name);
  }
  return answered({ written });
}
