/** From ways to the figures that answers carry: chances, means, distributions of one number. */
import { type Exact, exactly } from './chance';
import { type DieSymbol, SYMBOLS, type Tally } from './symbols';

/** One way that things may go, with its ways. */
export interface Weighted<Outcome> {
  readonly outcome: Outcome;
  readonly ways: bigint;
}
/** A distribution over whole numbers, from the least that can be to the greatest. */
export interface CountChance {
  readonly count: number;
  readonly chance: Exact;
  /** The chance of this or more. */
  readonly atLeast: Exact;
}
/** What dice show, nothings left out, and how likely. */
export interface ResultChance {
  readonly shows: Partial<Readonly<Record<DieSymbol, number>>>;
  readonly chance: Exact;
}

/** The chance that `holds` is true. */
export function chanceThat<Outcome>(
  all: readonly Weighted<Outcome>[],
  total: bigint,
  isTrue: (outcome: Outcome) => boolean,
): Exact {
  return exactly(
    sumOf(all, (outcome) => (isTrue(outcome) ? 1 : 0)),
    total,
  );
}

/** The mean of a whole number. */
export function meanOf<Outcome>(
  all: readonly Weighted<Outcome>[],
  total: bigint,
  countOf: (outcome: Outcome) => number,
): Exact {
  return exactly(sumOf(all, countOf), total);
}

/** The sum of a whole number over all ways: its mean times `total`. */
export function sumOf<Outcome>(
  all: readonly Weighted<Outcome>[],
  countOf: (outcome: Outcome) => number,
): bigint {
  let sum = 0n;
  for (const { outcome, ways } of all) sum += ways * BigInt(countOf(outcome));
  return sum;
}

/** How likely each value of a whole number is; values in between that cannot be are listed with chance 0. */
export function countChances<Outcome>(
  all: readonly Weighted<Outcome>[],
  total: bigint,
  countOf: (outcome: Outcome) => number,
): readonly CountChance[] {
  const waysOf = new Map<number, bigint>();
  for (const { outcome, ways } of all) {
    const count = countOf(outcome);
    waysOf.set(count, (waysOf.get(count) ?? 0n) + ways);
  }
  const [least, greatest] = [Math.min(...waysOf.keys()), Math.max(...waysOf.keys())];
  const chances: CountChance[] = [];
  let above = 0n;
  for (let count = greatest; count >= least; count -= 1) {
    const ways = waysOf.get(count) ?? 0n;
    above += ways;
    chances.unshift({ count, chance: exactly(ways, total), atLeast: exactly(above, total) });
  }
  return chances;
}

/** Every tally with its chance: fewest successes first, then fewest breakthroughs, analysis results, deltas. */
export function resultChances(all: readonly Weighted<Tally>[], total: bigint): readonly ResultChance[] {
  return [...all]
    .sort((one, other) => compareTallies(one.outcome, other.outcome))
    .map(({ outcome, ways }) => ({ shows: shownOnly(outcome), chance: exactly(ways, total) }));
}

function compareTallies(one: Tally, other: Tally): number {
  const symbol = SYMBOLS.find((each) => one[each] !== other[each]);
  return symbol === undefined ? 0 : one[symbol] - other[symbol];
}

function shownOnly(tally: Tally): ResultChance['shows'] {
  return Object.fromEntries(
    SYMBOLS.filter((symbol) => tally[symbol] > 0).map((symbol) => [symbol, tally[symbol]]),
  );
}
