/** Where documents live: when nobody says otherwise, the platform's folder for user data, the same for both hosts. */
import fs from 'node:fs/promises';
import path from 'node:path';
import envPaths from 'env-paths';
import { type Refusal, type Result, err, ok } from '../../shared/base';
import { attempt, ifExists } from './disk-refusal';

export function defaultDataFolder(): string {
  return envPaths('Plotroom', { suffix: '' }).data;
}

/**
 * Makes a folder and what of its parents is missing. Refuses with `not-a-folder` or what the disk said. Node's own
 * way of making parents never ends where a file system, such as /proc, lets nobody make any.
 */
export async function makeDataFolder(folder: string): Promise<Result<null, Refusal>> {
  const found = await attempt(() => ifExists(() => fs.stat(folder)));
  if (!found.ok) return found;
  if (found.value?.isDirectory()) return ok(null);
  if (found.value !== undefined) return err(notAFolder(folder));
  const parent = path.dirname(folder);
  const above = parent === folder ? ok(null) : await makeDataFolder(parent);
  if (!above.ok) return above;
  const made = await attempt(() => fs.mkdir(folder));
  // Another may have made it meanwhile.
  return made.ok || made.error.params?.['errno'] === 'EEXIST' ? ok(null) : made;
}

function notAFolder(folder: string): Refusal {
  return {
    code: 'not-a-folder',
    message: `${folder} is not a folder, so no plans can be kept there. Choose another one.`,
    params: { path: folder },
  };
}
