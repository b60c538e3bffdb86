// `npm run goldens`: plays the golden matches and writes them anew, for rules that are meant to play otherwise.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './build.mjs';
import { say } from './say.mjs';

const FOLDER = 'tests/golden';

export async function goldens() {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`./${FOLDER}/goldens.ts`, {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
  });
  for (const match of module.GOLDEN_MATCHES) {
    const file = path.join(FOLDER, `${match.name}.txt`);
    writeFileSync(path.join(ROOT, file), match.text());
    say(`Wrote ${file}.`);
  }
}
