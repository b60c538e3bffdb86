// `npm run bench`: what the program costs, as figures and, where a peer exists, as ratios of the same run.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, ROOT } from './build.mjs';
import { frames, openLibrary, withBrowser } from './browser-session.mjs';

const SHIPS = 60;
const STEPS = 240;
const STARTS = 5;
/** Verdicts pinned from the dragged ship to others. */
const PINS = 3;
/** Games of each game played at random. */
const BALANCE_GAMES = 1000;
/** Games of each game replayed to the same hashes. */
const REPLAYED_GAMES = 2000;
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

/** A bench written beside the tests. */
async function benchModule(name) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`./tests/bench/${name}.ts`, {
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
  });
  return module;
}

async function distanceRow() {
  const module = await benchModule('distance');
  const { ratio, ourNanoseconds, peerNanoseconds, greatestDifferenceIn } = await module.benchDistance();
  return (
    `${ratio.toFixed(1)} times as fast as @flatten-js/core (${ourNanoseconds.toFixed(0)} against ` +
    `${peerNanoseconds.toFixed(0)} ns), answers differ by at most ${greatestDifferenceIn.toExponential(1)} in`
  );
}

async function reachRow() {
  const module = await benchModule('reach');
  const { reachMilliseconds, threatMilliseconds, corners } = await module.benchReach();
  return (
    `${reachMilliseconds.toFixed(1)} ms median (goal: under 8), ${corners.toFixed(0)} corners; its threat ` +
    `${threatMilliseconds.toFixed(1)} ms`
  );
}

async function matrixRows() {
  const module = await benchModule('matrix');
  const { fleet, ships, presentThreatMilliseconds, forwardThreatMilliseconds, matrixMilliseconds } =
    await module.benchMatrix();
  return [
    [
      `threat of a fleet of ${fleet}`,
      `${presentThreatMilliseconds.toFixed(1)} ms median where they stand, ` +
        `${forwardThreatMilliseconds.toFixed(1)} ms after a forward impulse of each (goal: under 100, in a worker)`,
    ],
    [`who can reach whom, ${ships} ships`, `${matrixMilliseconds.toFixed(1)} ms median (goal: about 10)`],
  ];
}

async function oddsRows() {
  const module = await benchModule('odds');
  const ms = await module.benchOdds();
  const ratio = ms.enumerationMilliseconds / ms.eightDiceMilliseconds;
  const challenge = await (await benchModule('challenge-odds')).benchChallengeOdds();
  const force = await (await benchModule('force-odds')).benchForceOdds();
  return [
    [
      'odds of eight dice',
      `${ratio.toFixed(0)} times as fast as trying every roll (${ms.eightDiceMilliseconds.toFixed(2)} against ` +
        `${ms.enumerationMilliseconds.toFixed(1)} ms), the same fraction`,
    ],
    [
      'odds with rerolls played as well as can be',
      `ten dice ${ms.tenDiceMilliseconds.toFixed(1)} ms median (goal: under 16), twelve ` +
        `${ms.testMilliseconds.toFixed(1)} ms, all twelve rerolled ${ms.allRerolledMilliseconds.toFixed(1)} ms, an ` +
        `attack with twelve ${ms.attackMilliseconds.toFixed(1)} ms (more than ten: in a worker)`,
    ],
    [
      'odds of a challenge under a hand of six',
      `${challenge.milliseconds.toFixed(1)} ms median (goal: under 16), nine cards facedown, ${challenge.unseen} unseen`,
    ],
    [
      'odds of a ship battle and of a captain duel',
      `${force.battleMilliseconds.toFixed(3)} and ${force.duelMilliseconds.toFixed(3)} ms median (goal: under 1), with Gunnery, ` +
        `Nebula and Disablers ${force.hardBattleMilliseconds.toFixed(1)} ms, all ships and weapons against each other ` +
        `${force.matricesMilliseconds.toFixed(0)} ms`,
    ],
  ];
}

/** Random play of each game's stand-ins. */
async function balanceRows() {
  return [...(await blackAlertBalanceRows()), ...(await novaCryBalanceRows())];
}

async function novaCryBalanceRows() {
  const module = await benchModule('nova-cry-balance');
  const { games, shares, rounds, inTime, unfinished } = module.novaCryBalance(BALANCE_GAMES);
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const told = ({ id, share, games: taken }) => `${id} ${percent(share)} of ${taken}`;
  return [
    [
      `Nova Cry at random play, ${games} games of four`,
      `${percent(inTime)} end in ${module.FEWEST_ROUNDS} to ${module.MOST_ROUNDS} rounds (goal: 95 %), ${rounds.median} ` +
        `median, ${rounds.low} to ${rounds.high} for nine of ten; ${unfinished} without an end`,
    ],
    ...Object.entries(shares).map(([kind, each]) => [
      `  wins by ${kind} (goal: 10 to 35 %)`,
      each.map(told).join(', '),
    ]),
  ];
}

async function blackAlertBalanceRows() {
  const module = await benchModule('black-alert-balance');
  const { games, shares, byTable, turns, actionsPerSecond } = module.shippedBalance(BALANCE_GAMES);
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const wins = (each) =>
    `Starfleet ${percent(each.starfleet)}, Terrans ${percent(each.terran)}, both lose ${percent(each['both-lose'])}`;
  return [
    [
      `Black Alert at random play, ${games} games`,
      `${wins(shares)} (goal: neither above 65 %, both lose below 10 %); ${turns.median} turns median, ` +
        `${turns.low} to ${turns.high} for eight of ten; ${Math.round(actionsPerSecond)} actions a second`,
    ],
    ...Object.entries(byTable).map(([table, each]) => [`  of them ${table}`, wins(each)]),
  ];
}

