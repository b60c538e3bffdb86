/** How long the odds of twelve dice take, rerolls played as well as can be: medians in milliseconds. */
import { Bench } from 'tinybench';
import { attackOdds, DEFAULT_ODDS_READINGS, testOdds } from '../../shared/odds';
import { EXPERTISE, INTUITION } from '../support/dice-by-hand';

export interface OddsBench {
  /** Six dice of each kind, three rerolls, against a difficulty of 7. */
  readonly testMilliseconds: number;
  /** The same dice, all of which may be rerolled. */
  readonly allRerolledMilliseconds: number;
  /** An attack with the same dice, Pulse 3 and Pierce 2. */
  readonly attackMilliseconds: number;
}

const POOL = [
  { die: INTUITION, count: 6 },
  { die: EXPERTISE, count: 6 },
];
const TEST = { pool: POOL, conversions: [], swap: null, difficulty: 7, goal: 'success' } as const;
const ATTACK = {
  pool: POOL,
  rerolls: [3],
  conversions: [],
  keywords: { pierce: 2, breach: 0, lethal: 0 },
  target: { evasion: 2, shields: 3, hull: null, health: null },
  goal: 'damage',
} as const;

export async function benchOdds(): Promise<OddsBench> {
  const bench = new Bench({ time: 600, warmupTime: 200 });
  const answers: boolean[] = [];
  bench.add('test', () => {
    answers.push(testOdds({ ...TEST, rerolls: [3] }, DEFAULT_ODDS_READINGS).ok);
  });
  bench.add('all rerolled', () => {
    answers.push(testOdds({ ...TEST, rerolls: [12] }, DEFAULT_ODDS_READINGS).ok);
  });
  bench.add('attack', () => {
    answers.push(attackOdds(ATTACK, DEFAULT_ODDS_READINGS).ok);
  });
  await bench.run();
  if (answers.includes(false)) throw new Error('A pool of twelve dice was refused.');
  const [test, all, attack] = bench.tasks.map((task) => medianMilliseconds(task.result));
  return { testMilliseconds: test!, allRerolledMilliseconds: all!, attackMilliseconds: attack! };
}

function medianMilliseconds(result: unknown): number {
  // tinybench types its result by state; after run() every task is complete and carries its latency in milliseconds
  return (result as { latency: { p50: number } }).latency.p50;
}
