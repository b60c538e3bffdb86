// `npm run bench`: what the program costs, as figures and, where a peer exists, as ratios of the same run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, ROOT } from './build.mjs';
import {
  balanceRows,
  blackAlertRow,
  distanceRow,
  intoTheUnknownRow,
  matrixRows,
  networkRow,
  novaCryRow,
  oddsRows,
  reachRow,
  replaysRow,
} from './bench-engine.mjs';
import { dragRow, startRow } from './bench-browser.mjs';
import { SHIPS } from './crowded-plan.mjs';

/** Verdicts pinned from the dragged ship to others. */
const PINS = 3;
const MATCH_GAMES = {
  'black-alert': 'Black Alert',
  'nova-cry': 'Nova Cry',
  'into-the-unknown': 'Into the Unknown',
};

/** Any of `size`, `distance`, `reach`, `odds`, `network`, `balance`, `start`, `drag` narrows it; `black-alert`, `nova-cry` and `replays` run when asked for. */
export async function bench(args) {
  await build();
  const parts =
    args.length > 0 ? args : ['size', 'distance', 'reach', 'odds', 'network', 'balance', 'start', 'drag'];
  if (parts.includes('size')) print('size of the shipped renderer code', sizeRow());
  if (parts.includes('distance')) print('distance of two bases', await distanceRow());
  if (parts.includes('reach')) {
    print('forward reach of a ship among twenty bases', await reachRow());
    for (const [name, row] of await matrixRows()) print(name, row);
  }
  if (parts.includes('odds')) for (const [name, row] of await oddsRows()) print(name, row);
  if (parts.includes('balance')) for (const [name, row] of await balanceRows()) print(name, row);
  if (parts.includes('network')) print('routes over the spore network', await networkRow());
  if (parts.includes('black-alert')) print('Black Alert by random play, one core', await blackAlertRow());
  if (parts.includes('nova-cry')) print('Nova Cry by random play, one core', await novaCryRow());
  if (parts.includes('into-the-unknown'))
    print('Into the Unknown by sampled actions, one core', await intoTheUnknownRow());
  if (parts.includes('replays')) {
    for (const [game, title] of Object.entries(MATCH_GAMES))
      print(`matches of ${title} replayed, undone and redone`, await replaysRow(game));
  }
  if (parts.includes('start'))
    print('start to first table frame (browser host, warm build)', await startRow());
  if (parts.includes('drag'))
    for (const pins of [0, PINS])
      print(
        `script per frame, dragging one of ${SHIPS} ships with its arcs${pins > 0 ? ` and ${pins} pinned verdicts` : ''}`,
        await dragRow(pins),
      );
}

function print(name, row) {
  process.stdout.write(`${name}: ${row}\n`);
}

function sizeRow() {
  const folder = path.join(ROOT, 'out/renderer/assets');
  const code = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  const bytes = code.map((name) => gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length);
  return `${(bytes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(0)} kB gzipped (goal: under 900)`;
}
