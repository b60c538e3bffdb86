/** The odds of a test: dice, rerolls and conversions against a difficulty (ITU-DICE-10). */
import { err, ok, type Refusal, type Result } from '../base';
import type { Exact } from './chance';
import { type Conversion, Converter, deltaConversions, tooManyConversions } from './conversions';
import {
  type Assumption,
  assumeBreakthrough,
  assumeDelta,
  type OddsReadings,
  readDelta,
  successesOnly,
} from './readings';
import { type Aim, rollPool } from './roll';
import { oncePerTally } from './tally-weights';
import {
  chanceThat,
  type CountChance,
  countChances,
  meanOf,
  type ResultChance,
  resultChances,
  sumOf,
  type Weighted,
} from './summary';
import {
  BLANK,
  type Die,
  type DieSymbol,
  type LyingDie,
  type PoolPart,
  showsSomewhere,
  type Tally,
} from './symbols';

/**
 * What the tester rerolls and converts for: `success`, the greatest chance to reach the difficulty; `expected`, the
 * most success results on average; `breakthrough`, the greatest chance to succeed with a breakthrough left to spend.
 */
export const TEST_GOALS = ['success', 'expected', 'breakthrough'] as const;
export type TestGoal = (typeof TEST_GOALS)[number];

export interface TestQuestion {
  readonly pool: readonly PoolPart[];
  /** Dice that lie there already and stay unless they are rolled again; left out: none. */
  readonly lying?: readonly LyingDie[];
  /** One entry for each effect that allows rerolls: up to so many dice, in whichever order serves best. */
  readonly rerolls: readonly number[];
  readonly conversions: readonly Conversion[];
  /** Up to so many dice of one kind may be swapped for another before the roll (Augmented, ITU-OKEY-03). */
  readonly swap: { readonly from: string; readonly to: Die; readonly upTo: number } | null;
  /** Null: nothing to reach, every roll succeeds. */
  readonly difficulty: number | null;
  readonly goal: TestGoal;
}

export interface TestOdds {
  readonly dice: number;
  readonly goal: TestGoal;
  /** Dice swapped before the roll: as many as serve the goal best, the fewest of equals. */
  readonly swapped: number;
  /** The chance that the success results reach the difficulty; null without one. */
  readonly success: Exact | null;
  /** The chance to succeed with 1 breakthrough or more: its effects are kickers (ITU-DICE-08). */
  readonly breakthrough: Exact;
  readonly expected: {
    /** Success results for the outcome, conversions used. */
    readonly successes: Exact;
    /** What an effect "per success result" of a successful test yields (ITU-DICE-12); a failure yields none. */
    readonly perSuccess: Exact;
    /** Of the dice as they lie, before conversions. */
    readonly breakthrough: Exact;
    readonly analysis: Exact;
  };
  readonly successes: readonly CountChance[];
  /** What the dice show once rerolls are used, before conversions. */
  readonly results: readonly ResultChance[];
  readonly assumptions: readonly Assumption[];
}

/** A roll of the dice and the best that conversions make of it. */
interface Tested {
  readonly shows: Tally;
  readonly made: Tally;
}

/**
 * The exact odds of a test whose tester plays for the goal. Success results are successes, breakthroughs (ITU-DICE-12)
 * and open deltas; reaching the difficulty is enough. `out-of-range`: the pool is too large to be counted.
 */
export function testOdds(question: TestQuestion, readings: OddsReadings): Result<TestOdds, Refusal> {
  const conversions = conversionsOf(question, readings);
  const converter = new Converter(conversions);
  const madeOf = oncePerTally((shows) => bestMade(question, converter.made(shows)));
  const aim: Aim = {
    view: aimView(question, conversions),
    worth: (shows) => worthOf(question, madeOf(shows)),
  };
  let best: Tried | null = null;
  let outcomes = 0;
  for (let swapped = 0; swapped <= mostSwapped(question); swapped += 1) {
    const tried = tryTest({ question, readings, aim, madeOf }, swapped);
    if (!tried.ok) return tried;
    outcomes += tried.value.all.length;
    if (outcomes > MOST_OUTCOMES) return err(tooManySwaps(diceOf(question)));
    if (converter.gaveUp) return err(tooManyConversions(diceOf(question)));
    if (best === null || tried.value.worth * best.total > best.worth * tried.value.total) best = tried.value;
  }
  if (best === null) throw new Error('A test was never tried.');
  return ok(summarise(question, readings, best));
}

interface Tried {
  readonly swapped: number;
  readonly all: readonly Weighted<Tested>[];
  readonly total: bigint;
  /** The mean worth times `total`. */
  readonly worth: bigint;
}

/** So many outcomes, of all the ways to swap dice together, are weighed in about two seconds. */
const MOST_OUTCOMES = 400_000;

function tooManySwaps(dice: number): Refusal {
  const message = `A pool of ${dice} dice with so many to swap is too large to be counted exactly.`;
  return { code: 'out-of-range', message, at: '/augmented' };
}

function diceOf({ pool, lying = [] }: TestQuestion): number {
  return pool.reduce((sum, { count }) => sum + count, lying.length);
}

