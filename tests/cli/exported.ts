/** A plan in a folder of its own, and `plotroom export` of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileIn, type Outcome, PLAN, plotroom, workFolder } from './command';

export interface Exporting {
  readonly folder: string;
  /** The plan's name in it. */
  readonly file: string;
  readonly bytesOf: (name: string) => Buffer;
  readonly exported: (...args: readonly string[]) => Promise<Outcome>;
}

/** One for each file of tests: several files share modules, and none finds what another wrote. */
export function exporting(): Exporting {
  const folder = workFolder();
  return {
    folder,
    file: fileIn(folder, 'plan.plotroom', PLAN),
    bytesOf: (name) => readFileSync(path.join(folder, name)),
    exported: (...args) => plotroom(folder, ['export', ...args]),
  };
}
