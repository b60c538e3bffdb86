// `npm run measure:bots [-- --games N]`: how often the bot steady wins, and how long the table waits for it.
import { mkdirSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, ROOT } from './build.mjs';
import { say, Told } from './say.mjs';

const GAMES = 200;
/** Recorded decisions that the table's budget of time is measured with. */
const DECISIONS = 200;
/** The bundle lies two folders below the root, as the sources of the tests do. */
const FOLDER = path.join(ROOT, 'out/measure-bots');

const PAIRINGS = [
  ['steady for Starfleet against random', { starfleet: 'steady', terran: 'random' }],
  ['steady for the Terrans against random', { starfleet: 'random', terran: 'steady' }],
  ['steady against itself', { starfleet: 'steady', terran: 'steady' }],
];

export async function measureBots(args) {
  const games = gamesFrom(args);
  await build(['main']);
  await bundle();
  try {
    const module = await import(path.join(FOLDER, 'bot-games.mjs'));
    for (const [name, pairing] of PAIRINGS) {
      const ends = await play(pairing, games, module.QUICK_NODES);
      process.stdout.write(`${name}, ${games} games: ${sharesOf(ends, module.shareOf)}\n`);
    }
    process.stdout.write(`${await tableRow(module)}\n`);
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

function gamesFrom(args) {
  if (args.length === 0) return GAMES;
  const games = args[0] === '--games' && args.length === 2 ? Number(args[1]) : NaN;
  if (!Number.isSafeInteger(games) || games < 1) throw new Told('It takes --games N, a number from 1.');
  return games;
}

async function bundle() {
  const { build: viteBuild } = await import('vite');
  mkdirSync(FOLDER, { recursive: true });
  say('Bundling the games of the bots ...');
  const entry = (name) => path.join(ROOT, `tests/bench/${name}.ts`);
  await viteBuild({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: FOLDER,
      emptyOutDir: true,
      minify: false,
      rollupOptions: {
        input: { 'bot-games': entry('bot-games'), 'bot-games-worker': entry('bot-games-worker') },
        external: [...builtinModules, ...builtinModules.map((name) => `node:${name}`)],
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
}

/** Every game of a pairing, on all cores. */
async function play(pairing, games, nodes) {
  const waiting = Array.from({ length: games }, (_, game) => ({ pairing, game, nodes }));
  const ends = [];
  const thread = async () => {
    const worker = new Worker(path.join(FOLDER, 'bot-games-worker.mjs'));
    for (let game = waiting.shift(); game; game = waiting.shift()) ends.push(await answerOf(worker, game));
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), games) }, thread));
  return ends;
}

function answerOf(worker, game) {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (end) => {
      worker.off('error', reject);
      resolve(end);
    });
    worker.postMessage(game);
  });
}

function sharesOf(ends, shareOf) {
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const row = (name, end) => {
    const { share, low, high } = shareOf(ends.filter((each) => each.end === end).length, ends.length);
    return `${name} ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`;
  };
  const turns = median(ends.map((each) => each.turns));
  return [
    row('Starfleet win', 'starfleet'),
    row('Terrans win', 'terran'),
    row('both lose', 'both-lose'),
    `${turns} turns median`,
    rulesOf(ends),
  ].join('; ');
}

/** Ways in which games ended, the most frequent first. */
function rulesOf(ends) {
  const counts = new Map();
  for (const { rule } of ends) counts.set(rule ?? 'unfinished', (counts.get(rule ?? 'unfinished') ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([rule, count]) => `${rule} ${count}`)
    .join(', ');
}

async function tableRow({ timeDecisions, TABLE_BUDGET_MS }) {
  const times = await timeDecisions(DECISIONS, TABLE_BUDGET_MS);
  const seconds = (share) => `${(percentile(times, share) / 1000).toFixed(2)} s`;
  return (
    `a decision at the table, ${times.length} recorded ones: ${seconds(0.5)} median (goal: under 1 s), ` +
    `95 % under ${seconds(0.95)}`
  );
}

function median(values) {
  return percentile(values, 0.5);
}

function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
