// `npm run measure:bots [-- --games N] [--game GAME]`: how often the bot steady wins, and how long the table waits for it.
import { mkdirSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build, ROOT } from './build.mjs';
import { say, Told } from './say.mjs';

const GAMES = 200;
/** Recorded decisions of each game that the table's budget of time is measured with. */
const DECISIONS = 200;
/** The bundle lies two folders below the root, as the sources of the tests do. */
const FOLDER = path.join(ROOT, 'out/measure-bots');

export async function measureBots(args) {
  const { games, game } = optionsFrom(args);
  await build(['main']);
  await bundle();
  try {
    const module = await import(path.join(FOLDER, 'bot-games.mjs'));
    const measured = module.MEASURED.filter((each) => game === null || each.game === game);
    if (measured.length === 0) throw new Told(`No bots are measured at ${game}.`);
    for (const each of measured) {
      const ends = await play(each.name, games, module.QUICK_NODES);
      process.stdout.write(`${each.name}, ${games} games: ${sharesOf(each, ends, module.shareOf)}\n`);
      for (const row of rowsOfShares(module.winShares(ends))) process.stdout.write(`${row}\n`);
    }
    for (const each of new Set(measured.map((one) => one.game)))
      process.stdout.write(`${await tableRow(module, each)}\n`);
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

function optionsFrom(args) {
  const options = { games: GAMES, game: null };
  for (let at = 0; at < args.length; at += 2) {
    const [name, value] = [args[at], args[at + 1]];
    if (name === '--game' && value) options.game = value;
    else if (name === '--games' && Number.isSafeInteger(Number(value)) && Number(value) >= 1)
      options.games = Number(value);
    else throw new Told('It takes --games N, a number from 1, and --game GAME.');
  }
  return options;
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

/** Every game of a measurement, on all cores. */
async function play(name, games, nodes) {
  const waiting = Array.from({ length: games }, (_, game) => ({ name, game, nodes }));
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

const percent = (share) => `${(share * 100).toFixed(1)} %`;

function sharesOf({ ends: words }, ends, shareOf) {
  const row = (name, end) => {
    const { share, low, high } = shareOf(ends.filter((each) => each.end === end).length, ends.length);
    return `${name} ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`;
  };
  const lengths = ends.map((each) => each.length);
  return [
    ...Object.entries(words).map(([end, name]) => row(name, end)),
    `${percentile(lengths, 0.5)} turns or rounds median, ${percentile(lengths, 0.025)} to ${percentile(lengths, 0.975)} for 95 %`,
    rulesOf(ends),
  ].join('; ');
}

/** What took part in the games, the most successful first. */
function rowsOfShares(shares) {
  return Object.entries(shares).map(
    ([kind, each]) =>
      `  wins by ${kind}: ${each.map(({ id, share, games }) => `${id} ${percent(share)} of ${games}`).join(', ')}`,
  );
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

async function tableRow({ timeDecisions, TABLE_BUDGET_MS }, game) {
  const times = await timeDecisions(game, DECISIONS, TABLE_BUDGET_MS);
  const seconds = (share) => `${(percentile(times, share) / 1000).toFixed(2)} s`;
  return (
    `a decision of ${game} at the table, ${times.length} recorded ones: ${seconds(0.5)} median (goal: under 1 s), ` +
    `95 % under ${seconds(0.95)}`
  );
}

function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