async function networkRow() {
  const module = await benchModule('network');
  const ms = await module.benchNetwork();
  return (
    `${ms.notchMilliseconds.toFixed(2)} ms median for all of them after a turn (goal: under 1), six ways to lay a tile ` +
    `${ms.sixMilliseconds.toFixed(2)} ms; which turn shortens one: ${ms.oneTurnMilliseconds.toFixed(1)} ms, which two ` +
    `${ms.twoTurnsMilliseconds.toFixed(0)} ms (in slices of 64 boards)`
  );
}

async function blackAlertRow() {
  const module = await benchModule('black-alert');
  const { actionsPerSecond, matches } = module.benchBlackAlert();
  // The peer's own checks of development are left out.
  process.env.NODE_ENV = 'production';
  const peer = module.benchPeer();
  const ratio = actionsPerSecond / peer.actionsPerSecond;
  return `${actionsPerSecond.toFixed(0)} actions a second over ${matches} matches (goal: 30,000), ${ratio.toFixed(1)} times boardgame.io's client with the same rules (goal: 5)`;
}

async function novaCryRow() {
  const { benchNovaCry } = await benchModule('nova-cry');
  const { actionsPerSecond, matches } = benchNovaCry();
  return `${actionsPerSecond.toFixed(0)} actions a second over ${matches} matches of two to six`;
}

async function intoTheUnknownRow() {
  const { benchIntoTheUnknown } = await benchModule('into-the-unknown');
  const { actionsPerSecond, matches } = benchIntoTheUnknown();
  return `${actionsPerSecond.toFixed(0)} actions a second over ${matches} missions (goal: 1,000)`;
}

async function replaysRow(game) {
  const { replayGames } = await benchModule('replays');
  const { games, records } = replayGames(game, REPLAYED_GAMES);
  return `${games} matches of ${records} records in all, every state met again`;
}

/** From the first byte asked of the host to the first frame in which the table's canvas is drawn. */
async function startRow() {
  const times = [];
  for (let run = 0; run < STARTS; run++) times.push(await withBrowser(timeStart));
  return `${median(times).toFixed(0)} ms median of ${STARTS}`;
}

async function timeStart({ browser, link }) {
  const page = await openLibrary(browser, link, { width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Helix crossing' }).first().click();
  await page.getByRole('application').and(page.locator('[data-renderer="webgl"]')).waitFor();
  await frames(page, 3);
  const begin = performance.now();
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('application').and(page.locator('[data-renderer="webgl"]')).waitFor();
  await frames(page, 1);
  return performance.now() - begin;
}

async function dragRow(pins) {
  return withBrowser(async ({ browser, link }) => {
    const page = await openLibrary(browser, link, { width: 1280, height: 720 });
    await importPlan(page, crowdedPlan(pins));
    await page.getByRole('application').and(page.locator('[data-renderer="webgl"]')).waitFor();
    const list = page.getByRole('navigation', { name: 'Pieces on the table' });
    await list.locator('[data-piece="s0"]').dispatchEvent('click');
    await page.getByRole('application').focus();
    const at = await windowPoint(page, 18, 18);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    const costs = await costsOfMoves(page, at);
    await page.mouse.up();
    return `${median(costs).toFixed(2)} ms median of ${costs.length} (goal: under 6), 95 % under ${percentile(costs, 0.95).toFixed(2)} ms`;
  });
}

/** Script time by Chromium's own account, move by move, one frame each. */
async function costsOfMoves(page, from) {
  const client = await page.context().newCDPSession(page);
  // Thread time: what the page itself computes, whatever else the machine is doing.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const script = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  const costs = [];
  let before = await script();
  for (let step = 1; step <= STEPS; step++) {
    const angle = step / 12;
    await page.mouse.move(from.x + 90 * Math.sin(angle), from.y + 60 * Math.sin(angle * 1.7));
    await frames(page, 1);
    const after = await script();
    if (step > STEPS / 6) costs.push(after - before); // the first moves warm the compiler up
    before = after;
  }
  return costs;
}

async function importPlan(page, plan) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(JSON.stringify(plan));
  await (await chooser).setFiles({ name: 'bench.plotroom', mimeType: 'application/json', buffer });
}

/** One Defiant in the middle and the other ships on a wide grid around it. */
function crowdedPlan(pins) {
  const classes = ['constellation', 'jemhadar-fighter', 'miranda', 'brel', 'vorcha'];
  const others = Array.from({ length: SHIPS - 1 }, (_, index) => ({
    id: `s${index + 1}`,
    class: classes[index % classes.length],
    owner: index % 2 === 0 ? 'orange' : 'blue',
    pose: {
      x: 2 + (index % 10) * 3.5,
      y: index < 30 ? 2 + Math.floor(index / 10) * 4.6 : 23.5 + Math.floor((index - 30) / 10) * 4.6,
      headingDeg: (index * 37) % 360,
    },
    number: (index % 20) + 1,
  }));
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'into-the-unknown',
    title: 'Sixty ships',
    sector: { layout: 'helix' },
    units: [
      {
        id: 's0',
        class: 'defiant',
        owner: 'blue',
        alert: 'yellow 1',
        pose: { x: 18, y: 18, headingDeg: 30 },
      },
      ...others,
    ],
    features: [],
    annotations: Array.from({ length: pins }, (_, index) => ({
      id: `pin-${index + 1}`,
      type: 'pin',
      from: 's0',
      to: `s${20 + index}`,
    })),
  };
}

async function windowPoint(page, x, y) {
  const table = page.getByRole('application');
  const [originX, originY, scale] = (await table.getAttribute('data-camera')).split(' ').map(Number);
  const box = await table.boundingBox();
  return { x: box.x + (x - originX) * scale, y: box.y + (y - originY) * scale };
}

function median(values) {
  return percentile(values, 0.5);
}

function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
