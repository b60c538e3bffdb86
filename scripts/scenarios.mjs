// `npm run scenarios`: writes the matches that ship as examples anew, each from its request in scenarios.json, for packs or set-ups that have changed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, ROOT } from './build.mjs';
import { say, Told } from './say.mjs';

const REQUESTS = 'scripts/scenarios.json';
const FOLDER = 'assets/scenarios';

export async function scenarios() {
  await build(['main']);
  const { matches } = JSON.parse(readFileSync(path.join(ROOT, REQUESTS), 'utf8'));
  const work = mkdtempSync(path.join(os.tmpdir(), 'plotroom-scenarios-'));
  try {
    for (const match of matches) {
      writeFileSync(path.join(ROOT, FOLDER, `${match.id}.plotroom`), newMatch(match, work));
      say(`Wrote ${FOLDER}/${match.id}.plotroom.`);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The match file as the command writes it, with who sits where. */
function newMatch({ id, game, title, seed, seats, setup }, work) {
  const asked = path.join(work, `${id}.json`);
  const file = path.join(work, `${id}.plotroom`);
  writeFileSync(asked, JSON.stringify(setup));
  const options = ['--seats', String(seats.length), '--seed', seed, '--setup', asked, '--out', file];
  const cli = path.join(ROOT, 'out/main/cli.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'new', game, ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Told(`${id} was refused: ${stdout}${stderr}`);
  const match = JSON.parse(readFileSync(file, 'utf8'));
  return `${JSON.stringify({ ...match, title, seats }, null, 2)}\n`;
}
