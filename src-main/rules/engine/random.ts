/** Seeded chance: one generator per record, so that no generator stands in a state and real dice disturb nothing. */
import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Random } from './types';

/** A stream of chance from a seed: the same text gives the same numbers on every machine. */
export function randomFrom(seed: string): Random {
  const generator = xoroshiro128plus(createHash('sha256').update(seed).digest().readInt32LE(0));
  return { below: (below) => uniformInt(generator, 0, below - 1) };
}

/**
 * The stream that answers the n-th record of a match. `salt` is 0 until the policy `fresh` asks for other dice after an
 * undo.
 */
export function chanceFor(seed: string, salt: number, record: number): Random {
  return randomFrom(JSON.stringify([seed, salt, record]));
}

/** A new order of a list, each as likely. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const held = order[last] as Item; // both stand inside the list
    order[last] = order[other] as Item;
    order[other] = held;
  }
  return order;
}

/** One of a list, each as likely; the list is not empty. */
export function pick<Item>(items: readonly Item[], random: Random): Item {
  const chosen = items[random.below(items.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from.');
  return chosen;
}
