/**
 * What may lie on the table of dice of one kind: how many of them show each of its classes of faces, with none to all
 * of the dice rolled. Numbered, all dice rolled first and fewer and fewer after, so that walking up the numbers meets
 * every state after the states it can become.
 */
export interface Multisets {
  /** Dice of this kind in all. */
  readonly dice: number;
  /** Dice by class, of each state. */
  readonly counts: readonly (readonly number[])[];
  /** Dice not rolled yet, of each state. */
  readonly rest: readonly number[];
  /** The state with one more die showing a class; empty where all are rolled. */
  readonly plus: readonly (readonly number[])[];
  /** The states 0 to `fullCount - 1` have all dice rolled. */
  readonly fullCount: number;
  readonly indexOf: (counts: readonly number[]) => number;
}

/** How many states `makeMultisets` would list: all ways of putting up to `dice` dice into `classes` classes. */
export function countMultisets(dice: number, classes: number): number {
  let count = 1;
  for (let step = 1; step <= classes; step += 1) count = (count * (dice + step)) / step;
  return Math.round(count);
}

/** How many of them have all dice rolled. */
export function countFullMultisets(dice: number, classes: number): number {
  return countMultisets(dice, classes - 1);
}

export function makeMultisets(dice: number, classes: number): Multisets {
  const counts: (readonly number[])[] = [];
  for (let size = dice; size >= 0; size -= 1) counts.push(...countsOfSize(size, classes));
  const numbers = new Map(counts.map((list, index) => [list.join(' '), index]));
  const indexOf = (list: readonly number[]): number => {
    const index = numbers.get(list.join(' '));
    if (index === undefined) throw new Error(`No state of ${dice} dice has the counts ${list.join(', ')}.`);
    return index;
  };
  const rest = counts.map((list) => list.reduce((left, count) => left - count, dice));
  const plus = counts.map((list, index) =>
    rest[index] === 0 ? [] : list.map((_, raised) => indexOf(list.with(raised, (list[raised] ?? 0) + 1))),
  );
  return { dice, counts, rest, plus, fullCount: rest.filter((left) => left === 0).length, indexOf };
}

function countsOfSize(size: number, classes: number): (readonly number[])[] {
  if (classes === 1) return [[size]];
  return Array.from({ length: size + 1 }, (_, first) =>
    countsOfSize(size - first, classes - 1).map((others) => [first, ...others]),
  ).flat();
}

/** The ways to roll exactly these counts with all dice: the multinomial coefficient times the ways of each class. */
export function waysOf(counts: readonly number[], ways: readonly number[]): bigint {
  let left = counts.reduce((sum, count) => sum + count, 0);
  let product = 1n;
  for (const [index, count] of counts.entries()) {
    product *= binomial(left, count) * BigInt(ways[index] ?? 0) ** BigInt(count);
    left -= count;
  }
  return product;
}

function binomial(from: number, chosen: number): bigint {
  let result = 1n;
  for (let step = 1; step <= chosen; step += 1) result = (result * BigInt(from - step + 1)) / BigInt(step);
  return result;
}

/** A way to pick up dice of a state in which all are rolled: the state left, and how many were picked up. */
export interface PickUp {
  readonly kept: number;
  readonly picked: number;
}

/** Every way to pick up at most `most` dice of each full state, fewest first. */
export function pickUps(sets: Multisets, most: number): readonly (readonly PickUp[])[] {
  return sets.counts.slice(0, sets.fullCount).map((counts) => {
    const found: PickUp[] = [];
    const walk = (index: number, left: readonly number[], picked: number): void => {
      if (index === counts.length) {
        found.push({ kept: sets.indexOf(left), picked });
        return;
      }
      for (let take = 0; take <= Math.min(counts[index] ?? 0, most - picked); take += 1) {
        walk(index + 1, left.with(index, (counts[index] ?? 0) - take), picked + take);
      }
    };
    walk(0, counts, 0);
    return found.sort((one, other) => one.picked - other.picked);
  });
}
