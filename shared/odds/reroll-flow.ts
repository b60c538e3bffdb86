/** Follows all ways of a pool through its rerolls: what is rolled, what is kept, what is rolled on top. */
import { forEachState, type Hand, keysOfStates, kindToRoll } from './hand';
import { waysOf } from './multisets';
import type { RerollChoice } from './reroll-policy';
import { nameOf, type Tally } from './symbols';
import { addWays, type TallyCode, type Weights } from './tally-weights';

/** The ways of each state, by its number; none where it cannot come about. */
export type StateWays = readonly (bigint | undefined)[];
/** What stays on the table of a full state: the states of the kinds. */
export type Keep = (parts: readonly number[]) => readonly number[];
/** What is done in each full state: which re-roll comes next, and what it leaves on the table. */
export interface Keeping {
  /** By its place among those that are left. */
  readonly nextOf: (parts: readonly number[]) => number;
  readonly keep: Keep;
}

/** The ways to roll each state that has all dice rolled, on top of those that lie there. */
export function firstRoll(hand: Hand): StateWays {
  const byKind = hand.sets.map((set, kind) => {
    const { classes, lying } = hand.kinds[kind] ?? { classes: [], lying: [] };
    const ways = classes.map((one) => one.ways);
    return set.counts.slice(0, set.fullCount).map((counts) => {
      const rolled = counts.map((count, index) => count - (lying[index] ?? 0));
      return rolled.some((count) => count < 0) ? 0n : waysOf(rolled, ways);
    });
  });
  const result: bigint[] = [];
  forEachState(hand, 'full', (state, parts) => {
    let product = 1n;
    for (let kind = 0; kind < byKind.length; kind += 1) product *= byKind[kind]?.[parts[kind] ?? 0] ?? 0n;
    if (product > 0n) result[state] = product;
  });
  return result;
}

/** The ways of each state apart, by which of so many re-rolls comes next there. */
export function splitWays(
  hand: Hand,
  ways: StateWays,
  nextOf: (parts: readonly number[]) => number,
  count: number,
): readonly StateWays[] {
  if (count === 1) return [ways];
  const split = Array.from({ length: count }, (): bigint[] => []);
  forEachState(hand, 'full', (state, parts) => {
    const held = ways[state];
    const part = held === undefined ? undefined : split[nextOf(parts)];
    if (held !== undefined && part !== undefined) part[state] = held;
  });
  return split;
}

/** The ways of both together. */
export function joinWays(one: StateWays | undefined, other: StateWays): StateWays {
  if (one === undefined) return other;
  const sum = [...one];
  other.forEach((ways, state) => {
    if (ways !== undefined) sum[state] = (sum[state] ?? 0n) + ways;
  });
  return sum;
}

/** At most so many dice of each kind are picked up by a reroll of `most`. */
export function mostPicked(hand: Hand, most: number): readonly number[] {
  return hand.kinds.map(({ dice }) => Math.min(most, dice));
}

/**
 * Makes a reroll's choice, found on `seen`, one on `hand`, which tells more faces apart: of the faces that the choice
 * cannot tell apart, those that stand first among the classes are picked up first.
 */
export function makeKeeping(
  hand: Hand,
  seen: Hand,
  view: (shows: Tally) => Tally,
): (choice: RerollChoice | undefined) => Keeping {
  const kinds = hand.sets.map((_, kind) => makeKindKeeping(hand, seen, kind, view));
  const seenOf = (parts: readonly number[]): number => {
    let rolled = 0;
    for (const [kind, { seenPart }] of kinds.entries()) {
      rolled += (seenPart[parts[kind] ?? 0] ?? 0) * (seen.strides[kind] ?? 0);
    }
    return rolled;
  };
  return (choice) => ({
    nextOf: (parts) => choice?.next[seenOf(parts)] ?? 0,
    keep: (parts) => {
      const rolled = seenOf(parts);
      const kept = choice?.kept[rolled] ?? rolled;
      return kinds.map(({ keepOf }, kind) => {
        const seenStates = seen.sets[kind]?.counts.length ?? 1;
        return keepOf(parts[kind] ?? 0, Math.floor(kept / (seen.strides[kind] ?? 1)) % seenStates);
      });
    },
  });
}

interface KindKeeping {
  /** The state on `seen` of each full state. */
  readonly seenPart: readonly number[];
  readonly keepOf: (part: number, seenKept: number) => number;
}

