// Runs a built bundle of the main side in this process, as if it had been started by name.
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './build.mjs';

export function runBundle(name, args) {
  const file = path.join(ROOT, 'out/main', `${name}.cjs`);
  process.argv = [process.argv[0], file, ...args];
  createRequire(import.meta.url)(file);
}
