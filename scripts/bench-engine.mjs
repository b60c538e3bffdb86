// What measuring, odds and rules cost: rows of `npm run bench`, each from a bench written beside the tests.
import { ROOT } from './build.mjs';

/** Games of each game played at random. */
const BALANCE_GAMES = 1000;
/** Games of each game replayed to the same hashes. */
const REPLAYED_GAMES = 2000;

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

/** Against the peer of the same measure. */
export async function distanceRow() {
  const module = await benchModule('distance');
  const { ratio, ourNanoseconds, peerNanoseconds, greatestDifferenceIn } = await module.benchDistance();
  return (
    `${ratio.toFixed(1)} times as fast as @flatten-js/core (${ourNanoseconds.toFixed(0)} against ` +
    `${peerNanoseconds.toFixed(0)} ns), answers differ by at most ${greatestDifferenceIn.toExponential(1)} in`
  );
}

/** A forward reach with its threat. */
export async function reachRow() {
  const module = await benchModule('reach');
  const { reachMilliseconds, threatMilliseconds, corners } = await module.benchReach();
  return (
    `${reachMilliseconds.toFixed(1)} ms median (goal: under 8), ${corners.toFixed(0)} corners; its threat ` +
    `${threatMilliseconds.toFixed(1)} ms`
  );
}

/** The threat of a fleet, and who can reach whom. */
export async function matrixRows() {
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

/** Odds of dice, of a challenge, of ship battles and duels. */
export async function oddsRows() {
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
export async function balanceRows() {
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

/** Ways over the spore network, and turns that shorten them. */
export async function networkRow() {
  const module = await benchModule('network');
  const ms = await module.benchNetwork();
  return (
    `${ms.notchMilliseconds.toFixed(2)} ms median for all of them after a turn (goal: under 1), six ways to lay a tile ` +
    `${ms.sixMilliseconds.toFixed(2)} ms; which turn shortens one: ${ms.oneTurnMilliseconds.toFixed(1)} ms, which two ` +
    `${ms.twoTurnsMilliseconds.toFixed(0)} ms (in slices of 64 boards)`
  );
}

/** Actions a second, against a peer with the same rules. */
export async function blackAlertRow() {
  const module = await benchModule('black-alert');
  const { actionsPerSecond, matches } = module.benchBlackAlert();
  // The peer's own checks of development are left out.
  process.env.NODE_ENV = 'production';
  const peer = module.benchPeer();
  const ratio = actionsPerSecond / peer.actionsPerSecond;
  return `${actionsPerSecond.toFixed(0)} actions a second over ${matches} matches (goal: 30,000), ${ratio.toFixed(1)} times boardgame.io's client with the same rules (goal: 5)`;
}

/** Actions a second. */
export async function novaCryRow() {
  const { benchNovaCry } = await benchModule('nova-cry');
  const { actionsPerSecond, matches } = benchNovaCry();
  return `${actionsPerSecond.toFixed(0)} actions a second over ${matches} matches of two to six`;
}

/** Actions a second. */
export async function intoTheUnknownRow() {
  const { benchIntoTheUnknown } = await benchModule('into-the-unknown');
  const { actionsPerSecond, matches } = benchIntoTheUnknown();
  return `${actionsPerSecond.toFixed(0)} actions a second over ${matches} missions (goal: 1,000)`;
}

/** Matches of a game replayed, undone and redone to the same hashes. */
export async function replaysRow(game) {
  const { replayGames } = await benchModule('replays');
  const { games, records } = replayGames(game, REPLAYED_GAMES);
  return `${games} matches of ${records} records in all, every state met again`;
}