function mostSwapped({ pool, swap }: TestQuestion): number {
  if (swap === null) return 0;
  const there = pool.reduce((sum, { die, count }) => sum + (die.id === swap.from ? count : 0), 0);
  return Math.min(swap.upTo, there);
}

interface Trial {
  readonly question: TestQuestion;
  readonly readings: OddsReadings;
  readonly aim: Aim;
  readonly madeOf: (shows: Tally) => Tally;
}

function tryTest({ question, readings, aim, madeOf }: Trial, swapped: number): Result<Tried, Refusal> {
  const view = (shows: Tally) => readDelta(shows, readings.delta);
  const rolled = rollPool(swappedPool(question, swapped), question.rerolls, view, aim, question.lying);
  if (!rolled.ok) return rolled;
  const { total, outcomes } = rolled.value;
  const all = outcomes.map(({ shows, ways }) => ({
    outcome: { shows, made: madeOf(shows) },
    ways,
  }));
  return ok({ swapped, all, total, worth: sumOf(all, ({ made }) => worthOf(question, made)) });
}

function swappedPool({ pool, swap }: TestQuestion, swapped: number): readonly PoolPart[] {
  if (swap === null || swapped === 0) return pool;
  let left = swapped;
  const kept = pool.map(({ die, count }) => {
    const taken = die.id === swap.from ? Math.min(count, left) : 0;
    left -= taken;
    return { die, count: count - taken };
  });
  return [...kept, { die: swap.to, count: swapped }];
}

function conversionsOf({ conversions }: TestQuestion, { delta }: OddsReadings): readonly Conversion[] {
  // An open delta is a success already; it is taken as an analysis result only where one can be spent.
  const needsAnalysis = conversions.some(({ spend }) => (spend.analysis ?? 0) > 0);
  return needsAnalysis ? [...deltaConversions(delta), ...conversions] : conversions;
}

/** What bears on the goal: successes, and what conversions spend or the goal asks for. */
function aimView({ goal }: TestQuestion, conversions: readonly Conversion[]): (shows: Tally) => Tally {
  const spent = (symbol: DieSymbol) => conversions.some(({ spend }) => (spend[symbol] ?? 0) > 0);
  const breakthroughs = goal === 'breakthrough' || spent('breakthrough');
  return (shows) => {
    const delta = spent('delta') ? shows.delta : 0;
    const breakthrough = breakthroughs ? shows.breakthrough : 0;
    const success = successesOf(shows) - delta - breakthrough;
    return { ...BLANK, success, breakthrough, delta, analysis: spent('analysis') ? shows.analysis : 0 };
  };
}

function successesOf(shows: Tally): number {
  return successesOnly(shows).success;
}

function succeeds({ difficulty }: TestQuestion, shows: Tally): boolean {
  return difficulty === null || successesOf(shows) >= difficulty;
}

function worthOf(question: TestQuestion, made: Tally): number {
  switch (question.goal) {
    case 'success':
      return succeeds(question, made) ? 1 : 0;
    case 'expected':
      return successesOf(made);
    case 'breakthrough':
      return succeeds(question, made) && made.breakthrough > 0 ? 1 : 0;
  }
}

/** Of the tallies that conversions can make the one worth most, then with most successes, then the first. */
function bestMade(question: TestQuestion, made: readonly Tally[]): Tally {
  return made.reduce((best, one) => {
    const gain = worthOf(question, one) - worthOf(question, best);
    return gain > 0 || (gain === 0 && successesOf(one) > successesOf(best)) ? one : best;
  });
}

function summarise(question: TestQuestion, readings: OddsReadings, { swapped, all, total }: Tried): TestOdds {
  const perSuccess = ({ made }: Tested): number => {
    if (!succeeds(question, made)) return 0;
    return successesOf(made) - (readings.breakthroughPerSuccess ? 0 : made.breakthrough);
  };
  return {
    dice: diceOf(question),
    goal: question.goal,
    swapped,
    success:
      question.difficulty === null ? null : chanceThat(all, total, ({ made }) => succeeds(question, made)),
    breakthrough: chanceThat(all, total, ({ made }) => succeeds(question, made) && made.breakthrough > 0),
    expected: {
      successes: meanOf(all, total, ({ made }) => successesOf(made)),
      perSuccess: meanOf(all, total, perSuccess),
      breakthrough: meanOf(all, total, ({ shows }) => shows.breakthrough),
      analysis: meanOf(all, total, ({ shows }) => shows.analysis),
    },
    successes: countChances(all, total, ({ made }) => successesOf(made)),
    results: resultChances(
      all.map(({ outcome, ways }) => ({ outcome: outcome.shows, ways })),
      total,
    ),
    assumptions: testAssumptions(question, readings),
  };
}

function testAssumptions({ pool, swap }: TestQuestion, readings: OddsReadings): readonly Assumption[] {
  const dice = [...pool, ...(swap === null ? [] : [{ die: swap.to, count: swap.upTo }])];
  return [
    ...(showsSomewhere(dice, 'delta') ? [assumeDelta(readings)] : []),
    ...(showsSomewhere(dice, 'breakthrough') ? [assumeBreakthrough(readings)] : []),
  ];
}
