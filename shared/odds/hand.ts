/**
 * A pool as the mathematics sees it: the dice of each kind together, their faces gathered into classes. The state of
 * the whole table is one number, made of the states of its kinds.
 */
import { countFullMultisets, countMultisets, makeMultisets, type Multisets } from './multisets';
import { type PoolPart, SYMBOLS, type Tally, tallyOf } from './symbols';

/** Faces of one die that count as the same. */
export interface FaceClass {
  readonly shows: Tally;
  /** How many faces of the die are of this class. */
  readonly ways: number;
}
export interface Kind {
  readonly dice: number;
  readonly faceCount: number;
  readonly classes: readonly FaceClass[];
}
/** The kinds of a pool with their states. */
export interface Hand {
  readonly kinds: readonly Kind[];
  readonly sets: readonly Multisets[];
  /** What one step in the states of a kind adds to the number of the whole table's state. */
  readonly strides: readonly number[];
  readonly stateCount: number;
}

/**
 * The kinds of a pool, without dice that nobody rolls. `view` says what of a face matters; faces that show the same
 * through it are one class. The classes stand from the least to the most worth keeping: fewest symbols first.
 */
export function kindsOf(pool: readonly PoolPart[], view: (shows: Tally) => Tally): readonly Kind[] {
  const dice = new Map<string, PoolPart>();
  for (const part of pool) {
    const known = dice.get(part.die.id);
    dice.set(part.die.id, { die: part.die, count: part.count + (known?.count ?? 0) });
  }
  return [...dice.values()]
    .filter(({ count }) => count > 0)
    .map(({ die, count }) => ({
      dice: count,
      faceCount: die.faces.length,
      classes: classesOf(die.faces.map((face) => view(tallyOf(face)))),
    }));
}

function classesOf(faces: readonly Tally[]): readonly FaceClass[] {
  const classes = new Map<string, FaceClass>();
  for (const shows of faces) {
    const name = nameOf(shows);
    classes.set(name, { shows, ways: (classes.get(name)?.ways ?? 0) + 1 });
  }
  return [...classes.values()].sort((one, other) => rankOf(one.shows) - rankOf(other.shows));
}

/** Faces with the same name show the same. */
export function nameOf(shows: Tally): string {
  return SYMBOLS.map((symbol) => shows[symbol]).join(' ');
}

function rankOf({ success, breakthrough, analysis, delta }: Tally): number {
  // A breakthrough is a success that may kick an effect off besides.
  return success + breakthrough * 1.5 + analysis * 0.5 + delta * 0.5;
}

export function makeHand(kinds: readonly Kind[]): Hand {
  const sets = kinds.map(({ dice, classes }) => makeMultisets(dice, classes.length));
  const strides: number[] = [];
  let stateCount = 1;
  for (const set of sets.toReversed()) {
    strides.unshift(stateCount);
    stateCount *= set.counts.length;
  }
  return { kinds, sets, strides, stateCount };
}

/** The number of states of a hand, without listing them; `full`: only those with all dice rolled. */
export function countStates(kinds: readonly Kind[], full: boolean): number {
  const count = full ? countFullMultisets : countMultisets;
  return kinds.reduce((product, { dice, classes }) => product * count(dice, classes.length), 1);
}

/** `full`: the states with all dice rolled; `rising`: each after the states it can become; `falling`: each before. */
export type StateOrder = 'full' | 'rising' | 'falling';

/** Visits states in order. `parts` are the states of the kinds: one list, changed between visits. */
export function forEachState(
  hand: Hand,
  order: StateOrder,
  visit: (state: number, parts: readonly number[]) => void,
): void {
  const parts = hand.sets.map(() => 0);
  const walk = (kind: number, state: number): void => {
    const set = hand.sets[kind];
    if (set === undefined) {
      visit(state, parts);
      return;
    }
    const end = order === 'full' ? set.fullCount : set.counts.length;
    for (let step = 0; step < end; step += 1) {
      const part = order === 'falling' ? end - 1 - step : step;
      parts[kind] = part;
      walk(kind + 1, state + part * (hand.strides[kind] ?? 0));
    }
  };
  walk(0, 0);
}

/** What rolling one die can make of a state; empty when all dice are rolled. Kinds are rolled in their order. */
export function nextStates(
  hand: Hand,
  state: number,
  parts: readonly number[],
): readonly { readonly state: number; readonly ways: number }[] {
  for (const [kind, set] of hand.sets.entries()) {
    const part = parts[kind] ?? 0;
    if (part < set.fullCount) continue;
    const stride = hand.strides[kind] ?? 0;
    return (set.plus[part] ?? []).map((next, index) => ({
      state: state + (next - part) * stride,
      ways: hand.kinds[kind]?.classes[index]?.ways ?? 0,
    }));
  }
  return [];
}

/** What all dice of a state show. */
export function shownBy(hand: Hand, parts: readonly number[]): Tally {
  const sum = { success: 0, breakthrough: 0, analysis: 0, delta: 0 };
  for (const [kind, { classes }] of hand.kinds.entries()) {
    const counts = hand.sets[kind]?.counts[parts[kind] ?? 0] ?? [];
    for (const [index, { shows }] of classes.entries()) {
      for (const symbol of SYMBOLS) sum[symbol] += shows[symbol] * (counts[index] ?? 0);
    }
  }
  return sum;
}
