/** Weighted tallies: how many of all equally likely ways lead to each, as whole numbers. */
import { power } from './chance';
import { SYMBOLS, type Tally } from './symbols';

/** A tally as one number, such that keys of tallies add as the tallies do. */
export interface TallyCode {
  readonly encode: (tally: Tally) => number;
  readonly decode: (key: number) => Tally;
}
/** Ways by key. */
export type Weights = Map<number, bigint>;

/** Faces that show the same, as one: how many of them, and the key they add. */
export interface WeightedFace {
  readonly ways: number;
  readonly key: number;
}

/** A code for tallies in which no symbol shows more than `most` times. */
export function makeTallyCode(most: number): TallyCode {
  const radix = most + 1;
  return {
    encode: (tally) => SYMBOLS.reduceRight((key, symbol) => key * radix + tally[symbol], 0),
    decode: (key) => {
      const digit = (place: number) => Math.floor(key / radix ** place) % radix;
      return { success: digit(0), breakthrough: digit(1), analysis: digit(2), delta: digit(3) };
    },
  };
}

export function addWays(weights: Weights, key: number, ways: bigint): void {
  weights.set(key, (weights.get(key) ?? 0n) + ways);
}

/** One more die rolled on top of every tally; the total grows by the die's number of faces. */
export function rollOne(weights: Weights, faces: readonly WeightedFace[]): Weights {
  const rolled: Weights = new Map();
  for (const [key, ways] of weights) {
    for (const face of faces)
      addWays(rolled, key + face.key, face.ways === 1 ? ways : ways * BigInt(face.ways));
  }
  return rolled;
}

/** The ways of `weights` times `factor`, added to `sum`. */
export function addScaled(sum: Weights, weights: Weights, factor: bigint): void {
  for (const [key, ways] of weights) addWays(sum, key, ways * factor);
}

/**
 * Rolls dice of one kind where tallies differ in how many are still in the hand: `byRest[r]` are those with `r` to
 * roll. The sum of all has the common denominator of rolling the most, so a tally with fewer is scaled up.
 */
export function rollRest(
  byRest: readonly Weights[],
  faces: readonly WeightedFace[],
  faceCount: number,
): Weights {
  const most = byRest.length - 1;
  let rolled: Weights = byRest[most] ?? new Map<number, bigint>();
  for (let rest = most - 1; rest >= 0; rest -= 1) {
    rolled = rollOne(rolled, faces);
    addScaled(rolled, byRest[rest] ?? new Map<number, bigint>(), power(faceCount, most - rest));
  }
  return rolled;
}

/** Four digits of this size still fit a number exactly. */
const MOST_SHOWN = 4095;

/** The same answers, each worked out once: rolls of many dice show the same few tallies over and over. */
export function oncePerTally<Answer>(answer: (tally: Tally) => Answer): (tally: Tally) => Answer {
  const { encode } = makeTallyCode(MOST_SHOWN);
  const known = new Map<number, Answer>();
  return (tally) => {
    const key = encode(tally);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = answer(tally);
    known.set(key, made);
    return made;
  };
}
