/**
 * The best use of rerolls, by dynamic programming from the last reroll back to the first roll, in whichever order. Values are whole numbers
 * over a common denominator, so that no two choices are ever confused by rounding; doubles only sort out the choices
 * that cannot be the best. (Trying every policy costs the same answers an exponential of time; the tests do it.)
 */
import { ratio } from './chance';
import { forEachState, type Hand, keysOfStates, kindToRoll, mostShown } from './hand';
import { type PickUp, pickUps } from './multisets';
import type { RerollOrder } from './reroll-order';
import type { Tally } from './symbols';
import { makeTallyCode } from './tally-weights';

/** What is done in every state with all dice rolled, by its number, while the same re-rolls are left. */
export interface RerollChoice {
  /** Which re-roll is used, by its place among those that may come next. */
  readonly next: Uint8Array;
  /** Which dice stay on the table: the state kept. */
  readonly kept: Int32Array;
}

/** Choices whose values as doubles differ by more than this part are in that order for certain. */
const DOUBT = 1e-9;

/**
 * For whatever is left of the re-rolls, and every state of `hand` with all dice rolled, which re-roll to use and which dice
 * to keep so that the mean of `worth` over the last roll is the greatest. Of equals the choice that picks up the fewest
 * dice is taken, then the greater re-roll. `worth`: whole and never negative.
 */
export function rerollPolicy(
  hand: Hand,
  order: RerollOrder,
  worth: (shows: Tally) => number,
): readonly (RerollChoice | undefined)[] {
  const choices: (RerollChoice | undefined)[] = [undefined];
  const rolling = [valuesOfRolling(hand, worths(hand, worth))];
  for (let left = 1; left <= order.all; left += 1) {
    const steps = order.next(left).map((next) => bestKept(hand, next.size, rolling[next.left] ?? []));
    const { values, choice } = bestStep(hand, steps);
    choices.push(choice);
    // After the first roll nothing has to be weighed any more.
    rolling.push(left === order.all ? [] : valuesOfRolling(hand, values));
  }
  return choices;
}

/** What one re-roll would do in every full state: its values of all re-rolls have the same denominator. */
interface Step {
  readonly kept: Int32Array;
  readonly picked: Uint8Array;
  readonly values: readonly bigint[];
}

/** Of the re-rolls that may come next the best in each state. */
function bestStep(hand: Hand, steps: readonly Step[]): { choice: RerollChoice; values: readonly bigint[] } {
  const [first, ...others] = steps;
  if (first === undefined) throw new Error('There is no re-roll left.');
  const next = new Uint8Array(hand.stateCount);
  const best = { kept: first.kept, picked: first.picked, values: [...first.values] };
  for (const [index, step] of others.entries()) {
    forEachState(hand, 'full', (state) => {
      const [value, than] = [step.values[state] ?? 0n, best.values[state] ?? 0n];
      const picked = step.picked[state] ?? 0;
      if (!beats(value, picked, than, best.picked[state] ?? 0)) return;
      next[state] = index + 1;
      best.kept[state] = step.kept[state] ?? state;
      best.picked[state] = picked;
      best.values[state] = value;
    });
  }
  return { choice: { next, kept: best.kept }, values: best.values };
}

/** The worth of every state with all dice rolled; many of them show the same. */
function worths(hand: Hand, worth: (shows: Tally) => number): bigint[] {
  const code = makeTallyCode(mostShown(hand.kinds));
  const keys = keysOfStates(hand, code);
  const known = new Map<number, bigint>();
  const values: bigint[] = [];
  forEachState(hand, 'full', (state, parts) => {
    let key = 0;
    for (let kind = 0; kind < keys.length; kind += 1) key += keys[kind]?.[parts[kind] ?? 0] ?? 0;
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = BigInt(worth(code.decode(key)))));
    values[state] = value;
  });
  return values;
}

/** The value of every state before its missing dice are rolled, times the ways to roll them. */
function valuesOfRolling(hand: Hand, values: readonly bigint[]): bigint[] {
  const rolling = [...values];
  forEachState(hand, 'rising', (state, parts) => {
    const kind = kindToRoll(hand, parts);
    if (kind < 0) return;
    const [part, stride, ways] = [parts[kind] ?? 0, hand.strides[kind] ?? 0, hand.kinds[kind]?.ways ?? []];
    let sum = 0n;
    for (const [index, plus] of (hand.sets[kind]?.plus[part] ?? []).entries()) {
      sum += (rolling[state + (plus - part) * stride] ?? 0n) * (ways[index] ?? 0n);
    }
    rolling[state] = sum;
  });
  return rolling;
}

