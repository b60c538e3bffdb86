/**
 * A pool as the mathematics sees it: the dice of each kind together, their faces gathered into classes. The state of
 * the whole table is one number, made of the states of its kinds.
 */
import { power } from './chance';
import { countFullMultisets, countMultisets, makeMultisets, type Multisets } from './multisets';
import { type LyingDie, nameOf, type PoolPart, type Tally, tallyOf } from './symbols';
import type { TallyCode } from './tally-weights';

/** Faces of one die that count as the same. */
export interface FaceClass {
  readonly shows: Tally;
  /** How many faces of the die are of this class. */
  readonly ways: number;
}
export interface Kind {
  /** All of them: those that lie there and those that are still to be rolled. */
  readonly dice: number;
  /** Dice that lie there already, by class. */
  readonly lying: readonly number[];
  readonly faceCount: number;
  readonly classes: readonly FaceClass[];
  /** `ways` of each class, for exact sums. */
  readonly ways: readonly bigint[];
  /** The ways to roll none, one, ... all of the dice. */
  readonly rolls: readonly bigint[];
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
 * The kinds of a pool with the dice that lie there, without dice that are nowhere. `view` says what of a face matters;
 * faces that show the same through it are one class. The classes stand from the least to the most worth keeping: fewest
 * symbols first.
 */
export function kindsOf(
  pool: readonly PoolPart[],
  lying: readonly LyingDie[],
  view: (shows: Tally) => Tally,
): readonly Kind[] {
  const dice = new Map<string, PoolPart>();
  for (const { die, count } of [...pool, ...lying.map(({ die }) => ({ die, count: 0 }))]) {
    const known = dice.get(die.id);
    dice.set(die.id, { die, count: count + (known?.count ?? 0) });
  }
  return [...dice.values()].flatMap(({ die, count }) => {
    const faces = die.faces.map((face) => view(tallyOf(face)));
    const there = lying.filter((one) => one.die.id === die.id).map(({ shows }) => view(shows));
    return count + there.length > 0 ? [makeKind(count, faces, there)] : [];
  });
}

function makeKind(toRoll: number, faces: readonly Tally[], there: readonly Tally[]): Kind {
  const classes = classesOf(faces, there);
  const dice = toRoll + there.length;
  return {
    dice,
    lying: classes.map(({ shows }) => there.filter((one) => nameOf(one) === nameOf(shows)).length),
    faceCount: faces.length,
    classes,
    ways: classes.map(({ ways }) => BigInt(ways)),
    rolls: Array.from({ length: dice + 1 }, (_, count) => power(faces.length, count)),
  };
}

/** Dice that lie there may show what no face of theirs does: somebody has changed them. */
function classesOf(faces: readonly Tally[], there: readonly Tally[]): readonly FaceClass[] {
  const classes = new Map<string, FaceClass>(there.map((shows) => [nameOf(shows), { shows, ways: 0 }]));
  for (const shows of faces) {
    const name = nameOf(shows);
    classes.set(name, { shows, ways: (classes.get(name)?.ways ?? 0) + 1 });
  }
  return [...classes.values()].sort((one, other) => rankOf(one.shows) - rankOf(other.shows));
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

/** How many dice of a kind are rolled at first. */
export function toRoll({ dice, lying }: Kind): number {
  return lying.reduce((left, count) => left - count, dice);
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

/** The kind whose die is rolled next in a state: the first with dice to roll, -1 when all are rolled. */
export function kindToRoll(hand: Hand, parts: readonly number[]): number {
  for (let kind = 0; kind < hand.sets.length; kind += 1) {
    if ((parts[kind] ?? 0) >= (hand.sets[kind]?.fullCount ?? 0)) return kind;
  }
  return -1;
}

/** What the dice of each state of each kind show together, as keys of `code`: they add up over the kinds. */
export function keysOfStates(hand: Hand, code: TallyCode): readonly (readonly number[])[] {
  return hand.sets.map(({ counts }, kind) => {
    const keys = (hand.kinds[kind]?.classes ?? []).map(({ shows }) => code.encode(shows));
    return counts.map((list) => list.reduce((sum, count, index) => sum + count * (keys[index] ?? 0), 0));
  });
}

/** No symbol shows more often than this on all dice together. */
export function mostShown(kinds: readonly Kind[]): number {
  return kinds.reduce(
    (sum, { dice, classes }) =>
      sum + dice * Math.max(...classes.map(({ shows }) => Math.max(...Object.values(shows)))),
    0,
  );
}
