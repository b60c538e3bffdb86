/** How long the odds of ten and twelve dice take, rerolls played as well as can be, and of eight against trying every roll. */
import { Bench } from 'tinybench';
import { attackOdds, DEFAULT_ODDS_READINGS, type Face, testOdds } from '../../shared/odds';
import { EXPERTISE, fraction, INTUITION } from '../support/dice-by-hand';

export interface OddsBench {
  /** Five dice of each kind, three rerolls, against a difficulty of 6. */
  readonly tenDiceMilliseconds: number;
  /** Six dice of each kind, three rerolls, against a difficulty of 7. */
  readonly testMilliseconds: number;
  /** The same dice, all of which may be rerolled. */
  readonly allRerolledMilliseconds: number;
  /** An attack with the same dice, Pulse 3 and Pierce 2. */
  readonly attackMilliseconds: number;
  /** Four dice of each kind without rerolls, and the same answer by trying every roll. */
  readonly eightDiceMilliseconds: number;
  readonly enumerationMilliseconds: number;
}

const poolOf = (each: number) => [
  { die: INTUITION, count: each },
  { die: EXPERTISE, count: each },
];
const TEST = { conversions: [], swap: null, goal: 'success' } as const;
const ATTACK = {
  pool: poolOf(6),
  rerolls: [3],
  conversions: [],
  keywords: { pierce: 2, breach: 0, lethal: 0 },
  target: { evasion: 2, shields: 3, hull: null, health: null },
  goal: 'damage',
} as const;
const EIGHT = { ...TEST, pool: poolOf(4), rerolls: [], difficulty: 5 };

export async function benchOdds(): Promise<OddsBench> {
  expectSameAnswer();
  const bench = new Bench({ time: 600, warmupTime: 200 });
  const answers: boolean[] = [];
  const ask = (each: number, rerolls: readonly number[], difficulty: number) => () => {
    const question = { ...TEST, pool: poolOf(each), rerolls, difficulty };
    answers.push(testOdds(question, DEFAULT_ODDS_READINGS).ok);
  };
  bench.add('ten', ask(5, [3], 6));
  bench.add('twelve', ask(6, [3], 7));
  bench.add('all rerolled', ask(6, [12], 7));
  bench.add('attack', () => void answers.push(attackOdds(ATTACK, DEFAULT_ODDS_READINGS).ok));
  bench.add('eight', () => void answers.push(testOdds(EIGHT, DEFAULT_ODDS_READINGS).ok));
  bench.add('every roll', () => void answers.push(everyRollThatSucceeds() > 0));
  await bench.run();
  if (answers.includes(false)) throw new Error('A pool was refused.');
  const [ten, test, all, attack, eight, every] = bench.tasks.map((task) => medianMilliseconds(task.result));
  return {
    tenDiceMilliseconds: ten!,
    testMilliseconds: test!,
    allRerolledMilliseconds: all!,
    attackMilliseconds: attack!,
    eightDiceMilliseconds: eight!,
    enumerationMilliseconds: every!,
  };
}

/** A peer that gives another answer would make no comparison. */
function expectSameAnswer(): void {
  const odds = testOdds(EIGHT, DEFAULT_ODDS_READINGS);
  const rolls = BigInt(INTUITION.faces.length) ** 4n * BigInt(EXPERTISE.faces.length) ** 4n;
  const expected = fraction({ top: BigInt(everyRollThatSucceeds()), bottom: rolls });
  if (!odds.ok || odds.value.success?.exact !== expected) throw new Error(`Not ${expected}.`);
}

/** How many rolls of eight dice reach the difficulty: every roll is laid out and counted; the delta is no result. */
function everyRollThatSucceeds(): number {
  const dice = EIGHT.pool.flatMap(({ die, count }) =>
    Array.from({ length: count }, () => die.faces.map(successesOf)),
  );
  const countFrom = (die: number, successes: number): number => {
    const faces = dice[die];
    if (!faces) return successes >= EIGHT.difficulty ? 1 : 0;
    let rolls = 0;
    for (const more of faces) rolls += countFrom(die + 1, successes + more);
    return rolls;
  };
  return countFrom(0, 0);
}

function successesOf({ success = 0, breakthrough = 0 }: Face): number {
  return success + breakthrough;
}

function medianMilliseconds(result: unknown): number {
  // tinybench types its result by state; after run() every task is complete and carries its latency in milliseconds
  return (result as { latency: { p50: number } }).latency.p50;
}