function makeKindKeeping(hand: Hand, seen: Hand, kind: number, view: (shows: Tally) => Tally): KindKeeping {
  const [set, seenSet] = [hand.sets[kind], seen.sets[kind]];
  if (set === undefined || seenSet === undefined) throw new Error('The two hands differ in their kinds.');
  const seenNames = (seen.kinds[kind]?.classes ?? []).map(({ shows }) => nameOf(shows));
  const seenClass = (hand.kinds[kind]?.classes ?? []).map(({ shows }) =>
    seenNames.indexOf(nameOf(view(shows))),
  );
  const seenCounts = (counts: readonly number[]) =>
    seenNames.map((_, index) =>
      counts.reduce((sum, count, own) => sum + (seenClass[own] === index ? count : 0), 0),
    );
  const seenPart = set.counts.slice(0, set.fullCount).map((counts) => seenSet.indexOf(seenCounts(counts)));
  const known = new Map<number, number>();
  const keepOf = (part: number, seenKept: number): number => {
    const name = part * seenSet.counts.length + seenKept;
    const found = known.get(name);
    if (found !== undefined) return found;
    const toKeep = [...(seenSet.counts[seenKept] ?? [])];
    // From the class most worth keeping down, each takes what is left of its seen class.
    const counts = [...(set.counts[part] ?? [])];
    for (let own = counts.length - 1; own >= 0; own -= 1) {
      const group = seenClass[own] ?? 0;
      counts[own] = Math.min(counts[own] ?? 0, toKeep[group] ?? 0);
      toKeep[group] = (toKeep[group] ?? 0) - (counts[own] ?? 0);
    }
    const kept = set.indexOf(counts);
    known.set(name, kept);
    return kept;
  };
  return { seenPart, keepOf };
}

/** The ways of each full state after a reroll of up to `most` dice that others follow. */
export function rollBetween(hand: Hand, most: number, ways: StateWays, keep: Keep): StateWays {
  const picked = mostPicked(hand, most);
  const result: bigint[] = [];
  forEachState(hand, 'full', (state, parts) => {
    const held = ways[state];
    if (held === undefined) return;
    const kept = keep(parts);
    let [target, scale] = [0, 1n];
    for (const [kind, part] of kept.entries()) {
      target += part * (hand.strides[kind] ?? 0);
      const rest = hand.sets[kind]?.rest[part] ?? 0;
      scale *= hand.kinds[kind]?.rolls[(picked[kind] ?? 0) - rest] ?? 1n;
    }
    result[target] = (result[target] ?? 0n) + held * scale;
  });
  forEachState(hand, 'falling', (state, parts) => {
    const held = result[state];
    if (held === undefined) return;
    const kind = kindToRoll(hand, parts);
    if (kind < 0) return;
    const [part, stride, ways] = [parts[kind] ?? 0, hand.strides[kind] ?? 0, hand.kinds[kind]?.ways ?? []];
    for (const [index, plus] of (hand.sets[kind]?.plus[part] ?? []).entries()) {
      const next = state + (plus - part) * stride;
      result[next] = (result[next] ?? 0n) + held * (ways[index] ?? 0n);
    }
  });
  return result;
}

/**
 * Picks up the dice of the last reroll: the tallies that stay on the table, by how many dice of each kind are in the
 * hand, from none to `mostPicked`, the last kind changing fastest.
 */
export function pickUpLast(
  hand: Hand,
  most: number,
  ways: StateWays,
  keep: Keep,
  code: TallyCode,
): readonly (Weights | undefined)[] {
  const picked = mostPicked(hand, most);
  const keys = keysOfStates(hand, code);
  const byRest: Weights[] = [];
  forEachState(hand, 'full', (state, parts) => {
    const held = ways[state];
    if (held === undefined) return;
    let [index, key] = [0, 0];
    for (const [kind, part] of keep(parts).entries()) {
      index = index * ((picked[kind] ?? 0) + 1) + (hand.sets[kind]?.rest[part] ?? 0);
      key += keys[kind]?.[part] ?? 0;
    }
    addWays((byRest[index] ??= new Map()), key, held);
  });
  // Its length says that the most may be in the hand, also where no way picks up so many.
  byRest.length = picked.reduce((product, one) => product * (one + 1), 1);
  return byRest;
}