/** For every full state the best state to keep, and its value over the denominator of picking up the most. */
function bestKept(hand: Hand, most: number, rolling: readonly bigint[]): Step {
  const scales = makeScales(hand, most, rolling);
  const options = hand.sets.map((set) => pickUps(set, Math.min(most, set.dice)));
  const kept = new Int32Array(hand.stateCount);
  const picks = new Uint8Array(hand.stateCount);
  const values: bigint[] = [];
  forEachState(hand, 'full', (state, parts) => {
    let [best, bestValue, bestPicked] = [state, scales.approximate[state] ?? 0, 0];
    // Nothing beats a roll that is worth the most already.
    if ((rolling[state] ?? 0n) < scales.greatest) {
      forEachPickUp(hand, options, parts, most, (left, picked) => {
        const value = scales.approximate[left] ?? 0;
        if (value < bestValue * (1 - DOUBT) || value === 0) return;
        const isBetter =
          value > bestValue * (1 + DOUBT) ||
          beats(scales.exact(left), picked, scales.exact(best), bestPicked);
        if (isBetter) [best, bestValue, bestPicked] = [left, value, picked];
      });
    }
    kept[state] = best;
    picks[state] = bestPicked;
    values[state] = scales.exact(best);
  });
  return { kept, picked: picks, values };
}

function beats(value: bigint, picked: number, best: bigint, bestPicked: number): boolean {
  return value > best || (value === best && picked < bestPicked);
}

interface Scales {
  /** The mean worth of each state as a double. */
  readonly approximate: Float64Array;
  /** The greatest value of a state with all dice rolled. */
  readonly greatest: bigint;
  /** The value of a state over the denominator that all share. */
  readonly exact: (state: number) => bigint;
}

function makeScales(hand: Hand, most: number, rolling: readonly bigint[]): Scales {
  const approximate = new Float64Array(hand.stateCount);
  // Rolled `missing` dice, and those that could have been picked up and were not: the same denominator for all.
  const spare = hand.kinds.map(({ dice, rolls }, kind) =>
    (hand.sets[kind]?.rest ?? []).map((missing) => rolls[Math.max(0, Math.min(most, dice) - missing)] ?? 1n),
  );
  const ways = hand.kinds.map(({ rolls }, kind) =>
    (hand.sets[kind]?.rest ?? []).map((missing) => rolls[missing] ?? 1n),
  );
  let greatest = 0n;
  forEachState(hand, 'rising', (state, parts) => {
    const value = rolling[state] ?? 0n;
    approximate[state] = value === 0n ? 0 : ratio(value, productOf(ways, parts));
    if (value > greatest && kindToRoll(hand, parts) < 0) greatest = value;
  });
  const exact = (state: number): bigint => {
    const parts = hand.sets.map(
      (set, kind) => Math.floor(state / (hand.strides[kind] ?? 1)) % set.counts.length,
    );
    return (rolling[state] ?? 0n) * productOf(spare, parts);
  };
  return { approximate, greatest, exact };
}

function productOf(factors: readonly (readonly bigint[])[], parts: readonly number[]): bigint {
  let product = 1n;
  for (let kind = 0; kind < factors.length; kind += 1) product *= factors[kind]?.[parts[kind] ?? 0] ?? 1n;
  return product;
}

/** Visits every state that picking up at most `most` dice can leave, keeping all first. */
function forEachPickUp(
  hand: Hand,
  options: readonly (readonly (readonly PickUp[])[])[],
  parts: readonly number[],
  most: number,
  visit: (kept: number, picked: number) => void,
): void {
  const walk = (kind: number, kept: number, picked: number): void => {
    const list = options[kind]?.[parts[kind] ?? 0];
    if (list === undefined) {
      visit(kept, picked);
      return;
    }
    const stride = hand.strides[kind] ?? 0;
    for (const option of list) {
      // The list begins with the fewest.
      if (picked + option.picked > most) break;
      walk(kind + 1, kept + option.kept * stride, picked + option.picked);
    }
  };
  walk(0, 0, 0);
}
